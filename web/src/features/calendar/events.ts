import { queryOptions, useMutation, useQueryClient, type Query } from '@tanstack/react-query';
import type { CalendarEvent, EventScope, SaveEvent, UpdateEvent } from '@inkwell/contracts';
import { addDays } from '@inkwell/contracts/days';
import { request, RequestError } from '../../lib/request.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { toast } from '../../ui/toast.ts';
import { formFromEvent, toMovedEvent, toSaveEvent, withSpan, type Span } from './event-form.ts';
import { offerUndo } from './undo.ts';

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

const isWeek = { predicate: ({ queryKey }: Query) => queryKey[1] === KIND };

/** Whether an event is one of those that the query asks for. */
function touchesWeek({ startTime, endTime }: CalendarEvent, { queryKey }: Query): boolean {
  const range = new URLSearchParams(String(queryKey[0]).split('?')[1]);
  return startTime < (range.get('to') ?? '') && endTime > (range.get('from') ?? '');
}

/** What a form that nobody changed would save: the event as it is. */
const asSaved = (event: CalendarEvent): SaveEvent | null => toSaveEvent(formFromEvent(event));

/** What a change is meant for. Without a scope: this event alone. */
export interface EventChange {
  event: CalendarEvent;
  scope?: EventScope | undefined;
}

const isSeveral = ({ event, scope = 'one' }: EventChange): boolean =>
  event.seriesId !== null && scope !== 'one';

/** A single event has no scope. */
const scopeOf = ({ event, scope }: EventChange): EventScope | undefined =>
  event.seriesId === null ? undefined : scope;

function save(change: EventChange, saved: SaveEvent): Promise<CalendarEvent> {
  const body: UpdateEvent = { ...saved, scope: scopeOf(change) };
  return request<CalendarEvent>('PUT', `${PATH}/${change.event.id}`, body);
}

function remove(change: EventChange): Promise<unknown> {
  const scope = scopeOf(change);
  return request('DELETE', `${PATH}/${change.event.id}${scope ? `?scope=${scope}` : ''}`);
}

const restore = ({ event }: EventChange): Promise<unknown> => request('POST', `${PATH}/${event.id}/restore`);

/** One event is saved as it was. What a change of several replaced is kept by the server alone. */
async function undoSave(change: EventChange): Promise<void> {
  const former = asSaved(change.event);
  if (isSeveral(change) || !former) await restore(change);
  else await save(change, change.event.seriesId === null ? { ...former, recurrence: null } : former);
}

/** Makes the function that offers to undo a change; afterwards the week is read again. */
function useOfferUndo() {
  const client = useQueryClient();
  return (title: string, undo: () => Promise<unknown>) =>
    offerUndo(title, async () => {
      await undo();
      await client.invalidateQueries(isWeek);
    });
}

interface SaveChange {
  /** The event as it was; null for a new one. */
  before: CalendarEvent | null;
  event: SaveEvent;
  scope?: EventScope;
}

/** Creates an event, or updates the one that is given, which can be undone. */
export function useSaveEvent() {
  const offer = useOfferUndo();
  return useSingleMutation({
    mutationFn: ({ before, event, scope }: SaveChange) =>
      before ? save({ event: before, scope }, event) : request<CalendarEvent>('POST', PATH, event),
    onSuccess: (_saved, { before, scope }) => {
      if (!before) return;
      const change = { event: before, scope };
      offer(isSeveral(change) ? 'Events saved' : 'Event saved', () => undoSave(change));
    },
    meta: { topics: ['calendar'] },
  });
}

/** Shows a change of the week before the server has answered; where that fails it says so and reads the week again. */
function useOptimistic() {
  const client = useQueryClient();
  return {
    show: async (change: (events: CalendarEvent[], query: Query) => CalendarEvent[]): Promise<void> => {
      await client.cancelQueries(isWeek);
      for (const query of client.getQueryCache().findAll(isWeek))
        client.setQueryData<CalendarEvent[]>(query.queryKey, (events) => events && change(events, query));
    },
    fail: (): void => {
      toast({ title: 'Could not save the change', variant: 'destructive' });
      void client.invalidateQueries(isWeek);
    },
  };
}

// One after another: of two changes of the same event the later one wins.
const IN_TURN = { id: PATH };

/** Deletes an event, which can be undone. It is gone at once, and back where that failed. */
export function useRemoveEvent() {
  const { show, fail } = useOptimistic();
  const offer = useOfferUndo();
  return useSingleMutation(
    {
      scope: IN_TURN,
      mutationFn: remove,
      onMutate: ({ event }) => show((events) => events.filter(({ id }) => id !== event.id)),
      onSuccess: (_nothing, change) =>
        offer(isSeveral(change) ? 'Events deleted' : 'Event deleted', () => restore(change)),
      onError: fail,
      meta: { topics: ['calendar'] },
    },
    ({ event }) => event.id,
  );
}

/** Moves or resizes an event, which can be undone. It is shown so at once, and as it was where that failed. */
export function useMoveEvent() {
  const { show, fail } = useOptimistic();
  const offer = useOfferUndo();
  return useMutation({
    scope: IN_TURN,
    mutationFn: async ({ span, ...change }: EventChange & { span: Span }) => {
      const moved = toMovedEvent(change.event, span);
      if (moved) await save(change, moved);
    },
    onMutate: ({ event, span }) => {
      const moved = withSpan(event, span);
      return show((events, query) => {
        const others = events.filter(({ id }) => id !== event.id);
        return touchesWeek(moved, query) ? [...others, moved] : others;
      });
    },
    onSuccess: (_nothing, change) =>
      offer(isSeveral(change) ? 'Events moved' : 'Event moved', () => undoSave(change)),
    onError: fail,
    meta: { topics: ['calendar'] },
  });
}

/**
 * Accepts or rejects a suggested event, which can be undone. It is shown so at once, and read again where that failed.
 * One that repeats was suggested as a whole, and is answered as a whole.
 */
export function useAnswerSuggestion() {
  const { show, fail } = useOptimistic();
  const offer = useOfferUndo();
  return useSingleMutation(
    {
      scope: IN_TURN,
      mutationFn: async ({ event, accept }: { event: CalendarEvent; accept: boolean }) => {
        const former = asSaved(event);
        if (accept && former) await save({ event, scope: 'all' }, { ...former, suggested: false });
        else await remove({ event, scope: 'all' });
      },
      onMutate: ({ event, accept }) => {
        const isMeant = ({ id, seriesId }: CalendarEvent) =>
          id === event.id || (seriesId !== null && seriesId === event.seriesId);
        return show((events) =>
          accept
            ? events.map((each) => (isMeant(each) ? { ...each, suggested: false } : each))
            : events.filter((each) => !isMeant(each)),
        );
      },
      onSuccess: (_nothing, { event, accept }) => {
        const change: EventChange = { event, scope: 'all' };
        if (accept) offer('Event accepted', () => undoSave(change));
        else offer('Suggestion rejected', () => restore(change));
      },
      onError: fail,
      meta: { topics: ['calendar'] },
    },
    ({ event }) => event.id,
  );
}
