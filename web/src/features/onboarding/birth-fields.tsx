import { BIRTH_YEAR_MIN } from '@inkwell/contracts/constants';
import { useEffect, useRef, useState } from 'react';
import { useToday } from '../../lib/time.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BIRTH_CHOICES, birthDateProblem, birthDay, daysInMonth } from './answers.ts';
import { CityField } from './city-field.tsx';
import { birthPart, type StepProps } from './form.ts';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const MONTHS = BIRTH_CHOICES.birth_month.map((value) => ({
  value,
  label: monthName.format(new Date(Date.UTC(2000, Number(value) - 1))),
}));
const DAYS = asOptions(BIRTH_CHOICES.birth_day);
const HOURS = asOptions(BIRTH_CHOICES.birth_hour);
const MINUTES = asOptions(BIRTH_CHOICES.birth_minute);
const PERIODS = asOptions(BIRTH_CHOICES.birth_period);

export function BirthFields(form: StepProps) {
  const { answers, set } = form;
  const today = useToday();
  return (
    <>
      <fieldset className="grid grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.2fr)] gap-2 sm:gap-3">
        <legend className="sr-only">Date of birth</legend>
        <Select
          label="Month"
          autoComplete="bday-month"
          placeholder="Month"
          options={MONTHS}
          {...birthPart(form, 'birth_month')}
        />
        <Select
          label="Day"
          autoComplete="bday-day"
          placeholder="Day"
          options={DAYS.slice(0, daysInMonth(answers))}
          {...birthPart(form, 'birth_day')}
          value={birthDay(answers)}
        />
        <YearField
          value={answers.birth_year}
          currentYear={Number(today.slice(0, 4))}
          problem={birthDateProblem(answers, today)}
          onValueChange={(year) => set('birth_year', year)}
        />
      </fieldset>
      <fieldset className="grid grid-cols-3 gap-2 sm:gap-3">
        <legend className="sr-only">Time of birth</legend>
        <Select label="Hour" placeholder="Hour" options={HOURS} {...birthPart(form, 'birth_hour')} />
        <Select label="Minute" placeholder="Minute" options={MINUTES} {...birthPart(form, 'birth_minute')} />
        <Select label="AM or PM" placeholder="AM/PM" options={PERIODS} {...birthPart(form, 'birth_period')} />
      </fieldset>
      <CityField form={form} />
    </>
  );
}

interface YearFieldProps {
  value: string;
  currentYear: number;
  /** What is wrong with the date. */
  problem: string | null;
  onValueChange: (year: string) => void;
}

function YearField({ value, currentYear, problem, onValueChange }: YearFieldProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const isShort = wasLeft && value !== '' && value.length < 4;
  const wrong = problem ?? (isShort ? 'The year needs four digits.' : null);
  const input = useRef<HTMLInputElement>(null);

  // A number may have an e, a sign and a point; a year may not. React's own event of this name tells only of keys.
  useEffect(() => {
    const element = input.current;
    const keepOut = (event: InputEvent) => {
      if (event.data && !/^\s*\d+\s*$/.test(event.data)) event.preventDefault();
    };
    element?.addEventListener('beforeinput', keepOut);
    return () => element?.removeEventListener('beforeinput', keepOut);
  }, []);

  return (
    <>
      <TextField
        ref={input}
        label="Year"
        name="birth_year"
        type="number"
        inputMode="numeric"
        autoComplete="bday-year"
        min={BIRTH_YEAR_MIN}
        max={currentYear}
        placeholder="Year"
        invalid={wrong !== null}
        className="[&_input]:[appearance:textfield] [&_input::-webkit-inner-spin-button]:appearance-none"
        value={value}
        onChange={(event) => onValueChange(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onFocus={() => setWasLeft(false)}
        onBlur={() => setWasLeft(true)}
        // Or scrolling the page would turn the year.
        onWheel={(event) => event.currentTarget.blur()}
      />
      {wrong !== null && (
        <p role="alert" className="col-span-full text-sm text-danger">
          {wrong}
        </p>
      )}
    </>
  );
}
