import type { Page } from '@playwright/test';
import { createSubscriber, messageInput, journalEditor } from './actions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** Expects the streaming reply to have text. */
const expectReplyStarted = (page: Page) =>
  expect(page.getByRole('article', { name: 'Reply being written' })).not.toHaveText(/^(Writing a reply)?$/);

for (const theme of ['light', 'dark'] as const) {
  test(`when the modes are opened in the ${theme} theme, then each is accessible and fits every width`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await createSubscriber(page);
    await page.goto('/app');
    await expect(journalEditor(page)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Choose a day/ }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.goto('/app?mode=heal');
    await expect(messageInput(page)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto('/app?mode=plan');
    await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'New event', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Create Event' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('when an hour is clicked, then an event can be created, changed and deleted', async ({ page }) => {
  await createSubscriber(page);
  await page.goto('/app?mode=plan');
  await page
    .getByRole('button', { name: /^New event, .*, 10AM$/ })
    .filter({ visible: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Title').fill('Walk by the lake');
  await dialog.getByRole('radio', { name: 'Teal' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const event = page.getByRole('button', { name: /^Walk by the lake, 10/ });
  await expect(event).toBeVisible();
  await page.reload();
  await event.click();
  await expect(
    page.getByRole('dialog', { name: 'Edit Event' }).getByRole('radio', { name: 'Teal' }),
  ).toBeChecked();
  await dialog.getByLabel('All day').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Walk by the lake, all day' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Walk by the lake')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Walk by the lake, all day' })).toBeVisible();
});

test('when the page is reloaded during a reply or the reply is stopped, then nothing of it is lost', async ({
  page,
}) => {
  await createSubscriber(page);
  await page.goto('/app?mode=heal');
  await messageInput(page).fill('Tell me how to rest when there is too much to do');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectReplyStarted(page);
  await page.reload();
  await expect(page.getByRole('article', { name: 'You' })).toHaveText(/how to rest/);
  await expect(page.getByRole('article', { name: 'Companion' })).toContainText(/\w+ \w+/, {
    timeout: 30_000,
  });
  await expect(messageInput(page)).toHaveValue('');

  await messageInput(page).fill('Walk me through a short breathing exercise');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectReplyStarted(page);
  // At once: a reply is whole within three seconds.
  await page.getByRole('button', { name: 'Stop' }).dispatchEvent('click');
  await expect(page.getByRole('article', { name: 'Companion' })).toHaveCount(2);
  await expect(page.getByRole('article', { name: 'Companion' }).last()).toContainText(/\w+/);
});
