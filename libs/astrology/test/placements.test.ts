import { describe, expect, test } from 'vitest';
import { placementsOf } from '../src/index.ts';

const birth = { date: '1990-05-17', time: '08:30' };

describe('the place that was taken', () => {
  test.each(['Lund, Sweden', 'lund, skåne, sweden', 'Portland, Oregon, United States'])(
    'when the city is written in full as %s, then there is nothing to note',
    async (city) => {
      expect(await placementsOf({ ...birth, city })).not.toHaveProperty('note');
    },
  );

  test.each([
    ['Lund', 'Lund, Sweden'],
    ['portland', 'Portland, Oregon, United States'],
    ['Sun City, Arizona', 'Sun City, Arizona, United States'],
  ])('when it is written as %s, then the note says that %s was taken', async (city, taken) => {
    const placements = await placementsOf({ ...birth, city });
    expect(Object.keys(placements)).toEqual(['sun', 'moon', 'rising', 'note']);
    expect(placements.note).toBe(`The place of birth is taken as ${taken}.`);
  });

  test('when there is more to say, then that follows', async () => {
    const { note } = await placementsOf({ date: '2024-10-27', time: '02:30', city: 'Stockholm' });
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
      expect(await placementsOf({ date, time, city: 'Lund, Sweden' })).toEqual({
        note: 'The date and the time of birth are not given, so no sign could be computed.',
      });
    },
  );

  test('when no such place is known, then the rising sign is absent', async () => {
    const placements = await placementsOf({ date: '2000-05-10', time: '12:00', city: 'a village near Lyon' });
    expect(placements).toEqual({
      sun: 'Taurus',
      moon: 'Leo',
      note: expect.stringMatching(/^The rising sign is left out/) as string,
    });
  });
});
