import type { CalendarEvent } from '@inkwell/contracts';
import type { ReactNode } from 'react';
import { timeOfDay } from '../../../lib/time.ts';
import { GoogleMark } from '../event/google-mark.tsx';

/** Below this a title is drawn without the air around it. */
const TIGHT_PX = 20;
const TIGHT = 'w-full overflow-x-clip text-[0.6875rem] leading-2.25 text-ellipsis whitespace-nowrap';

/**
 * In a lane of less than 3.5rem the title has all the lines and most of the width, and its words are cut, not broken; by
 * how many lanes a column has.
 */
const NARROW = [
  {
    block: '@max-[3.5rem]/day:narrow-event-block',
    title: '@max-[3.5rem]/day:line-clamp-(--lines)',
    time: '@max-[3.5rem]/day:hidden',
  },
  {
    block: '@max-[7rem]/day:narrow-event-block',
    title: '@max-[7rem]/day:line-clamp-(--lines)',
    time: '@max-[7rem]/day:hidden',
  },
  {
    block: '@max-[10.5rem]/day:narrow-event-block',
    title: '@max-[10.5rem]/day:line-clamp-(--lines)',
    time: '@max-[10.5rem]/day:hidden',
  },
] as const;

type NarrowLane = (typeof NARROW)[number] | undefined;

export const narrowLane = (lanes: number): NarrowLane => NARROW[Math.min(lanes, NARROW.length) - 1];

/** The title, after the mark of where it was made: a long title is cut at its end. */
export const EventTitle = ({ event: { title, source } }: { event: CalendarEvent }) => (
  <>
    {source === 'google' && <GoogleMark />}
    <span dir="auto">{title}</span>
  </>
);

interface EventLinesProps {
  event: CalendarEvent;
  room: number;
  lines: number;
  narrow: NarrowLane;
  marks: ReactNode;
}

/** The title, and the time where there is room for it. */
export function EventLines({ event, room, lines, narrow, marks }: EventLinesProps) {
  if (room < TIGHT_PX)
    return (
      <span className={TIGHT}>
        <EventTitle event={event} />
      </span>
    );
  const showsTime = !event.allDay && lines > 1;
  const limits: Record<`--${string}`, number> = {
    '--title-lines': showsTime ? lines - 1 : lines,
    '--lines': lines,
  };
  return (
    <>
      <span className={`line-clamp-(--title-lines) w-full font-medium ${narrow?.title}`} style={limits}>
        <EventTitle event={event} />
        {!showsTime && marks}
      </span>
      {showsTime && (
        <span className={`w-full truncate font-normal ${narrow?.time}`}>
          {timeOfDay(event.startTime)}
          {marks}
        </span>
      )}
    </>
  );
}
