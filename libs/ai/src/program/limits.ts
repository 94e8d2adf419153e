import { countDaysBetween, WEEKDAY_NAMES } from '@inkwell/contracts';
import { longDay } from '../memory/days.ts';
import { dayBoundsIn } from './said-days.ts';

/** What somebody said plainly of when they can: days of the week from 0 for Monday. */
export type Availability = {
  free: readonly number[];
  /** Of a free day the part that was named. */
  parts: Readonly<Record<number, string>>;
  busy: readonly number[];
  /** The last day, `YYYY-MM-DD`. */
  until: string | null;
  /** The first day after an absence, `YYYY-MM-DD`. */
  since?: string;
  /** From when they are free on workdays, in minutes of the day. */
  from: number | null;
};

const SENTENCE_BREAK =
  /(?:[!?;\n]|\.(?!\d))+|,\s+(?=(?:and |but )?(?:i|i'm|i've|we)\b)|\s+(?:but|because|cause|cos)\s+/i;
const WEEKDAY_PATTERNS = WEEKDAY_NAMES.map(
  (name) => new RegExp(`\\b${name}(s?)\\b(?: (morning|afternoon|evening)s?\\b)?`, 'i'),
);
const WEEKEND_WORDS = /\bweekends\b|\bonly\b.{0,12}\bweekend\b/i;
const BUSY_WORDS =
  /\b(?:teach|teaching|work|working|class(?:es)?|lectures?|shifts?|courses?|training|away|busy|travel(?:ling|ing)?|can't|cannot|can not|not free|no time|full|taken|not on)\b/i;
const FREE_WORDS = /\b(?:free|have|got|i've|off|only|could|can|open|spare|best|good)\b/i;
const OCCUPATION_WORDS = '(?:teach(?:ing)?|work(?:ing)?|class(?:es)?|lectures?|shifts?|courses?|training)';
const DAY_WORDS = `(?:${WEEKDAY_NAMES.join('|')}|week(?:day|end))s?`;
/** 'I don't work on Mondays', 'no class on Friday': that day is not taken. */
const FREE_OF_WORK = new RegExp(
  `(?:\\b(?:have|got|i've) )?(?:\\b(?:(?<!can )not|no|never|off|without)|(?<!ca)n't)(?: (?:have|got|any|an?|to|at|on|be|usually|normally))* ${OCCUPATION_WORDS}\\b`,
  'gi',
);
/** What is wished for, or suits, takes no day: 'I want to work on my novel on Saturdays', 'Mondays work best'. */
const WISHED_OCCUPATION = new RegExp(
  [
    `\\b(?:want|wanna|wish|hope|'d like|'d love|would like|would love|let's|help me)(?: (?!around|besides?|between|before|after|with)[\\w'-]+){0,4}? ${OCCUPATION_WORDS}\\b`,
    `\\bwork(?:ing)? (?:out|through|on(?! (?:(?:the|this|next|every|some|most|all) )*(?:${DAY_WORDS}|\\d|site|call|shift|duty)\\b))\\b`,
    `\\b${DAY_WORDS}(?: (?:morning|afternoon|evening)s?)?(?: (?:would|will|could|might|can|should|also|usually))* work(?=\\s*(?:$|,|too\\b|for me\\b|best\\b|better\\b|well\\b|fine\\b))`,
  ].join('|'),
  'gi',
);
const HOUR_WORDS = 'twelve|one|two|three|four|five|six|seven|eight|nine|ten|eleven'.split('|');
const WORK_END = new RegExp(
  `\\b(?:work|working|at work|in the office|on shift)\\b[^.,]{0,20}?\\b(?:until|till|til|to)\\s+(?:about |around )?(noon|\\d{1,2}|${HOUR_WORDS.join('|')})(?:[:.](\\d\\d))?(?: ?(am|pm|in the morning))?\\b(?!\\s*(?:(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\b|may\\b|days?\\b|weeks?\\b|hours?\\b|of\\b|/))`,
  'i',
);
const PART_OF_DAY = /\b(morning|afternoon|evening)s\b/i;
const ALL_WEEKDAYS = [0, 1, 2, 3, 4];
const ALL_DAYS = [...ALL_WEEKDAYS, 5, 6];

/** @param texts what the person wrote, oldest first */
export function availabilityIn(texts: readonly string[], today: string): Availability {
  const free = new Set<number>();
  const busy = new Set<number>();
  const parts: Record<number, string> = {};
  let until: string | null = null;
  let since: string | null = null;
  let from: number | null = null;
  for (const whole of texts.flatMap((text) => plainApostrophes(text).split(SENTENCE_BREAK))) {
    const said = dayBoundsIn(whole, today);
    const sentence = said.rest;
    const occupied = sentence.replace(FREE_OF_WORK, ' ').replace(WISHED_OCCUPATION, ' ');
    const days = WEEKDAY_PATTERNS.flatMap((day, index) => {
      const found = day.exec(sentence);
      if (!found) return [];
      const isHabit = found[1] === 's' || /\b(?:mornings|evenings|afternoons|every)\b/i.test(sentence);
      return [{ index, isHabit, part: found[2]?.toLowerCase() }];
    });
    const isBusy = BUSY_WORDS.test(occupied);
    const span = isBusy ? daysBetween(sentence) : [];
    // 'Tuesday to Saturday, nine to five' leaves the evenings.
    const leavesEvening = span.length > 0 && WORKING_HOURS.test(sentence);
    if (leavesEvening) for (const index of span) parts[index] = 'evening';
    else for (const index of span) busy.add(index);
    if (isBusy) for (const { index } of leavesEvening ? [] : days) busy.add(index);
    else if (FREE_WORDS.test(occupied)) {
      for (const { index, isHabit, part } of days) {
        if (!isHabit) continue;
        free.add(index);
        if (part !== undefined) parts[index] = part;
      }
      const part = days.length === 0 ? PART_OF_DAY.exec(sentence)?.[1]?.toLowerCase() : undefined;
      if (part !== undefined) for (const index of ALL_DAYS) parts[index] = part;
      if (WEEKEND_WORDS.test(sentence)) for (const index of [5, 6]) free.add(index);
    }
    if (!isBusy && sentence.search(FREE_OF_WORK) !== -1) for (const { index } of days) busy.delete(index);
    // 'On Monday I work till nine' says nothing of the other days.
    if (days.length === 0) from = workEndHour(occupied) ?? from;
    until = said.until ?? until;
    since = said.since ?? since;
  }
  return {
    free: [...free].filter((day) => !busy.has(day)),
    parts,
    busy: [...busy],
    until,
    ...(since !== null && { since }),
    from,
  };
}

/** 'Until 6 a.m.' is one sentence. */
const plainApostrophes = (text: string) => text.replaceAll('’', "'").replace(/\b([ap])\. ?m\b\.?/gi, '$1m');

const DAY_RANGE = new RegExp(
  `\\b(${WEEKDAY_NAMES.join('|')})s? (?:to|until|till|through|-|–) (${WEEKDAY_NAMES.join('|')})`,
  'i',
);
const WORKING_HOURS =
  /\b(?:\d{1,2}|six|seven|eight|nine|ten)(?: ?am)? ?(?:to|until|till|-|–) ?(?:\d{1,2}|four|five|six|seven)(?: ?pm)?\b/i;

/** 'Tuesday to Saturday': all days of it. */
function daysBetween(sentence: string): number[] {
  const [first, last] = (DAY_RANGE.exec(sentence) ?? []).slice(1).map(weekdayIndex);
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, ahead) => (first + ahead) % 7);
}
const weekdayIndex = (name: string) =>
  WEEKDAY_NAMES.findIndex((each) => each.toLowerCase() === name.toLowerCase());

function workEndHour(sentence: string): number | null {
  const [, word, minutes = '0', half] = WORK_END.exec(sentence.toLowerCase()) ?? [];
  if (word === undefined) return null;
  const hour = /^\d/.test(word) ? Number(word) : Math.max(HOUR_WORDS.indexOf(word), 0);
  if (hour > 23) return null;
  const isMorning = half !== undefined && half !== 'pm';
  const of24 = isMorning ? hour % 12 : hour <= 12 ? (hour % 12) + 12 : hour;
  return of24 * 60 + Number(minutes);
}

/** Whether something may be then, by what was said. */
export function isAvailableAt(
  { free, busy, until, since, from }: Availability,
  slot: { day: string; weekday: number; minute: number },
): boolean {
  if (until !== null && slot.day > until) return false;
  if (since !== undefined && slot.day < since) return false;
  if (free.length > 0 ? !free.includes(slot.weekday) : busy.includes(slot.weekday)) return false;
  return from === null || !ALL_WEEKDAYS.includes(slot.weekday) || slot.minute >= from;
}

/** What the days that were said leave; empty where no last day was named. */
export function daysLeft({ until }: Availability, today: string): string {
  if (until === null) return '';
  const days = countDaysBetween(today, until);
  return days < 2 ? '' : `There are ${days} days until ${longDay(until)}.`;
}
