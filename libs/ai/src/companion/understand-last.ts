import { newestExcerpt } from './in-excerpts.ts';
import type { TurnRequest } from './turn.ts';
import { type Heads, understand, type Understanding } from './understand.ts';

/** Reads the message to answer. */
export function understandLast(
  heads: Heads,
  { messages, embedding, state }: Pick<TurnRequest, 'messages' | 'embedding' | 'state'>,
): Understanding {
  const own = messages.filter(({ role }) => role === 'user');
  const spoken = state?.language ?? null;
  const isLater = own.length > 1 && spoken === null;
  return understand(newestExcerpt(own.at(-1)?.content ?? ''), { embedding, spoken, isLater, heads });
}
