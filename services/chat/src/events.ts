import { type Handler, onEvent } from '@inkwell/events';
import type { Digests } from './people/digests.ts';
import type { Erasure } from './people/erasure.ts';

export function chatHandlers(deps: {
  digests: Pick<Digests, 'refresh'>;
  erasure: Pick<Erasure, 'eraseUser'>;
}): Handler[] {
  return [
    onEvent('auth.onboarding-completed', ({ userId }) => deps.digests.refresh(userId)),
    onEvent('auth.soulprint-written', ({ userId }) => deps.digests.refresh(userId)),
    onEvent('auth.user-deleted', ({ userId }) => deps.erasure.eraseUser(userId)),
  ];
}
