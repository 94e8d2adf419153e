import OpenAI from 'openai';
import PQueue from 'p-queue';
import { toModelError } from '../openai/errors.ts';

/** A vector of 384 numbers, of length 1. */
export type Embedding = readonly number[];

export type EmbeddingsOptions = {
  /** A server that speaks OpenAI's `/v1/embeddings`, with the path up to and including `v1`. */
  baseUrl: string;
  /** Default none. */
  apiKey?: string;
  /**
   * Default `e5-query`: the multilingual-e5-small model with its prefix for queries, which the heads are trained
   * with.
   */
  model?: string;
  /** How long one call may take, in ms. Default 20,000. */
  timeoutMs?: number;
};

export type EmbedOptions = {
  /** Of the calls that wait, those with a higher number go first. Default 0. */
  priority?: number;
  signal?: AbortSignal;
};

export type Embeddings = {
  /**
   * One embedding for each text, in their order. Calls are made one at a time: the embedded server computes one, and
   * resets connections when many come at once.
   *
   * @throws ModelError
   */
  embed: (texts: readonly string[], options?: EmbedOptions) => Promise<Embedding[]>;
};

const DIMENSIONS = 384;

/** Sentence embeddings by the server at `baseUrl`. */
export function createEmbeddings({
  baseUrl,
  apiKey = 'none',
  model = 'e5-query',
  timeoutMs = 20_000,
}: EmbeddingsOptions): Embeddings {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: timeoutMs,
    organization: null,
    project: null,
    logLevel: 'off',
  });
  const queue = new PQueue({ concurrency: 1 });

  async function call(input: string[], signal: AbortSignal | undefined): Promise<Embedding[]> {
    const { data } = await client.embeddings.create(
      { model, input, encoding_format: 'float' },
      { ...(signal && { signal }) },
    );
    const embeddings = input.map((_, index) => data.find((each) => each.index === index)?.embedding ?? []);
    if (!embeddings.every(isEmbedding))
      throw new Error('The server answered with something else than embeddings');
    return embeddings;
  }

  return {
    embed: async (texts, { priority = 0, signal } = {}) => {
      try {
        return await queue.add(() => call([...texts], signal), { priority, ...(signal && { signal }) });
      } catch (error) {
        throw toModelError(error);
      }
    },
  };
}

function isEmbedding(vector: readonly number[]): boolean {
  return vector.length === DIMENSIONS && vector.every(Number.isFinite);
}
