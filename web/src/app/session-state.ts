import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { subscriptionStatusQuery, userQuery } from '../lib/session.ts';
import { storeAccess } from '../lib/last-access.ts';
import { useOwnTexts } from '../lib/typed-texts.ts';
import type { SessionState } from './routing.ts';

const SETTLE_MS = 200;

interface Session {
  state: SessionState;
  needsPayment: boolean;
  /** Refetches; set when the server could not be reached. */
  retry: (() => void) | undefined;
}

/** The session's state: 'loading' until the user and, where needed, the subscription are known. */
export function useSessionState(): Session {
  const user = useQuery(userQuery);
  const onboarded = user.data?.onboardingCompleted ?? false;
  const status = useQuery({ ...subscriptionStatusQuery, enabled: onboarded });

  const hasOwnTexts = useOwnTexts(user.data?.id);

  const failed = [user, onboarded ? status : null].find(
    (query) => query?.isError && query.data === undefined,
  );
  return {
    state: stateOf(),
    needsPayment: status.data?.needsPayment ?? false,
    retry: failed && !failed.isFetching ? () => void failed.refetch() : undefined,
  };

  function stateOf(): SessionState {
    if (user.data === undefined || !hasOwnTexts) return 'loading';
    if (user.data === null) return 'visitor';
    if (!onboarded) return 'onboarding';
    if (status.data === undefined) return 'loading';
    return status.data.hasAccess ? 'access' : 'no-access';
  }
}

/** Keeps on this device whether its user has access, for the first view of the next load. */
export function useStoreAccess(state: SessionState): void {
  useEffect(() => {
    if (state !== 'loading') storeAccess(state === 'access');
  }, [state]);
}

/** True once `ready` has been true for the settle delay (spec), at once where nothing had to load; it stays true. */
export function useSettled(ready: boolean): boolean {
  const [settled, setSettled] = useState(ready);
  useEffect(() => {
    if (!ready || settled) return;
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [ready, settled]);
  return settled;
}
