import { DAY_MS, HOUR_MS } from '@inkwell/contracts/constants';
import OpenAI from 'openai';
import PQueue from 'p-queue';
import { Counter, Gauge, Histogram } from 'prom-client';
import { ModelError } from '../errors.ts';
import { toModelError } from '../openai/errors.ts';
import { MULTILINGUAL_E5_SMALL, type EmbeddingCanary, type EmbeddingModel } from './embedding-models.ts';

/** A vector of length 1, of as many numbers as its model gives. */
export type Embedding = readonly number[];

export type EmbedOptions = {
  /** Of the calls that wait, those with a higher number go first. Default 0. */
  priority?: number;
  /** Whose text it is: of two with the same priority the one goes first who has less waiting. Default: nobody's. */
  person?: string | undefined;
};

export type Embeddings = {
  /**
   * One embedding for each text, in their order. Calls are made one at a time: the embedded server computes one, and
   * resets connections when many come at once.
   *
   * @throws ModelError; `rate_limited` where too many wait, of all or of that person, `malformed` where the server has
   *   another model, `refused` where it does not read one of the texts
   */
  embed: (texts: readonly string[], options?: EmbedOptions) => Promise<Embedding[]>;
  /**
   * Asks whether the server gives the vectors that the heads were trained on. Before a call it is asked where the last
   * answer is older than `RECHECK_MS`.
   *
   * @throws ModelError where it cannot be asked
   */
  check: () => Promise<boolean>;
};

const CALL_TIMEOUT_MS = 20_000;
/** More calls than this are a fault or an attack: what is not read now is read later, by the sweep. */
const MAX_WAITING_CALLS = 500;
/** Nobody writes so many messages while one is read: a script that does takes no place of others in the queue. */
const MAX_WAITING_CALLS_PER_PERSON = 20;
/** What a person loses in priority for each of their calls that waits. */
const MAX_PRIORITY_LOSS = 9;
/** The models read 512 tokens; what follows changes nothing. */
export const READ_CHARACTERS = 2_000;
/** So long after it was written a text is tried again while the reading server does not answer. */
export const RETRIED_MS = DAY_MS;
/** So long it counts what a server gave for the canary, in ms. */
export const RECHECK_MS = { trusted: HOUR_MS, untrusted: 60_000 };
/** What a server answers to a text that it cannot read: too long, or too many tokens. Others are of the server, or the call. */
const REFUSAL_STATUSES: ReadonlySet<number | undefined> = new Set([400, 413, 422]);
/** Between the vectors of two builds of the same model; another model, or no prefix, stays below. */
const MIN_LIKENESS = 0.97;

const callSeconds = new Histogram({
  name: 'inkwell_reading_call_seconds',
  help: 'How long calls of a server of embeddings took, the wait for others left out.',
  labelNames: ['server', 'outcome'],
  buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20],
});
const refusedCalls = new Counter({
  name: 'inkwell_reading_refused_total',
  help: 'Calls that were not made because too many waited: of all, or of one person.',
  labelNames: ['server', 'bound'],
});
const trustedServers = new Gauge({
  name: 'inkwell_reading_trusted',
  help: 'Whether a server of embeddings gives the vectors that the heads were trained on: 1, or 0.',
  labelNames: ['server'],
});

type EmbeddingsOptions = {
  /** Default multilingual-e5-small. */
  model?: EmbeddingModel;
  /** Default: that of the model. */
  canary?: EmbeddingCanary;
  now?: () => number;
};

/**
 * Embeddings of texts by a server that speaks OpenAI's `/v1/embeddings` and asks for no key. A call takes 20 s at most.
 *
 * Its vectors are only used while those of a committed sentence are right.
 *
 * @param baseUrl its address, up to and including `v1`
 */
export function createEmbeddings(
  baseUrl: string,
  { model = MULTILINGUAL_E5_SMALL, canary = model.canary, now = Date.now }: EmbeddingsOptions = {},
): Embeddings {
  const { server } = model;
  const client = new OpenAI({
    // The client demands one.
    apiKey: 'none',
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: CALL_TIMEOUT_MS,
    organization: null,
    project: null,
    logLevel: 'off',
  });
  const queue = new PQueue({ concurrency: 1 });
  const waiting = new Map<string, number>();
  let checkedAt = -Infinity;
  let isTrusted = false;
  trustedServers.set({ server }, 0);
  // A counter that begins with its first refusal shows no increase by it.
  for (const bound of ['all', 'person']) refusedCalls.inc({ server, bound }, 0);

  async function call(texts: readonly string[]): Promise<Embedding[]> {
    const input = texts.map((text) => `${model.prefix}${text}`);
    const { data } = await client.embeddings.create({
      model: model.name,
      input,
      encoding_format: 'float',
    });
    const embeddings = input.map((_, index) => data.find((each) => each.index === index)?.embedding ?? []);
    if (!embeddings.every((vector) => isEmbedding(vector, model.dimensions)))
      throw new Error('The server answered with something else than embeddings');
    return embeddings;
  }

  async function checkCanary(): Promise<boolean> {
    const [vector = []] = await call([canary.text]);
    isTrusted = cosine(vector, canary.vector) >= MIN_LIKENESS;
    checkedAt = now();
    trustedServers.set({ server }, isTrusted ? 1 : 0);
    return isTrusted;
  }

  /** Checks within a call's turn, so that nothing is read by a server that was not checked. */
  async function callTrusted(texts: readonly string[]): Promise<Embedding[]> {
    const isKnown = now() - checkedAt < (isTrusted ? RECHECK_MS.trusted : RECHECK_MS.untrusted);
    if (!(isKnown ? isTrusted : await checkCanary()))
      throw new ModelError('malformed', 'The reading server has another model');
    try {
      return await measureCall(server, () => call(texts));
    } catch (error) {
      const { status } = toModelError(error);
      // What refuses the canary, which it is known to read, is a fault of the server.
      if (REFUSAL_STATUSES.has(status) && (await checkCanary()))
        throw new ModelError('refused', 'The reading server refused a text', { status });
      throw error;
    }
  }

  async function enqueue<T>(work: () => Promise<T>, { priority = 0, person }: EmbedOptions = {}): Promise<T> {
    const mine = person === undefined ? 0 : (waiting.get(person) ?? 0);
    if (queue.size >= MAX_WAITING_CALLS || mine >= MAX_WAITING_CALLS_PER_PERSON) {
      refusedCalls.inc({ server, bound: mine >= MAX_WAITING_CALLS_PER_PERSON ? 'person' : 'all' });
      throw new ModelError('rate_limited', 'Too many texts wait for the reading server');
    }
    if (person !== undefined) waiting.set(person, mine + 1);
    try {
      return await queue.add(work, { priority: priority - Math.min(mine, MAX_PRIORITY_LOSS) });
    } catch (error) {
      throw toModelError(error);
    } finally {
      if (person !== undefined) decrementCount(waiting, person);
    }
  }

  return {
    embed: (texts, options) => enqueue(() => callTrusted(texts), options),
    check: () => enqueue(checkCanary, { priority: Infinity }),
  };
}

function decrementCount(counts: Map<string, number>, name: string): void {
  const left = (counts.get(name) ?? 1) - 1;
  if (left === 0) counts.delete(name);
  else counts.set(name, left);
}

/** Of two vectors of length 1. */
const cosine = (a: Embedding, b: Embedding) =>
  a.reduce((sum, value, dimension) => sum + value * (b[dimension] ?? 0), 0);

async function measureCall<T>(server: EmbeddingModel['server'], call: () => Promise<T>): Promise<T> {
  const end = callSeconds.startTimer();
  try {
    const result = await call();
    end({ server, outcome: 'ok' });
    return result;
  } catch (error) {
    end({ server, outcome: 'failed' });
    throw error;
  }
}

function isEmbedding(vector: readonly number[], dimensions: number): boolean {
  return vector.length === dimensions && vector.every(Number.isFinite);
}
