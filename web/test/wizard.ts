import { screen } from '@testing-library/react';
import { NO_ANSWERS, type Answers } from '../src/features/onboarding/answers.ts';
import { ok, serve } from './api.ts';
import { open } from './open.tsx';
import { newcomer } from './people.ts';

/** Everything answered, as it is typed. */
export const typed: Answers = {
  ...NO_ANSWERS,
  name: 'Anna',
  birth_month: '11',
  birth_day: '3',
  birth_year: '1990',
  birth_hour: '12',
  birth_minute: '30',
  birth_period: 'AM',
  birth_city: 'Stockholm, Sweden',
  result_12_months: 'A finished book',
  personal_quality: 'Calm',
  professional_skill: 'Editing',
  keeps_up_at_night: 'Deadlines',
  dominant_emotion: 'Restless',
  time_drain: 'Mail',
  pre_sleep_activity: 'Reading',
  keystone_habit: 'Walking',
  proud_word: 'Steady',
};

const keyOf = (userId: string) => `inkwell-onboarding-${userId}`;

/** Puts on the device what the wizard would have kept, or whatever else a test likes. */
export function keepOnDevice(kept: unknown, userId = newcomer.id): void {
  localStorage.setItem(keyOf(userId), typeof kept === 'string' ? kept : JSON.stringify(kept));
}

/** What the device has kept for a person; null where there is nothing. */
export function keptOnDevice(userId = newcomer.id): { step: number; answers: Answers } | null {
  const text = localStorage.getItem(keyOf(userId));
  return text === null ? null : (JSON.parse(text) as { step: number; answers: Answers });
}

/** As another tab of this browser does: its change is there, and told to this one. */
export function keepFromOtherTab(kept: { step: number; answers: Answers }): void {
  keepOnDevice(kept);
  const key = keyOf(newcomer.id);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(kept) }));
}

/** Opens the wizard at a step (from 0) with everything answered but for what is said. */
export async function openAt(
  step: number,
  changes: Partial<Answers> = {},
  routes: Parameters<typeof serve>[0] = {},
) {
  keepOnDevice({ step, answers: { ...typed, ...changes } });
  const api = serve({ 'GET /api/auth/user': ok(newcomer), ...routes });
  const opened = open('/onboarding');
  await screen.findByText(`Step ${step + 1} of 6`);
  return { ...opened, api };
}

export const forward = () =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: /^(Continue|Complete Setup|Creating Blueprint\.\.\.)$/,
  });
export const back = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Back' });
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
