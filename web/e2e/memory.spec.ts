import type { Page } from '@playwright/test';
import { createSubscriber, journalEditor, messageInput, post } from './actions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, THEMES } from './test.ts';

const facts = (page: Page) =>
  page.getByRole('list', { name: 'What the companion has noted' }).getByRole('listitem');
const factOf = (page: Page, text: string | RegExp) => facts(page).filter({ hasText: text });
const companionSwitch = (page: Page) => page.getByRole('switch', { name: 'Show the companion' });

const settingsSaved = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/memory/settings'),
  );

async function openMemory(page: Page): Promise<void> {
  await page.goto('/app/account?tab=memory');
  await expect(companionSwitch(page)).toBeVisible();
}

for (const { colorScheme, tag } of THEMES) {
  test(
    `when the memory is opened in the ${colorScheme} theme, then it is accessible and fits every width`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await createSubscriber(page);
      await openMemory(page);
      await expect(factOf(page, 'A finished book')).toContainText('from your onboarding answers');
      await expectAccessible(page);
      await facts(page).first().getByRole('button', { name: 'Edit' }).click();
      await facts(page).last().getByRole('button', { name: 'Delete' }).click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );
}

test(
  'when a fact is changed and another deleted, then both are so after a reload',
  { tag: '@phone' },
  async ({ page }) => {
    await createSubscriber(page);
    await openMemory(page);
    await factOf(page, 'A finished book').getByRole('button', { name: 'Edit' }).click();
    const field = page.getByRole('textbox', { name: 'What the companion has noted' });
    await expect(field).toBeFocused();
    await field.fill('You want two finished books.');
    await field.press('Enter');
    await expect(factOf(page, 'two finished books').getByRole('button', { name: 'Edit' })).toBeFocused();

    await factOf(page, 'Restlessness').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(factOf(page, 'Restlessness')).toHaveCount(0);
    expect((await deleted).status()).toBe(204);

    await page.reload();
    await expect(factOf(page, 'two finished books')).toBeVisible();
    await expect(factOf(page, 'A finished book')).toHaveCount(0);
    await expect(factOf(page, 'Restlessness')).toHaveCount(0);
  },
);

test('when something is told to the companion, then it stands there with its day, without a reload', async ({
  page,
}) => {
  await createSubscriber(page);
  await openMemory(page);
  await expect(factOf(page, 'A finished book')).toBeVisible();
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await post(page, '/api/conversations/messages', {
    content: 'My sister Ana is moving to Lisbon.',
    mode: 'heal',
    date,
  });
  await expect(factOf(page, /Your sister Ana is moving to Lisbon\.from a conversation on/)).toBeVisible({
    timeout: 40_000,
  });
});

test('when the companion is switched off, then every mode does without it, until it is on again', async ({
  page,
}) => {
  await createSubscriber(page);
  await openMemory(page);
  const saved = settingsSaved(page);
  await companionSwitch(page).click();
  expect((await saved).ok()).toBe(true);

  await page.goto('/app');
  await expect(journalEditor(page)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Companion' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hide the companion' })).toHaveCount(0);
  await expect(messageInput(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/app?mode=plan');
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Talk about the week' })).toHaveCount(0);
  await expect(messageInput(page)).toHaveCount(0);
  await page.goto('/app?mode=heal');
  await expect(page.getByText('The companion is switched off.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect(companionSwitch(page)).not.toBeChecked();
  const savedAgain = settingsSaved(page);
  await companionSwitch(page).click();
  expect((await savedAgain).ok()).toBe(true);
  await page.goto('/app?mode=heal');
  await expect(messageInput(page)).toBeVisible();
});
