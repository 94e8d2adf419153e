import type { Page } from '@playwright/test';
import { createSubscriber, journalEditor, journalSaved } from './actions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, THEMES } from './test.ts';

const LONG = `The sea was grey. ${'We walked on and said little, and that was good. '.repeat(6)}`.trim();

/** Writes a long page and most of it away again, so that the server keeps the long one. */
async function writeAndShorten(page: Page): Promise<void> {
  await createSubscriber(page);
  await page.goto('/app');
  for (const text of [LONG, 'The sea was blue.']) {
    const saved = journalSaved(page);
    await journalEditor(page).fill(text);
    expect((await saved).status()).toBe(200);
  }
}

for (const { colorScheme, tag } of THEMES) {
  test(
    `when a page is shortened in the ${colorScheme} theme, then the earlier text can be read and taken back`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await writeAndShorten(page);
      await page.getByRole('button', { name: 'Earlier texts' }).click();
      const dialog = page.getByRole('dialog', { name: 'Earlier texts' });
      await expect(dialog.locator('del').filter({ hasText: 'walked' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Earlier texts' })).toBeFocused();

      await page.keyboard.press('Enter');
      const saved = journalSaved(page);
      await dialog.getByRole('button', { name: 'Take this one back' }).click();
      await expect(journalEditor(page)).toHaveValue(LONG);
      await saved;
      await page.reload();
      await expect(journalEditor(page)).toHaveValue(LONG);
      // What it replaced is kept in turn.
      await page.getByRole('button', { name: 'Earlier texts' }).click();
      await expect(dialog.getByRole('button', { name: /^Saved at/ })).toHaveCount(2);
      await dialog.getByRole('switch', { name: 'Show what changed after it' }).click();
      await expect(dialog.getByText('The sea was blue.', { exact: true })).toBeVisible();
    },
  );

  test(
    `when the list of pages is opened in the ${colorScheme} theme, then today's page is in it and opens`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await createSubscriber(page);
      await page.goto('/app');
      await page.getByRole('button', { name: 'Your pages' }).click();
      const list = page.getByRole('dialog', { name: 'Your pages' });
      await expect(list.getByText(/^No page is written yet/)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      const saved = journalSaved(page);
      await journalEditor(page).fill('\nA quiet morning\nand more.');
      await saved;
      await page.getByRole('button', { name: 'Your pages' }).click();
      const item = list.getByRole('button', { name: /: A quiet morning$/ });
      await expect(item).toHaveAttribute('aria-current', 'page');
      await expect(item).toContainText('5 words');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await item.click();
      await expect(list).toBeHidden();
      await expect(journalEditor(page)).toHaveValue('\nA quiet morning\nand more.');
    },
  );
}
