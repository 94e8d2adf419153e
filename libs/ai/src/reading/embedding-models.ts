import E5_CANARY from './canary-e5.json' with { type: 'json' };
import QWEN_CANARY from './canary-qwen.json' with { type: 'json' };

/** A sentence and its vector, committed: what a server gives for it tells whether it has the right model. */
export type EmbeddingCanary = { text: string; vector: readonly number[] };

export type EmbeddingModel = {
  /** What its server is asked for. */
  name: string;
  /** How many numbers a vector has. */
  dimensions: number;
  /** What stands before each text, put there by us, so that every server gives the same vector. */
  prefix: string;
  canary: EmbeddingCanary;
  /** Who serves it, for the metrics. */
  server: 'reading' | 'reader';
};

/** Of the reading server: it knows a query by its prefix. */
export const MULTILINGUAL_E5_SMALL: EmbeddingModel = {
  name: 'multilingual-e5-small',
  dimensions: 384,
  prefix: 'query: ',
  canary: E5_CANARY,
  server: 'reading',
};

/** Of the second reader: the mean of what the first 13 blocks of Qwen2.5-Coder-1.5B-Instruct make of each token. */
export const QWEN_CODER: EmbeddingModel = {
  name: 'qwen2.5-coder-1.5b-13',
  dimensions: 1_536,
  prefix: '',
  canary: QWEN_CANARY,
  server: 'reader',
};
