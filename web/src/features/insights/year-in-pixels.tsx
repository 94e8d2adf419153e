import { useQuery } from '@tanstack/react-query';
import type { InsightDays } from '@inkwell/contracts';
import { addDays } from '@inkwell/contracts/days';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FEELING_WORDS } from '../../lib/emotions.ts';
import { dayFormat, longDay, useToday } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { addMonths, monthOf, sameDayInMonth } from '../../ui/month.ts';
import { insightDaysQuery } from './insights.ts';
import { stepOf, VALENCE_FILL, VALENCE_STEPS } from './valence.ts';

const monthName = dayFormat({ month: 'long' });
const monthLetter = dayFormat({ month: 'narrow' });

const DAY_NUMBERS = Array.from({ length: 31 }, (_, index) => index + 1);

type FeltDay = InsightDays['days'][number];

const yearOf = (day: string): number => Number(day.slice(0, 4));

function dayAfterKey(day: string, key: string): string | undefined {
  const month = monthOf(day);
  switch (key) {
    case 'ArrowUp':
      return addDays(day, -1);
    case 'ArrowDown':
      return addDays(day, 1);
    case 'ArrowLeft':
      return sameDayInMonth(day, addMonths(month, -1));
    case 'ArrowRight':
      return sameDayInMonth(day, addMonths(month, 1));
    case 'Home':
      return `${month}-01`;
    case 'End':
      return addDays(`${addMonths(month, 1)}-01`, -1);
    default:
      return undefined;
  }
}

/** The day that a key moves to in a grid with a column a month; undefined for other keys and beyond the year. */
function focusAfterKey(day: string, key: string, last: string): string | undefined {
  const next = dayAfterKey(day, key);
  if (next === undefined || yearOf(next) !== yearOf(day)) return undefined;
  return next > last ? last : next;
}

/** What a day says to a screen reader, and under the grid. */
function describe(day: string, felt: FeltDay | undefined): string {
  if (!felt) return `${longDay(day)}: nothing written`;
  const word = felt.emotion ? FEELING_WORDS[felt.emotion].toLowerCase() : stepOf(felt.valence).word;
  return `${longDay(day)}: ${word}`;
}

/** A year, a column a month: each day in the colour of how it felt. A day leads to its page. */
export function YearInPixels({ onOpenDay }: { onOpenDay: (day: string) => void }) {
  const today = useToday();
  const [focusedDay, setFocusedDay] = useState(today);
  const [hoveredDay, setHoveredDay] = useState<string | null>(null);
  const year = yearOf(focusedDay);
  const { data, isError, refetch } = useQuery(insightDaysQuery(`${year}-01-01`, `${year}-12-31`));
  const felt = new Map(data?.days.map((day) => [day.date, day]));
  const grid = useRef<HTMLTableElement>(null);
  const moveFocus = useRef(false);

  useEffect(() => {
    if (moveFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moveFocus.current = false;
  }, [focusedDay]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = focusAfterKey(focusedDay, event.key, today);
    if (next === undefined) return;
    event.preventDefault();
    moveFocus.current = true;
    setFocusedDay(next);
  };
  const turnTo = (next: number) => setFocusedDay(next === yearOf(today) ? today : `${next}-01-01`);
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const shownDay = hoveredDay ?? focusedDay;

  return (
    <div>
      <div className="flex items-center justify-between">
        <Button variant="ghost" size="icon" aria-label="Previous year" onClick={() => turnTo(year - 1)}>
          <ChevronLeft aria-hidden />
        </Button>
        <p aria-live="polite" className="font-serif text-lg font-medium tabular-nums">
          {year}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Next year"
          disabled={year >= yearOf(today)}
          onClick={() => turnTo(year + 1)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {isError && (
        <LoadError onRetry={() => void refetch()} className="mb-2">
          Your year could not be loaded.
        </LoadError>
      )}
      <p aria-hidden className="mb-2 min-h-6 text-center text-sm text-ink-soft">
        {describe(shownDay, felt.get(shownDay))}
      </p>
      <table
        ref={grid}
        role="grid"
        aria-label={`How the days of ${year} felt`}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setHoveredDay(null)}
        className="w-full table-fixed border-separate border-spacing-0.5"
      >
        <thead>
          <tr>
            {months.map((month) => (
              <th
                key={month}
                scope="col"
                abbr={monthName(`${month}-01`)}
                className="text-xs font-normal text-ink-soft"
              >
                <span aria-hidden>{monthLetter(`${month}-01`)}</span>
                <span className="sr-only">{monthName(`${month}-01`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DAY_NUMBERS.map((number) => (
            <tr key={number}>
              {months.map((month) => {
                const day = `${month}-${String(number).padStart(2, '0')}`;
                const exists = sameDayInMonth(day, month) === day;
                return (
                  <td key={month} className="p-0">
                    {exists && (
                      <Pixel
                        day={day}
                        felt={felt.get(day)}
                        isFuture={day > today}
                        isFocusable={day === focusedDay}
                        onOpenDay={onOpenDay}
                        onHover={setHoveredDay}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
        {VALENCE_STEPS.map(({ step, word }) => (
          <li key={step} className="flex items-center gap-1.5">
            <span className={cn('size-3 rounded-[3px]', VALENCE_FILL[step])} />
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PixelProps {
  day: string;
  felt: FeltDay | undefined;
  isFuture: boolean;
  isFocusable: boolean;
  onOpenDay: (day: string) => void;
  onHover: (day: string) => void;
}

function Pixel({ day, felt, isFuture, isFocusable, onOpenDay, onHover }: PixelProps) {
  return (
    <button
      type="button"
      tabIndex={isFocusable ? 0 : -1}
      aria-label={describe(day, felt)}
      aria-disabled={!felt}
      onClick={() => felt && onOpenDay(day)}
      onPointerEnter={() => !isFuture && onHover(day)}
      className={cn(
        'block h-5 w-full rounded-[3px]',
        felt ? VALENCE_FILL[stepOf(felt.valence).step] : 'border border-line',
        isFuture && 'invisible',
      )}
    />
  );
}
