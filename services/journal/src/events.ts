import { type Handler, onEvent, onJob } from '@inkwell/events';
import type { Stories } from './stories.ts';

export function journalHandlers({ entries, analysis }: Stories): Handler[] {
  return [
    onEvent('auth.user-deleted', ({ userId }) => entries.eraseUser(userId)),
    onJob('journal.analyse-entry', ({ userId, date }) => analysis.analyse(userId, date)),
  ];
}
