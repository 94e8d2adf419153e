import type { CalendarEvent } from '@inkwell/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays, isDay, mondayOf } from '@inkwell/contracts/days';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from '../../lib/router.tsx';
import { HeaderSlot } from '../../lib/header-slot.tsx';
import { RequestError } from '../../lib/request.ts';
import { isShortcut, SHORTCUTS } from '../../lib/shortcuts.ts';
import { useUser } from '../../lib/session.ts';
import { dayFormat, useToday } from '../../lib/time.ts';
import { addMinutes, toLocalTime } from '../../lib/wall-clock.ts';
import { Button } from '../../ui/button.tsx';
import { EventDialog, type EventDialogProps } from './event/event-dialog.tsx';
import { readEventDraft, type EventDialogTarget } from './event/event-draft.ts';
import { describeEvent, ReadOnlyEventDialog } from './event/read-only-event.tsx';
import { undoLast } from './undo.ts';
import { WeekGrid } from './week/week-grid.tsx';
import { weekQuery } from './week-query.ts';

const monthAndYear = dayFormat({ month: 'long', year: 'numeric' });
const shortMonth = dayFormat({ month: 'short' });
const shortMonthAndYear = dayFormat({ month: 'short', year: 'numeric' });
const yearOf = dayFormat({ year: 'numeric' });

/** The next full hour, as a local time. */
const nextHour = () => addMinutes(`${toLocalTime(new Date()).slice(0, 13)}:00`, 60);

/** In a field the keys undo what was typed; a dialog is about something else than the last change. */
const keepsUndoKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, [role="dialog"], [role="alertdialog"]') !== null;

/** The shown day, which stands in the URL unless it is today: then it moves on at midnight. */
function useShownDay(today: string): [day: string, setDay: (day: string) => void] {
  const [params, setParams] = useSearchParams();
  const param = params.get('week');
  const day = param !== null && isDay(param) ? param : today;
  const setDay = useCallback(
    (next: string) =>
      setParams(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next === today) changed.delete('week');
          else changed.set('week', next);
          return changed;
        },
        // The back button leads through weeks, not through each day of a week.
        { replace: mondayOf(next) === mondayOf(day) },
      ),
    [setParams, today, day],
  );
  return [day, setDay];
}

interface PlanViewProps {
  /** The last button of the week's header. */
  syncButton?: ReactNode;
}

/** Plan mode: the calendar's week. */
export function PlanView({ syncButton }: PlanViewProps) {
  const today = useToday();
  const [day, setDay] = useShownDay(today);
  const userId = useUser()?.id;
  const [draft] = useState(() => (userId === undefined ? null : readEventDraft(userId)));
  const [dialogTarget, setDialogTarget] = useState<EventDialogTarget | null>(draft?.target ?? null);
  const [created, setCreated] = useState('');
  const monday = mondayOf(day);
  const events = useQuery(weekQuery(monday));
  const openSlot = useCallback(
    (slot: string, end?: string) => setDialogTarget(end === undefined ? { slot } : { slot, end }),
    [],
  );
  const openEvent = useCallback((event: CalendarEvent) => setDialogTarget({ event }), []);

  useEffect(() => {
    const undoOnKey = (event: KeyboardEvent) => {
      const isUndo = isShortcut(event, SHORTCUTS.undo);
      if (isUndo && !keepsUndoKeys(event.target) && undoLast()) event.preventDefault();
    };
    document.addEventListener('keydown', undoOnKey);
    return () => document.removeEventListener('keydown', undoOnKey);
  }, []);

  const client = useQueryClient();
  const isLoaded = events.isSuccess;
  useEffect(() => {
    if (!isLoaded) return;
    for (const days of [7, -7]) void client.prefetchQuery(weekQuery(addDays(monday, days)));
  }, [client, isLoaded, monday]);

  return (
    <>
      <HeaderSlot>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Previous week"
          onClick={() => setDay(addDays(day, -7))}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Next week" onClick={() => setDay(addDays(day, 7))}>
          <ChevronRight aria-hidden />
        </Button>
        <p
          aria-live="polite"
          className="truncate px-1 font-serif text-base font-medium max-[24.375rem]:px-0.5 md:text-lg"
        >
          <span className="max-md:hidden">{monthAndYear(addDays(monday, 3))}</span>
          <span className="max-[24.375rem]:hidden md:hidden">{shortMonthAndYear(addDays(monday, 3))}</span>
          {/* On narrow phones two lines leave the buttons their room. */}
          <span className="block text-center text-sm leading-4 min-[24.375rem]:hidden">
            {shortMonth(addDays(monday, 3))} <span className="block">{yearOf(addDays(monday, 3))}</span>
          </span>
        </p>
        {mondayOf(today) !== monday && (
          <Button
            variant="ghost"
            size="sm"
            className="max-[22.5rem]:px-1 max-[22.5rem]:text-xs"
            onClick={() => setDay(today)}
          >
            Today
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label="New event"
          className="ml-auto sm:ml-0"
          onClick={() => openSlot(day === today ? nextHour() : `${day}T09:00`)}
        >
          <Plus aria-hidden />
        </Button>
        {syncButton}
      </HeaderSlot>
      {events.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 bg-danger-soft px-5 py-1.5 text-sm">
          Your events could not be loaded{events.error instanceof RequestError && `: ${events.error.message}`}
          .
          <Button variant="link" size="sm" busy={events.isFetching} onClick={() => void events.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <WeekGrid
        monday={monday}
        day={day}
        today={today}
        events={events.data ?? (events.isError ? [] : undefined)}
        onDayChange={setDay}
        onSlot={openSlot}
        onEvent={openEvent}
      />
      {/* With the attribute a dialog that is closing does not hide it. */}
      <p role="status" aria-live="polite" dir="auto" className="sr-only">
        {created}
      </p>
      {dialogTarget && (
        <TargetDialog
          target={dialogTarget}
          draft={dialogTarget === draft?.target ? draft : undefined}
          onClose={() => setDialogTarget(null)}
          onCreated={(event) => setCreated(`Event created: ${describeEvent(event)}`)}
        />
      )}
    </>
  );
}

/** An event that can be changed at Google alone is only shown. */
function TargetDialog(props: EventDialogProps) {
  const { target, onClose } = props;
  if ('event' in target && target.event.readOnly)
    return <ReadOnlyEventDialog event={target.event} onClose={onClose} />;
  return <EventDialog {...props} />;
}
