import { queryOptions } from '@tanstack/react-query';
import type { Entry, JournalDates, JournalPrompts } from '@inkwell/contracts';
import { getQueryFn, request, RequestError } from '../../lib/request.ts';
import type { SaveInput } from './entry-store.ts';

/** A day's entry, null where there is none. */
export const entryQuery = (date: string) =>
  queryOptions({
    queryKey: [`/api/journal-entries/${date}`],
    queryFn: async ({ queryKey: [path], signal }) => {
      try {
        return (
          (await request<Entry | undefined>('GET', `${path}?optional=true`, undefined, { signal })) ?? null
        );
      } catch (error) {
        if (error instanceof RequestError && error.status === 404) return null;
        throw error;
      }
    },
    meta: { topics: ['journal'] },
  });

/** The days that have an entry. */
export const journalDatesQuery = queryOptions({
  queryKey: ['/api/journal-dates'],
  queryFn: getQueryFn<JournalDates>({ on401: 'throw' }),
  meta: { topics: ['journal'] },
});

export const promptsQuery = queryOptions({
  queryKey: ['/api/journal-prompts'],
  queryFn: getQueryFn<JournalPrompts>({ on401: 'throw' }),
  meta: { topics: ['soulprint'] },
});

// Browsers limit the bodies of keepalive requests to 64 kB.
const MAX_KEEPALIVE_BYTES = 60_000;

/** Saves an entry; a small enough request outlives its tab. */
export function postEntry(input: SaveInput): Promise<Entry> {
  const keepalive = new TextEncoder().encode(JSON.stringify(input)).length < MAX_KEEPALIVE_BYTES;
  return request<Entry>('POST', '/api/journal-entries', input, { keepalive });
}
