import { type Handler, onEvent } from '@inkwell/events';
import type { CareStories } from './care/care.ts';
import type { Digests } from './people/digests.ts';
import type { Erasure } from './people/erasure.ts';

export function chatHandlers(deps: {
  care: Pick<CareStories, 'addAnswers' | 'addEntry'>;
  digests: Pick<Digests, 'refresh'>;
  erasure: Pick<Erasure, 'eraseUser'>;
}): Handler[] {
  return [
    onEvent('auth.onboarding-completed', async ({ userId }) => {
      await deps.digests.refresh(userId);
      await deps.care.addAnswers(userId);
    }),
    onEvent('auth.soulprint-written', ({ userId }) => deps.digests.refresh(userId)),
    onEvent('journal.entry-analysed', ({ userId, date }) => deps.care.addEntry(userId, date)),
    onEvent('auth.user-deleted', ({ userId }) => deps.erasure.eraseUser(userId)),
  ];
}
