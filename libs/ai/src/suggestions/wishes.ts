import { capitalise, tidyText } from '../local/words.ts';
import { type Activity, activityIn, MEAL_TIMES, TASK_ACTIVITY } from './activities.ts';
import { type WishClause, clausesIn, withoutSmallWords } from './clauses.ts';
import { wordsFor } from './languages/choose.ts';
import type { LanguagePatterns } from './languages/words.ts';
import { readTimeMention, type TimeMention } from './when.ts';

/** Something that the person wants to do. */
export interface PlanWish {
  title: string;
  activity: Activity;
  when: TimeMention;
  /** In minutes. */
  minutes: number;
  /** How much the words want it. */
  strength: 'strong' | 'plain' | 'weak';
}

/** 'I'm meeting Anna': what is done belongs to what follows. */
const PROGRESSIVE_VERB = /\b(meeting|seeing|visiting|calling)$/i;
const BASE_VERBS: Record<string, string> = {
  meeting: 'meet',
  seeing: 'see',
  visiting: 'visit',
  calling: 'call',
};
const WEAK_WISH_WORDS =
  /\b(?:maybe|perhaps|might|could(?! you| we)|some ?day|would be nice|thinking of|thinking about|vielleicht|peut-être|quizás?|talvez)\b/i;
const STRONG_WISH_WORDS =
  /\b(?:must|have to|need to|really|important|finally|definitely|promised|had better|muss|unbedingt|dois|debo|tengo que|preciso)\b/i;
/** Ways to say yes that hold a no. */
const NEGATED_POSITIVES: readonly (readonly [RegExp, string])[] = [
  [/\bcan't wait to\b/gi, 'want to'],
  [/\b(?:why (?:don't|not) (?:we|I)|why not)\b/gi, "let's"],
  [/\b(?:please )?(?:don't|not|never)(?: let me)? forget(?: to\b|$)/gi, 'need to'],
  [/\bnot only\b/gi, ' '],
];

const MAX_TITLE_WORDS = 9;

/**
 * What somebody wants to do, in the order of their words.
 *
 * @param now what their clock shows, in minutes of the day. Default: 0
 */
export function planWishesIn(text: string, today: string, now = 0): PlanWish[] {
  const words = wordsFor(text, today);
  let wishes: PlanWish[] = [];
  let before: ClauseReading | null = null;
  for (const clause of clausesIn(text, words, today)) {
    const read: ClauseReading = readClause(clause, before, { words, today, now });
    const isWanted = !read.isBlocked && (read.isWanted || read.isPlanned);
    const earlier: FoundActivity | null = before?.found ?? null;
    // 'Yoga and meditation every morning'.
    if (
      clause.continues &&
      isWanted &&
      read.found &&
      before?.found &&
      isNeutralClause(before) &&
      before.found.activity !== TASK_ACTIVITY
    )
      wishes.push(toWish(before.found, read.when, clause.text, words));
    if (isWanted && read.found && isConcreteEnough(read) && !(read.isAgain && isWishClause(before))) {
      const wish = toWish(read.found, read.when, clause.text, words);
      if (!isRepeatedWish(wish, wishes, read)) wishes.push(wish);
    } else if (
      !read.isBlocked &&
      read.isAgain &&
      before &&
      earlier &&
      (isWishClause(before) || !read.isDated)
    ) {
      const wish = toWish(earlier, read.isDated ? read.when : before.when, clause.text, words);
      // 'I need to write it by Friday. Block Thursday at one for it.'
      wishes = wishes.filter(
        ({ title, when }) => title !== wish.title || (read.isDated && when.time !== null),
      );
      wishes.push(wish);
      read.found = earlier;
    }
    before = read;
  }
  // 'More social' is said by what else is planned, where there is something.
  const others = wishes.filter(({ activity }) => activity.kind !== 'trait');
  return (others.length > 0 ? others : wishes).filter(({ title }) => !WORK_SHIFT.test(title));
}

/** 'I work Monday to Wednesday 6 till 2, Thursday off': how the week is, and nothing for it. */
const WORK_SHIFT = /^(?:off|earlies|lates|nights|(?:(?:early|late|night|day) )?shifts?)$/i;

/** Neither wanted nor refused by its own words. */
const isNeutralClause = ({ isBlocked, isWanted, isPlanned }: ClauseReading) =>
  !isBlocked && !isWanted && !isPlanned;

const isWishClause = (read: ClauseReading | null) =>
  read !== null && !read.isBlocked && (read.isWanted || read.isPlanned);

/** What is no known activity needs a day, an hour, or how often; and of 'hand it in by Friday' nothing is known. */
function isConcreteEnough({ found, isDated, isAgain, when }: ClauseReading): boolean {
  if (found?.activity !== TASK_ACTIVITY) return true;
  if (isAgain && when.time === null) return false;
  return isDated || (when.timesAWeek !== null && when.timesAWeek < 7);
}

/** Whether a thing is said once more: 'I want to draw on Sunday, just art for me'. */
const isRepeatedWish = (
  { title, activity, when }: PlanWish,
  wishes: readonly PlanWish[],
  { saysWhen: saysOwn }: ClauseReading,
): boolean =>
  wishes.some((wish) =>
    saysOwn
      ? wish.title === title && isSameTime(wish.when, when)
      : wish.title === title || (activity !== TASK_ACTIVITY && wish.activity.kind === activity.kind),
  );

const isSameTime = (one: TimeMention, other: TimeMention) =>
  one.time === other.time && one.days.join() === other.days.join();

interface FoundActivity {
  phrase: string;
  activity: Activity;
}

/** What was read of a clause. */
interface ClauseReading {
  isBlocked: boolean;
  isWanted: boolean;
  /** Nothing says that it is wanted, but when it is to be is said. */
  isPlanned: boolean;
  isAgain: boolean;
  /** Whether it names a day or an hour itself. */
  isDated: boolean;
  saysWhen: boolean;
  found: FoundActivity | null;
  when: TimeMention;
}

interface ClauseReadingContext {
  words: LanguagePatterns;
  today: string;
  now: number;
}

function readClause(
  { text, continues, isQuestion }: WishClause,
  before: ClauseReading | null,
  context: ClauseReadingContext,
): ClauseReading {
  const { words, today, now } = context;
  const clause = NEGATED_POSITIVES.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
  const inherited = continues ? before : null;
  const read = readTimeMention(clause, today, { words, now });
  const { when } = read;
  const rest = withoutTrailingWords(read.rest.replace(/\s+/g, ' ').replace(/(?: ?,)+ ?(?=,|$)/g, ''), words);
  const happens = words.happens.exec(rest)?.[1];
  const wanted = wantedActivity(happens ?? withoutAside(rest, words), words);
  const isWanted = wanted.isWanted || inherited?.isWanted === true;
  const phrase = withoutTrailingWords(wanted.phrase.replace(words.aside, ''), words);
  const isDated = when.days.length > 0 || when.time !== null;
  const activity =
    activityIn(phrase, words) ?? (isThing(phrase, wanted.isWanted, words) ? TASK_ACTIVITY : null);
  const found = activity && { phrase, activity };
  const isPlanned = hasTime(when) && !words.states.test(phrase);
  const isBlocked =
    inherited?.isBlocked === true ||
    isRefused(clause, found, words) ||
    words.past.test(clause.replace(words.asksMe, ' ')) ||
    (happens === undefined &&
      words.ofOthers.some((pattern) => pattern.test(clause)) &&
      !words.asksMe.test(clause) &&
      !/^\W*I\b/.test(clause)) ||
    words.supposes.test(clause) ||
    (words.until.test(rest) && when.minutes === null) ||
    (isQuestion && !words.proposes.test(clause));
  return {
    isBlocked,
    isWanted,
    isPlanned,
    isDated,
    saysWhen: hasTime(when),
    isAgain:
      words.again.test(read.rest.replace(/\s+/g, ' ').trim()) || (continues && isDated && phrase === ''),
    found,
    when: when.days.length === 0 && inherited ? { ...when, ...pickDays(inherited.when) } : when,
  };
}

/** 'A dance that I want to go to' is a dance. */
function withoutAside(rest: string, words: LanguagePatterns): string {
  const thing = rest.replace(words.aside, '');
  return thing === '' || words.states.test(withoutSmallWords(thing, words)) ? rest : thing;
}

/** What is said to be wanted: 'maybe I could read' says it twice. */
function wantedActivity(clause: string, words: LanguagePatterns): { phrase: string; isWanted: boolean } {
  let phrase = withoutSmallWords(clause, words);
  let isWanted = false;
  for (let wants = words.wants.exec(phrase); wants; wants = words.wants.exec(phrase)) {
    const verb = PROGRESSIVE_VERB.exec(wants[0])?.[1]?.toLowerCase();
    const asked = phrase.slice(wants.index + wants[0].length);
    phrase = withoutSmallWords(`${verb ? (BASE_VERBS[verb] ?? '') : ''} ${asked}`, words);
    isWanted = true;
  }
  return { phrase, isWanted };
}

const pickDays = ({ days, isChoice }: TimeMention) => ({ days, isChoice });

const hasTime = ({ days, time, part, timesAWeek, minutes }: TimeMention): boolean =>
  days.length > 0 || time !== null || part !== null || timesAWeek !== null || minutes !== null;

/** A 'no' before what is done. */
function isRefused(clause: string, found: FoundActivity | null, { refuses }: LanguagePatterns): boolean {
  const start = found?.phrase.split(' ')[0] ?? '';
  const index = start === '' ? -1 : clause.indexOf(start);
  return refuses.test(index === -1 ? clause : clause.slice(0, index)) || refuses.test(start);
}

/** 'Get my week sorted', 'sunday night to thursday night'. */
const NO_THING_WORDS =
  /^(?:(?:my |the |this )?(?:week|life|days?|time|head)(?: (?:sorted|organi[sz]ed|planned|in order|together))?(?: out)?|nights?|same time)$/i;

/** Whether words name a thing to be done. */
function isThing(phrase: string, isWanted: boolean, { states }: LanguagePatterns): boolean {
  const [stated] = states.exec(phrase) ?? [];
  return (
    /\p{L}{3,}/u.test(phrase) &&
    phrase.split(' ').length <= MAX_TITLE_WORDS &&
    !NO_THING_WORDS.test(phrase) &&
    (stated === undefined || (isWanted && !phrase.startsWith(stated)))
  );
}

function toWish(
  { phrase, activity }: FoundActivity,
  when: TimeMention,
  clause: string,
  words: LanguagePatterns,
): PlanWish {
  const meal = MEAL_TIMES[/^\p{L}+/u.exec(phrase)?.[0].toLowerCase() ?? ''];
  return {
    title: wishTitle(phrase, activity, words),
    activity,
    when,
    minutes: when.minutes ?? meal?.minutes ?? activity.minutes,
    strength: WEAK_WISH_WORDS.test(clause) ? 'weak' : STRONG_WISH_WORDS.test(clause) ? 'strong' : 'plain',
  };
}

/** 'read again please' as 'read'. */
function withoutTrailingWords(phrase: string, words: LanguagePatterns): string {
  const shorter = phrase.trim().replace(words.trail, '');
  return shorter === phrase ? phrase : withoutTrailingWords(shorter, words);
}

const GERUND_BASES: Record<string, string> = {
  exercis: 'exercise',
  meditat: 'meditate',
  relax: 'relax',
  rest: 'rest',
};

/** 'coffee with my friend Anna' as 'Coffee with Anna'. */
function wishTitle(phrase: string, { title, kind }: Activity, words: LanguagePatterns): string {
  if (kind === 'trait') return title;
  const plain = tidyText(phrase)
    .replace(/\bmy (?:\p{L}+ )?(?:friend|sister|brother|colleague|neighbou?r) (?=\p{Lu})/u, '')
    .replace(/ (?:at|in) (?:a|the) (?:new )?restaurant\b/i, '')
    .replace(/ '([^']+)'/g, ' $1')
    .replace(/^(?:an?|the|some) /i, '')
    .replace(
      /^(exercis|meditat|relax|rest)ing\b/i,
      (_, stem: string) => GERUND_BASES[stem.toLowerCase()] ?? stem,
    )
    .replace(/\s+/g, ' ');
  const kept = withoutTrailingWords(plain, words);
  const count = kept.split(' ').length;
  return kept === '' || count > MAX_TITLE_WORDS ? title : capitalise(kept);
}
