import type { OnboardingData } from '@inkwell/contracts';
import { BIRTH_YEAR_MIN, ONBOARDING_STEPS, SLEEP_HOURS } from '@inkwell/contracts/constants';
import { isDay } from '@inkwell/contracts/days';

export type Period = 'AM' | 'PM';

/** The wizard's answers as they are typed: everything may still be missing. */
export interface Answers {
  name: string;
  birth: {
    /** '1' to '12'. */
    month: string;
    day: string;
    year: string;
    /** '1' to '12'. */
    hour: string;
    /** '00' to '59'. */
    minute: string;
    period: Period | '';
    city: string;
  };
  targets: OnboardingData['targets'];
  bottlenecks: OnboardingData['bottlenecks'];
  daily_rhythm: OnboardingData['daily_rhythm'];
  reflection: OnboardingData['reflection'];
}

/** What the fields of each step are given. */
export interface StepProps {
  answers: Answers;
  onChange: (answers: Answers) => void;
}

export const NO_ANSWERS: Answers = {
  name: '',
  birth: { month: '', day: '', year: '', hour: '', minute: '', period: '', city: '' },
  targets: { result_12_months: '', personal_quality: '', professional_skill: '' },
  bottlenecks: { keeps_up_at_night: '', dominant_emotion: '', time_drain: '' },
  daily_rhythm: {
    peak_energy: 'Morning',
    pre_sleep_activity: '',
    target_sleep_hours: SLEEP_HOURS.default,
  },
  reflection: { keystone_habit: '', reflection_comfort: 'Comfortable', proud_word: '' },
};

export const LAST_STEP = ONBOARDING_STEPS.length - 1;

const filled = (text: string) => text.trim() !== '';
const two = (text: string) => text.padStart(2, '0');

/** The birth date as `YYYY-MM-DD`: null until the year has four digits, and where there is no such day yet. */
export function birthDate({ year, month, day }: Answers['birth'], today: string): string | null {
  if (!/^\d{4}$/.test(year) || month === '' || day === '') return null;
  const date = `${year}-${two(month)}-${two(day)}`;
  return Number(year) >= BIRTH_YEAR_MIN && isDay(date) && date <= today ? date : null;
}

/** The birth time as 24-hour `HH:MM`: 12 AM is 00, 12 PM stays 12. */
export function birthTime({ hour, minute, period }: Answers['birth']): string | null {
  if (hour === '' || minute === '' || period === '') return null;
  const hours = (Number(hour) % 12) + (period === 'PM' ? 12 : 0);
  return `${two(String(hours))}:${two(minute)}`;
}

/** How many days the chosen month can have: of an unknown year the longest. */
export function daysInMonth({ year, month }: Pick<Answers['birth'], 'year' | 'month'>): number {
  if (month === '') return 31;
  // A leap year where the year is not known.
  const known = /^\d{4}$/.test(year) ? Number(year) : 2000;
  return new Date(Date.UTC(known, Number(month), 0)).getUTCDate();
}

/** Whether the step may be left forwards. */
export function isStepValid(step: number, answers: Answers, today: string): boolean {
  const { name, birth, targets, bottlenecks, daily_rhythm, reflection } = answers;
  switch (step) {
    case 0:
      return filled(name);
    case 1:
      return birthDate(birth, today) !== null && birthTime(birth) !== null && filled(birth.city);
    case 2:
      return Object.values(targets).every(filled);
    case 3:
      return Object.values(bottlenecks).every(filled);
    case 4:
      return filled(daily_rhythm.pre_sleep_activity) && daily_rhythm.target_sleep_hours > 0;
    case LAST_STEP:
      return filled(reflection.keystone_habit) && filled(reflection.proud_word);
    default:
      return false;
  }
}

/** What is sent when every step is valid; null before. */
export function toOnboardingData(answers: Answers, today: string): OnboardingData | null {
  const date = birthDate(answers.birth, today);
  const time = birthTime(answers.birth);
  if (date === null || time === null) return null;
  if (ONBOARDING_STEPS.some((_, step) => !isStepValid(step, answers, today))) return null;
  const { name, birth, targets, bottlenecks, daily_rhythm, reflection } = answers;
  return { name, birth: { date, time, city: birth.city }, targets, bottlenecks, daily_rhythm, reflection };
}
