import type { CalendarEvent } from '@inkwell/contracts';
import { Check, X } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { longDay, timeOfDay } from '../../lib/time.ts';
import { cn } from '../../ui/cn.ts';
import { useAnswerSuggestion } from './events.ts';
import type { PlacedEvent } from './week-layout.ts';
import { dayOfKey } from './week-walk.ts';

const LINE_PX = 18;
/** What a block has above and below its lines. */
const PADDING_PX = 4;
const WITH_TIME_PX = 40;
const WITH_ANSWERS_PX = 58;

/** A finger needs more room than a mouse; a low block keeps a middle to be moved by. */
const EDGE_STYLE = 'absolute inset-x-0 h-1.5 max-h-[30%] cursor-ns-resize pointer-coarse:h-3';

/** An event of a day's column, with a handle at each end that stands there. */
export const TimedEventBlock = memo(function TimedEventBlock(
  props: Omit<EventBlockProps, 'event' | 'height' | 'edges'> & { placed: PlacedEvent },
) {
  const { placed, ...rest } = props;
  const { event, top, left, width, begins, ends } = placed;
  const height = placed.height - 1;
  return (
    <EventBlock
      {...rest}
      event={event}
      height={height}
      edges={{ start: begins, end: ends }}
      className="absolute"
      style={{ top, height, left: `calc(${left * 100}% + 2px)`, width: `calc(${width * 100}% - 4px)` }}
    />
  );
});

interface EventBlockProps {
  event: CalendarEvent;
  onEvent: (event: CalendarEvent) => void;
  /** Names the block among all that the keys walk to. */
  itemKey: string;
  /** Tab reaches one item of the week. */
  isTabbable: boolean;
  /** It is drawn pale while it is moved or resized. */
  isLifted: boolean;
  /** The ends that can be dragged. Default: none. */
  edges?: { start: boolean; end: boolean };
  /** In px; the title takes as many lines as it has room for. */
  height: number;
  className?: string;
  style?: CSSProperties;
}

/** An event in the week. A suggested one is dashed and can be accepted or rejected. */
export function EventBlock(props: EventBlockProps) {
  const { event, onEvent, itemKey, isTabbable, isLifted, edges, height, className, style } = props;
  const { title, color, allDay, startTime, endTime, suggested } = event;
  const when = allDay ? 'all day' : `${timeOfDay(startTime)} to ${timeOfDay(endTime)}`;
  const showsTime = !allDay && height >= WITH_TIME_PX;
  const lines = Math.max(1, Math.floor((height - PADDING_PX) / LINE_PX));
  // The tick and the cross stand below the title where there is room.
  const answersBelow = suggested && height >= WITH_ANSWERS_PX;
  const titleLines = Math.max(1, lines - (showsTime ? 1 : 0) - (answersBelow ? 1 : 0));
  const lineLimits: Record<`--${string}`, number> = { '--title-lines': titleLines, '--lines': lines };
  return (
    <div
      className={cn('@container flex has-focus-visible:z-10', isLifted && 'opacity-45', className)}
      style={style}
    >
      <button
        type="button"
        data-item={itemKey}
        data-event={event.id}
        tabIndex={isTabbable ? 0 : -1}
        aria-label={`${title}, ${when}, ${longDay(dayOfKey(itemKey))}${suggested ? ', suggested' : ''}`}
        onClick={() => onEvent(event)}
        style={{
          // Mixed with the text colour, so that the darkest colour is visible in the dark theme.
          borderColor: `color-mix(in oklab, ${color} 75%, var(--color-ink))`,
          backgroundColor: `color-mix(in oklab, ${color} 24%, var(--color-surface))`,
        }}
        className={cn(
          'relative flex min-w-0 flex-1 flex-col overflow-hidden rounded-md border border-l-4 pr-0.5 pl-1.5 text-left text-xs leading-[1.125rem] text-ink ring-1 ring-surface transition-[filter] duration-150 hover:brightness-95',
          // In a narrow lane the title has all the room.
          '@max-[3.5rem]:border-l-[3px] @max-[3.5rem]:pl-0.5',
          suggested && 'border-dashed',
          suggested && !answersBelow && 'pr-12',
          allDay && 'justify-center',
        )}
      >
        <span
          className="line-clamp-(--title-lines) w-full font-medium wrap-anywhere @max-[3.5rem]:line-clamp-(--lines)"
          style={lineLimits}
        >
          {title}
        </span>
        {edges?.start && <span data-edge="start" className={cn(EDGE_STYLE, 'top-0')} />}
        {edges?.end && <span data-edge="end" className={cn(EDGE_STYLE, 'bottom-0')} />}
        {showsTime && <span className="w-full truncate @max-[3.5rem]:hidden">{timeOfDay(startTime)}</span>}
      </button>
      {suggested && <SuggestionButtons event={event} below={answersBelow} />}
    </div>
  );
}

/** The tick and the cross of a suggested event. */
function SuggestionButtons({ event, below }: { event: CalendarEvent; below: boolean }) {
  const answer = useAnswerSuggestion();
  const style =
    'relative grid size-5 place-items-center rounded-full bg-surface text-ink shadow-soft after:absolute after:-inset-1 hover:bg-hover';
  return (
    <div className={cn('absolute right-0.5 flex gap-0.5', below ? 'bottom-0.5' : 'top-px')}>
      <button
        type="button"
        aria-label={`Accept ${event.title}`}
        className={style}
        onClick={() => answer.mutate({ event, accept: true })}
      >
        <Check aria-hidden className="size-3.5" />
      </button>
      <button
        type="button"
        aria-label={`Reject ${event.title}`}
        className={style}
        onClick={() => answer.mutate({ event, accept: false })}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </div>
  );
}
