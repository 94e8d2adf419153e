import { queryOptions, useMutation } from '@tanstack/react-query';
import type { CalendarEvent, SaveEvent } from '@inkwell/contracts';
import { getQueryFn, request, RequestError } from '../../lib/request.ts';

const EVENTS_STALE_MS = 30_000;
const MAX_RETRIES = 2;

const isPermanent = (error: Error): boolean =>
  error instanceof RequestError && (error.status === 404 || error.status === 401);

export const eventsQuery = queryOptions({
  queryKey: ['/api/calendar/events'],
  queryFn: getQueryFn<CalendarEvent[]>({ on401: 'throw' }),
  staleTime: EVENTS_STALE_MS,
  refetchOnMount: true,
  retry: (failures, error) => failures < MAX_RETRIES && !isPermanent(error),
  meta: { topics: ['calendar'] },
});

/** Creates an event, or updates the one with the given id. */
export const useSaveEvent = () =>
  useMutation({
    mutationFn: ({ id, event }: { id: string | null; event: SaveEvent }) =>
      id === null
        ? request<CalendarEvent>('POST', '/api/calendar/events', event)
        : request<CalendarEvent>('PUT', `/api/calendar/events/${id}`, event),
    meta: { topics: ['calendar'] },
  });

export const useRemoveEvent = () =>
  useMutation({
    mutationFn: (id: string) => request('DELETE', `/api/calendar/events/${id}`),
    meta: { topics: ['calendar'] },
  });
