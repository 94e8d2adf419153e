import type { Page } from '@playwright/test';
import { createSubscriber, journalEditor, journalSaved } from './actions.ts';
import { test } from './network.ts';
import { followScripts } from './scripts.ts';
import { allowConsoleErrors, expect } from './test.ts';
import { event, plan } from './week.ts';

const modeLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Modes', exact: true }).getByRole('link', { name });
const offlineBar = (page: Page) => page.getByText('You are offline. What you write is kept');
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

const PLAN_CODE = '**/assets/plan-mode-*.js';
const EXPECTED =
  /ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION|ERR_SOCKS|ERR_EMPTY|ERR_FAILED|Failed to fetch|status of 404|StaleBuildError/;

async function openApp(page: Page): Promise<void> {
  await createSubscriber(page);
  await page.goto('/app');
  await expect(journalEditor(page)).toBeVisible();
}

test('when the network goes away, then a bar says so, and modes that were never opened open all the same', async ({
  page,
  network,
  consoleErrors,
}) => {
  const code = followScripts(page);
  await openApp(page);
  // With all that it imports: what has begun to come is cut off with the network.
  await expect.poll(() => code.haveCome('plan-mode')).toBe(true);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await network.disconnect();
  await expect(offlineBar(page)).toBeVisible();
  await journalEditor(page).fill('Written without a network');
  await modeLink(page, 'Plan').click();
  await expect(title(page, 'Plan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
  await modeLink(page, 'Write').click();
  await expect(journalEditor(page)).toHaveValue('Written without a network');

  const saved = journalSaved(page);
  await network.reconnect();
  await expect(offlineBar(page)).toBeHidden();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(journalEditor(page)).toHaveValue('Written without a network');
  allowConsoleErrors(consoleErrors, EXPECTED);
});

test('when two tabs are written without a network and one is closed, then both texts reach the server', async ({
  page,
  context,
  network,
  consoleErrors,
}) => {
  await openApp(page);
  const closed = await context.newPage();
  await closed.goto('/app');
  await expect(journalEditor(closed)).toBeVisible();
  await network.disconnect();
  await journalEditor(closed).fill('Written in the tab that is closed');
  await closed.close();
  await journalEditor(page).fill('Written in the tab that stays');
  await network.reconnect();
  await expect(page.getByText('Both texts are kept', { exact: true })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(journalEditor(page)).toHaveValue('Written in the tab that stays');
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const history = await page.request.get(`/api/journal-entries/${day}/revisions`);
  expect(await history.json()).toMatchObject({
    revisions: expect.arrayContaining([
      expect.objectContaining({ content: 'Written in the tab that is closed' }),
    ]),
  });
  allowConsoleErrors(consoleErrors, EXPECTED);
});

test('when the storage is full without a network, then nothing promises to keep the words, and closing asks first', async ({
  page,
  network,
  consoleErrors,
}) => {
  await openApp(page);
  await page.evaluate(() => {
    const fill = (length: number) => {
      for (let index = 0; ; index += 1) localStorage.setItem(`full-${length}-${index}`, 'x'.repeat(length));
    };
    for (const length of [100_000, 1_000, 10, 1]) {
      try {
        fill(length);
      } catch {
        // There is no room for so much; a smaller piece may fit.
      }
    }
  });
  await network.disconnect();
  await journalEditor(page).fill('Nowhere but here');
  await expect(page.getByText('What you write is not saved')).toBeVisible();
  await expect(page.getByText('Not saved. Keep this tab open')).toBeVisible();
  await expect(page.getByText(/kept on this device/i)).toBeHidden();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();

  await network.reconnect();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  allowConsoleErrors(consoleErrors, EXPECTED);
});

test.describe('live updates', () => {
  test.use({ timezoneId: 'Etc/UTC' });

  test('when the network was away, then what is changed elsewhere afterwards is shown without a reload', async ({
    page,
    network,
    consoleErrors,
  }) => {
    await createSubscriber(page);
    const opened = page.waitForResponse('**/api/live');
    await page.goto('/app?mode=plan');
    await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
    await opened;
    await network.disconnect();
    await expect(offlineBar(page)).toBeVisible();
    const reopened = page.waitForResponse('**/api/live');
    await network.reconnect();
    await reopened;
    await plan(page, 'Swim', '10:00', '11:00');
    await expect(event(page, 'Swim')).toBeVisible();
    // The week is read anew once for the gap; of this one only the stream tells.
    await plan(page, 'Run', '12:00', '13:00');
    await expect(event(page, 'Run')).toBeVisible();
    allowConsoleErrors(consoleErrors, EXPECTED);
  });
});

test('when code is missing while offline, then the page stays, says so, and opens when the network is back', async ({
  page,
  network,
  consoleErrors,
}) => {
  await page.route(PLAN_CODE, (route) => route.abort());
  await openApp(page);
  await journalEditor(page).fill('Not lost');
  await network.disconnect();
  await modeLink(page, 'Plan').click();
  await expect(page.getByText('Plan needs the network once')).toBeVisible();
  await page.unroute(PLAN_CODE);
  await network.reconnect();
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
  await modeLink(page, 'Write').click();
  await expect(journalEditor(page)).toHaveValue('Not lost');
  allowConsoleErrors(consoleErrors, EXPECTED);
});

/** Lets the server's page name another entry script, and the code of Plan be gone until the page is loaded again. */
async function deployNewerBuild(page: Page): Promise<void> {
  let isReloaded = false;
  page.once('domcontentloaded', () => (isReloaded = true));
  await page.route(PLAN_CODE, (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-newer.js');
      await route.fulfill({ response, body: html });
    },
  );
}

/** Opens the app without the code of Plan, which is otherwise loaded ahead. */
async function openAppWithoutPlan(page: Page): Promise<void> {
  await page.route(PLAN_CODE, (route) => route.abort());
  // It is tried twice, and after each failure the page asks whether there is a newer build.
  let checks = 0;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/') checks += 1;
  });
  await openApp(page);
  await expect.poll(() => checks).toBe(2);
}

test('when the server has a newer build, then the page reloads for it', async ({ page, consoleErrors }) => {
  await openAppWithoutPlan(page);
  await deployNewerBuild(page);
  await modeLink(page, 'Plan').click();
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
  await expect(page).toHaveURL(/\?mode=plan$/);
  allowConsoleErrors(consoleErrors, EXPECTED);
});

test('when the server has a newer build and a text is not saved, then the page stays and offers to reload', async ({
  page,
  consoleErrors,
}) => {
  await openAppWithoutPlan(page);
  await page.route('**/api/journal-entries', (route) => route.abort());
  await journalEditor(page).fill('Not saved yet');
  await deployNewerBuild(page);
  await modeLink(page, 'Plan').click();
  await expect(page.getByText('There is a new version')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await modeLink(page, 'Write').click();
  await expect(journalEditor(page)).toHaveValue('Not saved yet');
  allowConsoleErrors(consoleErrors, EXPECTED);
});
