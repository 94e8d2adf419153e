import type { Page } from '@playwright/test';
import {
  answers,
  createSubscriber,
  newAccount,
  onboard,
  createAccount,
  signOut,
  subscribe,
  submitSignIn,
  submitSignUp,
} from './actions.ts';
import { expect, allowConsoleErrors, test, recordHeadings } from './test.ts';

const { port, origin: local } = new URL(process.env['BASE_URL'] ?? 'http://localhost:3000');
const main = `http://inkwell.test:${port}`;
const app = `http://app.inkwell.test:${port}`;
const executablePath = process.env['CHROMIUM_PATH'];

test.use({
  launchOptions: {
    args: ['--no-sandbox', '--host-resolver-rules=MAP inkwell.test 127.0.0.1, MAP *.inkwell.test 127.0.0.1'],
    ...(executablePath ? { executablePath } : {}),
  },
});

const LANDING = 'Design your life, not just your schedule.';
const SIGN_IN = 'Sign In to Your Account';
const INFORMATION = { safety: 'If you need someone now', privacy: 'Privacy', terms: 'Terms' };

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Copies the session cookie of the local host, where the API helpers run, to the two named hosts. */
async function copySessionCookie(page: Page): Promise<void> {
  const cookie = (await page.context().cookies(local)).find(({ name }) => name === 'inkwell_session');
  if (!cookie) throw new Error('nobody is signed in');
  const { name, value } = cookie;
  await page
    .context()
    .addCookies([{ name, value, domain: '.inkwell.test', path: '/', httpOnly: true, sameSite: 'Lax' }]);
}

/** Fetches from within the page. */
const call = (page: Page, path: string, data?: object) =>
  page.evaluate(
    async ([to, body]) => {
      const response = await fetch(to, {
        method: body === null ? 'GET' : 'POST',
        ...(body === null ? {} : { headers: { 'content-type': 'application/json' }, body }),
      });
      return { status: response.status, redirected: response.redirected };
    },
    [path, data ? JSON.stringify(data) : null] as const,
  );

test.describe('when there is a main host and an app host', () => {
  test('then a new user gets from one to the other with session and promo code', async ({ page }) => {
    await page.goto(`${app}/`);
    await expect(title(page, SIGN_IN)).toBeVisible();
    await page.goto(`${main}/app/account?tab=subscription`);
    await expect(page).toHaveURL(`${app}/app/account?tab=subscription`);
    await expect(title(page, SIGN_IN)).toBeVisible();

    await page.goto(`${main}/?promo=HALF50`);
    await expect(title(page, LANDING)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
    await submitSignUp(page, newAccount());
    await expect(page).toHaveURL(new RegExp(`^${app}/app`));
    await expect(page.getByText('Step 1 of 6')).toBeVisible();
    await page.goto(`${main}/`);
    await expect(page).toHaveURL(new RegExp(`^${app}/app`));
    await expect(page.getByText('Step 1 of 6')).toBeVisible();

    expect(await call(page, '/api/onboarding/complete', answers)).toMatchObject({ status: 200 });
    await page.reload();
    await expect(page.getByText('50% off')).toBeVisible();
  });

  test('then a session of the app host is valid on both, and ends on both', async ({
    page,
    context,
    consoleErrors,
  }) => {
    const person = await createSubscriber(page);
    await page.context().clearCookies();
    const front = await context.newPage();
    await front.goto(`${main}/`);
    await expect(title(front, LANDING)).toBeVisible();

    await page.goto(`${app}/signin`);
    await submitSignIn(page, person);
    await expect(title(page, 'Write')).toBeVisible();
    await front.reload();
    await expect(front).toHaveURL(`${app}/app`);
    await expect(title(front, 'Write')).toBeVisible();

    await signOut(page);
    await expect(title(page, SIGN_IN)).toBeVisible();
    await expect(title(front, SIGN_IN)).toBeVisible();
    await front.goto(`${main}/`);
    await expect(title(front, LANDING)).toBeVisible();

    await submitSignIn(page, person);
    await expect(title(page, 'Write')).toBeVisible();
    expect(await call(front, '/api/logout', {})).toMatchObject({ status: 204 });
    await expect(title(page, SIGN_IN)).toBeVisible();
    const names = (await context.cookies([main, app])).map(({ name }) => name);
    expect(names).not.toContain('inkwell_session');
    allowConsoleErrors(consoleErrors, /401/);
  });

  test('then the main host redirects every page of the app host with its query, and nothing else', async ({
    page,
    consoleErrors,
  }) => {
    for (const path of [
      '/app?mode=plan',
      '/nowhere/at-all?q=a%20b&q=%C3%A5&empty=',
      '/subscribe?promo=HALF50',
      '/signin/again',
      '/safety',
    ]) {
      const response = await page.goto(main + path);
      expect(response?.url()).toBe(app + path);
      expect(response?.status()).toBe(200);
      expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(302);
    }

    await page.goto(`${main}/`);
    const script = await page.evaluate(
      () => document.querySelector('script[src]')?.getAttribute('src') ?? '',
    );
    for (const [path, status] of [
      [script, 200],
      ['/assets/gone.js', 404],
      ['/api/auth/user', 401],
      ['/api/nothing', 404],
      ['/health/live', 200],
    ] as const)
      expect(await call(page, path), path).toEqual({ status, redirected: false });
    allowConsoleErrors(consoleErrors, /404|401/);
  });

  test('then the app host shows each state its pages, and safety, privacy and terms to everyone', async ({
    page,
  }) => {
    const expectPages = async (pages: Record<string, string>) => {
      for (const [path, name] of Object.entries({ ...pages, ...INFORMATION })) {
        await page.goto(`${app}/${path}`);
        await expect(title(page, name), path).toBeVisible();
        await expect(page, path).toHaveURL(`${app}/${path}`);
      }
    };
    await expectPages({ '': SIGN_IN, landing: SIGN_IN, nowhere: SIGN_IN });
    await createAccount(page);
    await copySessionCookie(page);
    await expectPages({ '': 'Welcome to Inkwell', signin: 'Welcome to Inkwell' });
    await onboard(page);
    await expectPages({ '': 'Your SoulPrint™', 'app/account': 'Your SoulPrint™' });
    await subscribe(page);
    await expectPages({
      '': 'Write',
      landing: 'Write',
      'app/account': 'Account Settings',
      nowhere: '404 Page Not Found',
    });
  });

  test('then a subscriber never sees a page of another state, not even briefly', async ({ page }) => {
    await createSubscriber(page);
    await copySessionCookie(page);
    const seen = await recordHeadings(page);
    for (const [from, to, name] of [
      [`${main}/`, `${app}/app`, 'Write'],
      [`${main}/signin`, `${app}/app`, 'Write'],
      [`${app}/`, `${app}/`, 'Write'],
      [`${app}/signin`, `${app}/signin`, 'Write'],
      [`${app}/app`, `${app}/app`, 'Write'],
      [`${local}/`, `${local}/`, LANDING],
      [`${local}/signin`, `${local}/signin`, 'Write'],
      [`${local}/app/account`, `${local}/app/account`, 'Account Settings'],
    ] as const) {
      // Ends the previous page, so that it records no more headings.
      await page.goto('about:blank');
      seen.length = 0;
      await page.goto(from);
      await expect(title(page, name), from).toBeVisible();
      await expect(page).toHaveURL(to);
      expect(seen, from).toEqual([name]);
    }
  });
});

for (const unknown of ['auth/user', 'subscription-status']) {
  test(`when ${unknown} responds slowly, then only a spinner is shown until it does`, async ({ page }) => {
    await createSubscriber(page);
    const seen = await recordHeadings(page);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/${unknown}`, async (route) => {
      await answered;
      await route.continue();
    });
    await page.clock.install();
    const asked = page.waitForRequest(`**/api/${unknown}`);
    await page.goto('/app');
    await asked;
    await page.clock.runFor('01:00');
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(seen).toEqual([]);
    answer();
    await page.clock.runFor('00:01');
    await expect(title(page, 'Write')).toBeVisible();
    expect(seen).toEqual(['Write']);
  });
}
