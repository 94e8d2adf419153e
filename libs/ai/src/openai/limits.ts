import type { ObjectTask, StreamTask } from '../tasks.ts';
import type { ModelCall } from './call.ts';
import { DEFAULT_TIMEOUTS, type Timeouts } from './watchdog.ts';

type Task = StreamTask | ObjectTask;

const TALK = { tokens: 1_000, effort: 'low' } as const;

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

/** Models that think before they answer, by the names that providers and Ollama give them. */
const REASONING =
  /^(o\d|gpt-[5-9](?!.*chat))|gpt-oss|deepseek-r|reason|think|magistral|qwq|qwen3(?!.*instruct)|(^|[-/])r1\b/i;

/** They think in silence; the whole holds two silences and the answer. */
const REASONING_TIMEOUTS: Timeouts = { firstTokenMs: 60_000, idleMs: 30_000, wholeMs: 180_000 };

export const timeoutsOf = (model: string): Timeouts =>
  REASONING.test(model) ? REASONING_TIMEOUTS : DEFAULT_TIMEOUTS;

/** How much a model may write for a task, and how long it should think. */
export function limitsOf(model: string, task: Task): Pick<ModelCall, 'maxTokens' | 'effort'> {
  const { tokens, effort } = LIMITS[task];
  if (!REASONING.test(model)) return { maxTokens: tokens, effort: null };
  return { maxTokens: tokens + REASONING_TOKENS[effort], effort };
}
