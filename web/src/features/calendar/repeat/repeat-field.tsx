import { useId } from 'react';
import { formatDay } from '../../../lib/typed-times.ts';
import { DayField } from '../../../ui/day-time-fields.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { isRepeatChanged, type EventForm } from '../event/event-form.ts';
import {
  errorsOf,
  firstDayOf,
  kindOf,
  kindsOn,
  withEnding,
  type Repeat,
  type RepeatEnd,
  type RepeatKind,
} from './repeat-rule.ts';
import { describeDays, describeRepeat, WEEKDAYS } from './repeat-words.ts';

const ENDS: Array<{ value: RepeatEnd; label: string }> = [
  { value: 'never', label: 'Never' },
  { value: 'day', label: 'On a day' },
  { value: 'count', label: 'After a number of times' },
];

interface RepeatFieldProps {
  form: EventForm;
  onChange: (form: EventForm) => void;
  /** What the server refused. */
  error?: string | undefined;
}

/** How often an event repeats, on which days, and where that ends. */
export function RepeatField({ form, onChange, error }: RepeatFieldProps) {
  const { repeat, storedRepeat } = form;
  const kind = kindOf(repeat);
  const errors = isRepeatChanged(form) ? errorsOf(repeat) : {};
  const setRepeat = (changes: Partial<Repeat>) => onChange({ ...form, repeat: { ...repeat, ...changes } });
  const kept = storedRepeat?.kind === 'other' ? storedRepeat : null;
  const options = kindsOn(repeat.day, kept).map((value) => ({
    value,
    label: value === 'weekly' ? 'Every week' : describeDays({ ...repeat, kind: value }),
  }));
  const choose = (chosen: RepeatKind) =>
    setRepeat(
      kept && (chosen === 'other' || kind === 'other') ? { ...kept, kind: chosen } : { kind: chosen },
    );
  const label = options.find(({ value }) => value === kind)?.label;
  const summary = summaryOf(form);
  return (
    <div className="flex flex-col gap-4">
      <Select
        label="Repeat"
        value={kind}
        options={options}
        hint={summary === label ? undefined : summary}
        error={error}
        onChange={({ target }) => choose(options.find(({ value }) => value === target.value)?.value ?? kind)}
      />
      {kind === 'weekly' && (
        <WeekdayToggles
          value={repeat.weekdays}
          error={errors.weekdays}
          onChange={(weekdays) => setRepeat({ weekdays })}
        />
      )}
      {kind !== 'none' && kind !== 'other' && (
        <div className="grid gap-4 min-[26rem]:grid-cols-2">
          <Select
            label="Ends"
            value={repeat.end}
            options={ENDS}
            onChange={({ target }) => {
              const end = ENDS.find(({ value }) => value === target.value)?.value ?? repeat.end;
              onChange({ ...form, repeat: withEnding(repeat, end) });
            }}
          />
          {repeat.end === 'day' && (
            <DayField
              label="Last day"
              value={repeat.lastDay}
              error={errors.lastDay}
              onChange={(lastDay) => setRepeat({ lastDay })}
            />
          )}
          {repeat.end === 'count' && (
            <TextField
              label="Number of times"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={repeat.count}
              error={errors.count}
              onChange={({ target }) => setRepeat({ count: target.value.trim() })}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** How the event repeats, and what a person would not expect of it. */
function summaryOf(form: EventForm): string | undefined {
  const { repeat } = form;
  if (repeat.kind === 'none') return undefined;
  const words = describeRepeat(repeat);
  const first = firstDayOf(repeat);
  const isNew = form.storedRepeat === null || form.storedRepeat.kind === 'none';
  if (isNew && first !== repeat.day) return `${words}. The first is on ${formatDay(first)}.`;
  const dayOfMonth = Number(repeat.day.slice(8));
  const isRare = repeat.kind === 'monthly-on-day' && dayOfMonth > 28;
  return isRare ? `${words}. Months without a day ${dayOfMonth} are left out.` : words;
}

interface WeekdayTogglesProps {
  value: readonly number[];
  error?: string | undefined;
  onChange: (weekdays: number[]) => void;
}

function WeekdayToggles({ value, error, onChange }: WeekdayTogglesProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="text-sm font-medium">On</legend>
      <div className="mt-1 -mx-1 grid grid-cols-7 sm:flex">
        {WEEKDAYS.map((name, weekday) => (
          <label key={name} className="relative grid h-11 place-items-center sm:w-12">
            <input
              type="checkbox"
              checked={value.includes(weekday)}
              onChange={({ target }) =>
                onChange(
                  WEEKDAYS.flatMap((_name, each) =>
                    (each === weekday ? target.checked : value.includes(each)) ? [each] : [],
                  ),
                )
              }
              className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className="sr-only">{name}</span>
            <span
              aria-hidden
              className="grid size-9 place-items-center rounded-full border border-line-control/70 text-sm peer-checked:border-accent peer-checked:bg-accent peer-checked:font-medium peer-checked:text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
            >
              {name.charAt(0)}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
