import OpenAI from 'openai';
import { aborted, ModelError, ModelTimeout } from '../errors.ts';
import type { LanguageModel } from '../model.ts';
import { sleep as realSleep, type Sleep } from '../sleep.ts';
import type { ChatMessage, ObjectTask, StreamTask } from '../tasks.ts';
import { attempt } from './attempt.ts';
import type { ModelCall } from './call.ts';
import { choicesFrom, CHOICES_INSTRUCTIONS } from './choices.ts';
import { isWorthRetrying, toModelError } from './errors.ts';
import { limitsOf, timeoutsOf } from './limits.ts';
import { firstTokens, modelCalls, modelTokens } from './metrics.ts';
import { createModelName } from './model-name.ts';
import { parseAs, repair } from './objects.ts';
import { DATA_RULE, dataBlock, type Spoken, type SpokenRequest } from './person-data.ts';
import { fetchWithReadableErrors } from './readable-errors.ts';
import { createServerTraits } from './server-traits.ts';
import { createTokenCount } from './token-count.ts';
import type { Timeouts } from './watchdog.ts';

export type OpenAiOptions = {
  /** Default: none is sent that means anything. */
  apiKey?: string;
  /** Default OpenAI's own. */
  baseUrl?: string;
  /** Default `gpt-4.1-mini` at OpenAI: it answers without a phase of reasoning. Elsewhere the first model that talks. */
  model?: string;
  timeouts?: Partial<Timeouts>;
  /** For waits between tries. */
  sleep?: Sleep;
  /** Milliseconds on any clock that only goes forward. */
  now?: () => number;
};

/** A model behind a server: it speaks, and knows neither exercises nor care. */
export type SpeakingModel = Omit<LanguageModel, 'stream'> & {
  stream: (request: SpokenRequest) => AsyncIterable<Spoken>;
};

const MAX_RETRIES = 2;
const BACK_OFF_MS = 500;
/** Whoever waits for a reply gets another answer sooner than a server that asks for a longer pause. */
const LONGEST_WAIT_MS = { stream: 5_000, object: 20_000 };

type Run = Omit<ModelCall, 'model' | 'maxTokens' | 'effort'> & {
  task: StreamTask | ObjectTask;
  longestWaitMs: number;
  caller: AbortSignal | undefined;
  onTokens: ((tokens: number) => void) | undefined;
};

/**
 * OpenAI's Responses API, or a server that speaks it or Chat Completions: which of the two, and what else a server does
 * not know, is found out at the first call and remembered for an hour.
 *
 * Rate limits, faults of the server and broken connections are tried again at most twice, a silence once, and only
 * while no text has come; `Retry-After` is honoured up to 5 s for replies, 20 s for objects. An object that does not
 * fit its schema is sent back once with what is wrong.
 */
export function createOpenAiModel(options: OpenAiOptions): SpeakingModel {
  const { apiKey = 'none', baseUrl = 'https://api.openai.com/v1', sleep = realSleep } = options;
  const { now = () => performance.now() } = options;
  const traits = createServerTraits(now);
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    fetch: fetchWithReadableErrors,
    // Retries are decided here, since the library's own go on waiting when the caller has left.
    maxRetries: 0,
    // Given, so that the library neither reads the environment nor logs bodies.
    organization: null,
    project: null,
    logLevel: 'off',
  });
  const modelName = createModelName({ client, given: options.model, baseUrl });

  /** Asks, and measures how the answer comes. What its reader stopped listening to is `aborted`. */
  async function* run(asked: Run): AsyncGenerator<Spoken> {
    const { task } = asked;
    const since = now();
    const seconds = () => (now() - since) / 1_000;
    let outcome = 'aborted';
    let hasBegun = false;
    try {
      for await (const piece of askWithRetries(asked)) {
        if (!hasBegun) firstTokens.observe({ task }, seconds());
        hasBegun = true;
        yield piece;
      }
      outcome = 'ok';
    } catch (error) {
      outcome = toModelError(error).kind;
      throw error;
    } finally {
      modelCalls.observe({ task, outcome }, seconds());
    }
  }

  async function* askWithRetries({
    task,
    longestWaitMs,
    caller,
    onTokens,
    ...asked
  }: Run): AsyncGenerator<Spoken> {
    if (caller?.aborted) throw aborted();
    const model = await modelName();
    const timeouts = { ...timeoutsOf(model), ...options.timeouts };
    const deadline = AbortSignal.timeout(timeouts.wholeMs);
    const signal = caller ? AbortSignal.any([caller, deadline]) : deadline;
    const isLate = () => deadline.aborted && !caller?.aborted;
    let call: ModelCall = { ...asked, ...limitsOf(model, task), model };
    let started = false;
    let silences = 0;
    for (let retries = 0; ; retries += 1) {
      const count = createTokenCount(call, onTokens);
      let choices: string[] = [];
      try {
        for await (const part of attempt({ client, call, traits, timeouts, signal })) {
          count.add(part);
          if (part.type === 'choices') choices = choicesFrom(part.json);
          if (part.type !== 'text') continue;
          started = true;
          yield part.text;
        }
        if (started) {
          if (choices.length > 0) yield { choices };
          return;
        }
        if (!call.offersChoices || retries === MAX_RETRIES)
          throw new ModelError('incomplete', 'The model answered with nothing');
        // Some models offer answers in place of an answer: then they may not.
        call = { ...call, offersChoices: false };
      } catch (error) {
        const failure = toModelError(error);
        if (isLate()) throw new ModelTimeout();
        const isSilent = failure instanceof ModelTimeout;
        if (isSilent) silences += 1;
        if (started || retries === MAX_RETRIES || silences > 1) throw failure;
        if (isSilent) continue;
        if (!isWorthRetrying(failure)) throw failure;
        await waitFor(failure, { retries, longestWaitMs, signal, isLate });
      } finally {
        modelTokens.inc({ task }, count.end());
      }
    }
  }

  async function waitFor(
    failure: ModelError,
    options: { retries: number; longestWaitMs: number; signal: AbortSignal; isLate: () => boolean },
  ) {
    const backOff = BACK_OFF_MS * 2 ** options.retries * (1 + Math.random() / 4);
    const ms = failure.retryAfterMs ?? backOff;
    if (ms > options.longestWaitMs) throw failure;
    try {
      await sleep(ms, options.signal);
    } catch (error) {
      throw options.isLate() ? new ModelTimeout() : error;
    }
  }

  return {
    provider: 'openai',

    stream: (request) =>
      run({
        task: request.task,
        instructions: instructionsOf(request),
        turns: conversation(request),
        safetyIdentifier: request.safetyIdentifier,
        format: null,
        offersChoices: request.offersChoices ?? false,
        longestWaitMs: LONGEST_WAIT_MS.stream,
        caller: request.signal,
        onTokens: request.onTokens,
      }),

    async object({ task, schema, schemaName, instructions, input, signal, safetyIdentifier, onTokens }) {
      const format = { name: schemaName, schema };
      const turns: ChatMessage[] = [{ role: 'user', content: JSON.stringify(input) }];
      const ask = () =>
        joined(
          run({
            task,
            instructions,
            turns,
            safetyIdentifier,
            format,
            offersChoices: false,
            longestWaitMs: LONGEST_WAIT_MS.object,
            caller: signal,
            onTokens,
          }),
        );

      const first = await ask();
      const parsed = parseAs(schema, first);
      if (parsed.success) return parsed.data;
      turns.push({ role: 'assistant', content: first });
      turns.push({ role: 'user', content: repair(parsed.problems, format) });
      const repaired = parseAs(schema, await ask());
      if (repaired.success) return repaired.data;
      throw new ModelError('malformed', `The model's ${schemaName} does not fit its schema`);
    },
  };
}

function instructionsOf(request: SpokenRequest): string {
  const parts = [request.instructions];
  if (request.offersChoices) parts.push(CHOICES_INSTRUCTIONS);
  if (dataBlock(request)) parts.push(DATA_RULE);
  return parts.join('\n\n');
}

function conversation(request: SpokenRequest): ChatMessage[] {
  const turns = request.messages.map(({ role, content }) => ({ role, content }));
  const data = dataBlock(request);
  return data === null ? turns : [{ role: 'user', content: data }, ...turns];
}

async function joined(pieces: AsyncIterable<Spoken>): Promise<string> {
  let text = '';
  for await (const piece of pieces) if (typeof piece === 'string') text += piece;
  return text;
}
