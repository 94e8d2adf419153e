import { MIN_EVENT_MINUTES } from '@inkwell/contracts/constants';
import { isDay } from '@inkwell/contracts/days';
import { endError, withEnd } from '../../../lib/timed-form.ts';
import { dayOfLocal, timeOfLocal } from '../../../lib/wall-clock.ts';
import { cn } from '../../../ui/cn.ts';
import { DayField, TimeField } from '../../../ui/day-time-fields.tsx';
import {
  areTimesValid,
  isTooShort,
  withEndDay,
  withStart,
  withStartDay,
  type EventForm,
} from './event-form.ts';

/** When an event begins and ends. */
export function TimeFields({ form, onChange }: { form: EventForm; onChange: (form: EventForm) => void }) {
  const { start, end, allDay } = form;
  const isBefore = isDay(dayOfLocal(start)) && isDay(dayOfLocal(end)) && end <= start;
  const error = (allDay ? isBefore : !areTimesValid(form))
    ? endError({ isBefore, isTooShort: !allDay && isTooShort(form), minMinutes: MIN_EVENT_MINUTES })
    : undefined;
  const setStartDay = (day: string) =>
    onChange(allDay ? withStartDay(form, day) : withStart(form, `${day}T${timeOfLocal(start)}`));
  const setEndDay = (day: string) =>
    onChange(allDay ? withEndDay(form, day) : withEnd(form, `${day}T${timeOfLocal(end)}`));
  const isSameDay = dayOfLocal(start) === dayOfLocal(end);
  return (
    <div className={cn('grid gap-4', !allDay && 'min-[26rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]')}>
      <DayField label="Start date" value={dayOfLocal(start)} onChange={setStartDay} />
      {!allDay && (
        <TimeField
          label="Start time"
          value={timeOfLocal(start)}
          onChange={(time) => onChange(withStart(form, `${dayOfLocal(start)}T${time}`))}
        />
      )}
      <DayField
        label="End date"
        value={dayOfLocal(end)}
        error={allDay || !isSameDay ? error : undefined}
        onChange={setEndDay}
      />
      {!allDay && (
        <TimeField
          label="End time"
          value={timeOfLocal(end)}
          error={isSameDay ? error : undefined}
          onChange={(time) => onChange(withEnd(form, `${dayOfLocal(end)}T${time}`))}
        />
      )}
    </div>
  );
}
