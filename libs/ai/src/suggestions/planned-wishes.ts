import { PLAN_LIST, PLAN_TALK, type PLANNING_EXERCISES } from '@inkwell/contracts/constants';
import { IF_THEN_PLAN } from '../exercises/if-then-plan.ts';
import { ONE_THING } from '../exercises/one-thing.ts';
import { WEEKLY_PLAN } from '../exercises/weekly-plan.ts';
import { capitalise, shortenAtWord } from '../local/words.ts';
import { activityIn, TASK_ACTIVITY } from './activities.ts';
import { withoutSmallWords } from './clauses.ts';
import { EN } from './languages/en.ts';
import { cleanWords, shortTitle } from './title.ts';
import { readTimeMention } from './when.ts';
import type { PlanWish } from './wishes.ts';

export type PlanningExercise = (typeof PLANNING_EXERCISES)[number];

const MAX_TITLE_CHARS = 80;
const SLOT_PATTERN = /\{(\w+)\}$/;

/** What an exercise's page keeps, by the names of its slots. */
export function slotsKeptOnPage(page: string, lines: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const template of lines) {
    const slot = SLOT_PATTERN.exec(template);
    const lead = template.slice(0, slot?.index);
    const line = slot && page.split('\n').find((each) => each.startsWith(lead));
    if (slot?.[1] && line) kept[slot[1]] = line.slice(lead.length).trim();
  }
  return kept;
}

/**
 * What was planned in an exercise.
 *
 * @param page what its end offers for today's page
 */
export function wishesOnPage(exercise: PlanningExercise, page: string, today: string): PlanWish[] {
  return PLANNED_WISHES_BY_EXERCISE[exercise](page, today).filter((wish) => wish !== null);
}

const PLANNED_WISHES_BY_EXERCISE: Record<
  PlanningExercise,
  (page: string, today: string) => Array<PlanWish | null>
> = {
  'weekly-plan': (page, today) => {
    const { main, when, length, own } = slotsKeptOnPage(page, WEEKLY_PLAN.page);
    // 'Running: Monday and Wednesday at 6:30 AM'.
    const [what = '', said = ''] = own?.split(/: (.*)/s) ?? [];
    const isTimed = said !== '' && readTimeMention(said, today).when.time !== null;
    return [
      main && when ? plannedWish(main, `${when}, ${length ?? ''}`, today, 'strong') : null,
      own ? plannedWish(isTimed ? what : own, isTimed ? said : '', today, 'plain') : null,
    ];
  },
  'if-then-plan': (page, today) => {
    const { aim, act, cue = '', length = '' } = slotsKeptOnPage(page, IF_THEN_PLAN.page);
    const what = aim ?? act;
    // 'When I shut the laptop' is no time of the calendar.
    const isTimed = readTimeMention(cue, today).when.time !== null;
    return [what && isTimed ? plannedWish(what, `${cue}, ${length}`, today, 'strong') : null];
  },
  // Its first line is what is wanted; the others say what each of them is about.
  [PLAN_TALK]: (page, today) => {
    const [aim = ''] = page.split('\n');
    const { first, when } = slotsKeptOnPage(page, ONE_THING.page);
    // What is done at that hour is the first step. Where there is none, it was only said, and not thought through.
    const strength = first === undefined ? 'plain' : 'strong';
    return [aim !== '' && when ? plannedWish(shortTitle(first ?? aim), when, today, strength) : null];
  },
  // 'Call my brother: Sundays', 'dentist at 9, tomorrow'. Of a thing without a day nobody asked for an hour.
  [PLAN_LIST]: (page, today) =>
    page.split('\n').map((line) => {
      const [what = '', said] = line.split(': ');
      if (said) return plannedWish(what, said, today, 'strong');
      const { days, time } = readTimeMention(line, today).when;
      return days.length > 0 && time !== null ? plannedWish(line, '', today, 'strong') : null;
    }),
};

/**
 * @param said when it is to be, where that was asked apart
 */
function plannedWish(
  what: string,
  said: string,
  today: string,
  strength: PlanWish['strength'],
): PlanWish | null {
  const ownTime = readTimeMention(what, today);
  const { when } = said === '' ? ownTime : readTimeMention(said, today);
  const words = cleanWords(said === '' ? ownTime.rest : what);
  if (words === '') return null;
  const activity = activityIn(withoutSmallWords(words, EN), EN) ?? TASK_ACTIVITY;
  const title = capitalise(shortenAtWord(words, MAX_TITLE_CHARS));
  return { title, activity, when, minutes: when.minutes ?? activity.minutes, strength };
}
