import { readByRules } from '@inkwell/ai/care';
import { readFeelingsByWords } from '@inkwell/ai/feelings';
import { addDays, type Digest, EMOTION_VALENCES, EMOTIONS, type Theme } from '@inkwell/contracts';
import { textsOf } from '../days/day-summary.ts';
import type { ComputedInsight, InsightDay, InsightSources } from './computed-insight.ts';
import { strongestFeelings } from './feelings.ts';
import { FALSE_DISCOVERY_RATE, fisherTest, keepSignificant, MIN_CASES } from './statistics.ts';
import { countWithNoun, FEELING_WORDS, THEME_WORDS } from './words.ts';

/** What is compared with as many days before. */
const COMPARED_DAYS = 30;
/** Fewer days than this say nothing about a period. */
const MIN_DAYS = 8;
/** So many days more than before are worth a word. */
const MIN_DAYS_MORE = 5;
/** From this valence on a day is a good one. */
const GOOD_DAY_VALENCE = 0.1;

/** The days of the last 30, and of the 30 before, on which anything was read. */
interface ComparedPeriods {
  last: InsightDay[];
  before: InsightDay[];
}

/**
 * What has changed for the better in 30 days, and what was written towards the person's aims, the most telling first.
 * What became harder is no progress, and is not held against anybody.
 */
export function progressInsights({ days, today, digest }: InsightSources): ComputedInsight[] {
  const start = addDays(today, 1 - COMPARED_DAYS);
  const startBefore = addDays(start, -COMPARED_DAYS);
  const isRead = ({ valence }: InsightDay) => valence !== undefined;
  const last = days.filter(({ date }) => date >= start && date <= today);
  const before = days.filter(({ date }) => date >= startBefore && date < start);
  const [change, ...changes] = changesOf({ last: last.filter(isRead), before: before.filter(isRead) });
  return [
    ...(change ? [change] : []),
    ...targetInsights(last, digest),
    ...writtenInsights({ last, before }),
    ...changes,
  ];
}

/** What grew, or became less: which days have it, and how to say it. */
interface ProgressChange {
  key: string;
  title: string;
  isOn: (day: InsightDay) => boolean;
  /** Whether it is the former days that have it more often. */
  isLess: boolean;
  sentence: (days: number, of: number) => string;
}

function changesOf({ last, before }: ComparedPeriods): ComputedInsight[] {
  if (last.length < MIN_DAYS || before.length < MIN_DAYS) return [];
  const tested = possibleChanges().flatMap((change) => {
    const [now, earlier] = [last.filter(change.isOn), before.filter(change.isOn)];
    const shares = {
      last: { yes: now.length, of: last.length },
      before: { yes: earlier.length, of: before.length },
    };
    const [more, less] = change.isLess ? [shares.before, shares.last] : [shares.last, shares.before];
    if (now.length + earlier.length < MIN_CASES) return [];
    const { p, smallest } = fisherTest(more, less);
    if (smallest > FALSE_DISCOVERY_RATE) return [];
    return [{ ...change, p, now, earlier, cases: more.yes }];
  });
  return keepSignificant(tested, FALSE_DISCOVERY_RATE)
    .filter(({ cases }) => cases >= MIN_CASES)
    .map(({ key, title, sentence, isLess, now, earlier }) => ({
      key: `progress:${key}`,
      type: 'progress',
      title,
      description: `${sentence(now.length, last.length)} In the 30 days before it was ${earlier.length} of ${before.length}.`,
      evidence: datesOf(isLess ? [...earlier, ...now] : now),
    }));
}

function possibleChanges(): ProgressChange[] {
  return [
    {
      key: 'good-days',
      title: 'More good days',
      isOn: ({ valence = 0 }) => valence >= GOOD_DAY_VALENCE,
      isLess: false,
      sentence: (days, of) => `Of the last ${countWithNoun(of, 'day')} you wrote, ${days} were good.`,
    },
    ...EMOTIONS.filter((emotion) => EMOTION_VALENCES[emotion] !== 0).map((emotion): ProgressChange => {
      const isLess = EMOTION_VALENCES[emotion] < 0;
      const { felt, noun } = FEELING_WORDS[emotion];
      return {
        key: `${isLess ? 'less' : 'more'}:${emotion}`,
        title: `${isLess ? 'Less' : 'More'} ${noun}`,
        isOn: (day) => strongestFeelings(day).includes(emotion),
        isLess,
        sentence: (days, of) =>
          `You felt ${felt} on ${days} of the last ${countWithNoun(of, 'day')} you wrote.`,
      };
    }),
  ];
}

const datesOf = (days: readonly InsightDay[]): string[] => days.map(({ date }) => date).toSorted();

function writtenInsights({ last, before }: ComparedPeriods): ComputedInsight[] {
  const [now, earlier] = [last, before].map((days) => days.filter(({ written }) => written));
  if (!now || !earlier || earlier.length < MIN_CASES || now.length < earlier.length + MIN_DAYS_MORE)
    return [];
  return [
    {
      key: 'progress:days-written',
      type: 'progress',
      title: 'More days on the page',
      description: `You wrote on ${now.length} of the last ${COMPARED_DAYS} days. In the ${COMPARED_DAYS} before it was ${countWithNoun(earlier.length, 'day')}.`,
      evidence: datesOf(now),
    },
  ];
}

/**
 * The person's own aims, where they wrote about their themes. An aim whose words show danger is never quoted; the same
 * rules read the answers for the person's care, so that this is the very answer which may have begun it.
 */
function targetInsights(last: readonly InsightDay[], digest: Digest | null): ComputedInsight[] {
  if (!digest) return [];
  const targets = Object.values(digest.onboardingData.targets).filter((target) => !readByRules(target));
  const insights = targets.flatMap((target) => {
    const [best] = readFeelingsByWords(target)
      .themes.map((theme) => ({ theme, days: last.filter((day) => isAbout(day, theme)) }))
      .toSorted((a, b) => b.days.length - a.days.length);
    return best && best.days.length >= MIN_CASES ? [targetInsight(target, best)] : [];
  });
  const keys = insights.map(({ key }) => key);
  return insights.filter(({ key }, at) => keys.indexOf(key) === at);
}

const isAbout = (day: InsightDay, theme: Theme): boolean =>
  textsOf(day).some(({ themes }) => themes.includes(theme));

function targetInsight(
  target: string,
  { theme, days }: { theme: Theme; days: InsightDay[] },
): ComputedInsight {
  return {
    key: `progress:target:${theme}`,
    type: 'progress',
    title: `Your aim and ${THEME_WORDS[theme]}`,
    description: `You wrote about ${THEME_WORDS[theme]} on ${days.length} of the last ${COMPARED_DAYS} days. Your aim for the year: “${target.trim()}”.`,
    evidence: datesOf(days),
  };
}
