import { type Handler, onEvent, onJob } from '@inkwell/events';
import type { UseCases } from './use-cases.ts';

export function authHandlers({ accounts, soulprints }: UseCases): Handler[] {
  return [
    onEvent('chat.care-changed', ({ userId }) => accounts.refreshCare(userId)),
    onEvent('auth.user-deleted', ({ userId }) => accounts.eraseUser(userId)),
    onJob('auth.generate-soulprint', ({ userId, version }, { signal }) =>
      soulprints.generate(userId, version, signal),
    ),
  ];
}
