import { randomUUID } from 'node:crypto';
import type { OnboardingData } from '@inkwell/contracts';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export interface Account {
  email: string;
  password: string;
}

export const newAccount = (): Account => ({
  email: `${randomUUID()}@example.com`,
  password: 'a quiet evening',
});

export const answers: OnboardingData = {
  name: 'Anna Berg',
  birth: { date: '1990-11-03', time: '19:30', city: 'Stockholm, Sweden' },
  targets: {
    result_12_months: 'A finished book',
    personal_quality: 'Patience',
    professional_skill: 'Editing',
  },
  bottlenecks: { keeps_up_at_night: 'Deadlines', dominant_emotion: 'Restlessness', time_drain: 'Mail' },
  daily_rhythm: { peak_energy: 'Night', pre_sleep_activity: 'Reading', target_sleep_hours: 7.5 },
  reflection: {
    keystone_habit: 'Walking',
    reflection_comfort: 'Somewhat comfortable',
    proud_word: 'Steadfast',
  },
};

/** Fills in and submits the sign-up form. */
export async function submitSignUp(
  page: Page,
  { email, password }: Account,
  confirmation = password,
): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(confirmation);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Fills in and submits the sign-in form. */
export async function submitSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function signUp(page: Page, person: Account): Promise<void> {
  await page.goto('/signup');
  await submitSignUp(page, person);
}

export async function signIn(page: Page, person: Account): Promise<void> {
  await page.goto('/signin');
  await submitSignIn(page, person);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  const left = page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await left;
}

/** Completes the wizard. `onStep` runs on each step after it is filled in. */
export async function completeWizard(page: Page, onStep: () => Promise<void>): Promise<void> {
  const choose = (label: string, option: string) =>
    page.getByLabel(label, { exact: true }).selectOption(option);
  const fill = (label: string | RegExp, text: string) => page.getByLabel(label).fill(text);
  const next = async () => {
    await onStep();
    await page.getByRole('button', { name: 'Continue' }).click();
  };

  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await fill(/What should we call you/, answers.name);
  await next();

  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await choose('Month', 'November');
  await choose('Day', '3');
  await fill('Year', '1990');
  await choose('Hour', '7');
  await choose('Minute', '30');
  await choose('AM or PM', 'PM');
  await fill(/City/, answers.birth.city);
  await page.keyboard.press('Tab');
  await next();

  await expect(page.getByText('Step 3 of 6')).toBeVisible();
  await fill(/What one result/, answers.targets.result_12_months);
  await fill(/personal quality/, answers.targets.personal_quality);
  await fill(/professional skill/, answers.targets.professional_skill);
  await next();

  await expect(page.getByText('Step 4 of 6')).toBeVisible();
  await fill(/keeps you up/, answers.bottlenecks.keeps_up_at_night);
  await fill(/Which emotion/, answers.bottlenecks.dominant_emotion);
  await fill(/drains most/, answers.bottlenecks.time_drain);
  await next();

  await expect(page.getByText('Step 5 of 6')).toBeVisible();
  await page.getByRole('radio', { name: 'Night' }).click();
  await fill(/right before sleep/, answers.daily_rhythm.pre_sleep_activity);
  await page.getByRole('slider').press('ArrowRight');
  await expect(page.getByText('7.5 h')).toBeVisible();
  await next();

  await expect(page.getByText('Step 6 of 6')).toBeVisible();
  await fill(/one habit/i, answers.reflection.keystone_habit);
  await page.getByRole('radio', { name: 'Somewhat comfortable' }).click();
  await fill(/One word/, answers.reflection.proud_word);
  await onStep();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
}

/** Sends a POST request as the user who is signed in on this page. */
export async function post(page: Page, path: string, data: object): Promise<void> {
  const response = await page.request.post(path, { data });
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
}

/** Creates an account through the API and signs this page in. */
export async function createAccount(page: Page, person: Account = newAccount()): Promise<Account> {
  await post(page, '/api/signup', person);
  return person;
}

/** Completes onboarding of the signed-in user through the API. */
export const onboard = (page: Page) => post(page, '/api/onboarding/complete', answers);

/** Subscribes the signed-in user through the API, with a code that covers everything. */
export const subscribe = (page: Page) => post(page, '/api/subscription/create', { promoCode: 'WELCOME100' });

/** Creates an account with access through the API and signs this page in. */
export async function createSubscriber(page: Page, person: Account = newAccount()): Promise<Account> {
  await createAccount(page, person);
  await onboard(page);
  await subscribe(page);
  return person;
}

/** Opens the journal or the companion where narrow screens show them as tabs. */
export async function openTab(page: Page, name: 'Journal' | 'Companion'): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if (await tab.isVisible()) await tab.click();
}

export const journalEditor = (page: Page) => page.getByRole('textbox', { name: 'Today’s journal entry' });

/** The next answer to a save of the journal. */
export const journalSaved = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/journal-entries'),
  );

export const messageInput = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/**
 * Stops the next reply as soon as it has words. Asked for before the message is sent, and done in the page: a reply
 * can be whole before a click from here arrives.
 */
export async function stopNextReply(page: Page): Promise<void> {
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const reply = document.querySelector('[aria-label="Reply being written"]');
      const stop = document.querySelector<HTMLButtonElement>('button[aria-label="Stop"]:enabled');
      if (!stop || !reply?.textContent || reply.textContent === 'Writing a reply') return;
      observer.disconnect();
      stop.click();
    });
    observer.observe(document.body, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}
