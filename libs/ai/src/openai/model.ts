import { HOUR_MS } from '@inkwell/contracts/constants';
import OpenAI from 'openai';
import { createAbortedError, ModelError, ModelTimeoutError } from '../errors.ts';
import type { LanguageModel, StreamRequest } from '../model.ts';
import { sleep as realSleep, type Sleep } from '../sleep.ts';
import type { ChatMessage, ObjectTask, StreamTask } from '../tasks.ts';
import { attemptCall } from './attempt.ts';
import type { ModelCall, ToolCall, ModelTurnInput } from './call.ts';
import { isWorthRetrying, toModelError } from './errors.ts';
import { callLimits, timeoutsForModel } from './limits.ts';
import { firstTokenSeconds, modelCallSeconds, modelTokens } from './metrics.ts';
import { createModelName } from './model-name.ts';
import { isSmallModel, type ModelTraits, isReasoningModel, contextWindow } from './model-traits.ts';
import { parseWithSchema, repairPrompt } from './objects.ts';
import { fetchWithReadableErrors } from './readable-errors.ts';
import { createServerTraits } from './server-traits.ts';
import { createTokenCount } from './token-count.ts';
import { answerWithTools, type Toolbox } from './tool-rounds.ts';
import type { AnswerTimeouts } from './watchdog.ts';
import { fetchContextWindow } from './window.ts';

export type OpenAiOptions = {
  /** Default: none is sent that means anything. */
  apiKey?: string;
  /** Default OpenAI's own. */
  baseUrl?: string;
  /** Default `gpt-4.1-mini` at OpenAI: it answers without a phase of reasoning. Elsewhere the first model that talks. */
  model?: string;
  timeouts?: Partial<AnswerTimeouts>;
  /** For waits between tries. */
  sleep?: Sleep;
  /** Milliseconds on any clock that only goes forward. */
  now?: () => number;
};

/** What a model is asked to say. */
export type SpeakRequest = {
  task: StreamTask;
  /** The same for everybody: a server keeps what it has read of it. */
  instructions: string;
  /** Oldest first; the last is the one to answer. */
  turns: readonly ModelTurnInput[];
  toolbox?: Toolbox | undefined;
} & Pick<StreamRequest, 'safetyIdentifier' | 'onTokens' | 'signal'>;

/** A model behind a server: it speaks, and knows neither exercises nor care. */
export type SpeakingModel = Pick<LanguageModel, 'provider' | 'object'> & {
  traits: () => Promise<ModelTraits>;
  stream: (request: SpeakRequest) => AsyncIterable<string>;
};

const MAX_RETRIES = 2;
const RETRY_DELAY_MS = 500;
const WINDOW_CACHE_MS = HOUR_MS;
const UNKNOWN_WINDOW_CACHE_MS = 60_000;
/** Whoever waits for a reply gets another answer sooner than a server that asks for a longer pause. */
const MAX_RETRY_WAIT_MS = { stream: 5_000, object: 20_000 };

type CallContent = Omit<ModelCall, 'model' | 'maxTokens' | 'effort' | 'temperature' | 'stop'> & {
  task: StreamTask | ObjectTask;
  longestWaitMs: number;
  caller: AbortSignal | undefined;
  onTokens: ((tokens: number) => void) | undefined;
};

/**
 * OpenAI's Responses API, or a server that speaks it or Chat Completions: which of the two, and what else a server does
 * not know, is found out at the first call and remembered for an hour.
 *
 * Rate limits, faults of the server and broken connections are tried again at most twice, and only while no text has
 * come; `Retry-After` is honoured up to 5 s for replies, 20 s for objects. A silence is waited for once. An object that
 * does not fit its schema is sent back once with what is wrong.
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
  let window: { of: string; tokens: Promise<number | null>; until: number } | undefined;

  /** As the server told it within the hour: a model may be loaded otherwise by then. */
  async function windowTokens(name: string): Promise<number> {
    if (window?.of !== name || window.until < now())
      window = {
        of: name,
        tokens: fetchContextWindow(baseUrl, name, apiKey),
        until: now() + WINDOW_CACHE_MS,
      };
    const asked = window;
    const tokens = await asked.tokens;
    // One that is away, or says nothing, is asked again sooner.
    if (tokens === null) asked.until = Math.min(asked.until, now() + UNKNOWN_WINDOW_CACHE_MS);
    return tokens ?? contextWindow(name);
  }

  /** Asks, and measures how the answer comes. What its reader stopped listening to is `aborted`. */
  async function* run(asked: CallContent): AsyncGenerator<string | ToolCall> {
    const { task } = asked;
    const since = now();
    const seconds = () => (now() - since) / 1_000;
    let outcome = 'aborted';
    let hasBegun = false;
    try {
      for await (const piece of askWithRetries(asked)) {
        if (!hasBegun) firstTokenSeconds.observe({ task }, seconds());
        hasBegun = true;
        yield piece;
      }
      outcome = 'ok';
    } catch (error) {
      outcome = toModelError(error).kind;
      throw error;
    } finally {
      modelCallSeconds.observe({ task, outcome }, seconds());
    }
  }

  async function* askWithRetries({
    task,
    longestWaitMs,
    caller,
    onTokens,
    ...asked
  }: CallContent): AsyncGenerator<string | ToolCall> {
    if (caller?.aborted) throw errorOfAbort(caller);
    const model = await modelName();
    const timeouts = { ...timeoutsForModel(model), ...options.timeouts };
    const deadline = AbortSignal.timeout(timeouts.wholeMs);
    const signal = caller ? AbortSignal.any([caller, deadline]) : deadline;
    const isLate = () => deadline.aborted && !caller?.aborted;
    const call: ModelCall = { ...asked, ...callLimits(model, task), model };
    let started = false;
    for (let retries = 0; ; retries += 1) {
      const count = createTokenCount(call, onTokens);
      const called: ToolCall[] = [];
      try {
        for await (const part of attemptCall({ client, call, traits, timeouts, signal })) {
          count.add(part);
          if (part.type === 'tool') called.push(part.call);
          if (part.type !== 'text') continue;
          started = true;
          yield part.text;
        }
        yield* called;
        if (!started && called.length === 0)
          throw new ModelError('incomplete', 'The model answered with nothing');
        return;
      } catch (error) {
        const failure = toModelError(error);
        if (isLate()) throw new ModelTimeoutError();
        if (caller?.aborted) throw errorOfAbort(caller);
        if (started || retries === MAX_RETRIES || !isWorthRetrying(failure)) throw failure;
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
    const backOff = RETRY_DELAY_MS * 2 ** options.retries * (1 + Math.random() / 4);
    const ms = failure.retryAfterMs ?? backOff;
    if (ms > options.longestWaitMs) throw failure;
    try {
      await sleep(ms, options.signal);
    } catch (error) {
      throw options.isLate() ? new ModelTimeoutError() : error;
    }
  }

  return {
    provider: 'openai',

    traits: async () => {
      const name = await modelName();
      const isSmallOne = isSmallModel(name);
      return {
        name,
        isSmall: isSmallOne,
        reasons: isReasoningModel(name),
        window: await windowTokens(name),
        takesTools: !isSmallOne && !traits.lacks('tools'),
      };
    },

    stream: ({ task, instructions, turns, toolbox, safetyIdentifier, onTokens, signal }) =>
      answerWithTools(
        (said, mayCallTools) =>
          run({
            task,
            instructions,
            turns: said,
            safetyIdentifier,
            format: null,
            tools: toolbox?.tools ?? [],
            mayCallTools,
            longestWaitMs: MAX_RETRY_WAIT_MS.stream,
            caller: signal,
            onTokens,
          }),
        turns,
        toolbox,
      ),

    async object({ task, schema, schemaName, instructions, input, signal, safetyIdentifier, onTokens }) {
      const format = { name: schemaName, schema };
      const turns: ChatMessage[] = [{ role: 'user', content: JSON.stringify(input) }];
      const ask = () =>
        joinText(
          run({
            task,
            instructions,
            turns,
            safetyIdentifier,
            format,
            tools: [],
            mayCallTools: false,
            longestWaitMs: MAX_RETRY_WAIT_MS.object,
            caller: signal,
            onTokens,
          }),
        );

      const first = await ask();
      const parsed = parseWithSchema(schema, first);
      if (parsed.success) return parsed.data;
      turns.push({ role: 'assistant', content: first });
      turns.push({ role: 'user', content: repairPrompt(parsed.problems, format) });
      const repaired = parseWithSchema(schema, await ask());
      if (repaired.success) return repaired.data;
      throw new ModelError('malformed', `The model's ${schemaName} does not fit its schema`);
    },
  };
}

/** A caller whose own time for the answer was over says so by the reason of its signal. */
const errorOfAbort = ({ reason }: AbortSignal): ModelError =>
  reason instanceof ModelTimeoutError ? reason : createAbortedError();

async function joinText(pieces: AsyncIterable<string | ToolCall>): Promise<string> {
  let text = '';
  for await (const piece of pieces) if (typeof piece === 'string') text += piece;
  return text;
}
