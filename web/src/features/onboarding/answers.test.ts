import { describe, expect, it } from 'vitest';
import {
  birthDate,
  birthTime,
  daysInMonth,
  isStepValid,
  NO_ANSWERS,
  toOnboardingData,
  type Answers,
} from './answers.ts';

const TODAY = '2026-11-21';

const complete: Answers = {
  name: 'Anna',
  birth: {
    month: '2',
    day: '29',
    year: '1992',
    hour: '12',
    minute: '05',
    period: 'AM',
    city: 'Lund, Sweden',
  },
  targets: { result_12_months: 'a', personal_quality: 'b', professional_skill: 'c' },
  bottlenecks: { keeps_up_at_night: 'a', dominant_emotion: 'b', time_drain: 'c' },
  daily_rhythm: { peak_energy: 'Night', pre_sleep_activity: 'reading', target_sleep_hours: 8 },
  reflection: { keystone_habit: 'walking', reflection_comfort: 'Comfortable', proud_word: 'steady' },
};

const born = (changes: Partial<Answers['birth']>) => ({ ...complete.birth, ...changes });

describe('birth', () => {
  it.each([
    ['12', '00', 'AM', '00:00'],
    ['12', '30', 'PM', '12:30'],
    ['1', '05', 'AM', '01:05'],
    ['1', '05', 'PM', '13:05'],
    ['11', '59', 'PM', '23:59'],
  ] as const)('when it is %s:%s %s, then the time is %s', (hour, minute, period, time) => {
    expect(birthTime(born({ hour, minute, period }))).toBe(time);
  });

  it('when a part of the time is missing, then there is no time', () => {
    expect(birthTime(born({ hour: '' }))).toBeNull();
    expect(birthTime(born({ minute: '' }))).toBeNull();
    expect(birthTime(born({ period: '' }))).toBeNull();
  });

  it('when the year has four digits and the day exists, then the date is composed', () => {
    expect(birthDate(born({}), TODAY)).toBe('1992-02-29');
    expect(birthDate(born({ year: '1900', month: '1', day: '1' }), TODAY)).toBe('1900-01-01');
    expect(birthDate(born({ year: '2026', month: '11', day: '21' }), TODAY)).toBe(TODAY);
    for (const year of ['', '199', '1899', '1991', '2028'])
      expect(birthDate(born({ year }), TODAY), year).toBeNull();
    expect(birthDate(born({ year: '2026', month: '11', day: '22' }), TODAY)).toBeNull();
    expect(birthDate(born({ day: '' }), TODAY)).toBeNull();
  });

  it('when the month is chosen, then it has its days', () => {
    expect(daysInMonth({ month: '', year: '' })).toBe(31);
    expect(daysInMonth({ month: '4', year: '1990' })).toBe(30);
    expect(daysInMonth({ month: '2', year: '' })).toBe(29);
    expect(daysInMonth({ month: '2', year: '1991' })).toBe(28);
    expect(daysInMonth({ month: '12', year: '1991' })).toBe(31);
  });
});

describe('the steps', () => {
  it('when nothing is filled in, then no step is valid; when all is, then every step is', () => {
    for (let step = 0; step < 6; step += 1) {
      expect(isStepValid(step, NO_ANSWERS, TODAY), `step ${step}`).toBe(false);
      expect(isStepValid(step, complete, TODAY), `step ${step}`).toBe(true);
    }
  });

  it.each<[number, Answers]>([
    [0, { ...complete, name: '  ' }],
    [1, { ...complete, birth: born({ city: ' ' }) }],
    [1, { ...complete, birth: born({ minute: '' }) }],
    [1, { ...complete, birth: born({ year: '19' }) }],
    [2, { ...complete, targets: { ...complete.targets, professional_skill: '' } }],
    [3, { ...complete, bottlenecks: { ...complete.bottlenecks, time_drain: ' ' } }],
    [4, { ...complete, daily_rhythm: { ...complete.daily_rhythm, pre_sleep_activity: '' } }],
    [5, { ...complete, reflection: { ...complete.reflection, keystone_habit: '' } }],
    [5, { ...complete, reflection: { ...complete.reflection, proud_word: '' } }],
  ])('when one answer of step %i is missing, then that step alone is not valid', (step, answers) => {
    const valid = [0, 1, 2, 3, 4, 5].filter((each) => isStepValid(each, answers, TODAY));
    expect(valid).toEqual([0, 1, 2, 3, 4, 5].filter((each) => each !== step));
    expect(toOnboardingData(answers, TODAY)).toBeNull();
  });

  it('when all is filled in, then the answers are sent as the account keeps them', () => {
    expect(toOnboardingData(complete, TODAY)).toEqual({
      ...complete,
      birth: { date: '1992-02-29', time: '00:05', city: 'Lund, Sweden' },
    });
  });

  it('when nothing is changed, then the defaults are morning, seven hours and comfortable', () => {
    expect(NO_ANSWERS.daily_rhythm).toMatchObject({ peak_energy: 'Morning', target_sleep_hours: 7 });
    expect(NO_ANSWERS.reflection.reflection_comfort).toBe('Comfortable');
  });
});
