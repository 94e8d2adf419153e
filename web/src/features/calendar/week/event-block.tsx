import type { CalendarEvent } from '@inkwell/contracts';
import { Lock, Repeat } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { timeOfDay } from '../../../lib/time.ts';
import { cn } from '../../../ui/cn.ts';
import { RESPONSE_WORDS } from '../event/responses.ts';
import { EventLines, EventTitle, narrowLane } from './event-lines.tsx';
import { SuggestionAnswers } from './suggestion-answers.tsx';
import { drawnHeight, toRem, type PlacedEvent } from './week-layout.ts';

// Sizes as `HOUR_PX`.
const LINE_PX = 18;
/** What a block has above and below its lines. */
const PADDING_PX = 4;
const WITH_TIME_PX = 44;
const WITH_ANSWERS_PX = 62;

const COLOR_CLASSES: Record<CalendarEvent['color'], string> = {
  '#F4A261': '[--event-color:#F4A261]',
  '#E76F51': '[--event-color:#E76F51]',
  '#E9C46A': '[--event-color:#E9C46A]',
  '#2A9D8F': '[--event-color:#2A9D8F]',
  '#264653': '[--event-color:#264653]',
  '#E63946': '[--event-color:#E63946]',
  '#F77F00': '[--event-color:#F77F00]',
  '#FCBF49': '[--event-color:#FCBF49]',
  '#8B5CF6': '[--event-color:#8B5CF6]',
};

interface EventBlockProps {
  event: CalendarEvent;
  onEvent: (event: CalendarEvent) => void;
  /** Names the block among all that the keys walk to. */
  itemKey: string;
  /** Its day in words. */
  dayName: string;
  /** Tab reaches one item of the week. */
  isTabbable: boolean;
  /** It is drawn pale while it is moved or resized. */
  isLifted: boolean;
  /** The ends that stand here and can be dragged. Default: none. */
  begins?: boolean;
  ends?: boolean;
  /** As `HOUR_PX`; the answers to a suggested event stand below the title where there is room. */
  height: number;
  /** How much of it no other event lies over; the title takes as many lines as it has room for. Default: all of it. */
  room?: number;
  /** How much of its column it has. Default: all of it. */
  width?: number;
  className: string;
  style: CSSProperties;
}

/** An event of a day's column. */
export const TimedEventBlock = memo(function TimedEventBlock(
  props: Pick<EventBlockProps, 'onEvent' | 'itemKey' | 'dayName' | 'isTabbable' | 'isLifted'> & {
    placed: PlacedEvent;
  },
) {
  const { placed, ...rest } = props;
  const { event, top, left, width, room, begins, ends } = placed;
  const height = drawnHeight(placed.height);
  return (
    <EventBlock
      {...rest}
      event={event}
      begins={begins}
      ends={ends}
      height={height}
      room={Math.min(height, room)}
      width={width}
      className="absolute"
      style={{
        top: toRem(top),
        height: toRem(height),
        left: `calc(${left * 100}% + 2px)`,
        width: `calc(${width * 100}% - 4px)`,
      }}
    />
  );
});

/**
 * An event in the week. A suggested one is dashed and can be accepted or rejected. A week may hold hundreds: a block is
 * as few elements as can be.
 */
export function EventBlock(props: EventBlockProps) {
  const { event, onEvent, itemKey, dayName, isTabbable, isLifted, begins, ends } = props;
  const { height, room = height, width = 1, className, style } = props;
  const { color, suggested, recurrence, readOnly, response } = event;
  const lines = Math.max(1, Math.floor((room - PADDING_PX) / LINE_PX));
  const isOneLine = lines === 1 && room === height;
  const lanes = Math.round(1 / width);
  const narrow = narrowLane(lanes);
  // The tick and the cross stand below the title where there is room; in a lane they would leave none beside them.
  const answersBelow = suggested && room >= (lanes > 1 ? WITH_TIME_PX : WITH_ANSWERS_PX);
  const titleLines = answersBelow ? lines - 1 : lines;
  const markStyle = 'ml-1 inline size-3 align-[-0.1em] opacity-75';
  const marks = (
    <>
      {recurrence && <Repeat aria-hidden className={markStyle} />}
      {readOnly && <Lock aria-hidden className={markStyle} />}
    </>
  );
  return (
    <>
      <button
        type="button"
        data-item={itemKey}
        data-event={event.id}
        data-begins={begins && !readOnly}
        data-ends={ends && !readOnly}
        data-response={response}
        tabIndex={isTabbable ? 0 : -1}
        aria-label={nameOf(event, dayName)}
        onClick={() => onEvent(event)}
        style={style}
        className={cn(
          'event-block',
          COLOR_CLASSES[color],
          narrow?.block,
          isOneLine ? 'truncate' : 'flex flex-col',
          suggested && 'border-dashed',
          suggested && !answersBelow && 'pr-14 pointer-coarse:pr-20',
          isLifted && 'opacity-45',
          className,
        )}
      >
        {isOneLine ? (
          <>
            <EventTitle event={event} />
            {marks}
          </>
        ) : (
          <EventLines event={event} room={room} lines={titleLines} narrow={narrow} marks={marks} />
        )}
      </button>
      {suggested && (
        <SuggestionAnswers
          event={event}
          isBelow={answersBelow}
          room={room}
          className={className}
          style={room === height ? style : { ...style, height: toRem(room) }}
        />
      )}
    </>
  );
}

/** What a screen reader says of an event: all that its block shows. */
function nameOf(event: CalendarEvent, dayName: string): string {
  const { title, allDay, startTime, endTime, suggested, recurrence, source, readOnly, response } = event;
  const responseWords = response && RESPONSE_WORDS[response];
  const parts = [
    title,
    allDay ? 'all day' : `${timeOfDay(startTime)} to ${timeOfDay(endTime)}`,
    dayName,
    ...(recurrence ? ['repeats'] : []),
    ...(suggested ? ['suggested'] : []),
    ...(responseWords ? [responseWords.toLowerCase()] : []),
    ...(source === 'google' ? ['from Google Calendar'] : []),
    ...(readOnly ? ['cannot be changed here'] : []),
  ];
  return parts.join(', ');
}
