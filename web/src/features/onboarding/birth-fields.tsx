import { BIRTH_YEAR_MIN } from '@inkwell/contracts/constants';
import { useEffect, useRef, useState } from 'react';
import { LOCALE, useToday } from '../../lib/time.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BIRTH_CHOICES, birthDateError, validBirthDay, daysInMonth } from './answers.ts';
import { CityField } from './city-field.tsx';
import { birthSelectProps, type StepProps } from './field-props.ts';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const monthName = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' });
const MONTHS = BIRTH_CHOICES.birth_month.map((value) => ({
  value,
  label: monthName.format(new Date(Date.UTC(2000, Number(value) - 1))),
}));
const DAYS = asOptions(BIRTH_CHOICES.birth_day);
const HOURS = asOptions(BIRTH_CHOICES.birth_hour);
const MINUTES = asOptions(BIRTH_CHOICES.birth_minute);
const PERIODS = asOptions(BIRTH_CHOICES.birth_period);

export function BirthFields(form: StepProps) {
  const { answers, setAnswer } = form;
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
          {...birthSelectProps(form, 'birth_month')}
        />
        <Select
          label="Day"
          autoComplete="bday-day"
          placeholder="Day"
          options={DAYS.slice(0, daysInMonth(answers))}
          {...birthSelectProps(form, 'birth_day')}
          value={validBirthDay(answers)}
        />
        <YearField
          value={answers.birth_year}
          currentYear={Number(today.slice(0, 4))}
          dateError={birthDateError(answers, today)}
          onValueChange={(year) => setAnswer('birth_year', year)}
        />
      </fieldset>
      <fieldset className="grid grid-cols-3 gap-2 sm:gap-3">
        <legend className="sr-only">Time of birth</legend>
        <Select label="Hour" placeholder="Hour" options={HOURS} {...birthSelectProps(form, 'birth_hour')} />
        <Select
          label="Minute"
          placeholder="Minute"
          options={MINUTES}
          {...birthSelectProps(form, 'birth_minute')}
        />
        <Select
          label="AM or PM"
          placeholder="AM/PM"
          options={PERIODS}
          {...birthSelectProps(form, 'birth_period')}
        />
      </fieldset>
      <CityField form={form} />
    </>
  );
}

interface YearFieldProps {
  value: string;
  currentYear: number;
  /** The error of the whole date. */
  dateError: string | null;
  onValueChange: (year: string) => void;
}

function YearField({ value, currentYear, dateError, onValueChange }: YearFieldProps) {
  const [blurred, setBlurred] = useState(false);
  const isTooShort = blurred && value !== '' && value.length < 4;
  const error = dateError ?? (isTooShort ? 'The year needs four digits.' : null);
  const input = useRef<HTMLInputElement>(null);

  // A number input accepts e, signs and points. A native listener, because React
  // synthesizes its onBeforeInput from key events.
  useEffect(() => {
    const element = input.current;
    const rejectNonDigits = (event: InputEvent) => {
      if (event.data && !/^\s*\d+\s*$/.test(event.data)) event.preventDefault();
    };
    element?.addEventListener('beforeinput', rejectNonDigits);
    return () => element?.removeEventListener('beforeinput', rejectNonDigits);
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
        invalid={error !== null}
        className="[&_input]:[appearance:textfield] [&_input::-webkit-inner-spin-button]:appearance-none"
        value={value}
        onChange={(event) => onValueChange(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onFocus={() => setBlurred(false)}
        onBlur={() => setBlurred(true)}
        // A wheel over a number input changes its value; blur it first.
        onWheel={(event) => event.currentTarget.blur()}
      />
      {error !== null && (
        <p role="alert" className="col-span-full text-sm text-danger">
          {error}
        </p>
      )}
    </>
  );
}
