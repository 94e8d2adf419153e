import { describe, expect, test } from 'vitest';
import { placementsOf, signsOf } from '../src/index.ts';

const birth = { date: '1990-05-17', time: '08:30' };

describe('the place that was taken', () => {
  test.each(['Lund, Sweden', 'lund, skåne, sweden', 'Portland, Oregon, United States'])(
    'when the city is written in full as %s, then there is nothing to note',
    async (city) => {
      expect(await signsOf({ ...birth, city })).not.toHaveProperty('note');
    },
  );

  test.each([
    ['Lund', 'Lund, Sweden'],
    ['portland', 'Portland, Oregon, United States'],
    ['Sun City, Arizona', 'Sun City, Arizona, United States'],
  ])('when it is written as %s, then the note says that %s was taken', async (city, taken) => {
    const signs = await signsOf({ ...birth, city });
    expect(Object.keys(signs)).toEqual(['sun', 'moon', 'rising', 'note']);
    expect(signs.note).toBe(`The place of birth is taken as ${taken}.`);
  });

  test('when there is more to say, then that follows', async () => {
    const { note } = await signsOf({ date: '2024-10-27', time: '02:30', city: 'Stockholm' });
    expect(note).toMatch(
      /^The place of birth is taken as Stockholm, Sweden\. The clocks in Stockholm showed/,
    );
  });

  test.each([
    ['', '12:00'],
    ['1899-12-31', '12:00'],
    ['1990-02-30', '12:00'],
    ['1990-05-17', ''],
    ['1990-05-17', '24:00'],
  ])(
    'when the date is %j and the time %j, then there are no signs, and the note says why',
    async (date, time) => {
      expect(await signsOf({ date, time, city: 'Lund, Sweden' })).toEqual({
        note: 'The date and the time of birth are not given, so no sign could be computed.',
      });
    },
  );

  test('when no such place is known, then the rising sign is absent', async () => {
    const signs = await signsOf({ date: '2000-05-10', time: '12:00', city: 'a village near Lyon' });
    expect(signs).toEqual({
      sun: 'Taurus',
      moon: 'Leo',
      note: expect.stringMatching(/^The rising sign is left out/) as string,
    });
  });
});

describe('the places in the zodiac', () => {
  test.each(['Lund, Sweden', 'a village near Lyon', 'x'])(
    'when somebody was born in %s, then they lie in the signs that are named',
    async (city) => {
      for (let month = 1; month <= 12; month += 1) {
        const born = { date: `1990-${String(month).padStart(2, '0')}-20`, time: '08:30', city };
        const signs = await signsOf(born);
        const placements = await placementsOf(born);
        for (const body of ['sun', 'moon', 'rising'] as const) {
          expect(placements[body]?.sign).toBe(signs[body]);
          expect(placements[body]?.degrees ?? 0).toBeGreaterThanOrEqual(0);
          expect(placements[body]?.degrees ?? 0).toBeLessThan(30);
        }
      }
    },
  );

  test('when the date cannot be read, then there are none', async () => {
    const born = { date: '1990-02-30', time: '12:00', city: 'Lund, Sweden' };
    expect(await placementsOf(born)).toEqual({ sun: null, moon: null, rising: null });
  });

  test('when the spring began, then the sun stands at the beginning of Aries', async () => {
    const born = { date: '2000-03-20', time: '08:35', city: 'London, United Kingdom' };
    const { sun } = await placementsOf(born);
    expect(sun).toEqual({ sign: 'Aries', degrees: expect.closeTo(0, 1) as number });
  });
});
