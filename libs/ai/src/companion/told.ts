import * as CHOICES from './choices.ts';
import { complaintIn } from './complaints.ts';
import { EXERCISES } from './exercises.ts';
import { GUIDES } from './guides.ts';
import { isQuestion } from './questions.ts';
import type { Turn } from './turn.ts';

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
    ...[...GUIDES.values()].flatMap(({ title, ways, nodes }) => [
      title,
      ...[ways, ...nodes.map((node) => node.ways ?? [])].flat().map(({ say }) => say),
    ]),
  ].map((label) => label.toLowerCase()),
);

const LEAST_WORDS = 3;

/** Of the person's messages those that tell something: no taps, no questions, nothing about the talk itself. */
export const toldIn = ({ own, state }: Pick<Turn, 'own' | 'state'>): string[] =>
  own.filter((text) => tells(text) && !state.asides?.includes(text));

/** Those before the last one. */
export const toldBefore = ({ own, state }: Pick<Turn, 'own' | 'state'>): string[] =>
  toldIn({ own: own.slice(0, -1), state });

/** Whether a message tells something. */
export const tells = (text: string): boolean =>
  text.trim().split(/\s+/).length >= LEAST_WORDS &&
  !LABELS.has(text.trim().toLowerCase()) &&
  !isQuestion(text) &&
  complaintIn(text, ' ') === null;
