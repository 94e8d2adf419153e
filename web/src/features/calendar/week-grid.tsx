import type { CalendarEvent } from '@inkwell/contracts';
import { addDays } from '@inkwell/contracts/days';
import { useDrag } from '@use-gesture/react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '../../lib/media-query.ts';
import { longDay } from '../../lib/time.ts';
import { cn } from '../../ui/cn.ts';
import { DayColumn, topOfTime } from './day-column.tsx';
import { DayHeading, DayStrip } from './day-strip.tsx';
import { EventBlock } from './event-block.tsx';
import { hourLabel } from './wall-clock.ts';
import { daysOfWeek, HOUR_PX, layOutDays, shownDays } from './week-layout.ts';

const HOUR_LABELS = Array.from({ length: 24 }, (_, hour) => hourLabel(hour));
/** Where another week than this one opens. */
const FIRST_SHOWN_HOUR = 7;
const ALL_DAY_PX = 28;

/** Without it a drag of the mouse over the hours would be taken for a swipe. */
const HAS_TOUCH = 'ontouchstart' in window;

/** A slower finger turns the page as a quick one does: only the way counts. */
const SWIPE_PX = 60;

const NO_EVENTS: readonly CalendarEvent[] = [];

interface WeekGridProps {
  monday: string;
  /** The day that is shown where not all of them are. */
  day: string;
  today: string;
  /** Undefined while they load. */
  events: readonly CalendarEvent[] | undefined;
  onDayChange: (day: string) => void;
  onSlot: (slot: string) => void;
  onEvent: (event: CalendarEvent) => void;
}

const COLUMNS: Record<number, string> = {
  1: 'grid grid-cols-[3.25rem_minmax(0,1fr)]',
  3: 'grid grid-cols-[3.5rem_repeat(3,minmax(0,1fr))]',
  7: 'grid grid-cols-[3.5rem_repeat(7,minmax(0,1fr))]',
};

/** How many days there is room for. */
function useShownCount(): 1 | 3 | 7 {
  const isWide = useMediaQuery('(min-width: 48rem)');
  const hasThree = useMediaQuery('(min-width: 37.5rem)');
  if (isWide) return 7;
  return hasThree ? 3 : 1;
}

/** A week from Monday: one column per day, one row per hour. Narrow screens show three days or one. */
export function WeekGrid({ monday, day, today, events, onDayChange, onSlot, onEvent }: WeekGridProps) {
  const count = useShownCount();
  const days = useMemo(() => daysOfWeek(monday), [monday]);
  const layout = useMemo(() => layOutDays(events ?? NO_EVENTS, days), [events, days]);
  const shown = shownDays(days, day, count);
  const columns = COLUMNS[count];
  // A phone has no room for an empty row.
  const hasAllDay = count > 1 || shown.some((each) => layout.get(each)?.allDay.length);

  const scroller = useRef<HTMLDivElement>(null);
  // Only when it opens: afterwards the hours stay where they are, also in the next week.
  const [nowTop] = useState(() => (days.includes(today) ? topOfTime(new Date(), today) : null));
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop =
      nowTop === null ? FIRST_SHOWN_HOUR * HOUR_PX - HOUR_PX / 4 : nowTop - element.clientHeight / 3;
  }, [nowTop]);

  const bindSwipe = useDrag(
    ({ movement: [moved], last, canceled }) => {
      if (last && !canceled && Math.abs(moved) >= SWIPE_PX)
        onDayChange(addDays(day, -Math.sign(moved) * count));
    },
    { axis: 'x', enabled: count < 7 && HAS_TOUCH, pointer: { touch: true } },
  );

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {events === undefined && <p role="status" aria-label="Loading the week" className="sr-only" />}
      {count < 7 && (
        <DayStrip days={days} shown={shown} today={today} layout={layout} onDayChange={onDayChange} />
      )}
      {count > 1 && (
        <div className={cn(columns, 'border-b border-line [scrollbar-gutter:stable]')}>
          <span />
          {shown.map((each) => (
            <DayHeading key={each} day={each} isToday={each === today} compact={count === 3} />
          ))}
        </div>
      )}
      {hasAllDay && (
        <div className={cn(columns, 'max-h-28 overflow-y-auto border-b border-line py-1')}>
          <span className="pt-1 pr-2 text-right text-xs text-ink-soft">all day</span>
          {shown.map((each) => (
            <div key={each} className="relative flex min-h-7 min-w-0 flex-col gap-0.5 px-0.5">
              <button
                type="button"
                aria-label={`New all-day event, ${longDay(each)}`}
                tabIndex={-1}
                onClick={() => onSlot(each)}
                className="absolute inset-0 hover:bg-hover"
              />
              {layout.get(each)?.allDay.map((event) => (
                <EventBlock
                  key={event.id}
                  event={event}
                  onEvent={onEvent}
                  height={ALL_DAY_PX}
                  className="relative min-h-7 max-md:min-h-11"
                />
              ))}
            </div>
          ))}
        </div>
      )}
      <div
        ref={scroller}
        {...bindSwipe()}
        className={cn('min-h-0 flex-1 overflow-y-auto', count < 7 && 'touch-pan-y')}
      >
        <div className={columns}>
          <div aria-hidden>
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
          {shown.map((each) => (
            <DayColumn
              key={each}
              day={each}
              tabbable={each === day}
              isToday={each === today}
              events={events && layout.get(each)?.timed}
              onSlot={onSlot}
              onEvent={onEvent}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
