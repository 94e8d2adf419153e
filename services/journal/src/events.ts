import { type Handler, onEvent, onJob } from '@inkwell/events';
import type { UseCases } from './use-cases.ts';

export function journalHandlers({ entries, analysis, prompts }: UseCases): Handler[] {
  return [
    onEvent('auth.onboarding-completed', ({ userId }) => prompts.refresh(userId)),
    onEvent('auth.soulprint-written', ({ userId }) => prompts.refresh(userId)),
    onEvent('auth.user-deleted', ({ userId }) => entries.eraseUser(userId)),
    onJob('journal.analyse-entry', ({ userId, date }) => analysis.analyse(userId, date)),
  ];
}
