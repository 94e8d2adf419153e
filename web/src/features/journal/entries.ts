import { queryOptions } from '@tanstack/react-query';
import type { JournalDates, JournalPrompts } from '@inkwell/contracts';
import { getQueryFn } from '../../lib/request.ts';

/** The days that have an entry. */
export const journalDatesQuery = queryOptions({
  queryKey: ['/api/journal-dates'],
  queryFn: getQueryFn<JournalDates>({ on401: 'throw' }),
  meta: { topics: ['journal'] },
});

/** The prompts of a day. Somebody under care has others. */
export const promptsQuery = (date: string, isUnderCare: boolean) =>
  queryOptions({
    queryKey: ['/api/journal-prompts', date, isUnderCare],
    queryFn: getQueryFn<JournalPrompts>({ on401: 'throw' }),
    meta: { topics: ['soulprint'] },
  });
