import type { Page } from '@playwright/test';
import { createSubscriber, journalEditor, messageInput, openTab } from './actions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const list = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const replies = (page: Page) => list(page).getByRole('article', { name: 'Companion', exact: true });
const emotions = (page: Page) => list(page).getByRole('list', { name: 'Emotions' });

/** Sends a message and waits for its reply, which is the `count`th. */
async function exchange(page: Page, text: string, count: number): Promise<void> {
  await messageInput(page).fill(text);
  await messageInput(page).press('Control+Enter');
  await expect(replies(page)).toHaveCount(count, { timeout: 30_000 });
}

async function openCompanion(page: Page): Promise<void> {
  await expect(journalEditor(page)).toBeVisible();
  await openTab(page, 'Companion');
}

test(
  'when a message was read, then its feelings stand under the reply by themselves, and not beside a crisis',
  { tag: '@phone' },
  async ({ page }) => {
    await createSubscriber(page);
    await page.goto('/app');
    await openCompanion(page);
    await exchange(page, 'I am so worried about the rent.', 1);
    await expect(replies(page).getByRole('list', { name: 'Emotions' })).toContainText('anxiety');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await exchange(page, 'I am so grateful for my sister.', 2);
    await expect(emotions(page)).toHaveCount(2);
    await expect(emotions(page).nth(1)).toContainText('gratitude');
    await exchange(page, 'I am so sad. I want to kill myself.', 3);
    await expect(messageInput(page)).toBeEnabled();
    await page.reload();
    await openCompanion(page);
    await expect(replies(page)).toHaveCount(3);
    await expect(emotions(page)).toHaveCount(2);
  },
);
