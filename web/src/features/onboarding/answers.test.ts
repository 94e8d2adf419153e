import { describe, expect, it } from 'vitest';
import {
  validBirthDate,
  birthDateError,
  validBirthDay,
  birthTime,
  daysInMonth,
  firstInvalidStep,
  isStepValid,
  NO_ANSWERS,
  toOnboardingData,
  type Answers,
} from './answers.ts';

const TODAY = '2026-11-21';

const complete: Answers = {
  name: 'Anna',
  birth_month: '2',
  birth_day: '29',
  birth_year: '1992',
  birth_hour: '12',
  birth_minute: '05',
  birth_period: 'AM',
  birth_city: 'Lund, Sweden',
  result_12_months: 'a',
  personal_quality: 'b',
  professional_skill: 'c',
  keeps_up_at_night: 'd',
  dominant_emotion: 'e',
  time_drain: 'f',
  peak_energy: 'Night',
  pre_sleep_activity: 'reading',
  target_sleep_hours: 8,
  keystone_habit: 'walking',
  reflection_comfort: 'Comfortable',
  proud_word: 'steady',
};

const born = (changes: Partial<Answers>) => ({ ...complete, ...changes });
const on = (birth_year: string, birth_month: string, birth_day: string) =>
  born({ birth_year, birth_month, birth_day });

describe('birth', () => {
  it.each([
    ['12', '00', 'AM', '00:00'],
    ['12', '30', 'PM', '12:30'],
    ['1', '05', 'AM', '01:05'],
    ['1', '05', 'PM', '13:05'],
    ['11', '59', 'PM', '23:59'],
  ])('when it is %s:%s %s, then the time is %s', (birth_hour, birth_minute, birth_period, time) => {
    expect(birthTime(born({ birth_hour, birth_minute, birth_period }))).toBe(time);
  });

  it('when a part of the time is missing, then there is no time', () => {
    expect(birthTime(born({ birth_hour: '' }))).toBeNull();
    expect(birthTime(born({ birth_minute: '' }))).toBeNull();
    expect(birthTime(born({ birth_period: '' }))).toBeNull();
  });

  it('when the year has four digits and the day exists, then there is a date', () => {
    expect(validBirthDate(complete, TODAY)).toBe('1992-02-29');
    expect(validBirthDate(on('1900', '1', '1'), TODAY)).toBe('1900-01-01');
    expect(validBirthDate(on('2026', '11', '21'), TODAY)).toBe(TODAY);
    for (const birth_year of ['', '199', '1899', '1991', '2028'])
      expect(validBirthDate(born({ birth_year }), TODAY), birth_year).toBeNull();
    expect(validBirthDate(on('2026', '11', '22'), TODAY)).toBeNull();
    expect(validBirthDate(born({ birth_month: '' }), TODAY)).toBeNull();
    expect(validBirthDate(born({ birth_day: '' }), TODAY)).toBeNull();
  });

  it('when the date is invalid, then there is an error message', () => {
    expect(birthDateError(on('1899', '', ''), TODAY)).toBe('The year has to be 1900 or later.');
    expect(birthDateError(on('2027', '', ''), TODAY)).toBe('This date is still to come.');
    expect(birthDateError(on('2026', '11', '22'), TODAY)).toBe('This date is still to come.');
    for (const right of [complete, on('2026', '11', '21'), on('2026', '', ''), on('189', '1', '1')])
      expect(birthDateError(right, TODAY)).toBeNull();
  });

  it('when the month is chosen, then the number of days is that of the month', () => {
    const days = (birth_month: string, birth_year: string) => daysInMonth({ birth_month, birth_year });
    expect(days('', '')).toBe(31);
    expect(days('4', '1990')).toBe(30);
    expect(days('2', '')).toBe(29);
    expect(days('2', '1991')).toBe(28);
    expect(days('12', '1991')).toBe(31);
  });

  it('when the month has no such day, then no day is chosen, until it has one again', () => {
    expect(validBirthDay(born({ birth_year: '1991' }))).toBe('');
    expect(validBirthDay(born({ birth_year: '199' }))).toBe('29');
    expect(validBirthDay(complete)).toBe('29');
  });
});

describe('the steps', () => {
  it('when nothing is filled in, then no step is valid; when all is, then every step is', () => {
    for (let step = 0; step < 6; step += 1) {
      expect(isStepValid(step, NO_ANSWERS, TODAY), `step ${step}`).toBe(false);
      expect(isStepValid(step, complete, TODAY), `step ${step}`).toBe(true);
    }
  });

  it.each<[number, Partial<Answers>]>([
    [0, { name: '  ' }],
    [0, { name: '\u200B' }],
    [1, { birth_city: ' ' }],
    [1, { birth_minute: '' }],
    [1, { birth_year: '19' }],
    [2, { result_12_months: '' }],
    [2, { personal_quality: '\n' }],
    [2, { professional_skill: '' }],
    [3, { keeps_up_at_night: '' }],
    [3, { dominant_emotion: '' }],
    [3, { time_drain: ' ' }],
    [4, { pre_sleep_activity: '' }],
    [5, { keystone_habit: '' }],
    [5, { proud_word: '' }],
  ])('when an answer of step %i is missing (%o), then that step alone is not valid', (step, missing) => {
    const answers = { ...complete, ...missing };
    const valid = [0, 1, 2, 3, 4, 5].filter((each) => isStepValid(each, answers, TODAY));
    expect(valid).toEqual([0, 1, 2, 3, 4, 5].filter((each) => each !== step));
    expect(firstInvalidStep(answers, TODAY)).toBe(step);
    expect(toOnboardingData(answers, TODAY)).toBeNull();
  });

  it('when every answer is given, then the request body has the shape of the contract', () => {
    expect(firstInvalidStep(complete, TODAY)).toBeNull();
    expect(toOnboardingData(complete, TODAY)).toEqual({
      name: 'Anna',
      birth: { date: '1992-02-29', time: '00:05', city: 'Lund, Sweden' },
      targets: { result_12_months: 'a', personal_quality: 'b', professional_skill: 'c' },
      bottlenecks: { keeps_up_at_night: 'd', dominant_emotion: 'e', time_drain: 'f' },
      daily_rhythm: { peak_energy: 'Night', pre_sleep_activity: 'reading', target_sleep_hours: 8 },
      reflection: {
        keystone_habit: 'walking',
        reflection_comfort: 'Comfortable',
        proud_word: 'steady',
      },
    });
  });

  it('when nothing is changed, then the defaults are morning, seven hours and comfortable', () => {
    expect(NO_ANSWERS).toMatchObject({
      peak_energy: 'Morning',
      target_sleep_hours: 7,
      reflection_comfort: 'Comfortable',
    });
  });
});
