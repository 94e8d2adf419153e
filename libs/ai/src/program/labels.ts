import { ENGLISH_EXERCISES, EXERCISES } from '../exercises/exercises.ts';
import { phrasesIn } from '../exercises/phrases.ts';
import { LIST_DONE_CHOICE } from '../exercises/progress.ts';
import { FIXED_ANSWERS } from './answers.ts';
import * as choices from './choices.ts';

const EXERCISE_LANGUAGES = [undefined, 'de', 'es', 'fr', 'pt'] as const;

/** All answers to tap that are written ahead: none of them is something that a person told. */
export const CHOICE_LABELS: readonly string[] = [
  ...[...EXERCISES.values()].flatMap(({ begin, steps }) => [
    begin,
    ...steps.flatMap((step) => (step.choices ?? []).map(({ say }) => say)),
  ]),
  ...ENGLISH_EXERCISES.map(({ title }) => title),
  ...EXERCISE_LANGUAGES.map(phrasesIn).flatMap(({ skip, leave, goOn, enough }) => [
    skip,
    leave,
    goOn,
    enough,
  ]),
  LIST_DONE_CHOICE,
  ...Object.values(choices).map(({ say }) => say),
  ...Object.values(FIXED_ANSWERS).flatMap((answer) => (answer.choices ?? []).map(({ say }) => say)),
];
