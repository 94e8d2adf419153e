import type { CalendarSuggestion } from '@inkwell/contracts';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { dayAndTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { ChangedSuggestion, preloadFields } from './changed-suggestion.tsx';
import { formOf, type SuggestionForm } from './suggestion-form.ts';
import type { ShownSuggestion } from './use-suggestions.ts';

const PRIORITIES: Record<CalendarSuggestion['priority'], { name: string; color: string }> = {
  high: { name: 'High priority', color: 'text-priority-high' },
  medium: { name: 'Medium priority', color: 'text-priority-medium' },
  low: { name: 'Low priority', color: 'text-priority-low' },
};

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats minutes as '45 minutes', '1 hour', '1 hour 30 minutes'. */
function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && plural(hours, 'hour'), rest > 0 && plural(rest, 'minute')].filter(Boolean).join(' ');
}

/** What could be planned, and why then. The next one of several takes the focus of the one before. */
export function SuggestionCard(props: ShownSuggestion) {
  const { suggestion, place, count, answering, answer, form, setForm } = props;
  const { title, description, priority, suggestedTime, duration, reasoning, emotionalBenefit } = suggestion;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const isNext = place > 1;
  useLayoutEffect(() => {
    if (isNext) card.current?.focus({ preventScroll: true });
  }, [isNext]);
  useEffect(() => void preloadFields(), []);
  // Not after a reload: what is focused then is not ours to choose.
  const [movesFocus, setMovesFocus] = useState(false);
  const showForm = (next: SuggestionForm | null) => {
    if (answering) return;
    setMovesFocus(true);
    setForm(next);
  };
  const onAnswer = (accept: boolean) => (event: MouseEvent) =>
    answer({ accept, byKeyboard: event.detail === 0 });
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
      className="my-2 flex animate-rise-in flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-5"
    >
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-xs leading-5 text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <CalendarPlus aria-hidden className="size-3.5" />
            {count > 1 ? `Suggestion ${place} of ${count}` : 'For your calendar'}
          </span>
          <span className={cn('inline-flex items-center gap-1.5 font-medium', PRIORITIES[priority].color)}>
            <span aria-hidden className="size-2 rounded-full bg-current" />
            {PRIORITIES[priority].name}
          </span>
        </p>
        <h3 id={id} dir="auto" className={form ? 'sr-only' : 'font-serif text-lg leading-7 wrap-anywhere'}>
          {title}
        </h3>
        {!form && (
          <>
            <p className="text-[0.9375rem] leading-6">
              <time dateTime={suggestedTime}>{dayAndTime(suggestedTime)}</time>,{' '}
              <span className="whitespace-nowrap">{formatMinutes(duration)}</span>
            </p>
            <Description text={description} />
          </>
        )}
      </div>
      {form ? (
        <ChangedSuggestion
          suggestion={suggestion}
          form={form}
          answering={answering}
          takesFocus={movesFocus}
          onChange={setForm}
          onSchedule={(changed, byKeyboard) => answer({ accept: true, byKeyboard, changed })}
          onCancel={() => showForm(null)}
        >
          <Description text={description} />
        </ChangedSuggestion>
      ) : (
        <>
          <dl className="flex flex-col gap-2 border-t border-line pt-3 text-sm leading-6">
            <Detail name="Why then" text={reasoning} />
            <Detail name="What it may give you" text={emotionalBenefit} />
            <Detail name="How sure this is meant" text={`${Math.round(suggestion.confidence)}%`} />
          </dl>
          <div className="flex flex-wrap gap-2 max-[22rem]:*:px-2.5">
            <Button variant="accent" size="sm" busy={answering} onClick={onAnswer(true)}>
              Schedule
            </Button>
            <Button
              ref={movesFocus ? focus : undefined}
              variant="secondary"
              size="sm"
              aria-disabled={answering || undefined}
              onClick={() => showForm(formOf(suggestion))}
            >
              Change
            </Button>
            <Button
              variant="secondary"
              size="sm"
              aria-disabled={answering || undefined}
              onClick={onAnswer(false)}
            >
              Not Now
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

function Description({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p dir="auto" className="text-[0.9375rem] leading-6 wrap-anywhere text-ink-soft">
      {text}
    </p>
  );
}

function Detail({ name, text }: { name: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <dt className="text-xs leading-5 text-ink-soft">{name}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {text}
      </dd>
    </div>
  );
}
