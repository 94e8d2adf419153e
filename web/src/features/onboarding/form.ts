import { LONGEST, type Answers, type BirthParts, type TextAnswer } from './answers.ts';

/** What the fields of each step are given. */
export interface StepProps {
  answers: Answers;
  /** Changes one answer and leaves the others as they then are. */
  set: <Field extends keyof Answers>(field: Field, value: Answers[Field]) => void;
}

// A line break is text; the other control characters come along with what is pasted, and the server takes none.
const withoutControl = (text: string) => text.replace(/(?![\t\n\r])\p{Cc}/gu, '');

/** What a text field needs to show an answer and to change it. */
export function textAnswer({ answers, set }: StepProps, field: TextAnswer) {
  const value = answers[field];
  return {
    name: field,
    value,
    maxLength: LONGEST[field],
    hint:
      value.length === LONGEST[field] ? `That is all that fits: ${LONGEST[field]} characters.` : undefined,
    onChange: (event: { target: { value: string } }) => set(field, withoutControl(event.target.value)),
  };
}

/** What a select needs to show a part of the birth and to change it. */
export function birthPart({ answers, set }: StepProps, field: keyof BirthParts) {
  return {
    name: field,
    value: answers[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  };
}
