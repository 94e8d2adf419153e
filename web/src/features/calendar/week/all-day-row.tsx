import type { CalendarEvent } from '@inkwell/contracts';
import { memo } from 'react';
import { longDay } from '../../../lib/time.ts';
import { EventBlock } from './event-block.tsx';
import type { AllDayPlace } from './week-layout.ts';
import { dayOfKey, eventKey } from './week-walk.ts';

const BAR_PX = 28;

interface AllDayRowProps {
  shown: readonly string[];
  places: readonly AllDayPlace[];
  /** The key of the item that Tab reaches. */
  active: string;
  /** Where the event that is moved would be. */
  ghost: AllDayPlace | null;
  liftedId: string | null;
  onSlot: (day: string) => void;
  onEvent: (event: CalendarEvent) => void;
}

/** The events that last whole days, each as one bar over its days. */
export const AllDayRow = memo(function AllDayRow(props: AllDayRowProps) {
  const { shown, places, active, ghost, liftedId, onSlot, onEvent } = props;
  const rows = Math.max(1, ...places.map(({ row }) => row + 1));
  return (
    <div
      className="relative grid min-h-7 flex-1 auto-rows-[1.75rem] gap-y-0.5 max-md:auto-rows-[2.75rem] pointer-coarse:auto-rows-[2.75rem]"
      style={{ gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))` }}
    >
      {shown.map((day, index) => (
        <button
          key={day}
          type="button"
          data-item={day}
          data-slot={day}
          aria-label={`New all-day event, ${longDay(day)}`}
          tabIndex={active === day ? 0 : -1}
          onClick={() => onSlot(day)}
          className="border-l border-transparent hover:bg-hover"
          style={{ gridColumn: index + 1, gridRow: `1 / span ${rows}` }}
        />
      ))}
      {places.map((place) => {
        const { event } = place;
        // One bar for all of its days, each of which the keys can reach.
        const isActive = active === eventKey(dayOfKey(active), event.id);
        return (
          <EventBlock
            key={event.id}
            itemKey={isActive ? active : eventKey(shown[place.first] ?? '', event.id)}
            dayName={longDay(isActive ? dayOfKey(active) : (shown[place.first] ?? ''))}
            event={event}
            onEvent={onEvent}
            height={BAR_PX}
            isLifted={event.id === liftedId}
            isTabbable={isActive}
            className="relative mx-0.5 min-h-7"
            style={placeStyle(place)}
          />
        );
      })}
      {ghost && (
        <div
          aria-hidden
          className="pointer-events-none z-20 mx-0.5 rounded-md border-2 border-accent bg-accent-soft"
          style={placeStyle(ghost)}
        />
      )}
    </div>
  );
});

const placeStyle = ({ first, last, row }: AllDayPlace) => ({
  gridColumn: `${first + 1} / ${last + 2}`,
  gridRow: row + 1,
});
