import { addMinutes, isLocalTime, minutesBetween } from './wall-clock.ts';

/** From one local time to another. */
export interface Span {
  start: string;
  end: string;
}

/** What a form has of a time that is being typed: a part that cannot be read is empty. */
export interface TimedForm extends Span {
  /** In minutes; moving the start keeps it. */
  duration: number;
}

/** Sets the start and moves the end by the same amount. */
export const moveStart = <Form extends TimedForm>(form: Form, start: string): Form =>
  isLocalTime(start) ? { ...form, start, end: addMinutes(start, form.duration) } : { ...form, start };

/** Sets the end, and the duration while it is positive. */
export function withEnd<Form extends TimedForm>(form: Form, end: string): Form {
  const minutes = isLocalTime(end) && isLocalTime(form.start) ? minutesBetween(form.start, end) : 0;
  return { ...form, end, duration: minutes > 0 ? minutes : form.duration };
}

interface EndProblem {
  isBefore: boolean;
  isTooShort: boolean;
  minMinutes: number;
}

/** What a field says of an end that is not after its start, or too soon after it. */
export function endError({ isBefore, isTooShort, minMinutes }: EndProblem): string | undefined {
  if (isBefore) return 'Must be after the start';
  return isTooShort ? `Must be ${minMinutes} minutes after the start or more` : undefined;
}
