import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { freePort, stopChild } from '@inkwell/servers';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { READER_FILE } from '../reader/model.ts';
import type { SupervisedProcess } from './supervised-process.ts';
import { startReader } from './reader.ts';

const root = dirname(dirname(import.meta.dirname));
const START_MS = 60_000;

/** In place of node-llama-cpp: the vectors of all texts have one direction. */
const LIBRARY = `
export const getLlama = async () => ({ loadModel: async () => ({ createEmbeddingContext: async () => ({
  calculateInputLength: (text) => text.length,
  getEmbeddingFor: async (text) => ({ vector: [3 * text.length, -4 * text.length] }),
}) }) });
`;

let folder = '';
const cleanups: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-reader-'));
  await mkdir(join(folder, 'logs'));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  await rm(folder, { recursive: true });
});

/** A cache in which an earlier start has left library and model. */
async function fillCache(): Promise<void> {
  const runtime = join(root, 'tools', 'model-files', 'runtime', 'package.json');
  const { dependencies } = JSON.parse(await readFile(runtime, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const name = `node-llama-cpp-${dependencies['node-llama-cpp']}-${process.platform}-${process.arch}`;
  const library = join(folder, 'inkwell', name, 'node_modules', 'node-llama-cpp');
  await mkdir(join(library, 'dist'), { recursive: true });
  await writeFile(join(library, 'package.json'), '{ "type": "module" }');
  await writeFile(join(library, 'dist', 'index.js'), LIBRARY);
  await mkdir(join(folder, 'inkwell', 'models'), { recursive: true });
  await writeFile(join(folder, 'inkwell', 'models', READER_FILE.name), 'cut before');
}

async function start({ signal = new AbortController().signal, cache = folder, port = 1 } = {}) {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const supervisor = {
    start: async ({ launch }: SupervisedProcess) => {
      await launch((child) => cleanups.push(() => stopChild(child)));
    },
  };
  const values = { PATH: process.env['PATH'] ?? '', XDG_CACHE_HOME: cache };
  await startReader({ root, dataDir: folder, values, say, signal }, { port, supervisor });
  return said;
}

test('when all is in the cache, then it is served without a fetch', { timeout: START_MS }, async () => {
  await fillCache();
  const port = await freePort();
  expect(await start({ port })).toEqual([expect.stringMatching(/reader +ready, /)]);
  const response = await fetch(`http://127.0.0.1:${port}/v1/embeddings`, {
    method: 'POST',
    body: JSON.stringify({ model: 'qwen2.5-coder-1.5b-13', input: ['I got the job!!'] }),
  });
  expect(await response.json()).toMatchObject({ data: [{ index: 0, embedding: [0.6, -0.8] }] });
  expect(await readFile(join(folder, 'logs', 'reader.log'), 'utf8')).toContain('answers on');
});

test('when it cannot be had, then start goes on and says who reads', async () => {
  const notAFolder = join(folder, 'file');
  await writeFile(notAFolder, '');
  expect(await start({ cache: notAFolder })).toEqual([
    expect.stringMatching(/reader +the first reader alone \(ENOTDIR/),
  ]);
});

test('when everything is stopped meanwhile, then nothing of a failure is said', async () => {
  expect((await start({ signal: AbortSignal.abort() })).join('\n')).not.toContain('first reader alone');
});
