import { addDays, mondayOf } from '@inkwell/contracts/days';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { dayFormat, longDay } from '../lib/time.ts';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { addMonths, focusAfterKey, monthOf, sameDayInMonth, weeksOf } from './month.ts';

interface MonthGridProps {
  date: string;
  today: string;
  /** The last day that can be reached. Default: none is the last. */
  last?: string;
  /** Which days can be chosen. Default: all. */
  isSelectable?: (day: string) => boolean;
  /** The days with a dot. Default: none. */
  marked?: ReadonlySet<string>;
  /** What the dot says to a screen reader, behind the day. */
  markedLabel?: string;
  onChoose: (day: string) => void;
}

const NO_DAYS: ReadonlySet<string> = new Set();

const monthName = dayFormat({ month: 'long', year: 'numeric' });
const weekdayName = dayFormat({ weekday: 'long' });
const weekdayLetter = dayFormat({ weekday: 'narrow' });

/** A month as a grid: arrow keys move by day and week, Home and End within the week, PageUp and PageDown by month. */
export function MonthGrid({
  date,
  today,
  last,
  isSelectable = () => true,
  marked = NO_DAYS,
  markedLabel = '',
  onChoose,
}: MonthGridProps) {
  const [focusedDay, setFocusedDay] = useState(date);
  const month = monthOf(focusedDay);
  const grid = useRef<HTMLTableElement>(null);
  // Keys move the focus to the day; the month buttons keep it, so that they can be pressed again.
  const moveFocusToDay = useRef(true);

  useEffect(() => {
    if (moveFocusToDay.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moveFocusToDay.current = false;
  }, [focusedDay]);

  const changeMonth = (months: number) => {
    const day = sameDayInMonth(focusedDay, addMonths(month, months));
    setFocusedDay(last !== undefined && day > last ? last : day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = focusAfterKey(focusedDay, event.key, last);
    if (next === undefined) return;
    event.preventDefault();
    moveFocusToDay.current = true;
    setFocusedDay(next);
  };
  const monday = mondayOf(focusedDay);

  return (
    <div>
      <div className="mb-1 flex items-center justify-between">
        <Button variant="ghost" size="icon" aria-label="Previous month" onClick={() => changeMonth(-1)}>
          <ChevronLeft aria-hidden />
        </Button>
        <p aria-live="polite" className="font-serif text-lg font-medium">
          {monthName(`${month}-01`)}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Next month"
          disabled={last !== undefined && month >= monthOf(last)}
          onClick={() => changeMonth(1)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <table
        ref={grid}
        role="grid"
        aria-label={monthName(`${month}-01`)}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => (
              <th
                key={day.slice(8)}
                scope="col"
                abbr={weekdayName(day)}
                className="h-8 text-xs font-medium text-ink-soft"
              >
                <span aria-hidden>{weekdayLetter(day)}</span>
                <span className="sr-only">{weekdayName(day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  <td key={index} aria-hidden />
                ) : (
                  <td key={day} aria-selected={day === date} className="p-0 text-center">
                    <Day
                      day={day}
                      selected={day === date}
                      isToday={day === today}
                      mark={marked.has(day) ? markedLabel : null}
                      enabled={isSelectable(day)}
                      focusable={day === focusedDay}
                      onChoose={onChoose}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  day: string;
  selected: boolean;
  isToday: boolean;
  /** What its dot says; null where it has none. */
  mark: string | null;
  enabled: boolean;
  focusable: boolean;
  onChoose: (day: string) => void;
}

function Day({ day, selected, isToday, mark, enabled, focusable, onChoose }: DayProps) {
  return (
    <button
      type="button"
      // aria-disabled instead of disabled, so that arrow keys can move across these days.
      aria-disabled={!enabled || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-label={`${longDay(day)}${mark === null ? '' : `, ${mark}`}`}
      tabIndex={focusable ? 0 : -1}
      onClick={() => enabled && onChoose(day)}
      className={cn(
        'relative mx-auto grid size-10 place-items-center rounded-full text-sm tabular-nums transition-colors duration-150 max-md:size-11 pointer-coarse:size-11 max-[22rem]:size-9',
        enabled ? 'hover:bg-hover' : 'cursor-default text-ink-soft opacity-60',
        isToday && 'font-semibold border border-accent',
        selected && 'bg-accent text-on-accent hover:bg-accent',
      )}
    >
      {Number(day.slice(8))}
      {mark !== null && (
        <span
          aria-hidden
          className={cn('absolute bottom-1 size-1 rounded-full', selected ? 'bg-on-accent' : 'bg-accent')}
        />
      )}
    </button>
  );
}
