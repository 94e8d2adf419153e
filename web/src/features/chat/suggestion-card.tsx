import type { CalendarSuggestion } from '@inkwell/contracts';
import { CalendarPlus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { dayAndTime } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
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
export function SuggestionCard({ suggestion, place, count, answering, answer }: ShownSuggestion) {
  const { title, description, priority, suggestedTime, duration, reasoning, emotionalBenefit } = suggestion;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const isNext = place > 1;
  useLayoutEffect(() => {
    if (isNext) card.current?.focus({ preventScroll: true });
  }, [isNext]);
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
        <h3 id={id} dir="auto" className="font-serif text-lg leading-7 wrap-anywhere">
          {title}
        </h3>
        <p className="text-[0.9375rem] leading-6">
          <time dateTime={suggestedTime}>{dayAndTime(suggestedTime)}</time>,{' '}
          <span className="whitespace-nowrap">{formatMinutes(duration)}</span>
        </p>
        {description !== '' && (
          <p dir="auto" className="text-[0.9375rem] leading-6 wrap-anywhere text-ink-soft">
            {description}
          </p>
        )}
      </div>
      <dl className="flex flex-col gap-2 border-t border-line pt-3 text-sm leading-6">
        <Detail name="Why then" text={reasoning} />
        <Detail name="What it may give you" text={emotionalBenefit} />
        <Detail name="How sure this is meant" text={`${Math.round(suggestion.confidence)}%`} />
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="accent" size="sm" busy={answering} onClick={onAnswer(true)}>
          Schedule
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
    </section>
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
