import { addDays, DAY_MINUTES, type FreeTime } from '@inkwell/contracts';
import { minutesOf, timeOf } from '../clock.ts';
import type { ProposedEvent } from '../sources.ts';
import { weekdayName } from '../memory/days.ts';
import { wordsFor } from '../suggestions/languages/choose.ts';
import { USUAL_MINUTES } from '../suggestions/slots.ts';
import { readTimeMention, type TimeMention } from '../suggestions/when.ts';
import { planWishesIn } from '../suggestions/wishes.ts';

/** Free times as a model is told them, a line a day: 'Saturday 2026-11-28: 08:00-10:00, 12:00-22:00'. */
export const freeTimeLines = (times: readonly FreeTime[]): string[] =>
  [...new Set(times.map(({ day }) => day))].map((day) => {
    const free = times.filter((time) => time.day === day).map(({ from, to }) => `${from}-${to}`);
    return `${weekdayName(day)} ${day}: ${free.join(', ')}`;
  });

/**
 * Of the free times those that fit a message: without the days that it rules out, first the days that it names.
 *
 * @param most days
 */
export function freeTimesFor(
  times: readonly FreeTime[],
  { message, today, most }: { message: string; today: string; most: number },
): string[] {
  const text = message.toLowerCase().replaceAll('’', "'");
  const without = new Set(
    [...text.matchAll(RULED_OUT_DAYS)].flatMap(([words]) =>
      times.map(({ day }) => day).filter((day) => namesDay(words, day, today)),
    ),
  );
  const long = times.filter(
    ({ day, from, to }) => !without.has(day) && minutesOf(to) - minutesOf(from) >= USUAL_MINUTES,
  );
  const wished = text.replaceAll(RULED_OUT_DAYS, ' ');
  const named = new Set(long.map(({ day }) => day).filter((day) => namesDay(wished, day, today)));
  const days = [...new Set(long.map(({ day }) => day))];
  const chosen = [...days.filter((day) => named.has(day)), ...days.filter((day) => !named.has(day))].slice(
    0,
    most,
  );
  return freeTimeLines(long.filter(({ day }) => chosen.includes(day)));
}

const WEEKDAY_SOURCE = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|today|tonight|tomorrow)`;
function namesDay(text: string, day: string, today: string): boolean {
  const isWeekend = /^(?:Saturday|Sunday)$/.test(weekdayName(day));
  return (
    text.includes(weekdayName(day).toLowerCase()) ||
    (/\bweekend/.test(text) && isWeekend) ||
    (/\b(?:today|tonight)\b/.test(text) && day === today) ||
    (/\btomorrow\b/.test(text) && day === addDays(today, 1))
  );
}

/** 'Not Tuesday', 'any day but Friday or Sunday', 'Monday is no good'. */
const RULED_OUT_DAYS = new RegExp(
  String.raw`(?<!\bwhy )\b(?:not|never|except|but not|any day but|other than|apart from|can't(?: do)?|cannot(?: do)?|no)(?: (?:on|at|the|this|next|for))* ${WEEKDAY_SOURCE}(?:(?:,| or| and| nor) (?:on |the )?${WEEKDAY_SOURCE})*|\b${WEEKDAY_SOURCE}(?: mornings?| evenings?| at \w+)?(?: is| are|'s)(?:n't| ?(?:no good|not|out|full|taken|impossible))\b`,
  'g',
);

/** A sentence that offers a time, and does not only tell what stands in the calendar. */
const TIME_OFFER =
  /\?\s*$|(?<!\p{L})(?:free|open|could|shall|how about|what about|why not|let's|then|suggest|works?|put|would|frei|könntest|könnten|soll|wie wäre|dann|passt|libre|podrías|podemos|entonces|pongo|pourrais|peux|alors|livre|poderias?|podes|então)(?!\p{L})/iu;
const offeringSentences = (reply: string): string[] =>
  reply.split(/(?<=[.!?])\s+|\n+/).filter((line) => TIME_OFFER.test(line) && !/^\s*[-*•\d]/.test(line));

/** Of a day and an hour that a reply offers, the start of a free time; null where it offers none that is free. */
function timeOffered(reply: string, times: readonly FreeTime[], today: string): string | null {
  for (const sentence of offeringSentences(reply)) {
    const start = offeredTimeIn(sentence, times, today);
    if (start !== null) return start;
  }
  return null;
}

function offeredTimeIn(reply: string, times: readonly FreeTime[], today: string): string | null {
  const { when } = readTimeMention(reply, today, { words: wordsFor(reply, today) });
  return firstFreeStart({ ...when, days: when.days.length > 0 ? when.days : [today] }, times);
}

/** The first of the days on which that hour is free; null where none is, or no hour was said. */
function firstFreeStart(
  { days, time, isHalfOpen }: Pick<TimeMention, 'days' | 'time' | 'isHalfOpen'>,
  times: readonly FreeTime[],
): string | null {
  if (time === null) return null;
  // 'At six' may be the evening.
  const minutes = isHalfOpen ? [time, time + DAY_MINUTES / 2] : [time];
  for (const day of days)
    for (const free of times) {
      if (free.day !== day) continue;
      const start = minutes.find(
        (minute) => minute >= minutesOf(free.from) && minute + USUAL_MINUTES <= minutesOf(free.to),
      );
      if (start !== undefined) return `${day} ${timeOf(start % DAY_MINUTES)}`;
    }
  return null;
}

const AGREEMENT_START =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|please|fine|good|great|perfect|do (?:it|that)|that works|sounds good|let's|ja|gern|gerne|bitte|gut|passt|sí|claro|vale|por favor|oui|d'accord|volontiers|sim|pode ser)(?!\p{L})[\s,.!]*)+/iu;

/**
 * The event that a turn of planning has come to, where the model has no tool for it: what the person wants to do, at the
 * free time that the reply offers, that the last one offered and the person takes, or that they named themselves.
 *
 * @param own the person's messages, oldest first
 */
export function plannedEventOfTurn(turn: {
  own: readonly string[];
  reply: string;
  lastReply: string;
  times: readonly FreeTime[];
  today: string;
}): ProposedEvent | null {
  const { own, reply, lastReply, times, today } = turn;
  const message = own.at(-1) ?? '';
  const start =
    timeOffered(reply, times, today) ??
    (AGREEMENT_START.test(message) ? timeOffered(lastReply, times, today) : null);
  if (start === null) return eventNamedByPerson(message, times, today);
  for (const text of own.toReversed()) {
    const [wish] = planWishesIn(text, today);
    if (wish) return { title: wish.title, start, minutes: wish.minutes };
  }
  return null;
}

/** What the person wants to do at a day and an hour that they name themselves, where that is free. */
function eventNamedByPerson(
  message: string,
  times: readonly FreeTime[],
  today: string,
): ProposedEvent | null {
  for (const { title, minutes, when } of planWishesIn(message, today)) {
    const start = firstFreeStart(when, times);
    if (start !== null) return { title, start, minutes };
  }
  return null;
}

/** Told in the same words beside the message and by the tools. */
export const CALENDAR_UNREAD_NOTE = 'the calendar could not be read just now';
export const WITHOUT_CALENDAR_NOTE = 'offer no time of your own, and call none free that was not checked';

/**
 * What a model is told of the free times where there are none to offer; undefined where there are.
 *
 * @param times null where they could not be read
 * @param hasTools whether a time can be checked all the same
 */
export function freeTimesNote(
  times: readonly FreeTime[] | null,
  data: object,
  hasTools: boolean,
): string | undefined {
  if ('free_times' in data) return undefined;
  const why =
    times === null
      ? `${CALENDAR_UNREAD_NOTE[0]?.toUpperCase()}${CALENDAR_UNREAD_NOTE.slice(1)}`
      : 'Nothing is free on these days';
  return `${why}: ${WITHOUT_CALENDAR_NOTE}. ${
    hasTools
      ? `One that they named is checked by propose_event${times === null ? ', which tries the calendar once more' : ''}; else ask when it would suit them.`
      : 'Ask when it would suit them, unless they said.'
  }`;
}
