import type { OnboardingData } from '@inkwell/contracts';
import { BIRTH_YEAR_MIN, LIMITS, ONBOARDING_STEPS, SLEEP_HOURS } from '@inkwell/contracts/constants';
import { isDay } from '@inkwell/contracts/days';

/**
 * The free texts, each with the most characters that it may have. The server counts code points; a field's
 * `maxLength` and the draft count UTF-16 units, which are never fewer.
 */
export const LONGEST = {
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

export type TextAnswer = keyof typeof LONGEST;

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const two = (text: string) => text.padStart(2, '0');

/** What the parts of the birth's date and time are chosen from. */
export const BIRTH_CHOICES = {
  birth_month: numbers(1, 12),
  birth_day: numbers(1, 31),
  birth_hour: numbers(1, 12),
  birth_minute: numbers(0, 59).map(two),
  birth_period: ['AM', 'PM'],
} as const;

/** The parts of the birth's date and time: each '' until it is given. */
export type BirthParts = Record<keyof typeof BIRTH_CHOICES | 'birth_year', string>;

/** The wizard's answers as they are typed: everything may still be missing. */
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
  peak_energy: 'Morning',
  pre_sleep_activity: '',
  target_sleep_hours: SLEEP_HOURS.default,
  keystone_habit: '',
  reflection_comfort: 'Comfortable',
  proud_word: '',
};

export const LAST_STEP = ONBOARDING_STEPS.length - 1;

/** The texts that each step asks for. What is chosen has a default, but for the birth, which has its own rules. */
const TEXTS: readonly (readonly TextAnswer[])[] = [
  ['name'],
  ['birth_city'],
  ['result_12_months', 'personal_quality', 'professional_skill'],
  ['keeps_up_at_night', 'dominant_emotion', 'time_drain'],
  ['pre_sleep_activity'],
  ['keystone_habit', 'proud_word'],
];
const BIRTH_STEP = 1;

const isYear = (text: string) => /^\d{4}$/.test(text);

/** How many days the chosen month can have: of an unknown year the most. */
export function daysInMonth({
  birth_year: year,
  birth_month: month,
}: Pick<BirthParts, 'birth_year' | 'birth_month'>): number {
  if (month === '') return 31;
  // A leap year where the year is not known.
  return new Date(Date.UTC(isYear(year) ? Number(year) : 2000, Number(month), 0)).getUTCDate();
}

/** The chosen day: '' where the month has no such day. */
export const birthDay = (birth: BirthParts): string =>
  Number(birth.birth_day) > daysInMonth(birth) ? '' : birth.birth_day;

/** The birth date as `YYYY-MM-DD`: null until the year has four digits, and where there was no such day yet. */
export function birthDate(birth: BirthParts, today: string): string | null {
  const { birth_year: year, birth_month: month } = birth;
  const day = birthDay(birth);
  if (!isYear(year) || Number(year) < BIRTH_YEAR_MIN || month === '' || day === '') return null;
  const date = `${year}-${two(month)}-${two(day)}`;
  return isDay(date) && date <= today ? date : null;
}

/** The birth time as 24-hour `HH:MM`: 12 AM is 00, 12 PM stays 12. */
export function birthTime({ birth_hour, birth_minute, birth_period }: BirthParts): string | null {
  if (birth_hour === '' || birth_minute === '' || birth_period === '') return null;
  const hours = (Number(birth_hour) % 12) + (birth_period === 'PM' ? 12 : 0);
  return `${two(String(hours))}:${two(birth_minute)}`;
}

/** What is wrong with the date as far as it is given, in words; null where nothing is. */
export function birthDateProblem(birth: BirthParts, today: string): string | null {
  const { birth_year: year, birth_month: month } = birth;
  const day = birthDay(birth);
  if (!isYear(year)) return null;
  if (Number(year) < BIRTH_YEAR_MIN) return `The year has to be ${BIRTH_YEAR_MIN} or later.`;
  const isAhead =
    year > today.slice(0, 4) || (month !== '' && day !== '' && `${year}-${two(month)}-${two(day)}` > today);
  return isAhead ? 'This date is still to come.' : null;
}

/** Whether the step may be left forwards. */
export function isStepValid(step: number, answers: Answers, today: string): boolean {
  if (!TEXTS[step]?.every((field) => answers[field].trim() !== '')) return false;
  return step !== BIRTH_STEP || (birthDate(answers, today) !== null && birthTime(answers) !== null);
}

/** The first step that may not be left yet; null where all may. */
export function firstOpenStep(answers: Answers, today: string): number | null {
  const step = ONBOARDING_STEPS.findIndex((_, each) => !isStepValid(each, answers, today));
  return step === -1 ? null : step;
}

/** What is sent when every step is valid; null before. */
export function toOnboardingData(answers: Answers, today: string): OnboardingData | null {
  const date = birthDate(answers, today);
  const time = birthTime(answers);
  if (date === null || time === null || firstOpenStep(answers, today) !== null) return null;
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
