import { describe, expect, it } from 'vitest';
import { isElsewhereInDay, namedHour } from './named-hour.ts';

describe('the hour that a habit names', () => {
  it.each([
    ['Walk at 7am', 'at 7 AM', 'morning'],
    ['Wake up at 6 am', 'at 6 AM', 'morning'],
    ['Getting up at six', 'at 6 AM', 'morning'],
    ['Yoga in the morning', 'in the morning', 'morning'],
    ['Morning pages', 'in the morning', 'morning'],
    ['Writing three pages before breakfast', 'before breakfast', 'morning'],
    ['Waking up early', 'right after getting up', 'morning'],
    ['A walk at lunch', 'at lunch', 'midday'],
    ['No coffee after lunch', 'after lunch', 'midday'],
    ['Gym at 18:30', 'at 6:30 PM', 'evening'],
    ['An evening walk', 'in the evening', 'evening'],
    ['Journaling before bed', 'before bed', 'evening'],
    ['Read at night', 'before bed', 'evening'],
    ['No screens after 9pm', 'after 9 PM', 'evening'],
    ['Going to bed at 10', 'just before 10 PM', 'evening'],
    ['Stretching after my night shift', 'after your night shift', null],
    ['Run at 7', 'at 7', null],
    ['Meditate morning and night', 'in the morning and again in the evening', null],
  ])('when it is “%s”, then that is %s', (habit, slot, part) => {
    expect(namedHour(habit)).toEqual({ slot, part });
  });

  it.each(['Reading', 'Run 5 km', 'Drink 8 glasses of water', 'Planning the week on Sunday', '', '25:00'])(
    'when it is “%s”, then it names none',
    (habit) => {
      expect(namedHour(habit)).toBeNull();
    },
  );
});

it('when a sentence speaks of another part of the day, then that is told', () => {
  expect(isElsewhereInDay('Lay it out in the evening.', 'morning')).toBe(true);
  expect(isElsewhereInDay('Lay it out in the evening.', 'evening')).toBe(false);
  expect(isElsewhereInDay('Lay it out beforehand.', 'morning')).toBe(false);
});
