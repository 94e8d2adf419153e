import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { NO_ANSWERS, type Answers } from '../src/features/onboarding/answers.ts';
import { ok, mockServer } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { newUser } from './fixtures.ts';

/** The form state with every answer given. */
export const completeAnswers: Answers = {
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

/** Stores a draft on this device, valid or not. */
export function storeDraft(kept: unknown, userId = newUser.id): void {
  localStorage.setItem(keyOf(userId), typeof kept === 'string' ? kept : JSON.stringify(kept));
}

/** The user's draft on this device; null where there is none. */
export function storedDraft(userId = newUser.id): { step: number; answers: Answers } | null {
  const text = localStorage.getItem(keyOf(userId));
  return text === null ? null : (JSON.parse(text) as { step: number; answers: Answers });
}

/** Stores a draft as another tab does, with its storage event. */
export function storeDraftInOtherTab(kept: { step: number; answers: Answers }): void {
  storeDraft(kept);
  const key = keyOf(newUser.id);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(kept) }));
}

/** Renders the wizard at a step (from 0) with complete answers, except for `changes`. */
export async function renderWizardAt(
  step: number,
  changes: Partial<Answers> = {},
  routes: Parameters<typeof mockServer>[0] = {},
) {
  storeDraft({ step, answers: { ...completeAnswers, ...changes } });
  const api = mockServer({ 'GET /api/auth/user': ok(newUser), ...routes });
  const opened = renderApp('/onboarding');
  await screen.findByText(`Step ${step + 1} of 6`);
  // Effects run after the commit that shows the step: the step is whole once it has moved the focus.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  return { ...opened, api };
}

export const nextButton = () =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: /^(Continue|Complete Setup|Creating Blueprint\.\.\.)$/,
  });
export const backButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Back' });
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
