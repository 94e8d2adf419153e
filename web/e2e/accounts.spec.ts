import type { Page } from '@playwright/test';
import {
  enrol,
  newPerson,
  onboard,
  pageOfToday,
  register,
  signIn,
  signOut,
  submitSignIn,
  submitSignUp,
} from './person.ts';
import { expect, expectToast, forgive, test } from './test.ts';

const DAY_S = 86_400;

const signInTitle = (page: Page) => page.getByRole('heading', { name: 'Sign In to Your Account' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

/** What this browser keeps of its session; undefined when it keeps none. */
const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'inkwell_session');

test('when the sign-up form is filled in wrongly, then it says what is wrong, keeps it and sends nothing', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/signup');
  const right = newPerson();
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

test(
  'when the e-mail has an account, in whatever letters, then signing in is offered and nobody is signed in',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    const person = await register(page);
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
    forgive(problems, /409.*\/api\/signup/);

    await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
    await submitSignIn(page, again);
    await expectToast(page, 'Sign In Failed', 'Invalid email or password');
    await submitSignIn(page, person);
    await expect(page.getByText('Step 1 of 6')).toBeVisible();
    forgive(problems, /401.*\/api\/signin/);
  },
);

test('when the password is wrong, then only the password is to be typed again, and the right one leads on', async ({
  page,
  problems,
}) => {
  const person = await register(page);
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

  await test.step('look at what is typed, and hide it again', async () => {
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
  forgive(problems, /401.*\/api\/signin/);
});

test(
  'when someone signs in, then the cookie is for the server alone, for this site alone, and ends',
  { tag: '@desktop' },
  async ({ page }) => {
    await register(page);
    await page.goto('/app');
    await expect(page.getByText('Step 1 of 6')).toBeVisible();
    const cookie = await sessionCookie(page);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', domain: 'localhost' });
    const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S;
    expect(daysLeft).toBeGreaterThan(30);
    expect(daysLeft).toBeLessThanOrEqual(90);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  },
);

test(
  'when the password is changed, then the other device is signed out by itself and this one is not',
  { tag: '@desktop' },
  async ({ page, otherDevice, problems }) => {
    const person = await enrol(page);
    await signIn(otherDevice, person);
    await expect(pageOfToday(otherDevice)).toBeVisible();

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
    forgive(problems, /400.*\/api\/account\/change-password/);
    await expect(pageOfToday(otherDevice)).toBeVisible();

    await change(person.password, 'a new evening');
    await expectToast(page, 'Password Updated');
    await expect(signInTitle(otherDevice)).toBeVisible();
    await expect(pageOfToday(otherDevice)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();

    await submitSignIn(otherDevice, person);
    await expectToast(otherDevice, 'Sign In Failed', 'Invalid email or password');
    await submitSignIn(otherDevice, { ...person, password: 'a new evening' });
    await expect(pageOfToday(otherDevice)).toBeVisible();
    forgive(problems, /401/);
  },
);

for (const first of ['opened first', 'opened last'] as const) {
  // The tab that was opened first holds the stream of notices for both.
  test(
    `when the tab that was ${first} signs out and in, then the other follows by itself`,
    { tag: '@desktop' },
    async ({ page, context, problems }) => {
      const person = await enrol(page);
      await page.goto('/app');
      await expect(pageOfToday(page)).toBeVisible();
      const last = await context.newPage();
      await last.goto('/app');
      await expect(pageOfToday(last)).toBeVisible();

      const [leaving, staying] = first === 'opened first' ? [page, last] : [last, page];
      await signOut(leaving);
      await expect(leaving.getByRole('heading', { level: 1 })).toHaveText(/Design your life/);
      await expect(signInTitle(staying)).toBeVisible();
      await expect(pageOfToday(staying)).toBeHidden();
      await signIn(leaving, person);
      await expect(pageOfToday(staying)).toBeVisible();
      forgive(problems, /401/);
    },
  );
}

test(
  'when a page of the app is asked for by a visitor, then signing in leads there',
  { tag: '@desktop' },
  async ({ page }) => {
    const person = await enrol(page);
    await page.context().clearCookies();
    await page.goto('/app/account?tab=subscription');
    await expect(signInTitle(page)).toBeVisible();
    await submitSignIn(page, person);
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/account\?tab=subscription$/);
    await expect(page.getByRole('tabpanel', { name: 'Subscription' })).toContainText('Premium Plan');
  },
);

test('when someone comes by a link with a promo code, then it is there when it comes to paying', async ({
  page,
}) => {
  await page.goto('/?promo=HALF50');
  await page.getByRole('main').getByRole('button', { name: 'Start Your 7-Day Free Trial' }).first().click();
  await expect(page.getByRole('heading', { name: 'Start Your Wellness Journey' })).toBeVisible();
  await submitSignUp(page, newPerson());
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await onboard(page);
  await page.reload();
  await expect(page.getByText('HALF50')).toBeVisible();
  await expect(page.getByText('50% off')).toBeVisible();
});

test(
  'when a session has ended without a word, then the next act leads to signing in, and no word is lost',
  { tag: '@desktop' },
  async ({ page, playwright, baseURL, problems }) => {
    const person = await enrol(page);
    // A bad connection: no notice comes through.
    await page.route('**/api/live', (route) => route.abort());
    await page.goto('/app');
    await expect(pageOfToday(page)).toBeVisible();
    const cookie = await sessionCookie(page);
    const elsewhere = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { cookie: `${cookie?.name}=${cookie?.value}` },
    });
    expect((await elsewhere.post('/api/logout')).status()).toBe(204);
    await elsewhere.dispose();

    await pageOfToday(page).fill('Said after the end');
    await expect(signInTitle(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await submitSignIn(page, person);
    await expect(pageOfToday(page)).toHaveValue('Said after the end');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    forgive(problems, /401|ERR_FAILED.*\/api\/live/);
  },
);
