import { countWords } from '@inkwell/contracts/words';
import * as CHOICES from './choices.ts';
import { complaintIn } from './complaints.ts';
import { EXERCISES } from './exercises.ts';
import { GUIDES } from './guides.ts';
import { LANGUAGES } from './languages/languages.ts';
import { isQuestion } from './questions.ts';
import type { Turn } from './turn.ts';

/** What stands to tap in talks, guides, topics of plans and exercises: none of it may be read as a sign of danger, so that nobody is asked about it by a tap. */
export const LABELS: readonly string[] = [
  ...Object.values(CHOICES).map(({ say }) => say),
  'Talk about it',
  'Go on',
  'Leave this exercise',
  ...[...EXERCISES.values()].flatMap(({ begin, steps }) => [
    begin,
    ...steps.flatMap(({ choices = [] }) => choices.map(({ say }) => say)),
  ]),
  ...[...GUIDES.values()].flatMap(({ title, ways, nodes }) => [
    title,
    ...[ways, ...nodes.map((node) => node.ways ?? [])].flat().map(({ say }) => say),
  ]),
  ...[...LANGUAGES.values()].flatMap(({ exerciseLines, choices }) => [
    exerciseLines.skip,
    exerciseLines.leave,
    exerciseLines.goOn,
    choices.listen,
    choices.enough,
  ]),
];
const TAPPED = new Set(LABELS.map((label) => label.toLowerCase()));

const LEAST_WORDS = 3;

/** Of the person's messages those that tell something: no taps, no questions, nothing about the talk itself. */
export const toldIn = ({ own, state }: Pick<Turn, 'own' | 'state'>): string[] =>
  own.filter((text) => tells(text) && !state.asides?.includes(text));

const MOST_ON_PAGE = 8;

/** What was told last, as a page. */
export const pageOf = (turn: Pick<Turn, 'own' | 'state'>): string =>
  toldIn(turn).slice(-MOST_ON_PAGE).join('\n');

/** Those before the last one. */
export const toldBefore = ({ own, state }: Pick<Turn, 'own' | 'state'>): string[] =>
  toldIn({ own: own.slice(0, -1), state });

/** Whether a message tells something. */
export const tells = (text: string): boolean =>
  countWords(text) >= LEAST_WORDS &&
  !TAPPED.has(text.trim().toLowerCase()) &&
  !isQuestion(text) &&
  complaintIn(text, ' ') === null;
