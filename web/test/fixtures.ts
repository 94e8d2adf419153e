import type {
  CalendarEvent,
  Care,
  CareState,
  OnboardingData,
  SubscriptionStatus,
  User,
} from '@inkwell/contracts';

export const answers: OnboardingData = {
  name: 'Anna Berg',
  birth: { date: '1990-11-03', time: '07:30', city: 'Stockholm, Sweden' },
  targets: { result_12_months: 'A finished book', personal_quality: 'Calm', professional_skill: 'Editing' },
  bottlenecks: { keeps_up_at_night: 'Deadlines', dominant_emotion: 'Restless', time_drain: 'Mail' },
  daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity: 'Reading', target_sleep_hours: 7.5 },
  reflection: { keystone_habit: 'Walking', reflection_comfort: 'Comfortable', proud_word: 'Steady' },
};

export const newUser: User = {
  id: 'user-1',
  email: 'anna@example.com',
  name: null,
  firstName: null,
  onboardingCompleted: false,
  hasCompletedOnboarding: false,
  onboardingData: null,
  blueprint: null,
  care: null,
};

export const onboardedUser: User = {
  ...newUser,
  name: 'Anna Berg',
  firstName: 'Anna',
  onboardingCompleted: true,
  hasCompletedOnboarding: true,
  onboardingData: answers,
  blueprint: '## A quiet strength',
};

export const unpaid: SubscriptionStatus = {
  status: 'none',
  hasAccess: false,
  trialEnd: null,
  trialDaysRemaining: 0,
  canRestartTrial: false,
  needsPayment: true,
  price: null,
};

export const trialing: SubscriptionStatus = {
  ...unpaid,
  status: 'trialing',
  hasAccess: true,
  trialEnd: '2026-11-28T10:00:00.000Z',
  trialDaysRemaining: 7,
  needsPayment: false,
  price: {
    amount: 999,
    currency: 'usd',
    discount: null,
    nextAmount: 999,
    nextChargeAt: '2026-11-28T10:00:00.000Z',
    freeUntil: '2026-11-28T10:00:00.000Z',
  },
};

/** Cancelled within the trial, with a card on file. */
export const trialLeft: SubscriptionStatus = {
  ...unpaid,
  status: 'canceled',
  trialEnd: '2026-11-28T10:00:00.000Z',
  trialDaysRemaining: 6,
  canRestartTrial: true,
  needsPayment: false,
};

export const underCare: CareState & { care: Care } = {
  care: {
    level: 'crisis',
    kind: 'suicide',
    country: 'US',
    resources: [
      {
        name: '988 Suicide & Crisis Lifeline',
        tel: '988',
        sms: '988',
        url: 'https://988lifeline.org',
        hours: '24/7',
        emergency: false,
      },
      { name: 'Emergency number', tel: '911', sms: null, url: null, hours: null, emergency: true },
    ],
  },
  country: 'US',
  folded: false,
  asked: null,
};

/** An hour in teal, with the given changes. */
export const calendarEvent = (changes: Partial<CalendarEvent>): CalendarEvent => ({
  id: 'event-1',
  title: 'Swim',
  description: null,
  startTime: '2026-11-18T09:00:00.000Z',
  endTime: '2026-11-18T10:00:00.000Z',
  color: '#2A9D8F',
  suggested: false,
  allDay: false,
  startDate: null,
  endDate: null,
  recurrence: null,
  seriesId: null,
  source: 'inkwell',
  readOnly: false,
  response: null,
  busy: true,
  revision: 0,
  ...changes,
});
