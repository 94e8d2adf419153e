import { type Handler, onEvent } from '@inkwell/events';
import type { Stories } from './stories.ts';

export function insightsEvents({ reflections }: Stories): Handler[] {
  return [
    onEvent('auth.user-deleted', ({ userId }) => reflections.eraseUser(userId)),
    onEvent('journal.day-written', ({ userId, date }) => reflections.markDue(userId, date)),
    onEvent('journal.entry-saved', ({ userId, date }) => reflections.markDue(userId, date)),
  ];
}
