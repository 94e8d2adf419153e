import type { Locator, Page } from '@playwright/test';
import {
  completeWizard,
  createAccount,
  createSubscriber,
  journalEditor,
  messageInput,
  newAccount,
  onboard,
  submitSignIn,
} from './actions.ts';
import { expect, expectToast, test } from './test.ts';
import { event, plan } from './week.ts';

// The product's constants, written out and not imported: they are compared with what a person meets.
test.use({ timezoneId: 'Etc/UTC' });

async function boxOf(target: Locator): Promise<{ y: number; height: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** How long it takes from now until something has happened, in ms. */
async function timeUntil(happened: Promise<unknown>): Promise<number> {
  const before = performance.now();
  await happened;
  return performance.now() - before;
}

const statusOf = async (page: Page, path: string, data: object) =>
  (await page.request.post(path, { data })).status();

test('when a password is set, then it has 6 characters at least, and 8 where it is changed', async ({
  page,
}) => {
  const { email } = newAccount();
  expect(await statusOf(page, '/api/signup', { email, password: 'five5' })).toBe(400);
  expect(await statusOf(page, '/api/signup', { email, password: 'sixsix' })).toBe(201);
  const change = (newPassword: string) =>
    statusOf(page, '/api/account/change-password', { currentPassword: 'sixsix', newPassword });
  expect(await change('seven77')).toBe(400);
  expect(await change('eight888')).toBe(204);
});

test('when somebody has signed in, then they are led on after half a second', async ({ page }) => {
  const person = newAccount();
  await createAccount(page, person);
  await page.context().clearCookies();
  await page.clock.install();
  await page.goto('/signin');
  await page.clock.pauseAt(Date.now() + 60_000);
  const answered = page.waitForResponse('**/api/signin');
  await submitSignIn(page, person);
  await answered;
  // The page's clock moves by these steps alone, and its timer starts some time after the answer.
  let passed = 0;
  const pathAfter = async (ms: number) => {
    await page.clock.runFor(ms);
    passed += ms;
    return new URL(page.url()).pathname;
  };
  await expect.poll(() => pathAfter(50), { intervals: [200] }).toBe('/app');
  expect(passed).toBeGreaterThanOrEqual(500);
  expect(passed).toBeLessThan(3_000);
});

test('when somebody is onboarded, then it takes 6 steps, birth years from 1900 and 4 to 10 hours of sleep', async ({
  page,
}) => {
  await createAccount(page);
  await page.goto('/app');
  const year = page.getByRole('spinbutton', { name: 'Year' });
  const sleep = page.getByRole('slider');
  const seen: string[] = [];
  await completeWizard(page, async () => {
    const [step = ''] = await page.getByText(/^Step \d of \d/).allInnerTexts();
    seen.push(step);
    if (await year.isVisible()) {
      await expect(year).toHaveAttribute('min', '1900');
      await expect(year).toHaveAttribute('max', String(new Date().getFullYear()));
    }
    if (await sleep.isVisible()) {
      await expect(sleep).toHaveAttribute('aria-valuemin', '4');
      await expect(sleep).toHaveAttribute('aria-valuemax', '10');
      // One key has moved it: from 7 by half an hour.
      await expect(sleep).toHaveAttribute('aria-valuenow', '7.5');
    }
  });
  expect(seen).toHaveLength(6);
  expect(seen[5]).toContain('Step 6 of 6');
});

test('when somebody subscribes, then 7 days are free and a month costs $9.99', async ({ page }) => {
  await createAccount(page);
  await onboard(page);
  await page.goto('/subscribe');
  await expect(page.getByRole('button', { name: 'Start Your 7-Day Free Trial' })).toBeVisible();
  await expect(page.getByText('$9.99', { exact: true }).first()).toBeVisible();
});

test('when a week is drawn, then it starts on Monday, an hour has 48 px and no event less than 20', async ({
  page,
}) => {
  await createSubscriber(page);
  await plan(page, 'Ten', '10:00', '11:00');
  await plan(page, 'Twelve', '12:00', '12:15');
  await page.goto('/app?mode=plan');
  const days = page.locator('section:has([data-slot])');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toHaveAccessibleName(/^Monday/);
  await expect(days.last()).toHaveAccessibleName(/^Sunday/);
  expect((await boxOf(days.first().locator('[data-slot]').first())).height).toBe(48);
  const [ten, twelve] = [await boxOf(event(page, 'Ten')), await boxOf(event(page, 'Twelve'))];
  expect(twelve.y - ten.y).toBeCloseTo(96, 0);
  expect(twelve.height).toBeGreaterThanOrEqual(20);
  expect(twelve.height).toBeLessThan(24);

  await page.getByRole('button', { name: 'New event', exact: true }).click();
  const field = (name: string) =>
    page.getByRole('dialog', { name: 'Create Event' }).getByRole('textbox', { name, exact: true });
  await field('Start time').fill('3pm');
  await expect(field('End time')).toHaveValue('4:00 PM');
});

test('when a page is written, then it has 400 px at least and is saved 2 s after the last key', async ({
  page,
}) => {
  await createSubscriber(page);
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto('/app');
  await expect(journalEditor(page)).toHaveCSS('min-height', '400px');
  expect((await boxOf(journalEditor(page))).height).toBeGreaterThanOrEqual(400);

  const saved = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/journal-entries'),
  );
  const waited = timeUntil(saved);
  await journalEditor(page).fill('Two seconds later');
  expect(await waited).toBeGreaterThan(1_950);
  expect(await waited).toBeLessThan(5_000);
});

test('when a message is typed, then 3 rows grow to 120 px', async ({ page }) => {
  await createSubscriber(page);
  await page.goto('/app');
  await expect(messageInput(page)).toHaveAttribute('rows', '3');
  const before = (await boxOf(messageInput(page))).height;
  await messageInput(page).fill('One more line\n'.repeat(20));
  await expect.poll(async () => (await boxOf(messageInput(page))).height).toBe(120);
  expect(before).toBeLessThan(120);
});

test('when toasts come, then one at a time, 420 px wide at most, for 5 s', async ({ page }) => {
  await page.goto('/signin');
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await button.click();
  await expectToast(page, 'Missing Information');
  const shown = timeUntil(
    button.click().then(() => expect(toasts.getByRole('listitem')).toBeHidden({ timeout: 15_000 })),
  );
  await expectToast(page, 'Missing Information');
  await expect(toasts.getByRole('list')).toHaveCSS('max-width', '420px');
  expect(await shown).toBeGreaterThan(4_900);
  expect(await shown).toBeLessThan(7_500);
});

test('when the landing page is opened, then it makes its claims', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/100,000\+ Daily Users/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Five stars' }).first()).toBeAttached();
});
