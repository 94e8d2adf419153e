import { describe, expect, test } from 'vitest';
import { CompleteOnboarding, Digest, OnboardingData } from './users.ts';

const answers: OnboardingData = {
  name: 'Ann Lee',
  birth: { date: '1990-05-17', time: '08:30', city: 'Stockholm, Sweden' },
  targets: {
    result_12_months: 'Finish my novel',
    personal_quality: 'Patience',
    professional_skill: 'Spanish',
  },
  bottlenecks: { keeps_up_at_night: 'The rent', dominant_emotion: 'Worry', time_drain: 'My phone' },
  daily_rhythm: { peak_energy: 'Night', pre_sleep_activity: 'Reading', target_sleep_hours: 7.5 },
  reflection: { keystone_habit: 'A walk', reflection_comfort: 'Not comfortable', proud_word: 'Steady' },
};

describe('answers that are stored', () => {
  test('when they were stored under today’s rules, then they are read as they are', () => {
    expect(OnboardingData.parse(answers)).toEqual(answers);
  });

  test('when texts are longer than may be sent today, then they are read whole', () => {
    const long = {
      ...answers,
      name: 'n'.repeat(200),
      reflection: { ...answers.reflection, proud_word: 'w'.repeat(900) },
    };
    expect(CompleteOnboarding.safeParse(long).success).toBe(false);
    expect(OnboardingData.parse(long)).toEqual(long);
  });

  test.each([undefined, null, 7, 'text', [], {}])(
    'when they are %j, then every field has its default',
    (stored) => {
      expect(OnboardingData.parse(stored)).toEqual({
        name: '',
        birth: { date: '', time: '', city: '' },
        targets: { result_12_months: '', personal_quality: '', professional_skill: '' },
        bottlenecks: { keeps_up_at_night: '', dominant_emotion: '', time_drain: '' },
        daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity: '', target_sleep_hours: 7 },
        reflection: { keystone_habit: '', reflection_comfort: 'Comfortable', proud_word: '' },
      });
    },
  );

  test('when one field is unknown or missing, then only that one is replaced', () => {
    const { proud_word: _missing, ...reflection } = answers.reflection;
    const stored = {
      ...answers,
      daily_rhythm: { ...answers.daily_rhythm, peak_energy: 'Evening' },
      reflection,
    };
    expect(OnboardingData.parse(stored)).toEqual({
      ...answers,
      daily_rhythm: { ...answers.daily_rhythm, peak_energy: 'Morning' },
      reflection: { ...answers.reflection, proud_word: '' },
    });
  });

  test('when a digest was stored under other rules, then it is read too', () => {
    const stored = { onboardingData: { ...answers, name: 'n'.repeat(200), birth: undefined } };
    expect(Digest.parse(stored)).toEqual({
      onboardingData: { ...answers, name: 'n'.repeat(200), birth: { date: '', time: '', city: '' } },
      blueprint: null,
      answeredOn: null,
      care: null,
    });
  });
});
