import { type Handler, onEvent } from '@inkwell/events';
import type { Entries } from './entries.ts';

export function journalHandlers({ entries }: { entries: Pick<Entries, 'eraseUser'> }): Handler[] {
  return [onEvent('auth.user-deleted', ({ userId }) => entries.eraseUser(userId))];
}
