import { BIRTH_YEAR_MIN } from '@inkwell/contracts/constants';
import { useToday } from '../../lib/time.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { birthDate, daysInMonth, type Answers, type Period, type StepProps } from './answers.ts';
import { CityField } from './city-field.tsx';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const MONTHS = numbers(1, 12).map((value) => ({
  value,
  label: monthName.format(new Date(Date.UTC(2000, Number(value) - 1))),
}));
const HOURS = asOptions(numbers(1, 12));
const MINUTES = asOptions(numbers(0, 59).map((minute) => minute.padStart(2, '0')));
const PERIODS = asOptions(['AM', 'PM'] satisfies Period[]);

export function BirthFields({ answers, onChange }: StepProps) {
  const today = useToday();
  const { birth } = answers;
  const currentYear = Number(today.slice(0, 4));

  const set = (changes: Partial<Answers['birth']>) => {
    const next = { ...birth, ...changes };
    // 31 does not stay chosen in a month that has no 31st.
    if (Number(next.day) > daysInMonth(next)) next.day = '';
    onChange({ ...answers, birth: next });
  };

  const complete = /^\d{4}$/.test(birth.year) && birth.month !== '' && birth.day !== '';
  const wrong = complete && birthDate(birth, today) === null;

  return (
    <>
      <fieldset className="grid grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.2fr)] gap-2 sm:gap-3">
        <legend className="sr-only">Date of birth</legend>
        <Select
          label="Month"
          name="birth-month"
          autoComplete="bday-month"
          placeholder="Month"
          options={MONTHS}
          value={birth.month}
          onChange={(event) => set({ month: event.target.value })}
        />
        <Select
          label="Day"
          name="birth-day"
          autoComplete="bday-day"
          placeholder="Day"
          options={asOptions(numbers(1, daysInMonth(birth)))}
          value={birth.day}
          onChange={(event) => set({ day: event.target.value })}
        />
        <TextField
          label="Year"
          name="birth-year"
          type="number"
          inputMode="numeric"
          autoComplete="bday-year"
          min={BIRTH_YEAR_MIN}
          max={currentYear}
          placeholder="Year"
          className="[&_input]:[appearance:textfield] [&_input::-webkit-inner-spin-button]:appearance-none"
          value={birth.year}
          onChange={(event) => set({ year: event.target.value.replace(/\D/g, '').slice(0, 4) })}
        />
      </fieldset>
      {wrong && (
        <p role="alert" className="-mt-2 text-sm text-danger">
          The date lies between {BIRTH_YEAR_MIN} and today.
        </p>
      )}
      <fieldset className="grid grid-cols-3 gap-2 sm:gap-3">
        <legend className="sr-only">Time of birth</legend>
        <Select
          label="Hour"
          name="birth-hour"
          placeholder="Hour"
          options={HOURS}
          value={birth.hour}
          onChange={(event) => set({ hour: event.target.value })}
        />
        <Select
          label="Minute"
          name="birth-minute"
          placeholder="Minute"
          options={MINUTES}
          value={birth.minute}
          onChange={(event) => set({ minute: event.target.value })}
        />
        <Select
          label="AM or PM"
          name="birth-period"
          placeholder="AM/PM"
          options={PERIODS}
          value={birth.period}
          onChange={(event) => set({ period: event.target.value === 'PM' ? 'PM' : 'AM' })}
        />
      </fieldset>
      <CityField value={birth.city} onValueChange={(city) => set({ city })} />
    </>
  );
}
