import { type Handler, onEvent, onJob } from '@inkwell/events';
import type { Stories } from './stories.ts';

export function authHandlers({ accounts, soulprints }: Stories): Handler[] {
  return [
    onEvent('chat.care-changed', ({ userId }) => accounts.refreshCare(userId)),
    onEvent('auth.user-deleted', ({ userId }) => accounts.eraseUser(userId)),
    onJob('auth.generate-soulprint', ({ userId, version }, { signal }) =>
      soulprints.generate(userId, version, signal),
    ),
  ];
}
