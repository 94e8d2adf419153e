import { DAY_MINUTES } from '@inkwell/contracts/constants';
import type { CalendarEvent } from '@inkwell/contracts';
import { addDays } from '@inkwell/contracts/days';
import {
  startTransition,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { minuteOfDay, toLocalTime } from '../../../lib/wall-clock.ts';
import { SHORTCUTS } from '../../../lib/shortcuts.ts';
import { cn } from '../../../ui/cn.ts';
import { AllDayRow } from './all-day-row.tsx';
import { DayColumn } from './day-column.tsx';
import { DayHeading, DayStrip } from './day-strip.tsx';
import { withTimes } from '../event/event-form.ts';
import { useMoveEvent, useRemoveEvent } from '../events.ts';
import { sayReadOnly } from '../event/read-only-event.tsx';
import { useScopeQuestion } from '../repeat/scope-question.tsx';
import { useWeekDrag } from '../move/week-drag.ts';
import { reduceEdit, type EditAction, type WeekEdit } from '../move/week-edit.ts';
import { WeekGhost } from '../move/week-ghost.tsx';
import { useWeekKeys } from '../move/week-keys.ts';
import { daysOfWeek, daytimeOf, HOUR_LABELS, layOutAllDay, layOutDays, shownDays } from './week-layout.ts';
import { dayOfKey } from './week-walk.ts';

/** Where another week than this one opens: a little above seven. */
const FIRST_SHOWN_MINUTE = 6.75 * 60;

const LABELS_WIDTH = 'w-[3.25rem] shrink-0 sm:w-14';

const NO_EVENTS: readonly CalendarEvent[] = [];

interface WeekGridProps {
  monday: string;
  /** The day that is shown where not all of them are. */
  day: string;
  today: string;
  /** Undefined while they load. */
  events: readonly CalendarEvent[] | undefined;
  onDayChange: (day: string) => void;
  /** An hour, a day, or a drawn time to the given end was chosen for a new event. */
  onSlot: (slot: string, end?: string) => void;
  onEvent: (event: CalendarEvent) => void;
}

const COLUMNS: Record<number, string> = {
  1: 'grid grid-cols-1',
  3: 'grid grid-cols-3',
  7: 'grid grid-cols-7',
};

const KEYS_HELP =
  `Arrow keys walk the hours and events. Enter opens, ${SHORTCUTS.pickUpEvent.label} picks an event up, ` +
  `${SHORTCUTS.removeEvent.label} removes it, ${SHORTCUTS.newEvent.label} makes a new one, ` +
  `${SHORTCUTS.goToToday.label} goes to today.`;

/** How many days there is room for. */
function useShownCount(): 1 | 3 | 7 {
  const isWide = useMediaQuery('(min-width: 48rem)');
  const hasThree = useMediaQuery('(min-width: 37.5rem)');
  if (isWide) return 7;
  return hasThree ? 3 : 1;
}

/**
 * Whether all hours of a week are drawn, or the daytime alone: a week may hold hundreds of events, and those of the
 * night come after its first frame.
 */
function useWholeWeek(monday: string, isLoaded: boolean): boolean {
  const [wholeWeek, setWholeWeek] = useState<string | null>(null);
  useEffect(() => {
    if (isLoaded) startTransition(() => setWholeWeek(monday));
  }, [monday, isLoaded]);
  return wholeWeek === monday;
}

/** A week from Monday: one column per day, one row per hour. Narrow screens show three days or one. */
export function WeekGrid({ monday, day, today, events, onDayChange, onSlot, onEvent }: WeekGridProps) {
  const count = useShownCount();
  const days = useMemo(() => daysOfWeek(monday), [monday]);
  const layout = useMemo(() => layOutDays(events ?? NO_EVENTS, days), [events, days]);
  const isWhole = useWholeWeek(monday, events !== undefined);
  const drawn = useMemo(() => (isWhole ? layout : daytimeOf(layout)), [isWhole, layout]);
  const shown = useMemo(() => shownDays(days, day, count), [days, day, count]);
  const columns = COLUMNS[count];
  const allDayPlaces = useMemo(() => layOutAllDay(events ?? NO_EVENTS, shown), [events, shown]);
  // A phone has no room for an empty row.
  const hasAllDay = count > 1 || allDayPlaces.length > 0;

  const scroller = useRef<HTMLDivElement>(null);
  const columnsRef = useRef<HTMLDivElement>(null);
  // Only when it opens: afterwards the hours stay where they are, also in the next week.
  const [nowMinute] = useState(() =>
    days.includes(today) ? minuteOfDay(toLocalTime(new Date()), today) : null,
  );
  useLayoutEffect(() => {
    const [element, hours] = [scroller.current, columnsRef.current];
    if (!element || !hours) return;
    const topOf = (minute: number) => (minute / DAY_MINUTES) * hours.offsetHeight;
    element.scrollTop =
      nowMinute === null ? topOf(FIRST_SHOWN_MINUTE) : topOf(nowMinute) - element.clientHeight / 3;
  }, [nowMinute]);

  const [edit, setEdit] = useState<WeekEdit | null>(null);
  const currentEdit = useRef<WeekEdit | null>(null);
  const change = useCallback((action: EditAction) => {
    const next = reduceEdit(currentEdit.current, action);
    currentEdit.current = next;
    setEdit(next);
    return next;
  }, []);
  const move = useMoveEvent();
  const remove = useRemoveEvent();
  const { ask, question, dropped } = useScopeQuestion();
  const onDrop = (edited: WeekEdit, onCancel?: () => void) => {
    const { event, span } = edited;
    if (!event) onSlot(span.start, span.end);
    else
      ask({
        event,
        action: 'change',
        dropped: edited,
        onChoose: (scope) => move.mutate({ event, span, scope }),
        onCancel,
      });
  };
  const findEvent = (id: string) => events?.find((event) => event.id === id);

  const root = useRef<HTMLDivElement>(null);
  const drag = useWeekDrag({
    scroller,
    columns: columnsRef,
    shown,
    findEvent,
    change,
    onDrop,
    onReadOnly: sayReadOnly,
    onTurn: (direction) => onDayChange(addDays(day, direction * count)),
  });
  const keys = useWeekKeys({
    root,
    layout,
    shown,
    day,
    today,
    hasAllDay,
    edit,
    findEvent,
    change,
    onDayChange,
    onDrop,
    onSlot,
    onRemove: (event) =>
      ask({ event, action: 'delete', onChoose: (scope) => remove.mutate({ event, scope }) }),
    onReadOnly: sayReadOnly,
  });
  const shownEdit = edit ?? dropped;
  const liftedId = shownEdit?.event?.id ?? null;
  const allDayGhost = shownEdit?.event?.allDay
    ? (layOutAllDay([withTimes(shownEdit.event, shownEdit.span)], shown)[0] ?? null)
    : null;
  const helpId = useId();

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {events === undefined && <p role="status" aria-label="Loading the week" className="sr-only" />}
      {count < 7 && (
        <DayStrip days={days} shown={shown} today={today} layout={layout} onDayChange={onDayChange} />
      )}
      <p role="status" dir="auto" className="sr-only">
        {keys.said}
      </p>
      <p id={helpId} hidden>
        {KEYS_HELP}
      </p>
      {count > 1 && (
        <div className="flex border-b border-line [scrollbar-gutter:stable]">
          <span className={LABELS_WIDTH} />
          <div className={cn(columns, 'flex-1')}>
            {shown.map((each) => (
              <DayHeading key={each} day={each} isToday={each === today} compact={count === 3} />
            ))}
          </div>
        </div>
      )}
      <div
        ref={root}
        role="application"
        aria-label="The week"
        aria-describedby={helpId}
        {...drag}
        {...keys.handlers}
        className="flex min-h-0 flex-1 flex-col select-none"
      >
        {hasAllDay && (
          <div className="flex max-h-28 touch-pan-y overflow-y-auto border-b border-line py-1 [scrollbar-gutter:stable]">
            <span className={cn(LABELS_WIDTH, 'pt-1 pr-2 text-right text-xs text-ink-soft')}>all day</span>
            <AllDayRow
              shown={shown}
              places={allDayPlaces}
              active={keys.active}
              ghost={allDayGhost}
              liftedId={liftedId}
              onSlot={onSlot}
              onEvent={onEvent}
            />
          </div>
        )}
        <div
          ref={scroller}
          className="flex min-h-0 flex-1 touch-pan-y overflow-y-auto low:min-h-40 low:basis-0"
        >
          <div aria-hidden className={LABELS_WIDTH}>
            {HOUR_LABELS.map((label, hour) => (
              <div key={label} className="relative h-12">
                <span
                  className={cn(
                    'absolute right-2 text-xs whitespace-nowrap text-ink-soft tabular-nums',
                    hour === 0 ? 'top-0.5' : '-top-2',
                  )}
                >
                  {label}
                </span>
              </div>
            ))}
          </div>
          <div ref={columnsRef} className={cn(columns, 'relative h-max min-w-0 flex-1')}>
            {shown.map((each, index) => (
              <DayColumn
                // The column of another week's day has the same hours: nothing of them is drawn anew.
                key={HOUR_LABELS[index]}
                day={each}
                active={dayOfKey(keys.active) === each ? keys.active : null}
                liftedId={liftedId}
                isToday={each === today}
                events={events && drawn.get(each)?.timed}
                onSlot={onSlot}
                onEvent={onEvent}
              />
            ))}
            {shownEdit && <WeekGhost edit={shownEdit} shown={shown} />}
          </div>
        </div>
      </div>
      {question}
    </div>
  );
}
