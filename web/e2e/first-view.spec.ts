import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { createAccount, createSubscriber, journalEditor } from './actions.ts';
import { followScripts } from './scripts.ts';
import { allowConsoleErrors, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** Of the scripts that are loaded before the first view, compressed. */
const MAX_APP_SCRIPT_BYTES = 140_000;
const MAX_VISITOR_SCRIPT_BYTES = 115_000;
const MAX_FONT_BYTES = 120_000;

/** Collects the responses of a kind of file from now on. */
function collect(page: Page, pattern: RegExp): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (pattern.test(new URL(response.url()).pathname)) responses.push(response);
  });
  return responses;
}

const bytesOf = async (responses: readonly Response[], compress: (body: Buffer) => Buffer) => {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + compress(body).length, 0);
};

test('when every call takes its time, then the frame is there at once, and the editor after the first answers', async ({
  page,
}) => {
  await createSubscriber(page);
  await page.goto('/app');
  await expect(journalEditor(page)).toBeVisible();
  await page.goto('about:blank');
  const asked: string[] = [];
  let answerFirst = () => {};
  const firstAnswers = new Promise<void>((resolve) => (answerFirst = resolve));
  let isAnswered = false;
  await page.route('**/api/**', async (route) => {
    // What is asked for after the first answers gets none: the editor must not wait for it.
    if (isAnswered) return;
    asked.push(new URL(route.request().url()).pathname.replace(/\d{4}-\d\d-\d\d$/, 'today'));
    await firstAnswers;
    await route.continue();
  });
  const scripts = collect(page, /\.js$/);
  const code = followScripts(page);
  await page.goto('/app');
  await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/api/auth/user', '/api/care', '/api/journal-entries/today', '/api/subscription-status']);
  await expect.poll(() => code.haveCome('write-view')).toBe(true);
  const scriptsBefore = scripts.length;
  isAnswered = true;
  answerFirst();
  await expect(journalEditor(page)).toBeVisible();
  const known = scripts.slice(0, scriptsBefore);
  expect(await bytesOf(known, (body) => gzipSync(body))).toBeLessThanOrEqual(MAX_APP_SCRIPT_BYTES);
});

test('when the device last had access, then the app’s layout is drawn before any answer, and not after a sign-out', async ({
  page,
}) => {
  await createSubscriber(page);
  await page.goto('/app');
  await expect(journalEditor(page)).toBeVisible();
  await page.route('**/api/**', () => undefined);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Write', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Modes', exact: true })).toBeVisible();
  // What is held would be refused, and logged, once there is no session.
  await page.goto('about:blank');
  await page.unroute('**/api/**');
  await page.context().clearCookies();
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible();
});

test('when a visitor opens a page, then nothing is asked of the server and the fonts are small', async ({
  page,
}) => {
  const asked = collect(page, /^\/api\//);
  const fonts = collect(page, /\.woff2$/);
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toEqual([]);
  expect(await bytesOf(fonts, (body) => body)).toBeLessThanOrEqual(MAX_FONT_BYTES);
});

for (const path of ['/', '/signin']) {
  test(`when a visitor opens ${path}, then the scripts that its page waits for are small`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const scripts = (await page.locator('#root').getAttribute('data-scripts')) ?? '';
    const sizes = await Promise.all(
      scripts.split(' ').map(async (script) => gzipSync(await (await request.get(script)).body()).length),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_VISITOR_SCRIPT_BYTES);
  });
}

/** Holds the scripts of the pages back until the function that it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test(
  'when the scripts are slow, then a visitor’s page is there, and what is clicked meanwhile is done',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(
      page.getByRole('heading', { name: 'Design your life, not just your schedule.' }),
    ).toBeVisible();
    await page
      .getByRole('button', { name: /^Start Your \d+-Day Free Trial$/ })
      .first()
      .click();
    await expect(page).toHaveURL('/');
    release();
    await expect(page.getByRole('heading', { name: 'Start Your Wellness Journey' })).toBeVisible();
  },
);

test('when the scripts are slow, then a form that is sent meanwhile is sent once, without its values in the URL', async ({
  page,
}) => {
  const { email, password } = await createAccount(page);
  await page.context().clearCookies();
  const release = await holdScripts(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    expect(request.url()).not.toContain('password');
  });
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  release();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  expect(sent.filter((path) => path === '/api/signin')).toHaveLength(1);
});

test('when the app’s code is gone, then a visitor’s page and the app say so, and a reload brings them', async ({
  page,
  consoleErrors,
}) => {
  await createSubscriber(page);
  const alert = page.getByRole('alert');
  const reload = alert.getByRole('button', { name: 'Reload' });
  for (const [path, answer, shown] of [
    // What the entry imports is missing, answers with a page, or cannot be parsed.
    ['/app', { status: 404, body: '' }, journalEditor(page)],
    ['/app', { contentType: 'text/html', body: '<!doctype html>' }, journalEditor(page)],
    ['/app', { contentType: 'text/javascript', body: 'const = 1;' }, journalEditor(page)],
    ['/signin', { status: 404, body: '' }, page.getByLabel('Email Address')],
  ] as const) {
    if (path === '/signin') {
      // The app left open would go on asking, and be refused.
      await page.goto('about:blank');
      await page.context().clearCookies();
    }
    await page.route('**/assets/first-*.js', (route) => route.fulfill(answer));
    await page.goto(path);
    await expect(reload).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.unroute('**/assets/first-*.js');
    await reload.click();
    await expect(shown).toBeVisible();
    await expect(alert).toHaveCount(0);
  }
  allowConsoleErrors(consoleErrors, /404|MIME type|Unexpected token/);
});

test(
  'when the entry script is blocked, then a button of a visitor’s page leads to the reload instead of nowhere',
  { tag: '@phone' },
  async ({ page, consoleErrors }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/');
    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible();
    await page
      .getByRole('button', { name: /^Start Your \d+-Day Free Trial$/ })
      .first()
      .click();
    await expect(reload).toBeFocused();
    await page.unroute('**/assets/index-*.js');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /^Start Your \d+-Day Free Trial$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Start Your Wellness Journey' })).toBeVisible();
    allowConsoleErrors(consoleErrors, /ERR_FAILED/);
  },
);
