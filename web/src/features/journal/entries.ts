import { queryOptions } from '@tanstack/react-query';
import type { JournalDates, JournalPrompts } from '@inkwell/contracts';
import { getQueryFn } from '../../lib/request.ts';

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
