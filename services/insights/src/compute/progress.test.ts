import { addDays, type Emotion, type Theme } from '@inkwell/contracts';
import { digestOf } from '@inkwell/testing';
import { describe, expect, it } from 'vitest';
import { writtenDay } from '../../test/made-up-days.ts';
import type { InsightDay, InsightSources } from './computed-insight.ts';
import { progressInsights } from './progress.ts';

const TODAY = '2026-11-22';
const sourcesOf = (days: InsightDay[], digest: InsightSources['digest'] = null): InsightSources => ({
  days,
  timeZone: {},
  today: TODAY,
  hour: 12,
  digest,
  dismissed: new Set(),
});
const insightsOf = (days: InsightDay[], digest: InsightSources['digest'] = null) =>
  progressInsights(
    sourcesOf(
      days.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
      digest,
    ),
  );

/** So many days from a day back, the last one first. */
const daysFrom = (ago: number, count: number, emotion: Emotion, themes: Theme[] = []) =>
  Array.from({ length: count }, (_, at) => writtenDay(addDays(TODAY, -ago - at), [emotion], themes));

describe('progress against the 30 days before', () => {
  it('when a hard feeling came less often, then it says both numbers and rests on both times', () => {
    const days = [
      ...daysFrom(0, 18, 'boredom'),
      ...daysFrom(18, 2, 'anxiety'),
      ...daysFrom(30, 12, 'anxiety'),
      ...daysFrom(42, 8, 'boredom'),
    ];
    const [insight] = insightsOf(days);
    expect(insight).toMatchObject({
      key: 'progress:less:anxiety',
      type: 'progress',
      title: 'Less anxiety',
      description:
        'You felt anxious on 2 of the last 20 days you wrote. In the 30 days before it was 12 of 20.',
    });
    const anxious = [...daysFrom(18, 2, 'anxiety'), ...daysFrom(30, 12, 'anxiety')];
    expect(insight?.evidence).toEqual(anxious.map(({ date }) => date).toSorted());
  });

  it('when good days became more, then they are named; when fewer, nothing is said', () => {
    const good = daysFrom(0, 16, 'joy');
    const bad = daysFrom(30, 16, 'sadness');
    expect(insightsOf([...good, ...bad])).toContainEqual(
      expect.objectContaining({
        key: 'progress:good-days',
        description: 'Of the last 16 days you wrote, 16 were good. In the 30 days before it was 0 of 16.',
      }),
    );
    const fewer = [...daysFrom(0, 16, 'sadness'), ...daysFrom(30, 16, 'joy')];
    expect(insightsOf(fewer)).toEqual([]);
  });

  it('when there are too few days or cases, then nothing is claimed', () => {
    expect(insightsOf([...daysFrom(0, 7, 'joy'), ...daysFrom(30, 7, 'sadness')])).toEqual([]);
    expect(insightsOf([...daysFrom(0, 20, 'calm'), ...daysFrom(30, 20, 'calm')])).toEqual([]);
    expect(insightsOf([])).toEqual([]);
  });

  it('when more days were written, then it says how many; one or two more are not worth a word', () => {
    const written = (last: number, before: number) =>
      insightsOf([...daysFrom(0, last, 'boredom'), ...daysFrom(30, before, 'boredom')]);
    expect(written(18, 11)).toMatchObject([
      {
        key: 'progress:days-written',
        description: 'You wrote on 18 of the last 30 days. In the 30 before it was 11 days.',
      },
    ]);
    expect([written(13, 11), written(11, 18), written(18, 0)]).toEqual([[], [], []]);
  });
});

describe('progress against the aims', () => {
  const digest = digestOf('Ada Byron', 'Get promoted at work ');

  it('when the theme of an aim was written about, then the aim is quoted beside the days', () => {
    expect(insightsOf(daysFrom(2, 7, 'calm', ['work']), digest)).toMatchObject([
      {
        key: 'progress:target:work',
        title: 'Your aim and work',
        description:
          'You wrote about work on 7 of the last 30 days. Your aim for the year: “Get promoted at work”.',
        evidence: daysFrom(2, 7, 'calm')
          .map(({ date }) => date)
          .toSorted(),
      },
    ]);
  });

  it('when it was written about on four days, or long ago, then it is not quoted', () => {
    expect(insightsOf(daysFrom(2, 4, 'calm', ['work']), digest)).toEqual([]);
    expect(insightsOf(daysFrom(31, 9, 'calm', ['work']), digest)).toEqual([]);
  });

  it.each(['concern', 'crisis'] as const)(
    'when the answers showed a %s just now, in another one than the aim, then the aim is quoted as ever',
    (level) => {
      const care = { level, kind: 'suicide', at: `${TODAY}T11:59:00.000Z` } as const;
      expect(insightsOf(daysFrom(2, 7, 'calm', ['work']), { ...digest, care })).toMatchObject([
        { description: expect.stringContaining('“Get promoted at work”') },
      ]);
    },
  );

  it('when an aim shows danger by its words, then it is never quoted, and another one is', () => {
    const care = { level: 'crisis', kind: 'suicide', at: '2026-01-01T00:00:00.000Z' } as const;
    const targets = {
      ...digest.onboardingData.targets,
      result_12_months: 'Leave work, I want to kill myself',
    };
    const onboardingData = { ...digest.onboardingData, targets };
    expect(insightsOf(daysFrom(2, 7, 'calm', ['work']), { ...digest, care, onboardingData })).toEqual([]);
    const both = { ...targets, professional_skill: 'Get promoted at work' };
    expect(
      insightsOf(daysFrom(2, 7, 'calm', ['work']), {
        ...digest,
        care,
        onboardingData: { ...onboardingData, targets: both },
      }),
    ).toMatchObject([{ description: expect.stringContaining('Get promoted at work') }]);
  });
});
