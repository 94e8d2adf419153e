import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Entry, SaveEntry } from '@inkwell/contracts';
import { request, RequestError } from './request.ts';
import { userQuery } from './session.ts';

export type SaveInput = Required<Omit<SaveEntry, 'mood' | 'keepReplaced'>> &
  Pick<SaveEntry, 'mood' | 'keepReplaced'>;

/** Fetches a day's entry; null where there is none. */
export async function fetchEntry(date: string, signal?: AbortSignal): Promise<Entry | null> {
  try {
    const path = `/api/journal-entries/${date}?optional=true`;
    return (await request<Entry | undefined>('GET', path, undefined, { signal })) ?? null;
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}

/** A day's entry, null where there is none. */
export const entryQuery = (date: string) =>
  queryOptions({
    queryKey: [`/api/journal-entries/${date}`],
    queryFn: ({ signal }) => fetchEntry(date, signal),
    meta: { topics: ['journal'] },
  });

/**
 * Saves an entry of a user; a small enough request outlives its tab.
 * @throws DOMException `AbortError` where another tab has signed in somebody else: a text must not be saved to another
 * user's journal
 */
export async function saveEntry(client: QueryClient, userId: string, input: SaveInput): Promise<Entry> {
  if (client.getQueryData(userQuery.queryKey)?.id !== userId) {
    throw new DOMException('the user has changed', 'AbortError');
  }
  return request<Entry>('POST', '/api/journal-entries', input, { keepalive: true });
}
