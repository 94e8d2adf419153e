import { LIMITS } from '@inkwell/contracts/constants';
import { formatDay } from '../../../lib/typed-times.ts';
import { dayOfLocal, isLocalTime, timeOfLocal } from '../../../lib/wall-clock.ts';
import { DayField, TimeField } from '../../../ui/day-time-fields.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  withDay,
  withEndTime,
  withStartTime,
  type SuggestionErrors,
  type SuggestionForm,
} from './suggestion-form.ts';

interface SuggestionFieldsProps {
  form: SuggestionForm;
  errors: SuggestionErrors;
  takesFocus: boolean;
  onChange: (form: SuggestionForm) => void;
}

const select = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/** What is to be scheduled, and when. */
export function SuggestionFields({ form, errors, takesFocus, onChange }: SuggestionFieldsProps) {
  const { title, start, end } = form;
  const endsOnNextDay = isLocalTime(start) && isLocalTime(end) && dayOfLocal(end) > dayOfLocal(start);
  return (
    <div className="flex flex-col gap-4">
      <TextField
        ref={takesFocus ? select : undefined}
        label="Title"
        value={title}
        error={errors.title}
        maxLength={LIMITS.eventTitle}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...form, title: target.value })}
      />
      <DayField
        label="Date"
        value={dayOfLocal(start)}
        error={errors.day}
        onChange={(day) => onChange(withDay(form, day))}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-4">
        <TimeField
          label="Start time"
          value={timeOfLocal(start)}
          error={errors.start}
          onChange={(time) => onChange(withStartTime(form, time))}
        />
        <TimeField
          label="End time"
          value={timeOfLocal(end)}
          hint={endsOnNextDay ? `On ${formatDay(dayOfLocal(end))}` : undefined}
          error={errors.end}
          onChange={(time) => onChange(withEndTime(form, time))}
        />
      </div>
    </div>
  );
}
