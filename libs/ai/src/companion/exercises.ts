import type { Exercise } from './exercise.ts';
import { BEDTIME_UNLOAD } from './exercises/bedtime-unload.ts';
import { BEST_POSSIBLE_SELF } from './exercises/best-possible-self.ts';
import { CLOSER_LOOK } from './exercises/closer-look.ts';
import { DAY_REVIEW } from './exercises/day-review.ts';
import { ENERGY_MAP } from './exercises/energy-map.ts';
import { FIVE_FOUR_THREE_TWO_ONE } from './exercises/five-four-three-two-one.ts';
import { FIVE_SENSES_SCENE } from './exercises/five-senses-scene.ts';
import { GOAL_INTO_STEPS } from './exercises/goal-into-steps.ts';
import { IF_THEN_PLAN } from './exercises/if-then-plan.ts';
import { LETTER_TO_THE_ONE_YOU_WERE } from './exercises/letter-to-the-one-you-were.ts';
import { MORNING_PAGE } from './exercises/morning-page.ts';
import { NAMING_WHAT_IS_FELT } from './exercises/naming-what-is-felt.ts';
import { PACED_BREATHING } from './exercises/paced-breathing.ts';
import { PAGE_FROM_ONE_LINE } from './exercises/page-from-one-line.ts';
import { PREPARED_TALK } from './exercises/prepared-talk.ts';
import { SELF_COMPASSION_BREAK } from './exercises/self-compassion-break.ts';
import { SMALL_STEP } from './exercises/small-step.ts';
import { THOUGHT_RECORD } from './exercises/thought-record.ts';
import { THREE_GOOD_THINGS } from './exercises/three-good-things.ts';
import { TINY_HABIT } from './exercises/tiny-habit.ts';
import { TWO_COLUMNS } from './exercises/two-columns.ts';
import { UNSENT_LETTER } from './exercises/unsent-letter.ts';
import { URGE_AND_WAVE } from './exercises/urge-and-wave.ts';
import { WEEK_REVIEW } from './exercises/week-review.ts';
import { WEEKLY_PLAN } from './exercises/weekly-plan.ts';
import { WHAT_COMES_FIRST } from './exercises/what-comes-first.ts';
import { WOOP } from './exercises/woop.ts';
import { WORRY_TREE } from './exercises/worry-tree.ts';
import { LANGUAGES } from './languages/languages.ts';
import { PLAN_EXERCISES } from './plan-exercise.ts';

const ENGLISH: readonly Exercise[] = [
  DAY_REVIEW,
  THREE_GOOD_THINGS,
  UNSENT_LETTER,
  BEST_POSSIBLE_SELF,
  NAMING_WHAT_IS_FELT,
  MORNING_PAGE,
  FIVE_SENSES_SCENE,
  LETTER_TO_THE_ONE_YOU_WERE,
  PAGE_FROM_ONE_LINE,
  PACED_BREATHING,
  FIVE_FOUR_THREE_TWO_ONE,
  THOUGHT_RECORD,
  WORRY_TREE,
  SELF_COMPASSION_BREAK,
  SMALL_STEP,
  URGE_AND_WAVE,
  BEDTIME_UNLOAD,
  CLOSER_LOOK,
  TWO_COLUMNS,
  PREPARED_TALK,
  WOOP,
  IF_THEN_PLAN,
  GOAL_INTO_STEPS,
  TINY_HABIT,
  WEEKLY_PLAN,
  WHAT_COMES_FIRST,
  ENERGY_MAP,
  WEEK_REVIEW,
];

const byId = (exercises: readonly Exercise[]) =>
  new Map(exercises.map((exercise) => [exercise.id, exercise]));

/** All guided exercises, and the plans of all topics, by id. */
export const EXERCISES: ReadonlyMap<string, Exercise> = byId([
  ...ENGLISH,
  ...PLAN_EXERCISES,
  ...[...LANGUAGES.values()].flatMap(({ exercises }) => exercises),
]);

/** Those that can be offered to somebody who writes English. */
export const ENGLISH_EXERCISES: ReadonlyMap<string, Exercise> = byId(ENGLISH);
