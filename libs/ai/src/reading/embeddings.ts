import OpenAI from 'openai';
import PQueue from 'p-queue';
import { Histogram } from 'prom-client';
import { toModelError } from '../openai/errors.ts';

/** A vector of 384 numbers, of length 1. */
export type Embedding = readonly number[];

export type EmbedOptions = {
  /** Of the calls that wait, those with a higher number go first. Default 0. */
  priority?: number;
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
const TIMEOUT_MS = 20_000;
/** multilingual-e5-small with its prefix for queries, which the heads are trained with. */
const MODEL = 'e5-query';

const calls = new Histogram({
  name: 'inkwell_reading_call_seconds',
  help: 'How long calls of the reading server took, the wait for others left out.',
  labelNames: ['outcome'],
  buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20],
});

/**
 * Sentence embeddings by a server that speaks OpenAI's `/v1/embeddings` and asks for no key. A call takes 20 s at most.
 *
 * @param baseUrl its address, up to and including `v1`
 */
export function createEmbeddings(baseUrl: string): Embeddings {
  const client = new OpenAI({
    // The client demands one.
    apiKey: 'none',
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: TIMEOUT_MS,
    organization: null,
    project: null,
    logLevel: 'off',
  });
  const queue = new PQueue({ concurrency: 1 });

  async function call(input: string[]): Promise<Embedding[]> {
    const { data } = await client.embeddings.create({ model: MODEL, input, encoding_format: 'float' });
    const embeddings = input.map((_, index) => data.find((each) => each.index === index)?.embedding ?? []);
    if (!embeddings.every(isEmbedding))
      throw new Error('The server answered with something else than embeddings');
    return embeddings;
  }

  return {
    embed: async (texts, { priority = 0 } = {}) => {
      try {
        return await queue.add(() => measured(() => call([...texts])), { priority });
      } catch (error) {
        throw toModelError(error);
      }
    },
  };
}

async function measured<T>(call: () => Promise<T>): Promise<T> {
  const end = calls.startTimer();
  try {
    const result = await call();
    end({ outcome: 'ok' });
    return result;
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
}

function isEmbedding(vector: readonly number[]): boolean {
  return vector.length === DIMENSIONS && vector.every(Number.isFinite);
}
