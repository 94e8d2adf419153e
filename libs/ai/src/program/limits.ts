import { addDays, WEEKDAY_NAMES } from '@inkwell/contracts';
import { longDay } from '../memory/days.ts';
import { readWhen } from '../suggestions/when.ts';

/** What somebody said plainly of when they can: days of the week from 0 for Monday. */
export type Limits = {
  free: readonly number[];
  /** Of a free day the part that was named. */
  parts: Readonly<Record<number, string>>;
  busy: readonly number[];
  /** The last day, `YYYY-MM-DD`. */
  until: string | null;
  /** From when they are free on workdays, in minutes of the day. */
  from: number | null;
};

const SENTENCES = /[.!?;\n]+|,\s+(?=(?:and |but )?(?:i|i'm|i've|we)\b)|\s+but\s+/i;
const WEEKDAYS = WEEKDAY_NAMES.map(
  (name) => new RegExp(`\\b${name}(s?)\\b(?: (morning|afternoon|evening)s?\\b)?`, 'i'),
);
const WEEKENDS = /\bweekends\b|\bonly\b.{0,12}\bweekend\b/i;
const BUSY =
  /\b(?:teach|teaching|work|working|class(?:es)?|lectures?|shifts?|courses?|training|away|busy|travel(?:ling|ing)?|can't|cannot|can not|not free|no time|full|taken|not on)\b/i;
const FREE = /\b(?:free|have|got|i've|off|only|could|can|open|spare|best|good)\b/i;
const WORKS_UNTIL =
  /\b(?:work|working|at work|in the office|on shift)\b[^.,]{0,20}?\b(?:until|till|til|to)\s+(?:about |around )?(\w+)(?: ?pm)?\b/i;
const HOURS = ['noon', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const DEADLINE =
  /\b(?:by|until|till|before|due(?: to my \w+| in)?(?: on)?|deadline(?: is)?(?: on)?|moving(?: \w+){0,3} on|(?:exam|test|wedding|presentation|interview)(?: is)? on)\s+(?=(?:the |next |this |on )?(?:\d|\p{L}{3,}))/iu;
const PART = /\b(morning|afternoon|evening)s\b/i;
const ALL_WEEKDAYS = [0, 1, 2, 3, 4];
const ALL_DAYS = [...ALL_WEEKDAYS, 5, 6];
const LOOKS_AHEAD = 120;

/** @param texts what the person wrote, oldest first */
export function limitsIn(texts: readonly string[], today: string): Limits {
  const free = new Set<number>();
  const busy = new Set<number>();
  const parts: Record<number, string> = {};
  let until: string | null = null;
  let from: number | null = null;
  for (const sentence of texts.flatMap((text) => text.replaceAll('’', "'").split(SENTENCES))) {
    const days = WEEKDAYS.flatMap((day, index) => {
      const found = day.exec(sentence);
      if (!found) return [];
      const isHabit = found[1] === 's' || /\b(?:mornings|evenings|afternoons|every)\b/i.test(sentence);
      return [{ index, isHabit, part: found[2]?.toLowerCase() }];
    });
    const isBusy = BUSY.test(sentence);
    if (isBusy) for (const { index } of days) busy.add(index);
    else if (FREE.test(sentence)) {
      for (const { index, isHabit, part } of days) {
        if (!isHabit) continue;
        free.add(index);
        if (part !== undefined) parts[index] = part;
      }
      const part = days.length === 0 ? PART.exec(sentence)?.[1]?.toLowerCase() : undefined;
      if (part !== undefined) for (const index of ALL_DAYS) parts[index] = part;
      if (WEEKENDS.test(sentence)) for (const index of [5, 6]) free.add(index);
    }
    from = hourIn(sentence) ?? from;
    until = deadlineIn(sentence, today) ?? until;
  }
  return { free: [...free].filter((day) => !busy.has(day)), parts, busy: [...busy], until, from };
}

function hourIn(sentence: string): number | null {
  const word = WORKS_UNTIL.exec(sentence)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  const hour = /^\d{1,2}$/.test(word) ? Number(word) : HOURS.indexOf(word);
  if (hour < 0 || hour > 23) return null;
  return (hour < 12 ? hour + 12 : hour) * 60;
}

function deadlineIn(sentence: string, today: string): string | null {
  const found = DEADLINE.exec(sentence);
  if (!found) return null;
  const said = sentence.slice(found.index + found[0].length, found.index + found[0].length + 24);
  const [day] = readWhen(said, today).when.days;
  return day !== undefined && day > today && day <= addDays(today, LOOKS_AHEAD) ? day : null;
}

/** Whether something may be then, by what was said. */
export function isWithin(
  { free, busy, until, from }: Limits,
  slot: { day: string; weekday: number; minute: number },
): boolean {
  if (until !== null && slot.day > until) return false;
  if (free.length > 0 ? !free.includes(slot.weekday) : busy.includes(slot.weekday)) return false;
  return from === null || !ALL_WEEKDAYS.includes(slot.weekday) || slot.minute >= from;
}

const DAY_MS = 86_400_000;
/** What the days that were said leave; empty where no last day was named. */
export function saysLeft({ until }: Limits, today: string): string {
  if (until === null) return '';
  const days = Math.round((Date.parse(until) - Date.parse(today)) / DAY_MS);
  return days < 2 ? '' : `There are ${days} days until ${longDay(until)}.`;
}
