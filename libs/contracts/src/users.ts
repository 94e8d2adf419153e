import { z } from 'zod';
import { Care, CareSign } from './care.ts';
import {
  BIRTH_YEAR_MIN,
  DEFAULT_PEAK_ENERGY,
  DEFAULT_REFLECTION_COMFORT,
  HOUR_MS,
  LIMITS,
  PASSWORD_MIN,
  PASSWORD_MIN_ON_CHANGE,
  PEAK_ENERGIES,
  REFLECTION_COMFORTS,
  SIGNS,
  SLEEP_HOURS,
} from './constants.ts';
import { readEmailAddress } from './email-address.ts';
import { passwordLength } from './password.ts';
import { answerText, Day } from './text.ts';

const Email = z
  .string()
  .trim()
  .min(1, 'is required')
  .max(LIMITS.email, `must be at most ${LIMITS.email} characters`)
  .pipe(z.string().refine((text) => readEmailAddress(text) !== null, 'must be an e-mail address'));

// The shortest counts what is typed, so that a password is not too short on one keyboard alone.
const password = (min: number) =>
  z
    .string()
    .min(min, min === 1 ? 'is required' : `must be at least ${min} characters`)
    .refine(
      (text) => passwordLength(text) <= LIMITS.password,
      `must be at most ${LIMITS.password} characters`,
    );

export const SignUp = z.object({ email: Email, password: password(PASSWORD_MIN) });
export type SignUp = z.infer<typeof SignUp>;

// A sign-in takes whatever could be somebody's: what is no address is simply nobody's.
export const SignIn = z.object({ email: answerText(LIMITS.email), password: password(1) });
export type SignIn = z.infer<typeof SignIn>;

export const ChangePassword = z.object({
  currentPassword: password(1),
  newPassword: password(PASSWORD_MIN_ON_CHANGE),
});
export type ChangePassword = z.infer<typeof ChangePassword>;

export const BIRTH_DATE_MESSAGE = `must lie between ${BIRTH_YEAR_MIN} and today`;

// Today is somewhere already where the clocks are furthest ahead; whether it is where the person is, auth looks.
const BirthDate = Day.refine((day) => {
  const year = Number(day.slice(0, 4));
  return year >= BIRTH_YEAR_MIN && Date.parse(`${day}T00:00:00Z`) <= Date.now() + 14 * HOUR_MS;
}, BIRTH_DATE_MESSAGE);

const oneAnswer = answerText(LIMITS.answer);

/** The onboarding answers as the wizard may send them. */
export const CompleteOnboarding = z.object({
  name: answerText(LIMITS.name),
  birth: z.object({
    date: BirthDate,
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as HH:MM'),
    city: answerText(LIMITS.city),
  }),
  targets: z.object({
    result_12_months: oneAnswer,
    personal_quality: oneAnswer,
    professional_skill: oneAnswer,
  }),
  bottlenecks: z.object({ keeps_up_at_night: oneAnswer, dominant_emotion: oneAnswer, time_drain: oneAnswer }),
  daily_rhythm: z.object({
    peak_energy: z.enum(PEAK_ENERGIES).default(DEFAULT_PEAK_ENERGY),
    pre_sleep_activity: oneAnswer,
    target_sleep_hours: z
      .number()
      .min(SLEEP_HOURS.min)
      .max(SLEEP_HOURS.max)
      .multipleOf(SLEEP_HOURS.step)
      .default(SLEEP_HOURS.default),
  }),
  reflection: z.object({
    keystone_habit: oneAnswer,
    reflection_comfort: z.enum(REFLECTION_COMFORTS).default(DEFAULT_REFLECTION_COMFORT),
    proud_word: oneAnswer,
  }),
});
export type CompleteOnboarding = z.infer<typeof CompleteOnboarding>;

const storedText = z.string().catch('');
const storedGroup = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const group = z.object(shape);
  return group.catch(() => group.parse({}));
};

/**
 * The onboarding answers as they are stored and read. Whatever was stored under other rules passes: texts of any
 * length, '' for a missing text, the default for a missing or unknown choice. `CompleteOnboarding` has the rules.
 */
export const OnboardingData = storedGroup({
  name: storedText,
  birth: storedGroup({ date: storedText, time: storedText, city: storedText }),
  targets: storedGroup({
    result_12_months: storedText,
    personal_quality: storedText,
    professional_skill: storedText,
  }),
  bottlenecks: storedGroup({
    keeps_up_at_night: storedText,
    dominant_emotion: storedText,
    time_drain: storedText,
  }),
  daily_rhythm: storedGroup({
    peak_energy: z.enum(PEAK_ENERGIES).catch(DEFAULT_PEAK_ENERGY),
    pre_sleep_activity: storedText,
    target_sleep_hours: z.number().catch(SLEEP_HOURS.default),
  }),
  reflection: storedGroup({
    keystone_habit: storedText,
    reflection_comfort: z.enum(REFLECTION_COMFORTS).catch(DEFAULT_REFLECTION_COMFORT),
    proud_word: storedText,
  }),
});
export type OnboardingData = z.infer<typeof OnboardingData>;

export const User = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  firstName: z.string().nullable(),
  onboardingCompleted: z.boolean(),
  hasCompletedOnboarding: z.boolean(),
  onboardingData: OnboardingData.nullable(),
  blueprint: z.string().nullable(),
  /** Null where the person is not under care. */
  care: Care.nullable(),
});
export type User = z.infer<typeof User>;

/** Where something stood in the zodiac: `degrees` are those within the sign, from 0 to below 30. */
export const Placement = z.object({ sign: z.enum(SIGNS), degrees: z.number().min(0).lt(30) });
export type Placement = z.infer<typeof Placement>;

/** At the birth; null for a sign that the date, time and city do not tell. Without a city the degrees are about right. */
export const Placements = z.object({
  sun: Placement.nullable(),
  moon: Placement.nullable(),
  rising: Placement.nullable(),
});
export type Placements = z.infer<typeof Placements>;

export const Blueprint = z.object({
  blueprint: z.string().nullable(),
  onboardingData: OnboardingData.nullable(),
  status: z.enum(['none', 'pending', 'ready']),
  /** Null before there are answers, and for seconds where the first are computed. */
  placements: Placements.nullable(),
});
export type Blueprint = z.infer<typeof Blueprint>;

/** What auth tells the gateway of a session, and caches. */
export const SessionState = z.object({ userId: z.string(), onboarded: z.boolean(), version: z.number() });
export type SessionState = z.infer<typeof SessionState>;

/** The sessions of open pages: the gateway asks auth about many at once. */
export const OpenSessions = z.object({
  sessions: z.array(z.object({ userId: z.string(), sessionId: z.string() })).max(300),
});
export type OpenSessions = z.infer<typeof OpenSessions>;

/** The ids of those that are alive. */
export const AliveSessions = z.object({ alive: z.array(z.string()) });
export type AliveSessions = z.infer<typeof AliveSessions>;

/** Where Stripe's receipts go. For billing alone, which hands it on and keeps it nowhere. */
export const Contact = z.object({ email: z.string() });
export type Contact = z.infer<typeof Contact>;

/**
 * What another service may keep of a person, encrypted, to speak to them: see `auth.onboarding-completed`. It is read
 * back as leniently as the answers in it.
 */
export const Digest = z.object({
  onboardingData: OnboardingData,
  blueprint: z.string().nullable().catch(null),
  /** The day, in UTC, on which the answers were given; null in digests of before. */
  answeredOn: Day.nullable().catch(null),
  /** What the care rules found in the answers. */
  care: CareSign.nullable().catch(null),
});
export type Digest = z.infer<typeof Digest>;
