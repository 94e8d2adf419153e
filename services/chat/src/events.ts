import { type Handler, onEvent } from '@inkwell/events';
import type { Conversations } from './conversations.ts';
import type { People } from './people.ts';

export function chatHandlers(deps: {
  conversations: Pick<Conversations, 'eraseUser'>;
  people: Pick<People, 'refreshDigest'>;
}): Handler[] {
  return [
    onEvent('auth.onboarding-completed', ({ userId }) => deps.people.refreshDigest(userId)),
    onEvent('auth.soulprint-written', ({ userId }) => deps.people.refreshDigest(userId)),
    onEvent('auth.user-deleted', ({ userId }) => deps.conversations.eraseUser(userId)),
  ];
}
