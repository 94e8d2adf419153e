import type { SoulPrintInput } from '../src/index.ts';

/** Onboarding answers of a person; what matters to a test is overridden. */
export const soulPrintInput = (over: Partial<SoulPrintInput> = {}): SoulPrintInput => ({
  name: 'Ada Berg',
  birth: { date: '1990-03-04', time: '06:30', city: 'Stockholm, Sweden' },
  targets: {
    result_12_months: 'I want to publish my first novel',
    personal_quality: 'Patience with myself',
    professional_skill: 'Editing my own drafts',
  },
  bottlenecks: {
    keeps_up_at_night: 'Whether I am running out of time',
    dominant_emotion: 'anxious',
    time_drain: 'Scrolling on my phone',
  },
  daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity: 'Reading in bed', target_sleep_hours: 7.5 },
  reflection: {
    keystone_habit: 'Writing three pages before breakfast',
    reflection_comfort: 'Comfortable',
    proud_word: 'Author',
  },
  today: '2026-11-21',
  ...over,
});
