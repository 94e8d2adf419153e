import { useQuery } from '@tanstack/react-query';
import { addDays } from '@inkwell/contracts/days';
import type { Mode } from '@inkwell/contracts/constants';
import { CalendarDays } from 'lucide-react';
import { useMemo, useState } from 'react';
import { conversationDatesQuery } from './conversation-dates.ts';
import { dayFormat, longDay, useToday } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { MonthGrid } from '../../../ui/month-grid.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx';
import { journalDatesQuery } from '../entries.ts';
import { PagesButton } from './pages-button.tsx';
import { isSelectable } from './selectable-days.ts';

interface DatePickerProps {
  date: string;
  mode: Mode;
  onDateChange: (date: string) => void;
}

const shorterDay = dayFormat({ day: 'numeric', month: 'short' });
const shortDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** Chooses the day whose entry or conversation is shown. */
export function DatePicker({ date, mode, onDateChange }: DatePickerProps) {
  const today = useToday();
  const [open, setOpen] = useState(false);
  const isHeal = mode === 'heal';
  const written = useQuery(journalDatesQuery);
  const talked = useQuery({ ...conversationDatesQuery('heal'), enabled: isHeal });
  const marked = useMemo(
    () => new Set([...(written.data?.dates ?? []), ...((isHeal && talked.data?.dates) || [])]),
    [written.data, talked.data, isHeal],
  );
  const tomorrow = addDays(today, 1);
  // A conversation is never ahead.
  const hasTomorrow = !isHeal && marked.has(tomorrow);
  const failed = [written, talked].filter(({ isError }) => isError);
  const choose = (day: string) => {
    setOpen(false);
    onDateChange(day);
  };
  return (
    <div className="flex items-center gap-1">
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Choose a day: ${longDay(date)}`}
            className="max-sm:px-2"
          >
            <CalendarDays aria-hidden className="text-ink-soft" />
            <span className="tabular-nums max-sm:hidden">{date === today ? 'Today' : shortDay(date)}</span>
            <span className="tabular-nums sm:hidden">{date === today ? 'Today' : shorterDay(date)}</span>
          </Button>
        </PopoverTrigger>
        <PopoverContent
          align="start"
          aria-label={isHeal ? 'Choose the day of the conversation' : 'Choose the day of the entry'}
          className="w-80"
          // MonthGrid focuses the chosen day itself.
          onOpenAutoFocus={(event) => event.preventDefault()}
        >
          <MonthGrid
            date={date}
            today={today}
            last={hasTomorrow ? tomorrow : today}
            isSelectable={(day) => (day <= today || hasTomorrow) && isSelectable(day, today, marked)}
            marked={marked}
            markedLabel={isHeal ? 'with an entry or a conversation' : 'with an entry'}
            onChoose={choose}
          />
          {failed.length > 0 && (
            <LoadError
              onRetry={() => void Promise.all(failed.map((query) => query.refetch()))}
              className="mt-2"
            >
              Your days could not be loaded.
            </LoadError>
          )}
        </PopoverContent>
      </Popover>
      {date !== today && (
        <Button variant="ghost" size="sm" onClick={() => onDateChange(today)}>
          Today
        </Button>
      )}
      {mode === 'write' && <PagesButton date={date} onChoose={choose} />}
    </div>
  );
}
