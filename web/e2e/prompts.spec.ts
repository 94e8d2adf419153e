import { createSubscriber, journalEditor, openTab } from './actions.ts';
import { expect, expectAccessible, test } from './test.ts';

test(
  'when a question is chosen, then it stands above the text, and is no part of it',
  { tag: '@phone' },
  async ({ page }) => {
    await createSubscriber(page);
    await page.goto('/app');
    await openTab(page, 'Journal');
    const offered = page.getByRole('region', { name: 'A question to begin with' });
    const question = offered.getByRole('button').first();
    const first = await question.textContent();
    await offered.getByRole('button', { name: 'Another question' }).click();
    await expect(question).not.toHaveText(first ?? '');
    await expectAccessible(page);

    const chosen = (await question.textContent()) ?? '';
    await question.click();
    const quote = page.getByRole('blockquote');
    await expect(quote).toHaveText(chosen);
    await expect(journalEditor(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(quote).toBeHidden();
    await page.keyboard.press('Control+Shift+z');
    await expect(quote).toHaveText(chosen);
    await page.keyboard.type('To the mill and back.');
    await expect(journalEditor(page)).toHaveValue('To the mill and back.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(quote).toHaveText(chosen);
    await expect(journalEditor(page)).toHaveValue('To the mill and back.');
    await page.getByRole('button', { name: 'Your pages' }).click();
    await expect(page.getByRole('button', { name: /: To the mill and back\.$/ })).toContainText('5 words');
  },
);

test(
  'when focus mode is on, then the page alone is shown, at the same place',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await createSubscriber(page);
    await page.goto('/app');
    await openTab(page, 'Journal');
    const editor = journalEditor(page);
    await editor.fill('A line of the day.\n'.repeat(200));
    await editor.press('Control+Home');
    const around = [
      page.getByRole('banner'),
      page.getByRole('navigation'),
      page.getByRole('complementary'),
      page.getByRole('tab', { name: 'Companion' }),
      page.getByRole('textbox', { name: 'Message' }),
    ].map((part) => part.filter({ visible: true }));
    const shown = await Promise.all(around.map((part) => part.count()));
    // Else nothing would be seen to go.
    expect(Math.min(...shown.slice(0, 2))).toBeGreaterThan(0);
    if (isMobile) expect(shown[3]).toBe(1);

    await page.getByRole('button', { name: 'Focus mode' }).click();
    for (const part of around) await expect(part).toHaveCount(0);
    await expect(editor).toBeFocused();
    expect(await editor.evaluate((element) => (element as HTMLTextAreaElement).selectionStart)).toBe(0);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    for (const [index, part] of around.entries()) await expect(part).toHaveCount(shown[index] ?? 0);
    await page.keyboard.press('Control+Shift+F');
    await expect(page.getByRole('button', { name: 'Leave focus mode' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Focus mode', exact: true })).toBeVisible();
  },
);
