import { addDays, mondayOf } from '@inkwell/contracts';
import type { Chrono } from 'chrono-node';
import type { ActivityKind, PartOfDay } from '../kinds.ts';

/** The words of a language by which a wish and its time are read. */
export interface LanguagePatterns {
  chrono: Chrono;
  /** Rewrites what chrono does not read into what it does; also to a day as `YYYY-MM-DD`. */
  mends: readonly (readonly [RegExp, string | ((found: readonly string[], today: string) => string)])[];
  numbers: Readonly<Record<string, number>>;
  /** One of its groups is the count. */
  timesAWeek: RegExp;
  daily: RegExp;
  /** Daily, before a part of the day. */
  dailyPart: RegExp;
  weekly: RegExp;
  /** With what stays in its place: of 'tonight' the day. */
  parts: readonly (readonly [PartOfDay, RegExp, string?])[];
  /** With its minutes; a first group is their count, a second one adds a half. */
  lengths: readonly (readonly [RegExp, number])[];
  /** Before a day that is not the one of the thing, but its last. */
  deadline: RegExp;
  /** Words about a day that have no meaning without it. */
  dayLead: RegExp;
  /** What chrono takes for a time and is none: the text before it, a `|`, and its own. */
  lookalike: RegExp;
  weekend: RegExp;
  next: RegExp;
  nextWeek: RegExp;
  thisWeek: RegExp;

  /** Where a new sentence begins within one: 'but', 'because'. */
  turn: RegExp;
  /** Where another thing may begin. */
  join: RegExp;
  /** A join that always begins something else: 'then'. */
  afterwards: RegExp;
  /** How a sentence with a subject of its own begins. */
  subject: RegExp;
  /** What follows a thing and is not part of it: 'before I meet her'. */
  aside: RegExp;
  /** Small words between a wish and what is wished for. */
  lead: RegExp;
  /** The same at the end. */
  trail: RegExp;
  /** What says that something is wanted, or will be. What follows it is wanted. */
  wants: RegExp;
  proposes: RegExp;
  refuses: RegExp;
  past: RegExp;
  ofOthers: readonly RegExp[];
  /** The words of others, or to the companion, that are about the writer all the same. */
  asksMe: RegExp;
  supposes: RegExp;
  until: RegExp;
  /** A thing that was named before. */
  again: RegExp;
  /** 'The train leaves', at the end: its first group is the thing. */
  happens: RegExp;
  /** What makes of words a statement, and no thing. */
  states: RegExp;
  /** How wishes for what is known begin; none in English, which `activities.ts` reads. */
  activities: readonly (readonly [ActivityKind, RegExp])[];
}

/** Without what takes 'art' and 'ist' for time zones, and without parts of the day, which are read apart. */
export function createPlainChrono(casual: Chrono): Chrono {
  const chrono = casual.clone();
  chrono.refiners = chrono.refiners.filter((refiner) => !/Timezone/.test(refiner.constructor.name));
  chrono.parsers = chrono.parsers.filter((parser) => !/CasualTime/.test(parser.constructor.name));
  return chrono;
}

export const createDayAfter = (days: number) => (_: readonly string[], today: string) => addDays(today, days);

/** A weekday of the next week, by its name's beginning, Monday's first. */
export const weekdayOfNextWeek =
  (names: readonly string[]) =>
  ([, name = '']: readonly string[], today: string) =>
    addDays(mondayOf(today), 7 + names.findIndex((each) => name.toLowerCase().startsWith(each)));

/** Numbers by their words, in their order. */
export const numberWords = (words: string, more: Record<string, number> = {}): Record<string, number> => ({
  ...Object.fromEntries(words.split(' ').map((word, index) => [word, index + 1])),
  ...more,
});

/** What no text has. */
export const MATCHES_NOTHING = /(?!)/;

/** Words by themselves: for `\b` a word ends before an 'à'. */
export const wholeWords = (alternatives: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`, flags);

/** The same at the beginning. */
export const wordsAtStart = (alternatives: string) => new RegExp(`^(?:${alternatives})(?![\\p{L}\\d])`, 'iu');
