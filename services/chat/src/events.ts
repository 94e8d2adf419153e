import { type Handler, onEvent, onJob } from '@inkwell/events';
import type { CareUseCases } from './care/care.ts';
import type { Digests } from './people/digests.ts';
import type { Erasure } from './people/erasure.ts';
import type { Summaries } from './summaries/summaries.ts';

export function chatHandlers(deps: {
  care: Pick<CareUseCases, 'addAnswers' | 'addEntry'>;
  digests: Pick<Digests, 'refresh'>;
  erasure: Pick<Erasure, 'eraseUser'>;
  summaries: Pick<Summaries, 'summarise'>;
  analysis: { analyse: (userId: string, messageId: string) => Promise<void> };
  pages: { note: (userId: string, date: string) => Promise<void> };
}): Handler[] {
  return [
    onEvent('auth.onboarding-completed', async ({ userId }) => {
      await deps.digests.refresh(userId);
      await deps.care.addAnswers(userId);
    }),
    onEvent('auth.soulprint-written', ({ userId }) => deps.digests.refresh(userId)),
    onEvent('journal.entry-analysed', async ({ userId, date }) => {
      await deps.care.addEntry(userId, date);
      await deps.pages.note(userId, date);
    }),
    onJob('chat.analyse-message', ({ userId, messageId }) => deps.analysis.analyse(userId, messageId)),
    onEvent('auth.user-deleted', ({ userId }) => deps.erasure.eraseUser(userId)),
    onJob('chat.summarise-conversation', ({ userId, conversationId }) =>
      deps.summaries.summarise(userId, conversationId),
    ),
  ];
}
