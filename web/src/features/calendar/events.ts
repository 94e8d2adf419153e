import { queryOptions, useMutation, useQueryClient, type Query } from '@tanstack/react-query';
import type { CalendarEvent, SaveEvent } from '@inkwell/contracts';
import { addDays } from '@inkwell/contracts/days';
import { request, RequestError } from '../../lib/request.ts';
import { toast } from '../../ui/toast.ts';
import { formFromEvent, toSaveEvent } from './event-form.ts';

const PATH = '/api/calendar/events';
const EVENTS_STALE_MS = 30_000;
const MAX_RETRIES = 2;
/** The kind of a query in its key, beside the path. */
const KIND = 'week';

const isPermanent = (error: Error): boolean =>
  error instanceof RequestError && (error.status === 404 || error.status === 401);

const midnight = (day: string): string => new Date(`${day}T00:00`).toISOString();

/** The events that touch the week from a Monday, in the browser's zone. */
export const weekQuery = (monday: string) =>
  queryOptions({
    queryKey: [
      `${PATH}?${new URLSearchParams({ from: midnight(monday), to: midnight(addDays(monday, 7)) })}`,
      KIND,
    ],
    queryFn: async ({ queryKey: [path = PATH], signal }): Promise<CalendarEvent[]> => {
      try {
        return await request<CalendarEvent[]>('GET', path, undefined, { signal });
      } catch (error) {
        if (error instanceof RequestError && error.status === 404) return [];
        throw error;
      }
    },
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
        ? request<CalendarEvent>('POST', PATH, event)
        : request<CalendarEvent>('PUT', `${PATH}/${id}`, event),
    meta: { topics: ['calendar'] },
  });

export const useRemoveEvent = () =>
  useMutation({
    mutationFn: (id: string) => request('DELETE', `${PATH}/${id}`),
    meta: { topics: ['calendar'] },
  });

/** Accepts or rejects a suggested event. It is shown so at once, and read again where that failed. */
export function useAnswerSuggestion() {
  const client = useQueryClient();
  const isWeek = { predicate: ({ queryKey }: Query) => queryKey[1] === KIND };
  return useMutation({
    mutationFn: async ({ event, accept }: { event: CalendarEvent; accept: boolean }) => {
      if (!accept) return request('DELETE', `${PATH}/${event.id}`);
      const accepted = toSaveEvent({ ...formFromEvent(event), suggested: false });
      if (accepted) await request('PUT', `${PATH}/${event.id}`, accepted);
    },
    onMutate: async ({ event, accept }) => {
      await client.cancelQueries(isWeek);
      client.setQueriesData<CalendarEvent[]>(isWeek, (events) =>
        events?.flatMap((each) => {
          if (each.id !== event.id) return [each];
          return accept ? [{ ...each, suggested: false }] : [];
        }),
      );
    },
    onError: () => {
      toast({ title: 'Could not save the change', variant: 'destructive' });
      void client.invalidateQueries(isWeek);
    },
    meta: { topics: ['calendar'] },
  });
}
