import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { SubscriptionStatus, User } from '@inkwell/contracts';
import { forgetPromo } from './promo.ts';
import { reader, request } from './request.ts';
import { tellTabs } from './tabs.ts';

const USER_FRESH_MS = 5_000;
const FORCED_MS = 2_000;
const KEPT_MS = 300_000;

let forcedUntil = 0;

/** Who is signed in; null for a visitor. */
export const userQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: reader<User>({ on401: 'null' }),
  staleTime: () => (Date.now() < forcedUntil ? 0 : USER_FRESH_MS),
  gcTime: KEPT_MS,
  refetchOnMount: true,
  meta: { topics: ['session', 'soulprint'] },
});

/** What billing says of the person: needs someone who is signed in and onboarded to be of use. */
export const subscriptionStatusQuery = queryOptions({
  queryKey: ['/api/subscription-status'],
  queryFn: reader<SubscriptionStatus>({ on401: 'throw' }),
  meta: { topics: ['subscription'] },
});

/** The person who is signed in, or null: also while that is not known yet. */
export function useUser(): User | null {
  return useQuery(userQuery).data ?? null;
}

/** Reads the user anew, past the cache, and for the next two seconds trusts no cached one. */
export async function refreshUser(client: QueryClient): Promise<void> {
  forcedUntil = Date.now() + FORCED_MS;
  await client.invalidateQueries({ queryKey: userQuery.queryKey });
}

/** Makes `user` the one who is signed in, in the other tabs too. */
export function setUser(client: QueryClient, user: User): void {
  client.setQueryData(userQuery.queryKey, user);
  tellTabs({ topic: 'session' });
}

/** From now on forgets what was read for one person as soon as another, or nobody, is in their place. */
export function forgetWhenUserChanges(client: QueryClient): () => void {
  const [path] = userQuery.queryKey;
  let last = client.getQueryData(userQuery.queryKey)?.id;
  return client.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.queryKey[0] !== path) return;
    const now = client.getQueryData(userQuery.queryKey)?.id;
    if (now === last) return;
    const before = last;
    last = now;
    if (before === undefined) return;
    const others = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== path };
    client.removeQueries({ ...others, type: 'inactive' });
    if (now !== undefined) void client.resetQueries({ ...others, type: 'active' });
    // Nobody is there to read anything for: what is still drawn is emptied and not asked for again.
    else for (const active of client.getQueryCache().findAll({ ...others, type: 'active' })) active.reset();
  });
}

const leaving = new Set<() => Promise<unknown>>();

/** Has something done (a last save) before the session ends. Returns the way to take it back. */
export function beforeSignOut(task: () => Promise<unknown>): () => void {
  leaving.add(task);
  return () => leaving.delete(task);
}

const LAST_TASKS_MS = 3_000;
const LOGOUT_MS = 5_000;

/** Ends the session in all tabs and goes to `path` with an empty memory: also when the server cannot be told. */
export async function signOut(path = '/'): Promise<void> {
  const tasks = Promise.allSettled([...leaving].map((task) => task()));
  await Promise.race([tasks, new Promise((resolve) => setTimeout(resolve, LAST_TASKS_MS))]);
  await Promise.allSettled([
    request('POST', '/api/logout', undefined, { signal: AbortSignal.timeout(LOGOUT_MS) }),
  ]);
  forgetPromo();
  tellTabs({ topic: 'session' });
  window.location.assign(path);
}
