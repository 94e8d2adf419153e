import type { Page } from '@playwright/test';
import {
  createSubscriber,
  newAccount,
  onboard,
  journalEditor,
  createAccount,
  signIn,
  signOut,
  submitSignIn,
  submitSignUp,
} from './actions.ts';
import { expect, expectToast, allowConsoleErrors, test } from './test.ts';

const DAY_S = 86_400;

const signInTitle = (page: Page) => page.getByRole('heading', { name: 'Sign In to Your Account' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

/** The session cookie of this browser; undefined where there is none. */
const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'inkwell_session');

test('when the sign-up form is invalid, then an error is shown, the values stay and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/signup');
  const right = newAccount();
  for (const { title, description, ...form } of [
    {
      email: '   ',
      password: right.password,
      confirmation: right.password,
      title: 'Missing Information',
      description: 'Please fill in all fields.',
    },
    {
      email: right.email,
      password: right.password,
      confirmation: '',
      title: 'Missing Information',
      description: 'Please fill in all fields.',
    },
    {
      email: right.email,
      password: right.password,
      confirmation: `${right.password} `,
      title: 'Password Mismatch',
      description: 'Passwords do not match.',
    },
    {
      email: right.email,
      password: 'five5',
      confirmation: 'five5',
      title: 'Password Too Short',
      description: 'Password must be at least 6 characters long.',
    },
  ]) {
    await submitSignUp(page, form, form.confirmation);
    await expectToast(page, title, description);
    await expect(password(page)).toHaveValue(form.password);
    await expect(page.getByLabel('Confirm Password')).toHaveValue(form.confirmation);
  }
  await expect(page).toHaveURL(/\/signup$/);
  expect(sent).toEqual([]);
  expect(await sessionCookie(page)).toBeUndefined();
});

test('when the e-mail has an account, in any letter case, then the error suggests signing in and nobody is signed in', async ({
  page,
  consoleErrors,
}) => {
  const person = await createAccount(page);
  await page.context().clearCookies();
  await page.goto('/signup');
  const again = { email: ` ${person.email.toUpperCase()} `, password: 'another evening' };
  await submitSignUp(page, again);
  await expectToast(
    page,
    'Account Already Exists',
    'An account with this email already exists. Please sign in instead.',
  );
  expect(await sessionCookie(page)).toBeUndefined();
  allowConsoleErrors(consoleErrors, /409.*\/api\/signup/);

  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await submitSignIn(page, again);
  await expectToast(page, 'Sign In Failed', 'Invalid email or password');
  await submitSignIn(page, person);
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  allowConsoleErrors(consoleErrors, /401.*\/api\/signin/);
});

test('when the password is wrong, then only the password is cleared, and the right one signs in', async ({
  page,
  consoleErrors,
}) => {
  const person = await createAccount(page);
  await page.context().clearCookies();
  await page.goto('/signin');
  const { email } = person;
  await submitSignIn(page, { email: '', password: 'a' });
  await expectToast(page, 'Missing Information', 'Please enter both email and password.');

  await submitSignIn(page, { email, password: `${person.password}!` });
  await expectToast(page, 'Sign In Failed', 'Invalid email or password');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(password(page)).toHaveValue('');
  const typed = person.password;

  await test.step('show the password, and hide it again', async () => {
    await password(page).fill(typed);
    await expect(password(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expect(password(page)).toHaveValue(typed);
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  await page.getByLabel('Email Address').fill(`  ${email.toUpperCase()} `);
  await password(page).press('Enter');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);
  allowConsoleErrors(consoleErrors, /401.*\/api\/signin/);
});

test('when a user signs in, then the session cookie is httpOnly, SameSite=Lax and expires', async ({
  page,
}) => {
  await createAccount(page);
  await page.goto('/app');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  const cookie = await sessionCookie(page);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', domain: 'localhost' });
  const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S;
  expect(daysLeft).toBeGreaterThan(30);
  expect(daysLeft).toBeLessThanOrEqual(90);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('when the password is changed, then the other device is signed out and this one is not', async ({
  page,
  otherDevice,
  consoleErrors,
}) => {
  const person = await createSubscriber(page);
  await signIn(otherDevice, person);
  await expect(journalEditor(otherDevice)).toBeVisible();

  await page.goto('/app/account');
  const change = async (current: string, next: string, confirmation = next) => {
    await page.getByLabel('Current Password').fill(current);
    await page.getByLabel('New Password', { exact: true }).fill(next);
    await page.getByLabel('Confirm New Password').fill(confirmation);
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await change(person.password, 'a new evening', 'a now evening');
  await expectToast(page, 'Password Mismatch', "New password and confirmation don't match.");
  await change(person.password, 'seven77');
  await expectToast(page, 'Password Too Short', 'New password must be at least 8 characters long.');
  await change('not the one', 'a new evening');
  await expectToast(page, 'Password Change Failed');
  allowConsoleErrors(consoleErrors, /400.*\/api\/account\/change-password/);
  await expect(journalEditor(otherDevice)).toBeVisible();

  await change(person.password, 'a new evening');
  await expectToast(page, 'Password Updated');
  await expect(signInTitle(otherDevice)).toBeVisible();
  await expect(journalEditor(otherDevice)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();

  await submitSignIn(otherDevice, person);
  await expectToast(otherDevice, 'Sign In Failed', 'Invalid email or password');
  await submitSignIn(otherDevice, { ...person, password: 'a new evening' });
  await expect(journalEditor(otherDevice)).toBeVisible();
  allowConsoleErrors(consoleErrors, /401/);
});

for (const first of ['opened first', 'opened last'] as const) {
  // The tab that was opened first runs the live stream for both.
  test(`when the tab that was ${first} signs out and in, then the other follows`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    const person = await createSubscriber(page);
    await page.goto('/app');
    await expect(journalEditor(page)).toBeVisible();
    const last = await context.newPage();
    await last.goto('/app');
    await expect(journalEditor(last)).toBeVisible();

    const [leaving, staying] = first === 'opened first' ? [page, last] : [last, page];
    await signOut(leaving);
    await expect(leaving.getByRole('heading', { level: 1 })).toHaveText(/Design your life/);
    await expect(signInTitle(staying)).toBeVisible();
    await expect(journalEditor(staying)).toBeHidden();
    await signIn(leaving, person);
    await expect(journalEditor(staying)).toBeVisible();
    allowConsoleErrors(consoleErrors, /401/);
  });
}

test('when a visitor opens a page of the app, then signing in leads there', async ({ page }) => {
  const person = await createSubscriber(page);
  await page.context().clearCookies();
  await page.goto('/app/account?tab=subscription');
  await expect(signInTitle(page)).toBeVisible();
  await submitSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/account\?tab=subscription$/);
  await expect(page.getByRole('tabpanel', { name: 'Subscription' })).toContainText('Premium Plan');
});

test(
  'when a visitor opens a link with a promo code, then it is applied on the subscribe page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/?promo=HALF50');
    await page.getByRole('main').getByRole('button', { name: 'Start Your 7-Day Free Trial' }).first().click();
    await expect(page.getByRole('heading', { name: 'Start Your Wellness Journey' })).toBeVisible();
    await submitSignUp(page, newAccount());
    await expect(page.getByText('Step 1 of 6')).toBeVisible();
    await onboard(page);
    await page.reload();
    await expect(page.getByText('HALF50')).toBeVisible();
    await expect(page.getByText('50% off')).toBeVisible();
  },
);

test('when a session ended without a live update, then the next save leads to signing in, and no text is lost', async ({
  page,
  playwright,
  baseURL,
  consoleErrors,
}) => {
  const person = await createSubscriber(page);
  // As on a bad connection: no live update arrives.
  await page.route('**/api/live', (route) => route.abort());
  await page.goto('/app');
  await expect(journalEditor(page)).toBeVisible();
  // A request that is late would lead to signing in before anything is typed.
  await page.waitForLoadState('networkidle');
  const cookie = await sessionCookie(page);
  const elsewhere = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { cookie: `${cookie?.name}=${cookie?.value}` },
  });
  expect((await elsewhere.post('/api/logout')).status()).toBe(204);
  await elsewhere.dispose();

  await journalEditor(page).fill('Said after the end');
  await expect(signInTitle(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await submitSignIn(page, person);
  await expect(journalEditor(page)).toHaveValue('Said after the end');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  allowConsoleErrors(consoleErrors, /401|ERR_FAILED.*\/api\/live/);
});
