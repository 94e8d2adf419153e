import { queryOptions, useMutation } from '@tanstack/react-query';
import type { CalendarEvent, SaveEvent } from '@inkwell/contracts';
import { getQueryFn, request, RequestError } from '../../lib/request.ts';

const FRESH_MS = 30_000;
const RETRIES = 2;

const isFinal = (error: Error): boolean =>
  error instanceof RequestError && (error.status === 404 || error.status === 401);

export const eventsQuery = queryOptions({
  queryKey: ['/api/calendar/events'],
  queryFn: getQueryFn<CalendarEvent[]>({ on401: 'throw' }),
  staleTime: FRESH_MS,
  refetchOnMount: true,
  retry: (failures, error) => failures < RETRIES && !isFinal(error),
  meta: { topics: ['calendar'] },
});

/** Creates an event, or with an id changes it. */
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
