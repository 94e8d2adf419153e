import type { Locator, Page } from '@playwright/test';
import { createSubscriber, messageInput, post } from './actions.ts';
import { expect, tabTo, test } from './test.ts';

// With the exchange that begins the conversation: a page of 100 and one of 32.
const CONFIRMATIONS = 130;

// Each test makes more than a hundred calls before it begins.
test.slow();

const FIRST = 'This is where it begins';
const LAST = 'And this is how it goes on';

/** A conversation of today's in heal mode: one exchange, then so many messages that nobody answers. */
async function startLongConversation(page: Page): Promise<void> {
  await createSubscriber(page);
  await page.goto('/app?mode=heal');
  await messageInput(page).fill(FIRST);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('article', { name: 'Reply being written' })).toHaveCount(0, {
    timeout: 30_000,
  });
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  const head = await page.request.get(`/api/conversations/by-date?date=${date}&mode=heal`);
  const { id } = (await head.json()) as { id: number };
  // An open page would fetch the conversation anew after each of them.
  await page.goto('about:blank');
  for (let sent = 1; sent <= CONFIRMATIONS; sent += 1) {
    await post(page, `/api/conversations/${id}/messages`, {
      message: `Note ${sent}`,
      isCalendarConfirmation: true,
    });
  }
  await page.goto('/app?mode=heal');
  await expect(message(page, CONFIRMATIONS)).toBeInViewport();
}

/** Holds the answers with earlier messages back until the function that it returns is called. */
async function holdEarlierPages(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\?before=/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const message = (page: Page, number: number) => page.getByText(`Note ${number}`, { exact: true });
const list = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const scrollTo = (page: Page, top: number) =>
  list(page).evaluate((element, value) => element.scrollTo({ top: value }), top);

/** Where an element's top is in the window, in px, once a frame is drawn: before that the list may be between two sizes. */
const topOf = (locator: Locator) =>
  locator.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(element.getBoundingClientRect().top)),
        );
      }),
  );

test(
  'when one scrolls up in a long conversation, then older messages come and what is read stays in its place',
  { tag: '@phone' },
  async ({ page }) => {
    await startLongConversation(page);
    const firstOfPage = message(page, CONFIRMATIONS - 99);
    await expect(message(page, CONFIRMATIONS - 100)).toHaveCount(0);

    const release = await holdEarlierPages(page);
    await scrollTo(page, 60);
    await expect(page.getByRole('button', { name: 'Earlier messages' })).toHaveAttribute('aria-busy', 'true');
    const before = await topOf(firstOfPage);
    release();
    await expect(message(page, CONFIRMATIONS - 100)).toBeAttached();
    expect(Math.abs((await topOf(firstOfPage)) - before)).toBeLessThanOrEqual(1);
    // As when a font comes late, which wraps the lines above differently.
    await page.getByText(FIRST, { exact: true }).evaluate((element) => {
      element.style.minHeight = '200px';
    });
    await expect.poll(async () => Math.abs((await topOf(firstOfPage)) - before)).toBeLessThanOrEqual(1);
    await expect(page.getByRole('status').filter({ hasText: 'Earlier messages loaded' })).toBeAttached();

    await messageInput(page).fill(LAST);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('article', { name: 'You' }).last()).toHaveText(LAST);
    await expect(page.getByRole('article', { name: 'Reply being written' })).toHaveCount(0, {
      timeout: 30_000,
    });
    await expect(page.getByText(LAST, { exact: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0);
    const notes = await page.getByRole('article', { name: 'You' }).allTextContents();
    const numbered = Array.from({ length: CONFIRMATIONS }, (_, index) => `Note ${index + 1}`);
    expect(notes).toEqual([FIRST, ...numbered, LAST]);
  },
);

test('when only the keyboard is used, then the button loads older messages and the focus goes on in the list', async ({
  page,
}) => {
  await startLongConversation(page);
  const release = await holdEarlierPages(page);
  await tabTo(page, page.getByRole('button', { name: 'Earlier messages' }));
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByText(FIRST, { exact: true })).toBeAttached();
  await expect(list(page)).toBeFocused();
});
