import { addDays, type FreeTime } from '@inkwell/contracts';
import type { ProposedEvent } from '../sources.ts';
import { longDay, weekdayName } from '../memory/days.ts';
import { readWhen } from '../suggestions/when.ts';
import { wishesIn } from '../suggestions/wishes.ts';

const MINUTES_A_DAY = 1_440;
/** What one step of a plan takes where nothing else was said. */
const USUAL_MINUTES = 30;
const MOST_SHOWN_MINUTES = 180;
/** When in a stretch something is best begun, in minutes of the day. */
const GOOD_STARTS = [10 * 60, 18 * 60];
const EARLIEST = 8 * 60;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const clockOf = (minutes: number): string =>
  `${String(Math.floor((minutes % MINUTES_A_DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Free times that a model may offer, in words: on the days that the message names first, else one a day.
 *
 * @param times when nothing is planned
 */
export function freeTimesFor(
  times: readonly FreeTime[],
  { message, today, most }: { message: string; today: string; most: number },
): string[] {
  const long = times.filter(({ from, to }) => minutesOf(to) - minutesOf(from) >= USUAL_MINUTES);
  const named = long.filter(({ day }) => namesDay(message, day, today));
  const apart = long.filter(({ day }, at) => long.findIndex((other) => other.day === day) === at);
  const chosen = [...new Set([...named, ...(named.length > 0 ? [] : apart)])].slice(0, most);
  return chosen.map((time) => `${longDay(time.day)} ${shownPart(time)}`);
}

/** Of a whole free day some hours are named. */
function shownPart({ from, to }: FreeTime): string {
  const [first, last] = [minutesOf(from), minutesOf(to)];
  if (last - first <= MOST_SHOWN_MINUTES) return `${from} to ${to}`;
  const good = GOOD_STARTS.find((start) => start >= first && start + USUAL_MINUTES <= last);
  const start = good ?? Math.max(first, Math.min(EARLIEST, last - MOST_SHOWN_MINUTES));
  return `${clockOf(start)} to ${clockOf(Math.min(start + MOST_SHOWN_MINUTES, last))}`;
}

function namesDay(message: string, day: string, today: string): boolean {
  const text = message.toLowerCase();
  const isWeekend = /^(?:Saturday|Sunday)$/.test(weekdayName(day));
  return (
    text.includes(weekdayName(day).toLowerCase()) ||
    (/\bweekend/.test(text) && isWeekend) ||
    (/\b(?:today|tonight)\b/.test(text) && day === today) ||
    (/\btomorrow\b/.test(text) && day === addDays(today, 1))
  );
}

/** Of a day and an hour that a reply names, the start of a free time; null where it names none that is free. */
export function timeOffered(reply: string, times: readonly FreeTime[], today: string): string | null {
  const { days, time } = readWhen(reply, today).when;
  if (time === null) return null;
  for (const day of days.length > 0 ? days : [today])
    for (const free of times) {
      if (free.day !== day) continue;
      // 'At six' may be the evening.
      const start = [time, time + MINUTES_A_DAY / 2].find(
        (minute) => minute >= minutesOf(free.from) && minute + USUAL_MINUTES <= minutesOf(free.to),
      );
      if (start !== undefined) return `${day} ${clockOf(start)}`;
    }
  return null;
}

const AGREES =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|please|fine|good|great|perfect|do (?:it|that)|that works|sounds good|let's)\b[\s,.!]*)+/i;

/**
 * The event that a turn of planning has come to, where the model has no tool for it: what the person wants to do, at the
 * free time that the reply offers, or that the last one offered and the person takes.
 *
 * @param own the person's messages, oldest first
 */
export function eventOfTurn(turn: {
  own: readonly string[];
  reply: string;
  lastReply: string;
  times: readonly FreeTime[];
  today: string;
}): ProposedEvent | null {
  const { own, reply, lastReply, times, today } = turn;
  const message = own.at(-1) ?? '';
  const start =
    timeOffered(reply, times, today) ?? (AGREES.test(message) ? timeOffered(lastReply, times, today) : null);
  if (start === null) return null;
  for (const text of own.toReversed()) {
    const [wish] = wishesIn(text, today);
    if (wish) return { title: wish.title, start, minutes: wish.minutes };
  }
  return null;
}

/** What a model is told where no free time could be read; undefined where there are some. */
export const planNote = (data: object): string | undefined =>
  'free_times' in data
    ? undefined
    : 'No free time could be read just now: name no time, and ask when it would suit them.';
