import type { CalendarEvent } from '@inkwell/contracts';
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { dayFormat, LOCALE, longDay } from '../../lib/time.ts';
import { cn } from '../../ui/cn.ts';
import { hourLabel, minuteOfDay, toLocalTime } from './wall-clock.ts';
import { allDayEvents, HOUR_PX, placeEvents, daysOfWeek } from './week-layout.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const FIRST_SHOWN_HOUR = 7;
const NOW_LINE_INTERVAL_MS = 60_000;

interface WeekGridProps {
  monday: string;
  /** The day that narrow screens show. */
  day: string;
  today: string;
  events: readonly CalendarEvent[];
  onDayChange: (day: string) => void;
  onSlot: (slot: string) => void;
  onEvent: (event: CalendarEvent) => void;
}

const weekdayName = dayFormat({ weekday: 'short' });

const gridColumns = 'grid grid-cols-[3.25rem_minmax(0,1fr)] md:grid-cols-[3.5rem_repeat(7,minmax(0,1fr))]';

/** A week from Monday: one column per day, one row per hour. Narrow screens show one day. */
export function WeekGrid({ monday, day, today, events, onDayChange, onSlot, onEvent }: WeekGridProps) {
  const days = daysOfWeek(monday);
  const scroller = useRef<HTMLDivElement>(null);
  const hiddenOnNarrow = (each: string) => each !== day && 'max-md:hidden';
  const hasAllDay = days.some((each) => allDayEvents(events, each).length > 0);

  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = FIRST_SHOWN_HOUR * HOUR_PX - HOUR_PX / 4;
  }, []);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <DayStrip days={days} day={day} today={today} onDayChange={onDayChange} />
      <div className={cn(gridColumns, 'hidden border-b border-line [scrollbar-gutter:stable] md:grid')}>
        <span />
        {days.map((each) => (
          <h2
            key={each}
            aria-label={longDay(each)}
            className="flex flex-col items-center gap-1 py-2 font-sans"
          >
            <span className="text-xs font-medium text-ink-soft">{weekdayName(each)}</span>
            <span
              className={cn(
                'grid size-8 place-items-center rounded-full text-base font-medium tracking-normal tabular-nums',
                each === today && 'bg-accent text-on-accent',
              )}
            >
              {Number(each.slice(8))}
            </span>
          </h2>
        ))}
      </div>
      {hasAllDay && (
        <div className={cn(gridColumns, 'max-h-28 overflow-y-auto border-b border-line py-1')}>
          <span className="pt-1 pr-2 text-right text-xs text-ink-soft">all day</span>
          {days.map((each) => (
            <div key={each} className={cn('flex min-w-0 flex-col gap-0.5 px-0.5', hiddenOnNarrow(each))}>
              {allDayEvents(events, each).map((event) => (
                <EventButton
                  key={event.id}
                  event={event}
                  onEvent={onEvent}
                  className="min-h-7 max-md:min-h-11"
                />
              ))}
            </div>
          ))}
        </div>
      )}
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto">
        <div className={gridColumns}>
          <div aria-hidden>
            {HOURS.map((hour) => (
              <div key={hour} className="relative h-12">
                <span
                  className={cn(
                    'absolute right-2 text-xs whitespace-nowrap text-ink-soft tabular-nums',
                    hour === 0 ? 'top-0.5' : '-top-2',
                  )}
                >
                  {hourLabel(hour)}
                </span>
              </div>
            ))}
          </div>
          {days.map((each) => (
            <DayColumn
              key={each}
              day={each}
              tabbable={each === day}
              isToday={each === today}
              events={events}
              onSlot={onSlot}
              onEvent={onEvent}
              className={cn(hiddenOnNarrow(each))}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface DayStripProps {
  days: readonly string[];
  day: string;
  today: string;
  onDayChange: (day: string) => void;
}

/** Selects the day that a narrow screen shows. */
function DayStrip({ days, day, today, onDayChange }: DayStripProps) {
  return (
    <nav aria-label="Days of the week" className="flex border-b border-line px-1 py-1 md:hidden">
      {days.map((each) => (
        <button
          key={each}
          type="button"
          aria-label={longDay(each)}
          aria-current={each === day ? 'date' : undefined}
          onClick={() => onDayChange(each)}
          className="flex min-h-14 flex-1 flex-col items-center justify-center gap-1 rounded-control text-xs text-ink-soft"
        >
          {weekdayName(each).slice(0, 2)}
          <span
            className={cn(
              'grid size-8 place-items-center rounded-full text-[0.9375rem] font-medium text-ink tabular-nums',
              each === today && 'ring-1 ring-accent ring-inset',
              each === day && 'bg-accent text-on-accent',
            )}
          >
            {Number(each.slice(8))}
          </span>
        </button>
      ))}
    </nav>
  );
}

interface DayColumnProps {
  day: string;
  /** Contains the one slot in the tab order; arrow keys move on from there (roving tabindex). */
  tabbable: boolean;
  isToday: boolean;
  events: readonly CalendarEvent[];
  onSlot: (slot: string) => void;
  onEvent: (event: CalendarEvent) => void;
  className?: string;
}

function DayColumn({ day, tabbable, isToday, events, onSlot, onEvent, className }: DayColumnProps) {
  return (
    <section aria-label={longDay(day)} className={cn('relative min-w-0 border-l border-line', className)}>
      {HOURS.map((hour) => {
        const slot = `${day}T${String(hour).padStart(2, '0')}:00`;
        return (
          <button
            key={hour}
            type="button"
            data-slot={slot}
            aria-label={`New event, ${longDay(day)}, ${hourLabel(hour)}`}
            tabIndex={tabbable && hour === FIRST_SHOWN_HOUR + 1 ? 0 : -1}
            onClick={() => onSlot(slot)}
            onKeyDown={moveFocusByArrow}
            className="block h-12 w-full border-b border-line transition-colors duration-150 hover:bg-hover focus-visible:-outline-offset-2"
          />
        );
      })}
      {placeEvents(events, day).map(({ event, top, height, lane, lanes }) => (
        <EventButton
          key={event.id}
          event={event}
          onEvent={onEvent}
          className="absolute"
          style={{
            top,
            height: height - 1,
            left: `calc(${(lane / lanes) * 100}% + 2px)`,
            width: `calc(${100 / lanes}% - 4px)`,
          }}
          showTime={height >= 40}
        />
      ))}
      {isToday && <NowLine day={day} />}
    </section>
  );
}

const ARROW_STEPS: Record<string, [days: number, hours: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Moves the focus to the neighbouring hour. */
function moveFocusByArrow(event: KeyboardEvent<HTMLButtonElement>) {
  const step = ARROW_STEPS[event.key];
  const grid = event.currentTarget.closest('section')?.parentElement;
  if (!step || !grid) return;
  event.preventDefault();
  const slots = [...grid.querySelectorAll<HTMLElement>('[data-slot]')];
  const [dayStep, hourStep] = step;
  const index = slots.indexOf(event.currentTarget);
  const hour = (index % HOURS.length) + hourStep;
  if (hour < 0 || hour >= HOURS.length) return;
  slots[index + hourStep + dayStep * HOURS.length]?.focus();
}

interface EventButtonProps {
  event: CalendarEvent;
  onEvent: (event: CalendarEvent) => void;
  className?: string;
  style?: CSSProperties;
  showTime?: boolean;
}

const timeFormat = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' });
const formatTime = (instant: string) => timeFormat.format(new Date(instant));

function EventButton({ event, onEvent, className, style, showTime }: EventButtonProps) {
  const { title, color, allDay, startTime, endTime, suggested } = event;
  const when = allDay ? 'all day' : `${formatTime(startTime)} to ${formatTime(endTime)}`;
  return (
    <button
      type="button"
      aria-label={`${title}, ${when}`}
      onClick={() => onEvent(event)}
      style={{
        ...style,
        // Mixed with the text colour, so that the darkest colour is visible in the dark theme.
        borderColor: `color-mix(in oklab, ${color} 75%, var(--color-ink))`,
        backgroundColor: `color-mix(in oklab, ${color} 24%, var(--color-surface))`,
      }}
      className={cn(
        'flex flex-col overflow-hidden rounded-md border border-l-4 px-1.5 text-left text-xs leading-[1.125rem] text-ink transition-[filter] duration-150 hover:brightness-95',
        suggested && 'border-dashed',
        allDay && 'justify-center',
        className,
      )}
    >
      <span className="w-full truncate font-medium">{title}</span>
      {showTime && <span className="w-full truncate text-ink">{formatTime(startTime)}</span>}
    </button>
  );
}

/** Marks the current time. */
function NowLine({ day }: { day: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), NOW_LINE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  const top = (minuteOfDay(toLocalTime(now), day) / 60) * HOUR_PX;
  return (
    <div aria-hidden style={{ top }} className="pointer-events-none absolute inset-x-0 h-0.5 bg-accent">
      <span className="absolute -top-1 -left-1 size-2.5 rounded-full bg-accent" />
    </div>
  );
}
