import { createSubscriber, journalEditor, openTab } from './actions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, THEMES } from './test.ts';

for (const { colorScheme, tag } of THEMES) {
  test(
    `when a mood is chosen in the ${colorScheme} theme, then the insights say it by themselves, and lead to its page`,
    { tag },
    async ({ page, isMobile }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await createSubscriber(page);
      await page.goto('/app');
      await openTab(page, 'Journal');
      const mood = page.getByRole('group', { name: 'How do you feel?' });
      await mood.getByRole('button', { name: 'Calm' }).click();
      const chosen = mood.getByRole('button', { name: 'You feel calm. Change' });
      await expect(chosen).toBeFocused();
      await chosen.click();
      await expect(page.getByRole('dialog', { name: 'How do you feel?' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await journalEditor(page).fill('The lake was still.');
      await page.goto('/app?mode=plan');
      await expect(page.getByRole('application', { name: 'The week' })).toBeVisible();

      if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
      const sidebar = isMobile ? page.getByRole('dialog') : page.getByRole('complementary');
      await expect(sidebar.getByText("You've journaled on 1 day this week")).toBeVisible();
      await expect(sidebar.getByText('Your most frequent emotion has been "calm"')).toBeVisible();
      await sidebar.getByRole('button', { name: 'View detailed insights' }).click();
      const panel = page.getByRole('dialog', { name: 'Weekly Insights' });
      const patterns = panel.getByRole('region', { name: 'Emotional Patterns' });
      await expect(patterns.getByRole('listitem')).toHaveText('calm1 time');
      const today = panel.getByRole('grid').getByRole('button', { name: /: calm$/ });
      await expect(today).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const rest = panel.getByRole('switch', { name: 'A rest day each week' });
      const saved = page.waitForResponse('**/api/insights/settings');
      await rest.click();
      expect((await saved).ok()).toBe(true);
      await expect(rest).toBeChecked();
      await page.reload();
      if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
      await sidebar.getByRole('button', { name: 'View detailed insights' }).click();
      await expect(rest).toBeChecked();

      await today.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeHidden();
      await openTab(page, 'Journal');
      await expect(journalEditor(page)).toHaveValue('The lake was still.');
      await expect(chosen).toBeVisible();
    },
  );
}
