import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { SubscriptionStatus, User } from '@inkwell/contracts';
import { finishLogout, isLogoutPending, setLogoutPending } from './pending-logout.ts';
import { claimStoredPromo, clearStoredPromo } from './promo-link.ts';
import { getQueryFn } from './request.ts';
import { broadcastToTabs } from './tab-channel.ts';
import { sealTexts } from './typed-texts.ts';

const USER_STALE_MS = 5_000;
const FORCE_REFETCH_MS = 2_000;
const USER_GC_MS = 300_000;

let refetchForcedUntil = 0;

const createFetchUser = () => getQueryFn<User>({ on401: 'null' });
let fetchUser = createFetchUser();

/** The signed-in user; null for a visitor. */
export const userQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  // Whoever has signed out here is a visitor, also while the server does not know it yet.
  queryFn: async (context) =>
    isLogoutPending() && (await finishLogout()) !== 'done' ? null : fetchUser(context),
  // Nobody signs in unnoticed: this page knows its own sign-in, and the other tabs announce theirs.
  staleTime: ({ state }) => {
    if (Date.now() < refetchForcedUntil) return 0;
    return state.data === null ? Infinity : USER_STALE_MS;
  },
  gcTime: USER_GC_MS,
  refetchOnMount: true,
  meta: { topics: ['session', 'soulprint'] },
});

/** The user's subscription; enable it only for a user who is signed in and onboarded. */
export const subscriptionStatusQuery = queryOptions({
  queryKey: ['/api/subscription-status'],
  queryFn: getQueryFn<SubscriptionStatus>({ on401: 'throw' }),
  meta: { topics: ['subscription'] },
});

/** The signed-in user; null for a visitor and while loading. */
export function useUser(): User | null {
  return useQuery(userQuery).data ?? null;
}

/** Refetches the user, and treats the cached one as stale for the next two seconds (spec). */
export async function refreshUser(client: QueryClient): Promise<void> {
  refetchForcedUntil = Date.now() + FORCE_REFETCH_MS;
  await client.invalidateQueries({ queryKey: userQuery.queryKey });
}

/** Caches `user` as signed in, and tells the other tabs. */
export function setUser(client: QueryClient, user: User): void {
  // Its cookie has taken the place of the one whose session was to end.
  setLogoutPending(false);
  client.setQueryData(userQuery.queryKey, user);
  broadcastToTabs({ topic: 'session' });
}

/** Clears one user's cached data as soon as another user, or nobody, is signed in. Returns the unsubscribe function. */
export function clearCacheOnUserChange(client: QueryClient): () => void {
  const [path] = userQuery.queryKey;
  const readId = () => {
    const user = client.getQueryData(userQuery.queryKey);
    if (user !== undefined) claimStoredPromo(user?.id ?? null);
    return user?.id;
  };
  let previousId = readId();
  return client.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.queryKey[0] !== path) return;
    const currentId = readId();
    if (currentId === previousId) return;
    const before = previousId;
    previousId = currentId;
    if (before === undefined) return;
    leaveUser();
    const others = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== path };
    client.removeQueries({ ...others, type: 'inactive' });
    if (currentId !== undefined) void client.resetQueries({ ...others, type: 'active' });
    // Without a user, mounted queries are reset and not refetched.
    else for (const active of client.getQueryCache().findAll({ ...others, type: 'active' })) active.reset();
  });
}

const userLeftTasks = new Set<() => void>();

/** Adds a task that runs when the user is not signed in any more. Returns a function that removes it. */
export function onUserLeft(task: () => void): () => void {
  userLeftTasks.add(task);
  return () => userLeftTasks.delete(task);
}

function leaveUser(): void {
  // It knows the account that it has read last.
  fetchUser = createFetchUser();
  for (const task of userLeftTasks) task();
  clearStoredPromo();
}

const signOutTasks = new Set<() => Promise<unknown>>();

/** Adds a task (a last save) that runs before the session ends. Returns a function that removes it. */
export function beforeSignOut(task: () => Promise<unknown>): () => void {
  signOutTasks.add(task);
  return () => signOutTasks.delete(task);
}

const SIGN_OUT_TASKS_TIMEOUT_MS = 3_000;

const within = (ms: number, task: Promise<unknown>): Promise<unknown> =>
  Promise.race([task, new Promise((resolve) => setTimeout(resolve, ms))]);

let showSignedOut: (() => void) | null = null;

/** Sets how the app shows without its server that nobody is signed in. Returns a function that removes it. */
export function onOfflineSignOut(show: () => void): () => void {
  showSignedOut = show;
  return () => {
    if (showSignedOut === show) showSignedOut = null;
  };
}

/**
 * Ends the session in all tabs and loads `path` afresh. Where the server cannot be reached the app stays, without its
 * user, and the server is told as soon as it can be.
 */
export async function signOut(path = '/'): Promise<void> {
  await within(SIGN_OUT_TASKS_TIMEOUT_MS, Promise.allSettled([...signOutTasks].map((task) => task())));
  setLogoutPending(true);
  const result = await finishLogout();
  leaveUser();
  await within(SIGN_OUT_TASKS_TIMEOUT_MS, sealTexts());
  broadcastToTabs({ topic: 'session' });
  if (result === 'unreachable' && showSignedOut) showSignedOut();
  else window.location.assign(path);
}
