import { CONTROL_CHARACTER } from '@inkwell/contracts/constants';
import { MAX_LENGTHS, type Answers, type BirthParts, type TextAnswer } from './answers.ts';

/** Props of each step's fields. */
export interface StepProps {
  answers: Answers;
  /** Sets one answer. */
  setAnswer: <Field extends keyof Answers>(field: Field, value: Answers[Field]) => void;
}

// Pasted text may contain control characters, which the server refuses.
const removeControlCharacters = (text: string) => text.replace(new RegExp(CONTROL_CHARACTER, 'gu'), '');

/** Props of a text field for an answer. */
export function textFieldProps({ answers, setAnswer }: StepProps, field: TextAnswer) {
  const value = answers[field];
  return {
    name: field,
    value,
    maxLength: MAX_LENGTHS[field],
    hint:
      value.length === MAX_LENGTHS[field]
        ? `That is all that fits: ${MAX_LENGTHS[field]} characters.`
        : undefined,
    onChange: (event: { target: { value: string } }) =>
      setAnswer(field, removeControlCharacters(event.target.value)),
  };
}

/** Props of a select for a part of the birth date or time. */
export function birthSelectProps({ answers, setAnswer }: StepProps, field: keyof BirthParts) {
  return {
    name: field,
    value: answers[field],
    onChange: (event: { target: { value: string } }) => setAnswer(field, event.target.value),
  };
}
