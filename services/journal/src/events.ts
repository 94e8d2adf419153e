import { type Handler, onEvent } from '@inkwell/events';
import type { Stories } from './stories.ts';

export function journalHandlers({ entries }: Stories): Handler[] {
  return [onEvent('auth.user-deleted', ({ userId }) => entries.eraseUser(userId))];
}
