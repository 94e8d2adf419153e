import { dayFormat, longDay } from '../../../lib/time.ts';
import { cn } from '../../../ui/cn.ts';
import type { DayLayout } from './week-layout.ts';

const weekdayName = dayFormat({ weekday: 'short' });

interface DayStripProps {
  days: readonly string[];
  shown: readonly string[];
  today: string;
  layout: ReadonlyMap<string, DayLayout>;
  onDayChange: (day: string) => void;
}

/** The days of the week where not all of them are shown: chooses one, and marks those with events. */
export function DayStrip({ days, shown, today, layout, onDayChange }: DayStripProps) {
  return (
    <nav aria-label="Days of the week" className="flex border-b border-line px-1 py-1">
      {days.map((day) => {
        const events = countOf(layout.get(day));
        return (
          <button
            key={day}
            type="button"
            aria-label={`${longDay(day)}${events > 0 ? `, ${events} ${events === 1 ? 'event' : 'events'}` : ''}`}
            aria-current={shown.includes(day) ? 'date' : undefined}
            onClick={() => onDayChange(day)}
            className="relative flex min-h-14 flex-1 flex-col items-center justify-center gap-1 rounded-control pb-1.5 text-xs text-ink-soft"
          >
            {weekdayName(day).slice(0, 2)}
            <span
              className={cn(
                'grid size-8 place-items-center rounded-full text-[0.9375rem] font-medium text-ink tabular-nums',
                day === today && 'border border-accent',
                shown.includes(day) && 'bg-accent text-on-accent',
              )}
            >
              {Number(day.slice(8))}
            </span>
            {events > 0 && <span aria-hidden className="absolute bottom-0.5 size-1 rounded-full bg-accent" />}
          </button>
        );
      })}
    </nav>
  );
}

const countOf = (layout: DayLayout | undefined): number =>
  layout ? layout.allDay.length + layout.timed.length : 0;

interface DayHeadingProps {
  day: string;
  isToday: boolean;
  /** Below the strip, which shows the day of the month. */
  compact: boolean;
}

/** A column's heading. */
export function DayHeading({ day, isToday, compact }: DayHeadingProps) {
  if (compact) {
    return (
      <h2 aria-label={longDay(day)} className="py-1 text-center font-sans text-xs font-medium text-ink-soft">
        {weekdayName(day)}
      </h2>
    );
  }
  return (
    <h2 aria-label={longDay(day)} className="flex flex-col items-center gap-1 py-2 font-sans">
      <span className="text-xs font-medium text-ink-soft">{weekdayName(day)}</span>
      <span
        className={cn(
          'grid size-8 place-items-center rounded-full text-base font-medium tracking-normal tabular-nums',
          isToday && 'bg-accent text-on-accent',
        )}
      >
        {Number(day.slice(8))}
      </span>
    </h2>
  );
}
