import { QWEN_CODER } from '@inkwell/ai/reading';

import { importLlama, LLAMA_THREADS } from '../model-files/llama.ts';

/** What is used of node-llama-cpp. */
type LlamaLibrary = { getLlama: (options: object) => Promise<Llama> };
type Llama = { loadModel: (options: object) => Promise<LoadedModel>; dispose: () => Promise<void> };
type LoadedModel = { createEmbeddingContext: (options: object) => Promise<EmbeddingContext> };
type EmbeddingContext = {
  calculateInputLength: (text: string) => number;
  getEmbeddingFor: (text: string) => Promise<{ vector: readonly number[] }>;
};

/** The `model` of requests and answers. */
export const READER_ID = QWEN_CODER.name;
/** For a mean over all tokens of a text they are computed at once, and each takes 0.6 MB. A piece of a text has some 300. */
const MAX_TOKENS = 1_024;

/** What gives the vectors of texts, one at a time. */
export type Embedder = {
  id: string;
  /** @throws TextTooLong */
  embed: (text: string) => Promise<{ vector: readonly number[]; tokens: number }>;
};

/** Its message says nothing of the text but how long it is. */
export class TextTooLongError extends Error {
  override readonly name = 'TextTooLong';
}

/**
 * Loads the reader's model.
 *
 * @param library the folder of node-llama-cpp
 * @param path of the model's file
 * @throws Error where it cannot be loaded
 */
export async function loadEmbedder(
  library: string,
  path: string,
): Promise<Embedder & { dispose: () => Promise<void> }> {
  const { getLlama } = await importLlama<LlamaLibrary>(library);
  const llama = await getLlama({ build: 'never', logLevel: 'error', maxThreads: LLAMA_THREADS });
  const model = await llama.loadModel({ modelPath: path });
  const context = await model.createEmbeddingContext({
    contextSize: MAX_TOKENS,
    batchSize: MAX_TOKENS,
    threads: LLAMA_THREADS,
  });
  return {
    id: READER_ID,
    embed: async (text) => {
      const tokens = context.calculateInputLength(text);
      // At exactly as many the library refuses, too.
      if (tokens >= MAX_TOKENS)
        throw new TextTooLongError(`A text has ${tokens} tokens; at most ${MAX_TOKENS - 1} are read.`);
      const { vector } = await context.getEmbeddingFor(text);
      return { vector: normalizeVector(vector), tokens };
    },
    dispose: () => llama.dispose(),
  };
}

/** @throws Error where the vector has no direction */
export function normalizeVector(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  if (!(length > 0 && Number.isFinite(length))) throw new Error('the vector has no direction');
  return vector.map((value) => value / length);
}
