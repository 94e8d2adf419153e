import { addDays, mondayOf, WEEKDAY_NAMES } from '@inkwell/contracts';
import { comingDayIn, weekdayOf } from '../memory/days.ts';

/** A part of a day, as people name it. */
export const PARTS_OF_DAY = [
  'before work',
  'after work',
  'before bed',
  'morning',
  'midday',
  'afternoon',
  'evening',
] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** When something is to happen, as far as a text says it. */
export interface When {
  /** None where no day is named. */
  days: readonly string[];
  /** Whether one of the days is meant, and not each of them: 'at the weekend'. */
  isChoice: boolean;
  /** In minutes of the day, from 0 to 1439. */
  time: number | null;
  /** Whether 'at 7' may be the morning or the evening. */
  isHalfOpen: boolean;
  part: PartOfDay | null;
  minutes: number | null;
  /** How often in a week; 7 where it is daily. */
  timesAWeek: number | null;
}

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT = `(\\d{1,3}|${NUMBER_WORDS.join('|')}|a|an|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety)`;
const TENS: Record<string, number> = {
  a: 1,
  an: 1,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const numberOf = (word: string): number =>
  TENS[word.toLowerCase()] ?? (NUMBER_WORDS.indexOf(word.toLowerCase()) + 1 || Number(word));

const HOUR = `(\\d{1,2}|${NUMBER_WORDS.join('|')})(?:[:.](\\d{2}))?\\s?(am|pm|o'?clock)?`;
const END = `(?![\\d:]|\\s?(?:%|minutes|mins?\\b|hours?\\b|times|days|weeks|people|pages|km|miles|words|euros?))`;
const RANGE = new RegExp(`\\b(?:from|between) ${HOUR} ?(?:to|until|till|and|-|–) ?${HOUR}\\b${END}`, 'i');
const SHORT_RANGE =
  /\b(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)?\s?(?:to|-|–)\s?(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)\b/i;
const PAST_HOUR: Record<string, number> = { 'half past': 30, 'quarter past': 15, 'quarter to': -15 };
const HALF_PAST = /\b(?:at |around )?(half past|quarter past|quarter to) (\w+)\b/i;
const AT = new RegExp(`\\b(?:at|around|about|from|by)\\s(?:about |around )?${HOUR}\\b${END}`, 'i');
const CLOCK = /\b(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm|o'?clock)\b/i;
const CLOCK_OF_24 = /\b([01]?\d|2[0-3]):([0-5]\d)()\b/;
const NAMED_TIME = /\b(?:at )?(noon|midday|midnight)\b/i;

const DURATIONS: readonly (readonly [RegExp, (found: RegExpExecArray) => number])[] = [
  [/\b(?:for )?(?:about |around )?(?:an|one) hour and a half\b/i, () => 90],
  [/\b(?:for )?(?:about |around |at least )?half an hour(?:'s)?\b|\b(?:a )?half[- ]hour\b/i, () => 30],
  [/\b(?:for )?(?:a )?quarter of an hour\b/i, () => 15],
  [
    new RegExp(
      `\\b(?:for )?(?:about |around |at least )?${COUNT}[- ]?(?:minutes?|mins?|min)\\b(?: of\\b)?`,
      'i',
    ),
    ([, count = '']) => numberOf(count),
  ],
  [
    new RegExp(
      `\\b(?:for )?(?:about |around |at least )?${COUNT}(?: and a half)?[- ]?(?:hours?|hrs?|h)\\b(?:'s)?(?: of\\b)?`,
      'i',
    ),
    ([words, count = '']) => numberOf(count) * 60 + (/half/i.test(words) ? 30 : 0),
  ],
  [
    /\bfor (\d{1,2})(?=\s*(?:$|each\b|every\b|before\b|after\b|in the\b))/i,
    ([, count = '']) => Number(count),
  ],
];
/** Nobody plans more of one thing in a day. */
const LONGEST = 12 * 60;

const TIMES_A_WEEK = new RegExp(
  `\\b(?:(once|twice)|${COUNT} ?(?:times|x|days|nights|evenings|mornings))(?: (?:a|per|each|every|this|next))? ?/? ?week\\b`,
  'i',
);
const DAILY = /\b(?:every|each) (?:single )?day\b|\bdaily\b|\b(?:a|per) day\b|\/day\b/i;
const DAILY_PART =
  /\b(?:every|each) (?=(?:single )?(?:morning|afternoon|evening|night)\b)|\bin the (?=(?:mornings|evenings)\b)|\bnightly\b/i;
const WEEKLY = /\b(?:every|each) week\b|\bweekly\b/i;

const PARTS: readonly (readonly [PartOfDay, RegExp])[] = [
  ['before work', /\b(?:before (?:work|school|breakfast|the kids wake up))\b/i],
  ['after work', /\b(?:right |straight )?after (?:work|school|the office|my shift)\b/i],
  ['before bed', /\b(?:right |just )?(?:before|at) (?:going to )?(?:bed(?:time)?|sleep(?:ing)?)\b/i],
  [
    'midday',
    /\b(?:(?:in|over|during|at|after|before) (?:my |the )?(?:lunch ?break|lunch ?time|lunch))\b|\bmidday\b/i,
  ],
  ['evening', /\b(?:after (?:dinner|supper))\b/i],
  [
    'morning',
    /\b(?:after (?:breakfast|waking up|getting up|I (?:get|wake) up)|first thing(?: in the morning)?|(?:early )?(?:in the |this )?mornings?)\b/i,
  ],
  ['afternoon', /\b(?:(?:in the |this )?afternoons?)\b/i],
  ['evening', /\b(?:tonight|(?:in the |this |at )?(?:evenings?|nights?)|nightly)\b/i],
];

const WEEKEND = /\b(?:at |on |over |during )?(?:the |this |next |coming )*weekend\b/i;
const NEXT_WEEK = /\b(?:some ?time )?(?:during )?next week\b/i;
const THIS_WEEK = /\b(?:some ?time )?(?:during |later )?this week\b/i;
const PLURAL_DAYS = new RegExp(`\\b(?:every |each )?(${WEEKDAY_NAMES.join('|')})s?\\b`, 'gi');
/** Words about a day that have no meaning without it. */
const DAY_LEAD = /(?:\b(?:on|this|next|coming|every|each|the|and|or)\b[\s,]*)+$/i;

export interface ReadWhen {
  when: When;
  /** What is left of the text. */
  rest: string;
}

/**
 * Reads when something is to happen: 'on Thursday at 1', 'an hour a day', 'three times a week', 'before work'.
 *
 * @param today `YYYY-MM-DD`
 */
export function readWhen(text: string, today: string): ReadWhen {
  let rest = text;
  /** Takes the first match out of the text. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };

  const isDaily = take(DAILY) !== null || take(DAILY_PART) !== null;
  const timesFound = take(TIMES_A_WEEK);
  const times = timesFound && countOf(timesFound);
  const isWeekly = take(WEEKLY) !== null;
  const range = take(RANGE) ?? take(SHORT_RANGE);
  const clock = range ? clockOfRange(range) : takeClock(take);
  let minutes = clock?.minutes ?? null;
  for (const [pattern, minutesOf] of DURATIONS) {
    if (minutes !== null) break;
    const found = take(pattern);
    if (found) minutes = Math.min(minutesOf(found), LONGEST);
  }

  const isToday = /\b(?:tonight|this (?:morning|afternoon|evening))\b/i.test(rest);
  let part: PartOfDay | null = null;
  for (const [name, pattern] of PARTS) if (take(pattern)) part ??= name;
  const { days, isChoice, left } = takeDays(rest, today);
  const when = {
    days: isToday && days.length === 0 ? [today] : days,
    isChoice,
    ...resolveHalf(clock, part),
    part,
    minutes,
    timesAWeek: isDaily ? 7 : (times ?? (isWeekly ? 1 : null)),
  };
  return { when, rest: left };
}

const countOf = ([, word, count = '']: RegExpExecArray): number =>
  word ? (word.toLowerCase() === 'once' ? 1 : 2) : numberOf(count);

interface Clock {
  time: number;
  isHalfOpen: boolean;
  minutes: number | null;
}

type Take = (pattern: RegExp) => RegExpExecArray | null;

function takeClock(take: Take): Clock | null {
  const named = take(NAMED_TIME);
  if (named) return { time: /midnight/i.test(named[0]) ? 0 : 720, isHalfOpen: false, minutes: null };
  const half = take(HALF_PAST);
  if (half) {
    const hour = numberOf(half[2] ?? '');
    const past = PAST_HOUR[(half[1] ?? '').toLowerCase()] ?? 0;
    return hour >= 1 && hour <= 12 ? { time: hour * 60 + past, isHalfOpen: true, minutes: null } : null;
  }
  const found = take(AT) ?? take(CLOCK) ?? take(CLOCK_OF_24);
  const clock = found && timeOf(found[1], found[2], found[3]);
  return clock && { ...clock, minutes: null };
}

function timeOf(hour = '', minute = '0', half = ''): Pick<Clock, 'time' | 'isHalfOpen'> | null {
  const number = numberOf(hour);
  const rest = Number(minute);
  if (Number.isNaN(number) || number > 24 || rest > 59) return null;
  if (/^[ap]m/i.test(half)) {
    if (number < 1 || number > 12) return null;
    return { time: ((number % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + rest, isHalfOpen: false };
  }
  return { time: (number % 24) * 60 + rest, isHalfOpen: number >= 1 && number <= 12 };
}

function clockOfRange(found: RegExpExecArray): Clock | null {
  const [, startHour, startMinute, startHalf, endHour, endMinute, endHalf] = found;
  // In 'from 8 to 9 pm' the end's half is the start's.
  const start = timeOf(startHour, startMinute, startHalf ?? endHalf);
  const end = timeOf(endHour, endMinute, endHalf ?? startHalf);
  if (!start || !end) return null;
  const length = (end.time - start.time + 1_440) % 720 || 720;
  const across = startHalf === undefined && /^pm/i.test(endHalf ?? '') && start.time > end.time;
  return { ...start, time: across ? start.time - 720 : start.time, minutes: length };
}

/** 'at 8 tonight' is 20:00. */
function resolveHalf(clock: Clock | null, part: PartOfDay | null): Pick<When, 'time' | 'isHalfOpen'> {
  if (!clock) return { time: null, isHalfOpen: false };
  const { time, isHalfOpen } = clock;
  if (!isHalfOpen || part === null) return { time, isHalfOpen };
  const isMorning = part === 'morning' || part === 'before work';
  const hour = Math.floor(time / 60);
  if (isMorning) return { time: hour === 12 ? time - 720 : time, isHalfOpen: false };
  return { time: hour === 12 ? time : time + 720, isHalfOpen: false };
}

/** Takes out the days that a text names. */
function takeDays(text: string, today: string): { days: string[]; isChoice: boolean; left: string } {
  const without = (pattern: RegExp) => text.replace(pattern, ' ');
  const monday = mondayOf(today);
  const sunday = addDays(monday, 6);
  if (WEEKEND.test(text)) {
    const isNext = /\bnext\b/i.test(WEEKEND.exec(text)?.[0] ?? '');
    const saturday = addDays(monday, isNext ? 12 : 5);
    const days = [saturday, addDays(saturday, 1)].filter((day) => day >= today);
    return { days, isChoice: true, left: without(WEEKEND) };
  }
  let left = text.replace(PLURAL_DAYS, '$1');
  const named: string[] = [];
  for (let found = comingDayIn(left, today); found; found = comingDayIn(left, today)) {
    const { day, index, words } = found;
    if (!named.includes(day)) named.push(day);
    left = `${left.slice(0, index).replace(DAY_LEAD, '')} ${left.slice(index + words.length)}`;
  }
  if (named.length > 0) return { days: named, isChoice: false, left };
  if (NEXT_WEEK.test(text))
    return { days: daysFrom(addDays(monday, 7), 7), isChoice: true, left: without(NEXT_WEEK) };
  if (THIS_WEEK.test(text))
    return {
      days: daysFrom(today, weekdayOf(sunday) - weekdayOf(today) + 1),
      isChoice: true,
      left: without(THIS_WEEK),
    };
  return { days: [], isChoice: false, left };
}

const daysFrom = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(day, index));
