import type { CalendarEvent } from '@inkwell/contracts';
import { Check, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cn } from '../../../ui/cn.ts';
import { useAnswerSuggestion } from '../events.ts';

/** Lower than this, as `HOUR_PX`, the tick and the cross stand in the middle. */
const ANSWERS_PX = 26;

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

interface SuggestionAnswersProps {
  event: CalendarEvent;
  /** There is room for them below the title. */
  isBelow: boolean;
  /** How much of the event no other one lies over; as `HOUR_PX`. */
  room: number;
  /** Where the event is drawn, over which they stand. */
  className: string;
  style: CSSProperties;
}

/** The tick and the cross of a suggested event. */
export function SuggestionAnswers({ event, isBelow, room, className, style }: SuggestionAnswersProps) {
  const answer = useAnswerSuggestion();
  return (
    <div
      className={cn(
        'pointer-events-none flex justify-end gap-0.5 px-0.5 pointer-coarse:gap-0',
        ANSWERS_PLACES[answersPlace(isBelow, room)],
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
