import type { Page } from '@playwright/test';
import {
  createAccount,
  createSubscriber,
  journalEditor,
  messageInput,
  newAccount,
  onboard,
  post,
  signIn,
  signOut,
  subscribe,
  type Account,
} from './actions.ts';
import { type Network, test } from './network.ts';
import { allowConsoleErrors, expect } from './test.ts';

const EXPECTED =
  /ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION|ERR_SOCKS|ERR_EMPTY|ERR_FAILED|Failed to fetch|status of 40[134]/;
const signInTitle = (page: Page) => page.getByRole('heading', { name: 'Sign In to Your Account' });

/** Everything that this browser keeps for the site, as text. */
const readStorages = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), history.state];
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await result(database.transaction(store).objectStore(store).getAll());
        const toText = (_key: string, value: unknown) =>
          value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value;
        found.push(JSON.stringify(rows, toText));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) found.push(await (await cache.match(request))?.text());
    }
    return JSON.stringify(found);
  });

async function expectNoWords(page: Page): Promise<void> {
  // What is sealed after the page has changed takes a moment.
  await expect.poll(() => readStorages(page)).not.toMatch(/canary/i);
}

/** Types words everywhere that the server does not get. */
async function typeEverywhere(page: Page): Promise<Account> {
  const account = await createAccount(page);
  await onboard(page);
  await page.goto('/subscribe');
  await page.getByLabel('Promo code').fill('Canary');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This promo code is not valid or has expired.').first()).toBeVisible();

  await subscribe(page);
  await page.goto('/app/account?tab=memory');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByRole('textbox', { name: 'What the companion has noted' }).fill('The note’s canary');
  await page.getByRole('tab', { name: 'Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('A little more about it').fill('The reason’s canary');
  await page.getByLabel('What should be better?').fill('The wish’s canary');

  await page.route('**/api/journal-entries', (route) => route.abort());
  await page.goto('/app');
  await journalEditor(page).fill('The journal’s canary');
  await messageInput(page).fill('The message’s canary');
  await expect(page.getByText('Not saved, trying again')).toBeVisible();
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('searchbox').fill('The search’s canary');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Modes', exact: true })
    .getByRole('link', { name: 'Plan' })
    .click();
  await page.getByRole('button', { name: 'New event' }).first().click();
  await page.getByLabel('Title').fill('The event’s canary');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  return account;
}

const KINDS: { kind: string; end: (page: Page, network: Network) => Promise<void> }[] = [
  { kind: 'by the menu', end: (page) => signOut(page) },
  {
    kind: 'by the end of the session elsewhere',
    async end(page) {
      const [cookie] = await page.context().cookies();
      if (!cookie) throw new Error('no session');
      await post(page, '/api/logout', {});
      await expect(signInTitle(page)).toBeVisible();
    },
  },
  {
    kind: 'because the session has expired before the next visit',
    async end(page) {
      await page.context().clearCookies();
      await page.reload();
      await expect(signInTitle(page)).toBeVisible();
    },
  },
  {
    kind: 'by another person who signs in',
    async end(page) {
      const other = await page.context().newPage();
      await createAccount(other);
      await other.goto('/app');
      await expect(other.getByText('Step 1 of 6')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Step 1 of 6')).toBeVisible();
      await other.close();
    },
  },
  {
    kind: 'without a network',
    async end(page, network) {
      await network.disconnect();
      await page.getByRole('button', { name: 'Profile menu' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(signInTitle(page)).toBeVisible();
      await expectNoWords(page);
      const ended = page.waitForResponse('**/api/logout');
      await network.reconnect();
      expect((await ended).status()).toBe(204);
    },
  },
];

for (const { kind, end } of KINDS) {
  test(`when somebody is signed out ${kind}, then nothing they typed can be read, and unsaved words are there for them alone`, async ({
    page,
    network,
    consoleErrors,
  }) => {
    const account = await typeEverywhere(page);
    await end(page, network);
    await expectNoWords(page);

    await page.context().clearCookies();
    await page.unroute('**/api/journal-entries');
    await signIn(page, account);
    await expect(journalEditor(page)).toHaveValue('The journal’s canary');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectNoWords(page);
    allowConsoleErrors(consoleErrors, EXPECTED);
  });
}

test('when somebody signs out in the onboarding, then their answers cannot be read, and are there when they come back', async ({
  page,
}) => {
  const account = newAccount();
  await createAccount(page, account);
  await page.goto('/onboarding');
  const name = page.getByLabel(/What should we call you/);
  await name.fill('Canary');
  expect(await readStorages(page)).toContain('Canary');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expectNoWords(page);
  await signIn(page, account);
  await expect(name).toHaveValue('Canary');
});

test('when the page is opened again before the server knows of a sign-out, then it acts signed out and says so first', async ({
  page,
  context,
  network,
  consoleErrors,
}) => {
  await createSubscriber(page);
  await page.goto('/app');
  await expect(journalEditor(page)).toBeVisible();
  await network.disconnect();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(signInTitle(page)).toBeVisible();
  await expect(page.getByText('Signed out on this device', { exact: true })).toBeVisible();
  await page.close();

  await network.reconnect();
  const reopened = await context.newPage();
  const calls: string[] = [];
  reopened.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await reopened.goto('/app');
  await expect(signInTitle(reopened)).toBeVisible();
  await expect.poll(() => calls).toEqual(['/api/logout']);
  await expect.poll(async () => (await context.request.get('/api/auth/user')).status()).toBe(401);
  allowConsoleErrors(consoleErrors, EXPECTED);
});
