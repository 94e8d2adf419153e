import { NO_PLAN } from '@inkwell/contracts/constants';
import type { QueryClient } from '@tanstack/react-query';
import type { SaveSafetyPlan, StoredPlan } from '@inkwell/contracts';
import { invalidateTopic } from '../../lib/query-client.ts';
import { request } from '../../lib/request.ts';
import { safetyPlanQuery } from '../../lib/safety-plan.ts';
import { beforeSignOut, onUserLeft, userQuery } from '../../lib/session.ts';
import { addUnsavedCheck } from '../../lib/unsaved.ts';
import { createPlanDrafts, isStoredPlan } from './plan-drafts.ts';
import { createPlanStore, type PlanStore } from './plan-store.ts';

const RETRY_MS = 15_000;

/** A user's plan in this tab; it is looked after while it is shown, or has something that the server does not have. */
export interface OpenPlan {
  userId: string;
  store: PlanStore;
  /** Saves what was left unsaved, of closed tabs as well. */
  resume: () => Promise<void>;
  /** Keeps it open until the returned function is called, and then until all of it is saved. */
  show: () => () => void;
  close: () => void;
}

async function savePlan(body: SaveSafetyPlan): Promise<StoredPlan> {
  const saved = await request<unknown>('PUT', '/api/care/plan', body, { keepalive: true });
  // As without a network: something else than the server has answered.
  if (!isStoredPlan(saved)) throw new TypeError('the answer is no plan');
  return saved;
}

function createOpenPlan(userId: string, client: QueryClient): OpenPlan {
  const drafts = createPlanDrafts(userId);
  const stored = client.getQueryData(safetyPlanQuery.queryKey);
  const store = createPlanStore(
    stored
      ? { plan: stored.plan, revision: stored.revision, updatedAt: stored.updatedAt }
      : { plan: NO_PLAN, revision: 0, updatedAt: null },
    {
      drafts,
      save: savePlan,
      isOwnerHere: () => client.getQueryData(userQuery.queryKey)?.id === userId,
      onSignedOut: () => void invalidateTopic(client, 'session'),
      onSaved: (saved) =>
        client.setQueryData(safetyPlanQuery.queryKey, (state) => state && { ...state, ...saved }),
    },
  );
  let pages = 0;
  let hasAdopted = false;
  let stop: (() => void) | null = null;

  async function resume(): Promise<void> {
    // The steps of a closed tab go on in the next one, not in one that is open already.
    const resumes = !hasAdopted;
    hasAdopted = true;
    await drafts.adopt((draft) => store.mergeDraft(draft, resumes));
    store.retry();
  }

  const resumeNow = () => void resume();
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') void store.save();
    else resumeNow();
  };
  const onPageHide = () => void store.save();

  function start(): () => void {
    window.addEventListener('online', resumeNow);
    window.addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onVisibilityChange);
    const timer = setInterval(store.retry, RETRY_MS);
    const removers = [
      addUnsavedCheck(store.isChanged),
      beforeSignOut(store.save),
      store.subscribe(({ status }) => {
        if (status === 'saved') stopIfIdle();
      }),
    ];
    return () => {
      for (const remove of removers) remove();
      window.removeEventListener('online', resumeNow);
      window.removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      clearInterval(timer);
      hasAdopted = false;
      stop = null;
    };
  }

  function stopIfIdle(): void {
    if (pages === 0 && !store.isChanged()) stop?.();
  }

  const removeUserLeftTask = onUserLeft(close);

  function close(): void {
    removeUserLeftTask();
    stop?.();
    store.close();
    if (openPlans.get(client)?.store === store) openPlans.delete(client);
  }

  return {
    userId,
    store,
    async resume() {
      stop ??= start();
      await resume();
      await store.save();
      stopIfIdle();
    },
    show() {
      pages += 1;
      stop ??= start();
      void resume();
      // What the last visit could not save, also where the server had refused it.
      void store.save();
      return () => {
        pages -= 1;
        void store.leave().then(stopIfIdle);
      };
    },
    close,
  };
}

// Outlives the page; one query client serves one user at a time.
const openPlans = new WeakMap<QueryClient, OpenPlan>();

/** The user's open plan; that of a previous user is closed. */
export function openPlanOf(userId: string, client: QueryClient): OpenPlan {
  const previous = openPlans.get(client);
  if (previous?.userId === userId) return previous;
  previous?.close();
  const opened = createOpenPlan(userId, client);
  openPlans.set(client, opened);
  return opened;
}

/** Saves what was typed before the app was closed, onto the plan as it is now. Without a network it does nothing. */
export async function saveLeftPlan(userId: string, client: QueryClient): Promise<void> {
  const isKnown = await client.fetchQuery(safetyPlanQuery).then(
    () => true,
    () => false,
  );
  const isOwnerHere = client.getQueryData(userQuery.queryKey)?.id === userId;
  if (isKnown && isOwnerHere) await openPlanOf(userId, client).resume();
}
