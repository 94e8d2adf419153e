import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarEvent, CreateEvent, EventScope, SaveEvent, UpdateEvent } from '@inkwell/contracts';
import { request, RequestError } from '../../lib/request.ts';
import { retryUncertain } from '../../lib/retry-uncertain.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import type { Span } from '../../lib/timed-form.ts';
import { formFromEvent, toMovedEvent, toSaveEvent, withTimes } from './event/event-form.ts';
import { useOptimisticWeek } from './optimistic-week.ts';
import { offerUndo, withdrawUndo } from './undo.ts';
import { EVENTS_PATH, isWeek, touchesWeek } from './week-query.ts';

/** What a form that nobody changed would save: the event as it is. */
const asSaved = (event: CalendarEvent): SaveEvent | null => toSaveEvent(formFromEvent(event));

function asAccepted(event: CalendarEvent): SaveEvent | null {
  const saved = asSaved(event);
  return saved && { ...saved, suggested: false };
}

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

/** Saves a change that was made on the event's revision: on another one it is a conflict. */
function save(change: EventChange, saved: SaveEvent): Promise<CalendarEvent> {
  const { id, revision } = change.event;
  const body: UpdateEvent = { ...saved, scope: scopeOf(change), revision };
  return request<CalendarEvent>('PUT', `${EVENTS_PATH}/${id}`, body);
}

/** The event as it is now, where a change was refused because it was made on an earlier revision; else null. */
export function latestOf(error: unknown): CalendarEvent | null {
  if (!(error instanceof RequestError) || error.code !== 'conflict') return null;
  const { event } = error.context;
  return typeof event === 'object' && event !== null ? (event as CalendarEvent) : null;
}

/** Whether the event is what was to be saved. */
function isSaved(event: CalendarEvent, { recurrence, ...saved }: SaveEvent): boolean {
  const { recurrence: _rule, ...stored } = asSaved(event) ?? {};
  const isSameRule = recurrence === undefined || recurrence === event.recurrence;
  return isSameRule && JSON.stringify(stored) === JSON.stringify(saved);
}

/**
 * Saves what was changed in a form. Nothing is in conflict where an earlier try was saved without an answer, nor where
 * this event is as it was: the revision is that of the whole series, and another of its events has changed.
 */
async function saveOnce(change: EventChange, saved: SaveEvent): Promise<CalendarEvent> {
  try {
    return await save(change, saved);
  } catch (error) {
    const latest = latestOf(error);
    if (!latest) throw error;
    if (!isSeveral(change) && isSaved(latest, saved)) return latest;
    const before = asSaved(change.event);
    if (!before || !isSaved(latest, { ...before, recurrence: change.event.recurrence })) throw error;
    return save({ ...change, event: latest }, saved);
  }
}

/** Saves a change that is small enough to be made on whatever the event is by now. */
async function saveOnLatest(
  change: EventChange,
  apply: (event: CalendarEvent) => SaveEvent | null,
): Promise<CalendarEvent | null> {
  const changed = apply(change.event);
  try {
    return changed && (await save(change, changed));
  } catch (error) {
    const latest = latestOf(error);
    const changedLatest = latest && apply(latest);
    if (!changedLatest) throw error;
    return save({ ...change, event: latest }, changedLatest);
  }
}

const isSameTime = (one: CalendarEvent, other: CalendarEvent): boolean =>
  one.startTime === other.startTime && one.endTime === other.endTime;

function remove(change: EventChange): Promise<unknown> {
  const scope = scopeOf(change);
  return request('DELETE', `${EVENTS_PATH}/${change.event.id}${scope ? `?scope=${scope}` : ''}`);
}

const restore = ({ event }: EventChange): Promise<unknown> =>
  request('POST', `${EVENTS_PATH}/${event.id}/restore`);

/**
 * One event is saved as it was, unless it was changed since it was `saved`. What a change of several replaced is kept by
 * the server alone.
 */
async function undoSave(change: EventChange, saved: CalendarEvent | null): Promise<void> {
  const former = asSaved(change.event);
  if (isSeveral(change) || !former || !saved) await restore(change);
  else
    await save(
      { ...change, event: { ...change.event, revision: saved.revision } },
      change.event.seriesId === null ? { ...former, recurrence: null } : former,
    );
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

/**
 * Makes the function that tells the loaded weeks of a revision: it is that of the series, and the others of its events
 * are changed on it. The weeks are read again too, but not before the next one may be saved.
 */
function useTakeRevision() {
  const client = useQueryClient();
  return (saved: CalendarEvent | null): void => {
    if (!saved) return;
    const { id, seriesId, revision } = saved;
    const isSameRow = (event: CalendarEvent) =>
      event.id === id || (seriesId !== null && event.seriesId === seriesId);
    client.setQueriesData<CalendarEvent[]>(isWeek, (events) =>
      events?.map((event) =>
        isSameRow(event) && event.revision < revision ? { ...event, revision } : event,
      ),
    );
  };
}

/** Creates an event. It is tried again by itself: the client's id makes a repeated request harmless. */
export function useCreateEvent() {
  return useSingleMutation({
    mutationFn: (event: CreateEvent) =>
      retryUncertain(() => request<CalendarEvent>('POST', EVENTS_PATH, event)),
    onMutate: withdrawUndo,
    meta: { topics: ['calendar'] },
  });
}

/** Saves what was changed in an event, which can be undone. */
export function useUpdateEvent() {
  const client = useQueryClient();
  const offer = useOfferUndo();
  const takeRevision = useTakeRevision();
  return useSingleMutation({
    mutationFn: ({ input, ...change }: EventChange & { input: SaveEvent }) => saveOnce(change, input),
    onMutate: withdrawUndo,
    onSuccess: (saved, change) => {
      if (!isSeveral(change)) {
        client.setQueriesData<CalendarEvent[]>(isWeek, (events) =>
          events?.map((event) => (event.id === saved.id ? saved : event)),
        );
        takeRevision(saved);
      }
      offer(isSeveral(change) ? 'Events saved' : 'Event saved', () => undoSave(change, saved));
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
  const takeRevision = useTakeRevision();
  return useMutation({
    scope: IN_TURN,
    mutationFn: ({ span, ...change }: EventChange & { span: Span }) =>
      // Where it was moved elsewhere too, neither time is the right one by itself.
      saveOnLatest(change, (event) => (isSameTime(event, change.event) ? toMovedEvent(event, span) : null)),
    onMutate: ({ event, span }) => {
      const moved = withTimes(event, span);
      return show((events, query) => {
        const others = events.filter(({ id }) => id !== event.id);
        return touchesWeek(moved, query) ? [...others, moved] : others;
      });
    },
    onSuccess: (saved, change, shown) => {
      keep(shown);
      if (!isSeveral(change)) takeRevision(saved);
      offer(isSeveral(change) ? 'Events moved' : 'Event moved', () => undoSave(change, saved));
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
        const change: EventChange = { event, scope: 'all' };
        if (accept) return saveOnLatest(change, asAccepted);
        await remove(change);
        return null;
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
      onSuccess: (saved, { event, accept }, shown) => {
        keep(shown);
        const change: EventChange = { event, scope: 'all' };
        if (accept) offer('Event accepted', () => undoSave(change, saved));
        else offer('Suggestion rejected', () => restore(change));
      },
      onError: (_error, _change, shown) => takeBack(shown),
      meta: { topics: ['calendar'] },
    },
    ({ event }) => event.id,
  );
}
