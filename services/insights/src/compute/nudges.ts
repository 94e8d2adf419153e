import {
  addDays,
  currentStreak,
  DEFAULT_PEAK_ENERGY,
  EMOTION_VALENCES,
  type OnboardingData,
  WEEKDAY_NAMES,
  weekdayOf,
} from '@inkwell/contracts';
import type { ComputedInsight, InsightSources } from './computed-insight.ts';
import { patternKey, type Pattern, patternSentence } from './patterns.ts';
import { capitalised, countWithNoun, FEELING_WORDS, THEME_WORDS } from './words.ts';

/** The hour from which a nudge is shown. */
const PEAK_HOURS: Record<OnboardingData['daily_rhythm']['peak_energy'], number> = {
  Morning: 8,
  Noon: 12,
  Night: 20,
};
/** So many days in a row are a run. */
const MIN_RUN_DAYS = 3;
/** So many days after a run are silent before it is mentioned, and from so many on it is not any more. */
const SILENT_DAYS_BEFORE_NUDGE = { from: 2, below: 7 };

export const peakHourOf = (digest: InsightSources['digest']): number =>
  PEAK_HOURS[digest?.onboardingData.daily_rhythm.peak_energy ?? DEFAULT_PEAK_ENERGY];

/** Kind suggestions for today, from the person's peak hour on, the most fitting first. */
export function nudgeInsights(sources: InsightSources, patterns: readonly Pattern[]): ComputedInsight[] {
  const { today, hour, digest } = sources;
  if (hour < peakHourOf(digest)) return [];
  const nudges = [
    ...nudgeBeforeWeekday(patterns, today),
    ...nudgeAfterRun(sources),
    ...nudgeWithTheme(patterns),
  ];
  return nudges.map((nudge) => ({ ...nudge, type: 'nudge', day: today }));
}

type NudgeDraft = Omit<ComputedInsight, 'type' | 'day'>;

/** A pattern's weekday is tomorrow. */
function nudgeBeforeWeekday(patterns: readonly Pattern[], today: string): NudgeDraft[] {
  const tomorrow = WEEKDAY_NAMES[weekdayOf(addDays(today, 1))];
  return patterns.flatMap((pattern) => {
    const { emotion, condition, group, evidence } = pattern;
    if (condition.kind !== 'weekday' || condition.name !== tomorrow) return [];
    const day = capitalised(tomorrow);
    const isHard = EMOTION_VALENCES[emotion] < 0;
    return {
      key: patternKey(pattern).replace('pattern:', 'nudge:'),
      title: `Tomorrow is ${day}`,
      description: `Tomorrow is ${day}, and you felt ${FEELING_WORDS[emotion].felt} on ${group.yes} of the last ${group.of} you wrote. ${
        isHard
          ? 'Is there a small thing that could make it lighter? It can stand on today’s page.'
          : 'What made the last one so? A line about it can stand on today’s page.'
      }`,
      evidence,
    };
  });
}

/** Some days without a page after a run of them. */
function nudgeAfterRun({ days, today }: InsightSources): NudgeDraft[] {
  const written = days.filter((day) => day.written && day.date <= addDays(today, 1)).map(({ date }) => date);
  const last = written.at(-1);
  if (last === undefined) return [];
  const isSilent =
    last < addDays(today, -SILENT_DAYS_BEFORE_NUDGE.from) &&
    last > addDays(today, -SILENT_DAYS_BEFORE_NUDGE.below);
  const run = currentStreak(written, last);
  if (!isSilent || run < MIN_RUN_DAYS) return [];
  return [
    {
      key: 'nudge:after-run',
      title: 'Your page is here',
      description: `A line about today is enough. Your last run was ${countWithNoun(run, 'day')} long.`,
      evidence: written.slice(-run),
    },
  ];
}

/** A theme that comes with a good feeling. */
function nudgeWithTheme(patterns: readonly Pattern[]): NudgeDraft[] {
  return patterns.flatMap((pattern) => {
    const { emotion, condition, evidence } = pattern;
    if (condition.kind !== 'theme' || EMOTION_VALENCES[emotion] <= 0) return [];
    return {
      key: patternKey(pattern).replace('pattern:', 'nudge:'),
      title: `A few lines about ${THEME_WORDS[condition.name]}`,
      description: `${patternSentence(pattern)} A few lines about it today, if you like?`,
      evidence,
    };
  });
}
