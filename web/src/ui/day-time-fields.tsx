import { CALENDAR_STEP_MINUTES, DAY_MINUTES } from '@inkwell/contracts/constants';
import { CalendarDays, ChevronDown, type LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useToday } from '../lib/time.ts';
import { formatDay, formatTime, parseDay, parseTime } from '../lib/typed-times.ts';
import { addMinutes, timeOfLocal } from '../lib/wall-clock.ts';
import { Button } from './button.tsx';
import { MonthGrid } from './month-grid.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';
import { TypedField } from './typed-field.tsx';

const TIMES = Array.from({ length: DAY_MINUTES / CALENDAR_STEP_MINUTES }, (_, index) =>
  timeOfLocal(addMinutes('2026-01-01T00:00', index * CALENDAR_STEP_MINUTES)),
);

interface PartFieldProps {
  label: string;
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A day, typed or chosen from a month. */
export function DayField({ label, value, hint, error, onChange }: PartFieldProps) {
  const today = useToday();
  const [open, setOpen] = useState(false);
  return (
    <TypedField
      label={label}
      value={value}
      format={formatDay}
      parse={(typed) => parseDay(typed, today)}
      onChange={onChange}
      unreadable="Write a day such as 'tomorrow' or 'Nov 25'"
      hint={hint}
      error={error}
    >
      <Picker label={label} icon={CalendarDays} open={open} onOpenChange={setOpen}>
        <MonthGrid
          date={value === '' ? today : value}
          today={today}
          onChoose={(day) => {
            setOpen(false);
            onChange(day);
          }}
        />
      </Picker>
    </TypedField>
  );
}

/** Focuses what is chosen. Not earlier: until then the dialog around it takes the focus back. */
function focusChosen(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}

interface PickerProps {
  label: string;
  icon: LucideIcon;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  className?: string;
}

/** The button at the end of a field and what it opens. */
function Picker({ label, icon: Icon, open, onOpenChange, children, className }: PickerProps) {
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Choose the ${label.toLowerCase()}`}
          className="absolute inset-y-0 right-0 size-11 md:size-11"
        >
          <Icon aria-hidden className="text-ink-soft" />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={label} className={className} onOpenAutoFocus={focusChosen}>
        {children}
      </PopoverContent>
    </Popover>
  );
}

/** A time, typed or chosen from quarters of an hour; arrow keys move it by one. */
export function TimeField({ label, value, hint, error, onChange }: PartFieldProps) {
  const [open, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (steps === undefined || value === '') return;
    event.preventDefault();
    onChange(timeOfLocal(addMinutes(`2026-01-01T${value}`, steps * CALENDAR_STEP_MINUTES)));
  };
  return (
    <TypedField
      label={label}
      value={value}
      format={(time) => (time === '' ? '' : formatTime(time))}
      parse={parseTime}
      onChange={onChange}
      unreadable="Write a time such as '3pm' or '15:30'"
      hint={hint}
      error={error}
      onKeyDown={onKeyDown}
    >
      <Picker
        label={label}
        icon={ChevronDown}
        open={open}
        onOpenChange={setOpen}
        className="max-h-[min(16rem,var(--radix-popover-content-available-height))] w-40 p-1.5"
      >
        <TimeList
          value={value}
          onChoose={(time) => {
            setOpen(false);
            onChange(time);
          }}
        />
      </Picker>
    </TypedField>
  );
}

function TimeList({ value, onChoose }: { value: string; onChoose: (time: string) => void }) {
  // The last that is not later than the value.
  const current = TIMES.findLast((time) => time <= value) ?? '09:00';
  const moveFocus = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { currentTarget, key } = event;
    const next = {
      ArrowUp: currentTarget.previousElementSibling,
      ArrowDown: currentTarget.nextElementSibling,
    }[key];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className="flex flex-col">
      {TIMES.map((time) => (
        <button
          key={time}
          type="button"
          ref={time === current ? scrollToMiddle : undefined}
          aria-pressed={time === value}
          tabIndex={time === current ? 0 : -1}
          onClick={() => onChoose(time)}
          onKeyDown={moveFocus}
          className="min-h-11 rounded-control px-3 text-left text-[0.9375rem] tabular-nums hover:bg-hover aria-pressed:bg-hover aria-pressed:font-medium md:min-h-9 pointer-coarse:min-h-11"
        >
          {formatTime(time)}
        </button>
      ))}
    </div>
  );
}

const scrollToMiddle = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });
