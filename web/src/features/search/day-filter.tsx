import { CalendarDays, X } from 'lucide-react';
import { useState } from 'react';
import { dayFormat, useToday } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { MonthGrid } from '../../ui/month-grid.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx';

const shortDay = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

interface DayFilterProps {
  /** 'From' or 'To'. */
  label: string;
  day: string | undefined;
  /** Which days can be chosen. */
  isSelectable: (day: string) => boolean;
  onChange: (day: string | undefined) => void;
}

/** Chooses the first or the last day that is searched. */
export function DayFilter({ label, day, isSelectable, onChange }: DayFilterProps) {
  const today = useToday();
  const [open, setOpen] = useState(false);
  const choose = (next: string) => {
    setOpen(false);
    onChange(next);
  };
  return (
    <div className="flex min-w-0 items-center">
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11 min-w-0 flex-1 justify-start font-normal"
            aria-label={`${label}: ${day === undefined ? 'any day' : shortDay(day)}`}
          >
            <CalendarDays aria-hidden className="text-ink-soft" />
            <span className="truncate tabular-nums">{day === undefined ? label : shortDay(day)}</span>
          </Button>
        </PopoverTrigger>
        <PopoverContent
          align="start"
          aria-label={`${label}: choose a day`}
          // MonthGrid focuses the chosen day itself.
          onOpenAutoFocus={(event) => event.preventDefault()}
        >
          <MonthGrid
            date={day ?? today}
            today={today}
            last={today}
            isSelectable={isSelectable}
            onChoose={choose}
          />
        </PopoverContent>
      </Popover>
      {day !== undefined && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`${label}: any day`}
          title="Any day"
          onClick={() => onChange(undefined)}
        >
          <X aria-hidden />
        </Button>
      )}
    </div>
  );
}
