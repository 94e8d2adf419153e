import { isBlankText } from '@inkwell/contracts/blank';
import type { OnboardingData } from '@inkwell/contracts';
import {
  BIRTH_YEAR_MIN,
  DEFAULT_PEAK_ENERGY,
  DEFAULT_REFLECTION_COMFORT,
  LIMITS,
  ONBOARDING_STEPS,
  SLEEP_HOURS,
} from '@inkwell/contracts/constants';
import { isDay } from '@inkwell/contracts/days';

/**
 * The maximum length of each free text. The server counts code points; `maxLength` counts UTF-16 units, which are
 * never fewer.
 */
export const MAX_LENGTHS = {
  name: LIMITS.name,
  birth_city: LIMITS.city,
  result_12_months: LIMITS.answer,
  personal_quality: LIMITS.answer,
  professional_skill: LIMITS.answer,
  keeps_up_at_night: LIMITS.answer,
  dominant_emotion: LIMITS.answer,
  time_drain: LIMITS.answer,
  pre_sleep_activity: LIMITS.answer,
  keystone_habit: LIMITS.answer,
  proud_word: LIMITS.answer,
} as const;

export type TextAnswer = keyof typeof MAX_LENGTHS;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const twoDigits = (text: string) => text.padStart(2, '0');

/** The options of the selects for birth date and time. */
export const BIRTH_CHOICES = {
  birth_month: range(1, 12),
  birth_day: range(1, 31),
  birth_hour: range(1, 12),
  birth_minute: range(0, 59).map(twoDigits),
  birth_period: ['AM', 'PM'],
} as const;

/** The parts of the birth date and time; '' while not chosen. */
export type BirthParts = Record<keyof typeof BIRTH_CHOICES | 'birth_year', string>;

/** The wizard's form state: every answer may still be missing. */
export type Answers = Record<TextAnswer, string> &
  BirthParts &
  Pick<OnboardingData['daily_rhythm'], 'peak_energy' | 'target_sleep_hours'> &
  Pick<OnboardingData['reflection'], 'reflection_comfort'>;

export const NO_ANSWERS: Answers = {
  name: '',
  birth_month: '',
  birth_day: '',
  birth_year: '',
  birth_hour: '',
  birth_minute: '',
  birth_period: '',
  birth_city: '',
  result_12_months: '',
  personal_quality: '',
  professional_skill: '',
  keeps_up_at_night: '',
  dominant_emotion: '',
  time_drain: '',
  peak_energy: DEFAULT_PEAK_ENERGY,
  pre_sleep_activity: '',
  target_sleep_hours: SLEEP_HOURS.default,
  keystone_habit: '',
  reflection_comfort: DEFAULT_REFLECTION_COMFORT,
  proud_word: '',
};

export const LAST_STEP = ONBOARDING_STEPS.length - 1;

/** The texts that each step requires. Choices have defaults, except for the birth, which is validated apart. */
const REQUIRED_TEXTS: readonly (readonly TextAnswer[])[] = [
  ['name'],
  ['birth_city'],
  ['result_12_months', 'personal_quality', 'professional_skill'],
  ['keeps_up_at_night', 'dominant_emotion', 'time_drain'],
  ['pre_sleep_activity'],
  ['keystone_habit', 'proud_word'],
];
const BIRTH_STEP = 1;

const isYear = (text: string) => /^\d{4}$/.test(text);

/** The number of days of the chosen month; the most it can have while month or year are not chosen. */
export function daysInMonth({
  birth_year: year,
  birth_month: month,
}: Pick<BirthParts, 'birth_year' | 'birth_month'>): number {
  if (month === '') return 31;
  // 2000 is a leap year.
  return new Date(Date.UTC(isYear(year) ? Number(year) : 2000, Number(month), 0)).getUTCDate();
}

/** The chosen day; '' where the chosen month has no such day. */
export const validBirthDay = (birth: BirthParts): string =>
  Number(birth.birth_day) > daysInMonth(birth) ? '' : birth.birth_day;

/** The birth date as `YYYY-MM-DD`; null while incomplete, invalid or in the future. */
export function validBirthDate(birth: BirthParts, today: string): string | null {
  const { birth_year: year, birth_month: month } = birth;
  const day = validBirthDay(birth);
  if (!isYear(year) || Number(year) < BIRTH_YEAR_MIN || month === '' || day === '') return null;
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return isDay(date) && date <= today ? date : null;
}

/** The birth time as 24-hour `HH:MM` (12 AM is 00, 12 PM is 12); null while incomplete. */
export function birthTime({ birth_hour, birth_minute, birth_period }: BirthParts): string | null {
  if (birth_hour === '' || birth_minute === '' || birth_period === '') return null;
  const hours = (Number(birth_hour) % 12) + (birth_period === 'PM' ? 12 : 0);
  return `${twoDigits(String(hours))}:${twoDigits(birth_minute)}`;
}

/** The error message for the parts of the date given so far; null where they are valid. */
export function birthDateError(birth: BirthParts, today: string): string | null {
  const { birth_year: year, birth_month: month } = birth;
  const day = validBirthDay(birth);
  if (!isYear(year)) return null;
  if (Number(year) < BIRTH_YEAR_MIN) return `The year has to be ${BIRTH_YEAR_MIN} or later.`;
  const isAhead =
    year > today.slice(0, 4) ||
    (month !== '' && day !== '' && `${year}-${twoDigits(month)}-${twoDigits(day)}` > today);
  return isAhead ? 'This date is still to come.' : null;
}

/** Whether the step is complete, so that 'Continue' is enabled. */
export function isStepValid(step: number, answers: Answers, today: string): boolean {
  if (!REQUIRED_TEXTS[step]?.every((field) => !isBlankText(answers[field]))) return false;
  return step !== BIRTH_STEP || (validBirthDate(answers, today) !== null && birthTime(answers) !== null);
}

/** The first step that is not valid; null where all are. */
export function firstInvalidStep(answers: Answers, today: string): number | null {
  const step = ONBOARDING_STEPS.findIndex((_, each) => !isStepValid(each, answers, today));
  return step === -1 ? null : step;
}

/** The request body; null until every step is valid. */
export function toOnboardingData(answers: Answers, today: string): OnboardingData | null {
  const date = validBirthDate(answers, today);
  const time = birthTime(answers);
  if (date === null || time === null || firstInvalidStep(answers, today) !== null) return null;
  return {
    name: answers.name,
    birth: { date, time, city: answers.birth_city },
    targets: {
      result_12_months: answers.result_12_months,
      personal_quality: answers.personal_quality,
      professional_skill: answers.professional_skill,
    },
    bottlenecks: {
      keeps_up_at_night: answers.keeps_up_at_night,
      dominant_emotion: answers.dominant_emotion,
      time_drain: answers.time_drain,
    },
    daily_rhythm: {
      peak_energy: answers.peak_energy,
      pre_sleep_activity: answers.pre_sleep_activity,
      target_sleep_hours: answers.target_sleep_hours,
    },
    reflection: {
      keystone_habit: answers.keystone_habit,
      reflection_comfort: answers.reflection_comfort,
      proud_word: answers.proud_word,
    },
  };
}
