import { BEDTIME_UNLOAD } from './bedtime-unload.ts';
import { DAY_REVIEW } from './day-review.ts';
import type { Exercise } from './exercise.ts';
import { FIVE_FOUR_THREE_TWO_ONE } from './five-four-three-two-one.ts';
import { GOAL_INTO_STEPS } from './goal-into-steps.ts';
import { IF_THEN_PLAN } from './if-then-plan.ts';
import { GERMAN_EXERCISES } from './in-de.ts';
import { SPANISH_EXERCISES } from './in-es.ts';
import { FRENCH_EXERCISES } from './in-fr.ts';
import { PORTUGUESE_EXERCISES } from './in-pt.ts';
import { NAMING_WHAT_IS_FELT } from './naming-what-is-felt.ts';
import { ONE_THING } from './one-thing.ts';
import { PACED_BREATHING } from './paced-breathing.ts';
import { PREPARED_TALK } from './prepared-talk.ts';
import { SELF_COMPASSION_BREAK } from './self-compassion-break.ts';
import { SMALL_STEP } from './small-step.ts';
import { THOUGHT_RECORD } from './thought-record.ts';
import { THREE_GOOD_THINGS } from './three-good-things.ts';
import { translatedExercises } from './translated.ts';
import { UNSENT_LETTER } from './unsent-letter.ts';
import { URGE_AND_WAVE } from './urge-and-wave.ts';
import { WEEKLY_PLAN } from './weekly-plan.ts';
import { WORRY_TREE } from './worry-tree.ts';

/** Those that are offered to somebody who writes English. */
export const ENGLISH_EXERCISES: readonly Exercise[] = [
  NAMING_WHAT_IS_FELT,
  THREE_GOOD_THINGS,
  DAY_REVIEW,
  UNSENT_LETTER,
  PACED_BREATHING,
  FIVE_FOUR_THREE_TWO_ONE,
  THOUGHT_RECORD,
  WORRY_TREE,
  SELF_COMPASSION_BREAK,
  SMALL_STEP,
  URGE_AND_WAVE,
  BEDTIME_UNLOAD,
  WEEKLY_PLAN,
  GOAL_INTO_STEPS,
  IF_THEN_PLAN,
  PREPARED_TALK,
];

const TRANSLATED_EXERCISES: readonly Exercise[] = [
  ...translatedExercises('de', GERMAN_EXERCISES),
  ...translatedExercises('es', SPANISH_EXERCISES),
  ...translatedExercises('fr', FRENCH_EXERCISES),
  ...translatedExercises('pt', PORTUGUESE_EXERCISES),
];

/** All exercises by id, and the plan of one thing, which is asked for in the same way. */
export const EXERCISES: ReadonlyMap<string, Exercise> = new Map(
  [...ENGLISH_EXERCISES, ...TRANSLATED_EXERCISES, ONE_THING].map((exercise) => [exercise.id, exercise]),
);

/** The exercises in a language other than English, which are three. */
export const exercisesIn = (language: string): readonly Exercise[] =>
  TRANSLATED_EXERCISES.filter((exercise) => exercise.language === language);
