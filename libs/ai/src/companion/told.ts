import * as CHOICES from './choices.ts';
import { complaintIn } from './complaints.ts';
import { EXERCISES } from './exercises.ts';
import { isQuestion } from './questions.ts';

/** What stands to tap in a talk, beside the answers of exercises. */
const LABELS = new Set(
  [
    ...Object.values(CHOICES).map(({ say }) => say),
    'Talk about it',
    'Go on',
    'Leave it',
    ...[...EXERCISES.values()].flatMap(({ begin, steps }) => [
      begin,
      ...steps.flatMap(({ choices = [] }) => choices.map(({ say }) => say)),
    ]),
  ].map((label) => label.toLowerCase()),
);

const LEAST_WORDS = 3;

/** Of the person's messages those that tell something: no taps, no questions, nothing about the talk itself. */
export const toldIn = (own: readonly string[]): string[] => own.filter(tells);

/** Whether a message tells something. */
export const tells = (text: string): boolean =>
  text.trim().split(/\s+/).length >= LEAST_WORDS &&
  !LABELS.has(text.trim().toLowerCase()) &&
  !isQuestion(text) &&
  complaintIn(text, ' ') === null;
