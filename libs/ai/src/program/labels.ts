import { ENGLISH_EXERCISES, EXERCISES } from '../exercises/exercises.ts';
import { phrasesIn } from '../exercises/phrases.ts';
import { LIST_IS_WHOLE } from '../exercises/progress.ts';
import { ANSWERS } from './answers.ts';
import * as choices from './choices.ts';

const AROUND = [undefined, 'de', 'es', 'fr', 'pt'] as const;

/** All answers to tap that are written ahead: none of them is something that a person told. */
export const LABELS: readonly string[] = [
  ...[...EXERCISES.values()].flatMap(({ begin, steps }) => [
    begin,
    ...steps.flatMap((step) => (step.choices ?? []).map(({ say }) => say)),
  ]),
  ...ENGLISH_EXERCISES.map(({ title }) => title),
  ...AROUND.map(phrasesIn).flatMap(({ skip, leave, goOn, enough }) => [skip, leave, goOn, enough]),
  LIST_IS_WHOLE,
  ...Object.values(choices).map(({ say }) => say),
  ...Object.values(ANSWERS).flatMap((answer) => (answer.choices ?? []).map(({ say }) => say)),
];
