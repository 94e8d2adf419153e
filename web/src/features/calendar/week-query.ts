import { queryOptions, type Query } from '@tanstack/react-query';
import type { CalendarEvent } from '@inkwell/contracts';
import { addDays } from '@inkwell/contracts/days';
import { request, RequestError } from '../../lib/request.ts';

export const EVENTS_PATH = '/api/calendar/events';
const EVENTS_STALE_MS = 30_000;
const MAX_RETRIES = 2;
/** The kind of a query in its key, beside the path. */
const KIND = 'week';

const isPermanent = (error: Error): boolean =>
  error instanceof RequestError && (error.status === 404 || error.status === 401);

const midnight = (day: string): string => new Date(`${day}T00:00`).toISOString();

async function fetchEvents(path: string, signal: AbortSignal): Promise<CalendarEvent[]> {
  try {
    return await request<CalendarEvent[]>('GET', path, undefined, { signal });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 404) return [];
    // Spec 8; still an error of the request, by which the session is known to have ended.
    error.message = error.status === 401 ? 'Authentication required' : `HTTP ${error.status}`;
    throw error;
  }
}

/** The events that touch the week from a Monday, in the browser's zone. */
export const weekQuery = (monday: string) =>
  queryOptions({
    queryKey: [
      `${EVENTS_PATH}?${new URLSearchParams({ from: midnight(monday), to: midnight(addDays(monday, 7)) })}`,
      KIND,
    ],
    queryFn: ({ queryKey: [path = EVENTS_PATH], signal }) => fetchEvents(path, signal),
    staleTime: EVENTS_STALE_MS,
    refetchOnMount: true,
    retry: (failures, error) => failures < MAX_RETRIES && !isPermanent(error),
    meta: { topics: ['calendar'] },
  });

/** All weeks that are cached. */
export const isWeek = { predicate: ({ queryKey }: Query) => queryKey[1] === KIND };

/** Whether an event is one of those that the query asks for. */
export function touchesWeek({ startTime, endTime }: CalendarEvent, { queryKey }: Query): boolean {
  const range = new URLSearchParams(String(queryKey[0]).split('?')[1]);
  return startTime < (range.get('to') ?? '') && endTime > (range.get('from') ?? '');
}
