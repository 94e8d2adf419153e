import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarEvent, EventScope, SaveEvent, UpdateEvent } from '@inkwell/contracts';
import { request } from '../../lib/request.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { formFromEvent, toMovedEvent, toSaveEvent, withSpan, type Span } from './event-form.ts';
import { useOptimisticWeek } from './optimistic-week.ts';
import { offerUndo } from './undo.ts';
import { EVENTS_PATH, isWeek, touchesWeek } from './week-query.ts';

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
  return request<CalendarEvent>('PUT', `${EVENTS_PATH}/${change.event.id}`, body);
}

function remove(change: EventChange): Promise<unknown> {
  const scope = scopeOf(change);
  return request('DELETE', `${EVENTS_PATH}/${change.event.id}${scope ? `?scope=${scope}` : ''}`);
}

const restore = ({ event }: EventChange): Promise<unknown> =>
  request('POST', `${EVENTS_PATH}/${event.id}/restore`);

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
      before ? save({ event: before, scope }, event) : request<CalendarEvent>('POST', EVENTS_PATH, event),
    onSuccess: (_saved, { before, scope }) => {
      if (!before) return;
      const change = { event: before, scope };
      offer(isSeveral(change) ? 'Events saved' : 'Event saved', () => undoSave(change));
    },
    meta: { topics: ['calendar'] },
  });
}

// One after another: of two changes of the same event the later one wins.
const IN_TURN = { id: EVENTS_PATH };

/** Deletes an event, which can be undone. It is gone at once, and back where that failed. */
export function useRemoveEvent() {
  const { show, keep, takeBack } = useOptimisticWeek();
  const offer = useOfferUndo();
  return useSingleMutation(
    {
      scope: IN_TURN,
      mutationFn: remove,
      onMutate: ({ event }) => show((events) => events.filter(({ id }) => id !== event.id)),
      onSuccess: (_nothing, change, shown) => {
        keep(shown);
        offer(isSeveral(change) ? 'Events deleted' : 'Event deleted', () => restore(change));
      },
      onError: (_error, _change, shown) => takeBack(shown),
      meta: { topics: ['calendar'] },
    },
    ({ event }) => event.id,
  );
}

/** Moves or resizes an event, which can be undone. It is shown so at once, and as it was where that failed. */
export function useMoveEvent() {
  const { show, keep, takeBack } = useOptimisticWeek();
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
    onSuccess: (_nothing, change, shown) => {
      keep(shown);
      offer(isSeveral(change) ? 'Events moved' : 'Event moved', () => undoSave(change));
    },
    onError: (_error, _change, shown) => takeBack(shown),
    meta: { topics: ['calendar'] },
  });
}

/**
 * Accepts or rejects a suggested event, which can be undone. It is shown so at once, and as it was where that failed.
 * One that repeats was suggested as a whole, and is answered as a whole.
 */
export function useAnswerSuggestion() {
  const { show, keep, takeBack } = useOptimisticWeek();
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
      onSuccess: (_nothing, { event, accept }, shown) => {
        keep(shown);
        const change: EventChange = { event, scope: 'all' };
        if (accept) offer('Event accepted', () => undoSave(change));
        else offer('Suggestion rejected', () => restore(change));
      },
      onError: (_error, _change, shown) => takeBack(shown),
      meta: { topics: ['calendar'] },
    },
    ({ event }) => event.id,
  );
}
