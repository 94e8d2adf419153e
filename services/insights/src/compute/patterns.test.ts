import { addDays, type Emotion, type Theme, WEEKDAY_NAMES } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { randomDays, textAt, writtenDay } from '../../test/made-up-days.ts';
import type { InsightDay } from './computed-insight.ts';
import { findPatterns, patternInsight } from './patterns.ts';

// A Sunday.
const LAST = '2026-11-22';
const dates = (count: number) => Array.from({ length: count }, (_, at) => addDays(LAST, at + 1 - count));
const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
const textsOf = (days: readonly InsightDay[], timeZone = {}) =>
  findPatterns(days, timeZone).map((pattern) => patternInsight(pattern));

describe('patterns of weekdays', () => {
  it('when a feeling comes on Sundays, then the insight says how often, and rests on these days', () => {
    const days = dates(56).map((date, at) => {
      const sundays = isSunday(date) && date > '2026-10-12' ? (['anxiety'] as const) : [];
      return writtenDay(date, [...sundays, at % 2 === 0 ? 'calm' : 'boredom']);
    });
    expect(textsOf(days)).toEqual([
      {
        key: 'pattern:weekday:anxiety:sunday',
        type: 'pattern',
        title: 'Sundays and anxiety',
        description: 'You felt anxious on 6 of the last 8 Sundays you wrote. On other days it was 0 of 48.',
        evidence: ['2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22'],
      },
    ]);
  });

  it('when a mood is chosen on these days and nothing written, then it counts', () => {
    const days = dates(70).map((date): InsightDay => {
      const mood: Emotion = isSunday(date) ? 'loneliness' : 'calm';
      return { date, written: false, mood, valence: 0 };
    });
    expect(textsOf(days).map(({ key }) => key)).toContain('pattern:weekday:loneliness:sunday');
  });

  it('when there are fewer than five cases, then there is no pattern, however clear', () => {
    for (const count of [1, 2, 3, 4]) {
      const sundays = dates(90).filter(isSunday).slice(-count);
      const days = dates(90).map((date) =>
        writtenDay(
          date,
          [sundays.includes(date) ? 'anxiety' : 'calm'],
          [sundays.includes(date) ? 'money' : 'nature'],
        ),
      );
      const anxious = findPatterns(days, {}).filter(({ emotion }) => emotion === 'anxiety');
      expect(anxious, `${count} cases`).toEqual([]);
    }
  });

  it('when a feeling is there nearly every day, then it is of no weekday', () => {
    expect(
      findPatterns(
        dates(90).map((date) => writtenDay(date, ['anxiety'])),
        {},
      ),
    ).toEqual([]);
  });
});

describe('patterns of hours and themes', () => {
  it('when a feeling comes in the mornings of a zone, then the zone decides what morning is', () => {
    const days = dates(40).map((date): InsightDay => ({
      date,
      written: false,
      messages: [textAt(date, 7, ['fatigue']), textAt(date, 20, ['calm'])],
      valence: 0,
    }));
    expect(textsOf(days, { zone: 'Europe/Stockholm' }).map(({ title }) => title)).toContain(
      'Mornings and tiredness',
    );
    const tired = textsOf(days, { zone: 'Asia/Tokyo' }).filter(({ key }) => key.includes('fatigue'));
    expect(tired.map(({ description }) => description)).toEqual([
      'You felt tired on 40 of the last 40 afternoons you wrote. At other times it was 0 of 40.',
    ]);
  });

  it('when a feeling comes with a theme, then the insight names it in words', () => {
    const days = dates(60).map((date, at) =>
      at % 6 === 0 ? writtenDay(date, ['guilt'], ['mother']) : writtenDay(date, ['calm'], ['nature']),
    );
    expect(textsOf(days).find(({ key }) => key === 'pattern:theme:guilt:mother')).toMatchObject({
      title: 'Your mother and guilt',
      description:
        'You felt guilty on 10 of the 10 days you wrote about your mother. In what you wrote about other things it was 0 of 50 days.',
    });
  });

  it('when one evening has many messages, then it is one case', () => {
    const texts = (date: string) =>
      Array.from({ length: 20 }, () => textAt(date, 19, ['anger'], ['work'] satisfies Theme[]));
    const days = dates(30).map((date, at): InsightDay => ({
      ...writtenDay(date, ['calm'], ['nature']),
      ...(at < 4 && { messages: texts(date) }),
    }));
    expect(findPatterns(days, {}).filter(({ emotion }) => emotion === 'anger')).toEqual([]);
  });
});

it('when feelings come by chance, then hardly any of 200 journals has a pattern', () => {
  const seeds = Array.from({ length: 200 }, (_, at) => at + 1);
  const wrong = seeds.filter((seed) => {
    const days = randomDays(seed, { last: LAST, count: 90 });
    return findPatterns(days, { zone: 'Europe/Stockholm' }).length > 0;
  });
  expect(wrong.length).toBeLessThanOrEqual(6);
});

it('when days are made up in any way, then each pattern has five days of evidence and they are its own', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 30; seed += 1) {
    const days = randomDays(seed, { last: LAST, count: 90 }).map((day, at) =>
      at % 7 === seed % 7 ? { ...day, ...writtenDay(day.date, ['envy'], ['money']) } : day,
    );
    for (const { evidence, group, condition } of findPatterns(days, {})) {
      kinds.add(condition.kind);
      expect(evidence).toHaveLength(group.yes);
      expect(evidence.length).toBeGreaterThanOrEqual(5);
      expect(evidence).toEqual([...new Set(evidence)].toSorted());
      if (condition.kind !== 'weekday') continue;
      const weekday = (WEEKDAY_NAMES.indexOf(condition.name) + 1) % 7;
      expect(evidence.every((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === weekday)).toBe(true);
    }
  }
  expect(kinds).toContain('weekday');
});
