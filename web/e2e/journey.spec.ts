import type { Page } from '@playwright/test';
import {
  completeWizard,
  createSubscriber,
  messageInput,
  newAccount,
  openTab,
  journalEditor,
  signIn,
  signOut,
  signUp,
} from './actions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { event } from './week.ts';

const WORDS = 'The light on the kitchen table this morning.\nI want to remember it.';
const EVENT = 'A walk by the river';
const MESSAGE = 'I feel tired after a long week of deadlines';

/** Records the length of the streaming reply each time it changes. */
async function recordReplyLengths(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const lengths: number[] = [];
    Object.assign(window, { replyLengths: lengths });
    new MutationObserver(() => {
      const reply = document.querySelector('[role="log"] [aria-busy="true"]')?.textContent ?? '';
      if (reply === '' || reply === 'Writing a reply' || reply.length === lengths.at(-1)) return;
      lengths.push(reply.length);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { replyLengths: number[] }).replyLengths);
}

test(
  'when a new user signs up, then they get to a journal and a companion that keep their texts',
  { tag: '@both' },
  async ({ page }) => {
    // Everything that a new user does, one after the other.
    test.slow();
    const person = newAccount();

    await test.step('sign up', async () => {
      await page.goto('/signup');
      await expect(page.getByRole('heading', { name: 'Start Your Wellness Journey' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await signUp(page, person);
      await expect(page.getByText('Step 1 of 6')).toBeVisible();
    });

    await test.step('answer every question of the wizard', async () => {
      await completeWizard(page, async () => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
      await expect(page.getByText('Onboarding Complete!', { exact: true })).toBeVisible({ timeout: 40_000 });
    });

    await test.step('read the SoulPrint and subscribe without a card', async () => {
      await page.waitForURL('**/subscribe');
      await expect(
        page.getByRole('article', { name: 'Your SoulPrint™' }).getByRole('heading', { name: 'Who you are' }),
      ).toBeVisible();
      await page.getByLabel('Promo code').fill('welcome100');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByRole('button', { name: 'Activate Your Free Account' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Activate Your Free Account' }).click();
    });

    await test.step('see the SoulPrint in the app', async () => {
      const dialog = page.getByRole('dialog', { name: 'Your SoulPrint™' });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText('Steadfast', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/app$/);
    });

    await test.step('write, and find it after a reload', async () => {
      await journalEditor(page).fill(WORDS);
      await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.reload();
      await expect(journalEditor(page)).toHaveValue(WORDS);
    });

    await test.step('send a message to the companion, whose reply streams', async () => {
      await openTab(page, 'Companion');
      await messageInput(page).fill(MESSAGE);
      const lengths = await recordReplyLengths(page);
      await messageInput(page).press('Control+Enter');
      const log = page.getByRole('log');
      await expect(log.getByRole('article', { name: 'You' })).toHaveText(MESSAGE);
      await expect(log.getByRole('article', { name: 'Companion' })).toBeVisible({ timeout: 30_000 });
      const seen = await lengths();
      expect(seen.length).toBeGreaterThan(3);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('plan an event in the week', async () => {
      await page.goto('/app?mode=plan');
      await page.locator('[data-slot$="T15:00"]').first().click();
      const dialog = page.getByRole('dialog', { name: 'Create Event' });
      await dialog.getByLabel('Title').fill(EVENT);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(event(page, EVENT)).toBeVisible();
      await page.reload();
      await expect(event(page, EVENT)).toBeVisible();
      await page.goto('/app');
      // The tabs of a phone come with it.
      await expect(journalEditor(page)).toHaveValue(WORDS);
      await openTab(page, 'Companion');
    });

    const log = page.getByRole('log');
    const reply = await log.getByRole('article', { name: 'Companion' }).innerText();

    const expectBoth = async () => {
      await openTab(page, 'Journal');
      await expect(journalEditor(page)).toHaveValue(WORDS);
      await openTab(page, 'Companion');
      await expect(log.getByRole('article', { name: 'You' })).toHaveText([MESSAGE]);
      await expect(log.getByRole('article', { name: 'Companion' })).toHaveCount(1);
      expect(await log.getByRole('article', { name: 'Companion' }).innerText()).toBe(reply);
    };

    await test.step('find both after a reload', async () => {
      await page.reload();
      await expectBoth();
    });

    await test.step('sign out, sign in, and find everything', async () => {
      await signOut(page);
      expect(
        await page.evaluate(() =>
          [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(),
        ),
      ).not.toContain('kitchen table');
      await page.goto('/app');
      await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await signIn(page, person);
      await expect(journalEditor(page)).toHaveValue(WORDS);
      await expectBoth();
    });
  },
);

test('when another user signs in on the same device, then they see nothing of the previous one', async ({
  page,
}) => {
  await createSubscriber(page);
  await page.goto('/app');
  await journalEditor(page).fill(WORDS);
  await openTab(page, 'Companion');
  await messageInput(page).fill(MESSAGE);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('article', { name: 'Companion' })).toBeVisible({ timeout: 30_000 });
  const conversation = await page.request.get('/api/conversations/by-date', {
    params: { date: new Date().toLocaleDateString('sv'), mode: 'write' },
  });
  const { id } = (await conversation.json()) as { id: number };
  await signOut(page);

  await createSubscriber(page);
  await page.goto('/app');
  await expect(journalEditor(page)).toHaveValue('');
  await openTab(page, 'Companion');
  await expect(page.getByRole('list', { name: 'Ways to begin' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect((await page.request.get(`/api/conversations/${id}`)).status()).toBe(404);
  expect(await (await page.request.get('/api/journal-dates')).json()).toEqual({ dates: [] });
});
