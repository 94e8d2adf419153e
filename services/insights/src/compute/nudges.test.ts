import { addDays } from '@inkwell/contracts';
import { digestOf } from '@inkwell/testing';
import { describe, expect, it } from 'vitest';
import { writtenDay } from '../../test/made-up-days.ts';
import type { InsightSources } from './computed-insight.ts';
import { nudgeInsights } from './nudges.ts';
import type { Pattern } from './patterns.ts';

// A Saturday.
const TODAY = '2026-11-21';
const digest = digestOf('Ada Byron', 'Write a novel');
const sourcesOf = (more: Partial<InsightSources> = {}): InsightSources => ({
  days: [],
  timeZone: {},
  today: TODAY,
  hour: 23,
  digest,
  dismissed: new Set(),
  ...more,
});
const pattern = (more: Partial<Pattern>): Pattern => ({
  emotion: 'anxiety',
  condition: { kind: 'weekday', name: 'sunday' },
  group: { yes: 6, of: 8 },
  others: { yes: 3, of: 40 },
  p: 0.001,
  evidence: ['2026-11-08', '2026-11-15'],
  ...more,
});
const withPeak = (peak: 'Morning' | 'Noon' | 'Night'): InsightSources['digest'] => {
  const { onboardingData, ...rest } = digest;
  const rhythm = { ...onboardingData.daily_rhythm, peak_energy: peak };
  return { ...rest, onboardingData: { ...onboardingData, daily_rhythm: rhythm } };
};

describe('a nudge', () => {
  it('when the weekday of a pattern is tomorrow, then it is named for today, and on no other day', () => {
    expect(nudgeInsights(sourcesOf(), [pattern({})])).toEqual([
      {
        key: 'nudge:weekday:anxiety:sunday',
        type: 'nudge',
        day: TODAY,
        title: 'Tomorrow is Sunday',
        description:
          'Tomorrow is Sunday, and you felt anxious on 6 of the last 8 you wrote. Is there a small thing that could make it lighter? It can stand on today’s page.',
        evidence: ['2026-11-08', '2026-11-15'],
      },
    ]);
    expect(nudgeInsights(sourcesOf({ today: '2026-11-22' }), [pattern({})])).toEqual([]);
  });

  it.each([
    ['Morning', 8],
    ['Noon', 12],
    ['Night', 20],
  ] as const)('when the peak is %s, then it comes from hour %i on', (peak, hour) => {
    const at = (now: number) =>
      nudgeInsights(sourcesOf({ hour: now, digest: withPeak(peak) }), [pattern({})]).length;
    expect([at(hour - 1), at(hour), at(23)]).toEqual([0, 1, 1]);
  });

  it('when a run ended two days ago or more, then the page is offered; sooner or a week later, it is not', () => {
    const after = (ago: number, run: number) =>
      nudgeInsights(
        sourcesOf({
          days: Array.from({ length: run }, (_, at) =>
            writtenDay(addDays(TODAY, -ago - run + 1 + at), ['calm']),
          ),
        }),
        [],
      );
    expect(after(3, 4)).toMatchObject([
      {
        key: 'nudge:after-run',
        description: 'A line about today is enough. Your last run was 4 days long.',
        evidence: ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'],
      },
    ]);
    expect([after(2, 4), after(7, 4), after(3, 2), after(0, 9)]).toEqual([[], [], [], []]);
  });

  it('when tomorrow is written where it has begun, then the person is not silent', () => {
    const days = [-6, -5, -4, 1].map((from) => writtenDay(addDays(TODAY, from), ['calm']));
    expect(nudgeInsights(sourcesOf({ days }), [])).toEqual([]);
    expect(nudgeInsights(sourcesOf({ days: days.slice(0, -1) }), [])).toHaveLength(1);
  });

  it('when a good feeling comes with a theme, then the theme is offered; a hard one is not', () => {
    const about = (emotion: Pattern['emotion']) =>
      nudgeInsights(sourcesOf(), [pattern({ emotion, condition: { kind: 'theme', name: 'nature' } })]);
    expect(about('calm')).toMatchObject([
      {
        key: 'nudge:theme:calm:nature',
        description:
          'You felt calm on 6 of the 8 days you wrote about nature. A few lines about it today, if you like?',
      },
    ]);
    expect(about('sadness')).toEqual([]);
  });
});
