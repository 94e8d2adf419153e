import type { CalendarEvent } from '@inkwell/contracts';
import { Check, Lock, Repeat, X } from 'lucide-react';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { timeOfDay } from '../../../lib/time.ts';
import { cn } from '../../../ui/cn.ts';
import { useAnswerSuggestion } from '../events.ts';
import { GoogleMark } from '../event/google-mark.tsx';
import { RESPONSE_WORDS } from '../event/responses.ts';
import { drawnHeight, toRem, type PlacedEvent } from './week-layout.ts';

// Sizes as `HOUR_PX`.
const LINE_PX = 18;
/** What a block has above and below its lines. */
const PADDING_PX = 4;
const WITH_TIME_PX = 44;
const WITH_ANSWERS_PX = 62;
/** Lower than this the tick and the cross stand in the middle. */
const ANSWERS_PX = 26;
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
  const narrow = NARROW[Math.min(lanes, NARROW.length) - 1];
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
            <Title event={event} />
            {marks}
          </>
        ) : (
          <Lines event={event} room={room} lines={titleLines} narrow={narrow} marks={marks} />
        )}
      </button>
      {suggested && (
        <SuggestionButtons
          event={event}
          at={answersPlace(answersBelow, room)}
          className={className}
          style={room === height ? style : { ...style, height: toRem(room) }}
        />
      )}
    </>
  );
}

/** The title, after the mark of where it was made: a long title is cut at its end. */
const Title = ({ event: { title, source } }: { event: CalendarEvent }) => (
  <>
    {source === 'google' && <GoogleMark />}
    <span dir="auto">{title}</span>
  </>
);

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

interface LinesProps {
  event: CalendarEvent;
  room: number;
  lines: number;
  narrow: (typeof NARROW)[number] | undefined;
  marks: ReactNode;
}

/** The title, and the time where there is room for it. */
function Lines({ event, room, lines, narrow, marks }: LinesProps) {
  if (room < TIGHT_PX)
    return (
      <span className={TIGHT}>
        <Title event={event} />
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
        <Title event={event} />
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

type AnswersPlace = 'top' | 'middle' | 'bottom';

const ANSWERS_PLACES: Record<AnswersPlace, string> = {
  top: 'items-start pt-px',
  middle: 'items-center',
  bottom: 'items-end pb-0.5',
};

const answersPlace = (below: boolean, room: number): AnswersPlace => {
  if (below) return 'bottom';
  return room < ANSWERS_PX ? 'middle' : 'top';
};

// A finger has a target of 44 px around the circle, which stays where it is.
const ANSWER =
  'group pointer-events-auto grid size-6 shrink-0 place-items-center rounded-full pointer-coarse:-my-2.5 pointer-coarse:size-11 pointer-coarse:last:-mr-2.5';
const ANSWER_CIRCLE =
  'grid size-6 place-items-center rounded-full border border-line bg-surface text-ink shadow-soft group-hover:bg-hover';

interface SuggestionButtonsProps {
  event: CalendarEvent;
  at: AnswersPlace;
  /** Where the event is drawn, over which they stand. */
  className: string;
  style: CSSProperties;
}

/** The tick and the cross of a suggested event. */
function SuggestionButtons({ event, at, className, style }: SuggestionButtonsProps) {
  const answer = useAnswerSuggestion();
  return (
    <div
      className={cn(
        'pointer-events-none flex justify-end gap-0.5 px-0.5 pointer-coarse:gap-0',
        ANSWERS_PLACES[at],
        className,
      )}
      style={style}
    >
      <button
        type="button"
        aria-label={`Accept ${event.title}`}
        className={ANSWER}
        onClick={() => answer.mutate({ event, accept: true })}
      >
        <span className={ANSWER_CIRCLE}>
          <Check aria-hidden className="size-3.5" />
        </span>
      </button>
      <button
        type="button"
        aria-label={`Reject ${event.title}`}
        className={ANSWER}
        onClick={() => answer.mutate({ event, accept: false })}
      >
        <span className={ANSWER_CIRCLE}>
          <X aria-hidden className="size-3.5" />
        </span>
      </button>
    </div>
  );
}
