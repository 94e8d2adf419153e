import type { Digest } from '@inkwell/contracts';

/** What auth tells of a person with this name, who wants this within twelve months. */
export function digestOf(name: string, result: string): Digest {
  return {
    onboardingData: {
      name,
      birth: { date: '1990-05-17', time: '08:30', city: 'Stockholm, Sweden' },
      targets: { result_12_months: result, personal_quality: 'Patience', professional_skill: 'Spanish' },
      bottlenecks: { keeps_up_at_night: 'The rent', dominant_emotion: 'Worry', time_drain: 'My phone' },
      daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity: 'Reading', target_sleep_hours: 7.5 },
      reflection: { keystone_habit: 'A walk', reflection_comfort: 'Comfortable', proud_word: 'Steady' },
    },
    blueprint: null,
    answeredOn: '2026-11-01',
    care: null,
  };
}
