import { addDays } from '@inkwell/contracts';
import { clausesIn } from '../suggestions/clauses.ts';
import { wordsFor } from '../suggestions/languages/choose.ts';
import { readTimeMention, type TimeMention } from '../suggestions/when.ts';
import { minutesOf } from '../clock.ts';

const WORD_PATTERN = /\p{L}{3,}/gu;
const GENERIC_EVENT_WORDS =
  /^(?:the|and|for|with|appointment|meeting|visit|session|der|die|das|mit|zum|zur|termin|los|las|con|les|des|avec|com)$/;
const HALF_DAY_MINUTES = 720;
/** So many letters of a word are compared: 'run' is found in 'running'. */
const STEM_LETTERS = 5;
const eventStems = (text: string): string[] =>
  (text.toLowerCase().match(WORD_PATTERN) ?? [])
    .filter((word) => !GENERIC_EVENT_WORDS.test(word))
    .map((word) => word.slice(0, STEM_LETTERS));
/** With one of these an hour is a bound, or approximate. */
const APPROXIMATE_HOUR =
  /(?<!\p{L})(?:after|before|between|from|until|till|by|or|ab|nach|vor|zwischen|von|bis|oder|después|antes|entre|desde|hasta|après|avant|jusqu|ou|depois|até|gegen|ungefähr|vers|environ|hacia|sobre las?|(?:around|about|roughly) (?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|half)(?!\p{L})))(?!\p{L})/iu;

/** Two days, of which the reader takes the first. */
const WEEKEND_WORDS = /\bweek-?end|\bwochenende\b|\bfi[nm] de semana\b/iu;
/** 'At 3 in the night' is read as the afternoon. */
const NIGHT_WORDS = /\bnight|\bnachts?\b|\bnoche\b|\bnuit\b|\bnoite\b/iu;

type NamedTime = { text: string; rest: string; when: TimeMention };
/** By message, the newest first: its clauses that name a day or an hour to come. */
export type NamedTimesByMessage = readonly (readonly NamedTime[])[];

/** Each takes some milliseconds to read. */
const MAX_MESSAGES = 12;
const MAX_READ_CHARS = 2_000;

/** The days and hours that the person has named. @param own their messages, oldest first */
export const collectNamedTimes = (own: readonly string[], today: string): NamedTimesByMessage =>
  own
    .slice(-MAX_MESSAGES)
    .toReversed()
    .map((message) => namedTimesIn(message.slice(0, MAX_READ_CHARS), today));

/** Whether an hour was named: then it may lie in what is taken for their sleep. @param when `YYYY-MM-DD HH:mm` */
export const isHourNamed = (times: NamedTimesByMessage, when: string): boolean =>
  times.flat().some((named) => isSaidHour(named, when));

/** Whether a reply names that day with that hour. @param when `YYYY-MM-DD HH:mm` */
export const offersTime = (reply: string, when: string, today: string): boolean =>
  namedTimesIn(reply.slice(0, MAX_READ_CHARS), today).some(
    (named) => isDayOrNext(named.when.days, when.slice(0, 10)) && isSaidHour(named, when),
  );

/** What was said last of when a thing is to be; null where nothing was. @param title of the event that is proposed */
export function timeSaidFor(times: NamedTimesByMessage, title: string): NamedTime | null {
  const wanted = eventStems(title);
  // What was said last counts.
  const named = times.find((clauses) => clauses.length > 0) ?? [];
  return (
    named.find(({ text, rest }) => {
      const stems = eventStems(text);
      const isAbout =
        wanted.length > 0 && wanted.every((stem) => stems.some((each) => each.startsWith(stem)));
      return isAbout || (named.length === 1 && eventStems(rest).length === 0);
    }) ?? null
  );
}

function namedTimesIn(message: string, today: string): NamedTime[] {
  const words = wordsFor(message, today);
  return clausesIn(message, words, today).flatMap(({ text }) => {
    const { when, rest } = readTimeMention(text, today, { words });
    const isNamed = when.days.length > 0 || when.time !== null;
    return isNamed && !words.refuses.test(text) && !words.past.test(text) ? [{ text, rest, when }] : [];
  });
}

/** 'On Thursday' of a Thursday may be the next one. */
const isDayOrNext = (days: readonly string[], day: string): boolean =>
  days.some((each) => each === day || addDays(each, 7) === day);

/** Whether a time is the one that was said. @param when `YYYY-MM-DD HH:mm` */
export function isSaidTime(named: NamedTime, when: string): boolean {
  const { text } = named;
  const { days, time } = named.when;
  const day = when.slice(0, 10);
  const isDay = days.length === 0 || WEEKEND_WORDS.test(text) || isDayOrNext(days, day);
  return isDay && (time === null || APPROXIMATE_HOUR.test(text) || isSaidHour(named, when));
}

function isSaidHour({ text, when: { time, isHalfOpen } }: NamedTime, when: string): boolean {
  const minute = minutesOf(when.slice(11));
  const isHalf = isHalfOpen || NIGHT_WORDS.test(text);
  return time !== null && (isHalf ? minute % HALF_DAY_MINUTES === time % HALF_DAY_MINUTES : minute === time);
}
