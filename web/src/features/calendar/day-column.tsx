import type { CalendarEvent } from '@inkwell/contracts';
import { memo, useEffect, useState, type KeyboardEvent } from 'react';
import { longDay } from '../../lib/time.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EventBlock } from './event-block.tsx';
import { hourLabel, minuteOfDay, toLocalTime } from './wall-clock.ts';
import { HOUR_PX, type PlacedEvent } from './week-layout.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  time: `${String(hour).padStart(2, '0')}:00`,
  label: hourLabel(hour),
}));
const NOW_LINE_INTERVAL_MS = 60_000;
/** The hour whose slot the Tab key reaches; arrow keys move on from there (roving tabindex). */
const TABBABLE_HOUR = 8;

interface DayColumnProps {
  day: string;
  /** Contains the one slot in the tab order. */
  tabbable: boolean;
  isToday: boolean;
  /** Undefined while they load. */
  events: readonly PlacedEvent[] | undefined;
  onSlot: (slot: string) => void;
  onEvent: (event: CalendarEvent) => void;
}

/** The hours of a day and its events. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, tabbable, isToday, events, onSlot, onEvent } = props;
  const name = longDay(day);
  return (
    <section aria-label={name} className="relative min-w-0 border-l border-line">
      {HOURS.map(({ time, label }, hour) => {
        const slot = `${day}T${time}`;
        return (
          <button
            key={time}
            type="button"
            data-slot={slot}
            aria-label={`New event, ${name}, ${label}`}
            tabIndex={tabbable && hour === TABBABLE_HOUR ? 0 : -1}
            onClick={() => onSlot(slot)}
            onKeyDown={moveFocusByArrow}
            className="block h-12 w-full border-b border-line transition-colors duration-150 hover:bg-hover focus-visible:-outline-offset-2"
          />
        );
      })}
      {events === undefined && (
        <div aria-hidden className="pointer-events-none absolute inset-x-1 top-[27rem] flex flex-col gap-24">
          <Skeleton className="h-12" />
          <Skeleton className="h-16" />
        </div>
      )}
      {events?.map(({ event, top, height, left, width }) => (
        <EventBlock
          key={event.id}
          event={event}
          onEvent={onEvent}
          height={height - 1}
          className="absolute"
          style={{
            top,
            height: height - 1,
            left: `calc(${left * 100}% + 2px)`,
            width: `calc(${width * 100}% - 4px)`,
          }}
        />
      ))}
      {isToday && <NowLine day={day} />}
    </section>
  );
});

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

/** Where an instant is in its day's column, in px from midnight. */
export const topOfTime = (instant: Date, day: string): number =>
  (minuteOfDay(toLocalTime(instant), day) / 60) * HOUR_PX;

/** Marks the current time. */
function NowLine({ day }: { day: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), NOW_LINE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div
      aria-hidden
      style={{ top: topOfTime(now, day) }}
      className="pointer-events-none absolute inset-x-0 h-0.5 bg-accent"
    >
      <span className="absolute -top-1 -left-1 size-2.5 rounded-full bg-accent" />
    </div>
  );
}
