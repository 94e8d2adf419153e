import { infiniteQueryOptions } from '@tanstack/react-query';
import type { JournalPages, PageSummary, Revisions } from '@inkwell/contracts';
import { request } from '../../../lib/request.ts';

/** The written pages, newest first, a part at a time. They are read again whenever the list is opened. */
export const pagesQuery = infiniteQueryOptions({
  queryKey: ['/api/journal-pages'],
  queryFn: ({ pageParam, signal }) =>
    request<JournalPages>('GET', `/api/journal-pages${pageParam && `?before=${pageParam}`}`, undefined, {
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  refetchOnMount: 'always',
  meta: { topics: ['journal'] },
});

/** The earlier texts of a day's page, newest first, a part at a time. */
export const revisionsQuery = (date: string) =>
  infiniteQueryOptions({
    queryKey: [`/api/journal-entries/${date}/revisions`],
    queryFn: ({ pageParam, signal }) =>
      request<Revisions>(
        'GET',
        `/api/journal-entries/${date}/revisions${pageParam === 0 ? '' : `?before=${pageParam}`}`,
        undefined,
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    meta: { topics: ['journal'] },
  });

/** The pages by month (`YYYY-MM`), in their order. */
export function groupByMonth(pages: readonly PageSummary[]): Map<string, PageSummary[]> {
  const months = new Map<string, PageSummary[]>();
  for (const page of pages) {
    const month = page.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), page]);
  }
  return months;
}

/** The written days of earlier years on the same day of the month, latest first. */
export function sameDayBefore(date: string, written: readonly string[]): string[] {
  return written.filter((day) => day < date && day.slice(5) === date.slice(5)).toReversed();
}
