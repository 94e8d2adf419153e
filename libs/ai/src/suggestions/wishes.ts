import { capitalised, tidy } from '../local/words.ts';
import { type Activity, activityIn, MEALS, TASK } from './activities.ts';
import { type Clause, clausesIn, withoutSmallWords } from './clauses.ts';
import { wordsFor } from './languages/choose.ts';
import type { Words } from './languages/words.ts';
import { readWhen, type When } from './when.ts';

/** Something that the person wants to do. */
export interface Wish {
  title: string;
  activity: Activity;
  when: When;
  /** In minutes. */
  minutes: number;
  /** How much the words want it. */
  strength: 'strong' | 'plain' | 'weak';
}

/** 'I'm meeting Anna': what is done belongs to what follows. */
const PROGRESSIVE = /\b(meeting|seeing|visiting|calling)$/i;
const VERBS: Record<string, string> = { meeting: 'meet', seeing: 'see', visiting: 'visit', calling: 'call' };
const WEAK =
  /\b(?:maybe|perhaps|might|could(?! you| we)|some ?day|would be nice|thinking of|thinking about|vielleicht|peut-être|quizás?|talvez)\b/i;
const STRONG =
  /\b(?:must|have to|need to|really|important|finally|definitely|promised|had better|muss|unbedingt|dois|debo|tengo que|preciso)\b/i;
/** Ways to say yes that hold a no. */
const POSITIVES: readonly (readonly [RegExp, string])[] = [
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
export function wishesIn(text: string, today: string, now = 0): Wish[] {
  const words = wordsFor(text, today);
  let wishes: Wish[] = [];
  let before: Read | null = null;
  for (const clause of clausesIn(text, words, today)) {
    const read: Read = readClause(clause, before, { words, today, now });
    const isWanted = !read.isBlocked && (read.isWanted || read.isPlanned);
    const earlier: Found | null = before?.found ?? null;
    // 'Yoga and meditation every morning'.
    if (
      clause.continues &&
      isWanted &&
      read.found &&
      before?.found &&
      isOpen(before) &&
      before.found.activity !== TASK
    )
      wishes.push(wishOf(before.found, read.when, clause.text, words));
    if (isWanted && read.found && isFit(read) && !(read.isAgain && isMeant(before))) {
      const wish = wishOf(read.found, read.when, clause.text, words);
      if (!isSaid(wish, wishes, read)) wishes.push(wish);
    } else if (!read.isBlocked && read.isAgain && before && earlier && (isMeant(before) || !read.isDated)) {
      const wish = wishOf(earlier, read.isDated ? read.when : before.when, clause.text, words);
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
  return (others.length > 0 ? others : wishes).filter(({ title }) => !IS_WORK.test(title));
}

/** 'I work Monday to Wednesday 6 till 2, Thursday off': how the week is, and nothing for it. */
const IS_WORK = /^(?:off|earlies|lates|nights|(?:(?:early|late|night|day) )?shifts?)$/i;

/** Neither wanted nor refused by its own words. */
const isOpen = ({ isBlocked, isWanted, isPlanned }: Read) => !isBlocked && !isWanted && !isPlanned;

const isMeant = (read: Read | null) => read !== null && !read.isBlocked && (read.isWanted || read.isPlanned);

/** What is no known activity needs a day, an hour, or how often; and of 'hand it in by Friday' nothing is known. */
function isFit({ found, isDated, isAgain, when }: Read): boolean {
  if (found?.activity !== TASK) return true;
  if (isAgain && when.time === null) return false;
  return isDated || (when.timesAWeek !== null && when.timesAWeek < 7);
}

/** Whether a thing is said once more: 'I want to draw on Sunday, just art for me'. */
const isSaid = (
  { title, activity, when }: Wish,
  wishes: readonly Wish[],
  { saysWhen: saysOwn }: Read,
): boolean =>
  wishes.some((wish) =>
    saysOwn
      ? wish.title === title && isSameTime(wish.when, when)
      : wish.title === title || (activity !== TASK && wish.activity.kind === activity.kind),
  );

const isSameTime = (one: When, other: When) =>
  one.time === other.time && one.days.join() === other.days.join();

interface Found {
  phrase: string;
  activity: Activity;
}

/** What was read of a clause. */
interface Read {
  isBlocked: boolean;
  isWanted: boolean;
  /** Nothing says that it is wanted, but when it is to be is said. */
  isPlanned: boolean;
  isAgain: boolean;
  /** Whether it names a day or an hour itself. */
  isDated: boolean;
  saysWhen: boolean;
  found: Found | null;
  when: When;
}

interface Context {
  words: Words;
  today: string;
  now: number;
}

function readClause({ text, continues, isQuestion }: Clause, before: Read | null, context: Context): Read {
  const { words, today, now } = context;
  const clause = POSITIVES.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
  const inherited = continues ? before : null;
  const read = readWhen(clause, today, { words, now });
  const { when } = read;
  const rest = withoutEnd(read.rest.replace(/\s+/g, ' ').replace(/(?: ?,)+ ?(?=,|$)/g, ''), words);
  const happens = words.happens.exec(rest)?.[1];
  const wanted = wantedIn(happens ?? withoutAside(rest, words), words);
  const isWanted = wanted.isWanted || inherited?.isWanted === true;
  const phrase = withoutEnd(wanted.phrase.replace(words.aside, ''), words);
  const isDated = when.days.length > 0 || when.time !== null;
  const activity = activityIn(phrase, words) ?? (isThing(phrase, wanted.isWanted, words) ? TASK : null);
  const found = activity && { phrase, activity };
  const isPlanned = saysWhen(when) && !words.states.test(phrase);
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
    saysWhen: saysWhen(when),
    isAgain:
      words.again.test(read.rest.replace(/\s+/g, ' ').trim()) || (continues && isDated && phrase === ''),
    found,
    when: when.days.length === 0 && inherited ? { ...when, ...daysOf(inherited.when) } : when,
  };
}

/** 'A dance that I want to go to' is a dance. */
function withoutAside(rest: string, words: Words): string {
  const thing = rest.replace(words.aside, '');
  return thing === '' || words.states.test(withoutSmallWords(thing, words)) ? rest : thing;
}

/** What is said to be wanted: 'maybe I could read' says it twice. */
function wantedIn(clause: string, words: Words): { phrase: string; isWanted: boolean } {
  let phrase = withoutSmallWords(clause, words);
  let isWanted = false;
  for (let wants = words.wants.exec(phrase); wants; wants = words.wants.exec(phrase)) {
    const verb = PROGRESSIVE.exec(wants[0])?.[1]?.toLowerCase();
    const asked = phrase.slice(wants.index + wants[0].length);
    phrase = withoutSmallWords(`${verb ? (VERBS[verb] ?? '') : ''} ${asked}`, words);
    isWanted = true;
  }
  return { phrase, isWanted };
}

const daysOf = ({ days, isChoice }: When) => ({ days, isChoice });

const saysWhen = ({ days, time, part, timesAWeek, minutes }: When): boolean =>
  days.length > 0 || time !== null || part !== null || timesAWeek !== null || minutes !== null;

/** A 'no' before what is done. */
function isRefused(clause: string, found: Found | null, { refuses }: Words): boolean {
  const start = found?.phrase.split(' ')[0] ?? '';
  const index = start === '' ? -1 : clause.indexOf(start);
  return refuses.test(index === -1 ? clause : clause.slice(0, index)) || refuses.test(start);
}

/** 'Get my week sorted', 'sunday night to thursday night'. */
const NO_THING =
  /^(?:(?:my |the |this )?(?:week|life|days?|time|head)(?: (?:sorted|organi[sz]ed|planned|in order|together))?(?: out)?|nights?|same time)$/i;

/** Whether words name a thing to be done. */
function isThing(phrase: string, isWanted: boolean, { states }: Words): boolean {
  const [stated] = states.exec(phrase) ?? [];
  return (
    /\p{L}{3,}/u.test(phrase) &&
    phrase.split(' ').length <= MAX_TITLE_WORDS &&
    !NO_THING.test(phrase) &&
    (stated === undefined || (isWanted && !phrase.startsWith(stated)))
  );
}

function wishOf({ phrase, activity }: Found, when: When, clause: string, words: Words): Wish {
  const meal = MEALS[/^\p{L}+/u.exec(phrase)?.[0].toLowerCase() ?? ''];
  return {
    title: titleOf(phrase, activity, words),
    activity,
    when,
    minutes: when.minutes ?? meal?.minutes ?? activity.minutes,
    strength: WEAK.test(clause) ? 'weak' : STRONG.test(clause) ? 'strong' : 'plain',
  };
}

/** 'read again please' as 'read'. */
function withoutEnd(phrase: string, words: Words): string {
  const shorter = phrase.trim().replace(words.trail, '');
  return shorter === phrase ? phrase : withoutEnd(shorter, words);
}

const BASES: Record<string, string> = {
  exercis: 'exercise',
  meditat: 'meditate',
  relax: 'relax',
  rest: 'rest',
};

/** 'coffee with my friend Anna' as 'Coffee with Anna'. */
function titleOf(phrase: string, { title, kind }: Activity, words: Words): string {
  if (kind === 'trait') return title;
  const plain = tidy(phrase)
    .replace(/\bmy (?:\p{L}+ )?(?:friend|sister|brother|colleague|neighbou?r) (?=\p{Lu})/u, '')
    .replace(/ (?:at|in) (?:a|the) (?:new )?restaurant\b/i, '')
    .replace(/ '([^']+)'/g, ' $1')
    .replace(/^(?:an?|the|some) /i, '')
    .replace(/^(exercis|meditat|relax|rest)ing\b/i, (_, stem: string) => BASES[stem.toLowerCase()] ?? stem)
    .replace(/\s+/g, ' ');
  const kept = withoutEnd(plain, words);
  const count = kept.split(' ').length;
  return kept === '' || count > MAX_TITLE_WORDS ? title : capitalised(kept);
}
