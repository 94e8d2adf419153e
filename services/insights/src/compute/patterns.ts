import {
  type Emotion,
  EMOTIONS,
  type TimeZoneRef,
  type Theme,
  THEMES,
  WEEKDAY_NAMES,
  weekdayOf,
} from '@inkwell/contracts';
import { textsOf } from '../days/day-summary.ts';
import type { ReadText } from '../days/reflection.model.ts';
import type { ComputedInsight, InsightDay } from './computed-insight.ts';
import { createClock } from './clock.ts';
import { strongestFeelings } from './feelings.ts';
import {
  FALSE_DISCOVERY_RATE,
  fisherTest,
  keepSignificant,
  liftOf,
  MIN_CASES,
  type ShareOfCases,
} from './statistics.ts';
import { capitalised, countWithNoun, FEELING_WORDS, THEME_WORDS } from './words.ts';

const MIN_LIFT = 1.5;

const PARTS_OF_DAY = ['morning', 'afternoon', 'evening', 'night'] as const;

/** When or with what a feeling comes. */
export type PatternCondition =
  | { kind: 'weekday'; name: (typeof WEEKDAY_NAMES)[number] }
  | { kind: 'time'; name: (typeof PARTS_OF_DAY)[number] }
  | { kind: 'theme'; name: Theme };

export interface Pattern {
  emotion: Emotion;
  condition: PatternCondition;
  /** How often it was felt under the condition, and otherwise: in days, or in days and parts of them. */
  group: ShareOfCases;
  others: ShareOfCases;
  p: number;
  /** The days on which it was felt under the condition, ascending. */
  evidence: string[];
}

/** What was felt on a day under a condition, or without it. */
interface PatternCase {
  date: string;
  emotions: readonly Emotion[];
}

interface CaseGroups {
  condition: PatternCondition;
  group: PatternCase[];
  others: PatternCase[];
}

/**
 * The feelings that come with a weekday, a time of day or a theme more often than chance explains, the surest first.
 * Cases are days, not texts: ten messages of one evening are one case.
 */
export function findPatterns(days: readonly InsightDay[], timeZone: TimeZoneRef): Pattern[] {
  const groups = [...groupsByWeekday(days), ...groupsByPartOfDay(days, timeZone), ...groupsByTheme(days)];
  const tested = groups.flatMap((each) => EMOTIONS.flatMap((emotion) => testPattern(each, emotion) ?? []));
  return keepSignificant(tested, FALSE_DISCOVERY_RATE).filter(
    ({ group, others }) => group.yes >= MIN_CASES && liftOf(group, others) >= MIN_LIFT,
  );
}

function testPattern({ condition, group, others }: CaseGroups, emotion: Emotion): Pattern | null {
  // Feeling love and writing about love is the same thing said twice.
  if (condition.name === emotion) return null;
  const has = ({ emotions }: PatternCase) => emotions.includes(emotion);
  const felt = group.filter(has);
  const shares = {
    group: { yes: felt.length, of: group.length },
    others: { yes: others.filter(has).length, of: others.length },
  };
  if (group.length < MIN_CASES || shares.group.yes + shares.others.yes < MIN_CASES) return null;
  const { p, smallest } = fisherTest(shares.group, shares.others);
  // What could not become a pattern whatever was felt when does not count as tested:
  // https://doi.org/10.2307/2531456 (Tarone 1990).
  if (smallest > FALSE_DISCOVERY_RATE) return null;
  return { emotion, condition, ...shares, p, evidence: felt.map(({ date }) => date) };
}

function groupsByWeekday(days: readonly InsightDay[]): CaseGroups[] {
  const cases = days
    .filter(({ valence }) => valence !== undefined)
    .map((day) => ({ date: day.date, emotions: strongestFeelings(day) }));
  return WEEKDAY_NAMES.map((name, index) => ({
    condition: { kind: 'weekday', name },
    group: cases.filter(({ date }) => weekdayOf(date) === index),
    others: cases.filter(({ date }) => weekdayOf(date) !== index),
  }));
}

function groupsByPartOfDay(days: readonly InsightDay[], timeZone: TimeZoneRef): CaseGroups[] {
  const hourAt = createClock(timeZone);
  const cases = days.flatMap((day) => {
    const partOf = new Map(textsOf(day).map((text) => [text, partOfDay(hourAt(text.at))]));
    return PARTS_OF_DAY.flatMap((part) => {
      const found = caseOfTexts(day, (text) => partOf.get(text) === part);
      return found ? [{ part, found }] : [];
    });
  });
  return PARTS_OF_DAY.map((name) => ({
    condition: { kind: 'time', name },
    group: cases.filter(({ part }) => part === name).map(({ found }) => found),
    others: cases.filter(({ part }) => part !== name).map(({ found }) => found),
  }));
}

function partOfDay(hour: number): (typeof PARTS_OF_DAY)[number] {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

function groupsByTheme(days: readonly InsightDay[]): CaseGroups[] {
  const themesOf = new Map(days.map((day) => [day, new Set(textsOf(day).flatMap(({ themes }) => themes))]));
  const whole = new Map(days.map((day) => [day, caseOfTexts(day, () => true)]));
  return THEMES.flatMap((name): CaseGroups[] => {
    const isOfTheme = ({ themes }: ReadText) => themes.includes(name);
    const has = (day: InsightDay) => themesOf.get(day)?.has(name) ?? false;
    const group = days.flatMap((day) => (has(day) ? (caseOfTexts(day, isOfTheme) ?? []) : []));
    if (group.length < MIN_CASES) return [];
    const others = days.flatMap(
      (day) => (has(day) ? caseOfTexts(day, (text) => !isOfTheme(text)) : whole.get(day)) ?? [],
    );
    return [{ condition: { kind: 'theme', name }, group, others }];
  });
}

/** What was felt in some of a day's texts; null where there is none of them. */
function caseOfTexts(day: InsightDay, isMeant: (text: ReadText) => boolean): PatternCase | null {
  const entry = day.entry && isMeant(day.entry) ? day.entry : null;
  const messages = (day.messages ?? []).filter(isMeant);
  return entry || messages.length > 0
    ? { date: day.date, emotions: strongestFeelings({ entry, messages }) }
    : null;
}

export const patternKey = ({ emotion, condition: { kind, name } }: Pattern): string =>
  `pattern:${kind}:${emotion}:${name}`;

/** 'You felt anxious on 6 of the last 8 Sundays you wrote.' */
export function patternSentence({ emotion, condition, group: { yes, of } }: Pattern): string {
  const { felt } = FEELING_WORDS[emotion];
  if (condition.kind === 'theme')
    return `You felt ${felt} on ${yes} of the ${countWithNoun(of, 'day')} you wrote about ${THEME_WORDS[condition.name]}.`;
  return `You felt ${felt} on ${yes} of the last ${countWithNoun(of, conditionWords(condition))} you wrote.`;
}

const conditionWords = ({ kind, name }: PatternCondition): string =>
  kind === 'weekday' ? capitalised(name) : name;

export function patternInsight(pattern: Pattern): ComputedInsight {
  const { emotion, condition, others, evidence } = pattern;
  const { noun } = FEELING_WORDS[emotion];
  const isTheme = condition.kind === 'theme';
  const what = isTheme ? THEME_WORDS[condition.name] : `${conditionWords(condition)}s`;
  const otherwise = isTheme
    ? `In what you wrote about other things it was ${others.yes} of ${countWithNoun(others.of, 'day')}.`
    : `${condition.kind === 'weekday' ? 'On other days' : 'At other times'} it was ${others.yes} of ${others.of}.`;
  return {
    key: patternKey(pattern),
    type: 'pattern',
    title: `${capitalised(what)} and ${noun}`,
    description: `${patternSentence(pattern)} ${otherwise}`,
    evidence,
  };
}
