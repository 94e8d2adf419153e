import type { ObjectTask, StreamTask } from '../tasks.ts';
import type { ModelCall } from './call.ts';
import { isSmallModel, reasons } from './model-traits.ts';
import { DEFAULT_TIMEOUTS, type Timeouts } from './watchdog.ts';

type Task = StreamTask | ObjectTask;

/** One to four short sentences, in any script. */
const TALK = { tokens: 320, effort: 'low' } as const;

const LIMITS: Record<Task, { tokens: number; effort: 'low' | 'medium' }> = {
  'companion.write': TALK,
  'companion.heal': TALK,
  'companion.plan': TALK,
  soulprint: { tokens: 8_000, effort: 'medium' },
  care: { tokens: 200, effort: 'low' },
  summary: { tokens: 1_000, effort: 'low' },
  suggestions: { tokens: 1_000, effort: 'low' },
  feelings: { tokens: 6_000, effort: 'low' },
};

/** What a reasoning model may think besides: it counts as output. */
const REASONING_TOKENS = { low: 4_000, medium: 12_000 } as const;

/** A small model that talks goes astray the longer it does, and begins to write the other side of the talk. */
const SMALL_TALK = {
  tokens: 160,
  temperature: 0.6,
  stop: ['\nPerson:', '\nUser:', '\nHuman:', '\nThey:'],
} as const;

/** They think in silence; the whole holds two silences and the answer. */
const REASONING_TIMEOUTS: Timeouts = { firstTokenMs: 60_000, idleMs: 30_000, wholeMs: 180_000 };

export const timeoutsOf = (model: string): Timeouts =>
  reasons(model) ? REASONING_TIMEOUTS : DEFAULT_TIMEOUTS;

type Limits = Pick<ModelCall, 'maxTokens' | 'effort' | 'temperature' | 'stop'>;

/** How much a model may write for a task, how freely, and how long it should think. */
export function limitsOf(model: string, task: Task): Limits {
  const { tokens, effort } = LIMITS[task];
  const isSmallTalk = LIMITS[task] === TALK && isSmallModel(model);
  const most = isSmallTalk ? SMALL_TALK.tokens : tokens;
  return {
    maxTokens: reasons(model) ? most + REASONING_TOKENS[effort] : most,
    effort: reasons(model) ? effort : null,
    temperature: isSmallTalk ? SMALL_TALK.temperature : null,
    // Where a model thinks aloud first, a thought may hold one.
    stop: isSmallTalk && !reasons(model) ? SMALL_TALK.stop : [],
  };
}
