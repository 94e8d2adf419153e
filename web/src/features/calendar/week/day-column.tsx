import type { CalendarEvent } from '@inkwell/contracts';
import { memo, useEffect, useState } from 'react';
import { longDay } from '../../../lib/time.ts';
import { minuteOfDay, toLocalTime } from '../../../lib/wall-clock.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TimedEventBlock } from './event-block.tsx';
import { HOUR_LABELS, HOUR_PX, toRem, type PlacedEvent } from './week-layout.ts';
import { eventKey, slotOf } from './week-walk.ts';

const NOW_LINE_INTERVAL_MS = 60_000;

interface DayColumnProps {
  day: string;
  /** The key of the item that Tab reaches, where it is on this day. */
  active: string | null;
  /** The event that is moved or resized. */
  liftedId: string | null;
  isToday: boolean;
  /** Undefined while they load. */
  events: readonly PlacedEvent[] | undefined;
  onSlot: (slot: string) => void;
  onEvent: (event: CalendarEvent) => void;
}

/** The hours of a day and its events. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, active, liftedId, isToday, events, onSlot, onEvent } = props;
  const name = longDay(day);
  return (
    <section aria-label={name} className="@container/day relative min-w-0 border-l border-line">
      <HourSlots day={day} name={name} active={active} onSlot={onSlot} />
      {events === undefined && (
        <div aria-hidden className="pointer-events-none absolute inset-x-1 top-[27rem] flex flex-col gap-24">
          <Skeleton className="h-12" />
          <Skeleton className="h-16" />
        </div>
      )}
      {events?.map((placed) => {
        const key = eventKey(day, placed.event.id);
        return (
          <TimedEventBlock
            key={placed.event.id}
            placed={placed}
            itemKey={key}
            dayName={name}
            isTabbable={active === key}
            isLifted={placed.event.id === liftedId}
            onEvent={onEvent}
          />
        );
      })}
      {isToday && <NowLine day={day} />}
    </section>
  );
});

interface HourSlotsProps extends Pick<DayColumnProps, 'day' | 'active' | 'onSlot'> {
  /** The day in words. */
  name: string;
}

/** The hours of a day, each of which can be chosen for a new event. They stay as they are when the events change. */
const HourSlots = memo(function HourSlots({ day, name, active, onSlot }: HourSlotsProps) {
  return HOUR_LABELS.map((label, hour) => {
    const slot = slotOf(day, hour);
    return (
      <button
        key={hour}
        type="button"
        data-item={slot}
        data-slot={slot}
        aria-label={`New event, ${name}, ${label}`}
        tabIndex={active === slot ? 0 : -1}
        onClick={() => onSlot(slot)}
        className="block h-12 w-full border-b border-line transition-colors duration-150 hover:bg-hover focus-visible:-outline-offset-2"
      />
    );
  });
});

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
      style={{ top: toRem((minuteOfDay(toLocalTime(now), day) / 60) * HOUR_PX) }}
      className="pointer-events-none absolute inset-x-0 z-10 h-0.5 bg-accent"
    >
      <span className="absolute -top-1 -left-1 size-2.5 rounded-full bg-accent" />
    </div>
  );
}
