import type { ObjectTask, StreamTask } from '../tasks.ts';
import type { ModelCall } from './call.ts';
import { isSmallModel, isReasoningModel } from './model-traits.ts';
import { DEFAULT_TIMEOUTS, type AnswerTimeouts } from './watchdog.ts';

type Task = StreamTask | ObjectTask;

/** One to four short sentences, in any script. */
const TALK_LIMITS = { tokens: 320, effort: 'low' } as const;

const TASK_LIMITS: Record<Task, { tokens: number; effort: 'low' | 'medium' }> = {
  'companion.write': TALK_LIMITS,
  'companion.heal': TALK_LIMITS,
  'companion.plan': TALK_LIMITS,
  soulprint: { tokens: 8_000, effort: 'medium' },
  care: { tokens: 200, effort: 'low' },
  summary: { tokens: 1_000, effort: 'low' },
  suggestions: { tokens: 1_000, effort: 'low' },
  feelings: { tokens: 6_000, effort: 'low' },
};

/** What a reasoning model may think besides: it counts as output. */
const REASONING_TOKENS = { low: 4_000, medium: 12_000 } as const;

/** A small model that talks goes astray the longer it does, and begins to write the other side of the talk. */
const SMALL_MODEL_TALK_LIMITS = {
  tokens: 160,
  temperature: 0.6,
  stop: ['\nPerson:', '\nUser:', '\nHuman:', '\nThey:'],
} as const;

/** They think in silence; the whole holds two silences and the answer. */
const REASONING_TIMEOUTS: AnswerTimeouts = { firstTokenMs: 60_000, idleMs: 30_000, wholeMs: 180_000 };

export const timeoutsForModel = (model: string): AnswerTimeouts =>
  isReasoningModel(model) ? REASONING_TIMEOUTS : DEFAULT_TIMEOUTS;

type CallLimits = Pick<ModelCall, 'maxTokens' | 'effort' | 'temperature' | 'stop'>;

/** How much a model may write for a task, how freely, and how long it should think. */
export function callLimits(model: string, task: Task): CallLimits {
  const { tokens, effort } = TASK_LIMITS[task];
  const isSmallTalk = TASK_LIMITS[task] === TALK_LIMITS && isSmallModel(model);
  const most = isSmallTalk ? SMALL_MODEL_TALK_LIMITS.tokens : tokens;
  return {
    maxTokens: isReasoningModel(model) ? most + REASONING_TOKENS[effort] : most,
    effort: isReasoningModel(model) ? effort : null,
    temperature: isSmallTalk ? SMALL_MODEL_TALK_LIMITS.temperature : null,
    // Where a model thinks aloud first, a thought may hold one.
    stop: isSmallTalk && !isReasoningModel(model) ? SMALL_MODEL_TALK_LIMITS.stop : [],
  };
}
