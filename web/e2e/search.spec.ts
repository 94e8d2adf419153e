import { createSubscriber, journalEditor, journalSaved } from './actions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, THEMES } from './test.ts';

const TEXT = 'A grey morning.\n\nI cried in the car and nobody saw it.';

for (const { colorScheme, tag } of THEMES) {
  test(
    `when a page is looked for by a word in the ${colorScheme} theme, then it is found, marked, and opens`,
    { tag },
    async ({ page, isMobile }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await createSubscriber(page);
      await page.goto('/app');
      const saved = journalSaved(page);
      await journalEditor(page).fill(TEXT);
      expect((await saved).status()).toBe(200);
      await page.goto('/app?mode=plan');
      // Not the frame that stands until the session is known.
      await expect(page.getByRole('application', { name: 'The week' })).toBeVisible();

      if (isMobile) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
      } else {
        await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
        await page.keyboard.press('/');
      }
      const search = page.getByRole('dialog', { name: 'Search' });
      const field = search.getByRole('searchbox');
      await expect(field).toBeFocused();
      await field.fill('nobo');
      await expect(search.locator('mark')).toHaveText('nobo');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await field.fill('zebra');
      await expect(search.getByText(/^Nothing found for “zebra”/)).toBeVisible();
      await expectAccessible(page);

      await field.fill('"the car" zebra');
      await expect(search.locator('mark')).toHaveText('the car');
      expect(page.url()).not.toContain('zebra');
      await field.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(journalEditor(page)).toHaveValue(TEXT);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
}

test('when only the meaning of a page fits, then it is found as soon as the page was read', async ({
  page,
}) => {
  // Pages are read in the background half a minute after their last change.
  test.setTimeout(150_000);
  await createSubscriber(page);
  await page.goto('/app');
  const saved = journalSaved(page);
  await journalEditor(page).fill(TEXT);
  await saved;
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('searchbox').fill('when did I cry?');
  await expect(search.getByText(/^Nothing found for/)).toBeVisible();
  const result = search.getByRole('listitem').filter({ hasText: 'I cried in the car' });
  await expect(result).toBeVisible({ timeout: 120_000 });
  await expect(result.locator('mark')).toHaveCount(0);
});
