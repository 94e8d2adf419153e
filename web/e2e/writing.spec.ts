import { createSubscriber, openTab, journalEditor, journalSaved } from './actions.ts';
import { expect, allowConsoleErrors, test } from './test.ts';

const ENTRIES = '**/api/journal-entries';

test('when the page is closed before the automatic save, then the entry is saved on closing', async ({
  page,
}) => {
  await createSubscriber(page);
  await page.goto('/app');
  await journalEditor(page).fill('Written and left at once');
  await page.goto('about:blank');
  await page.goto('/app');
  await expect(journalEditor(page)).toHaveValue('Written and left at once');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('when another mode is opened before the automatic save, then the entry is saved', async ({ page }) => {
  await createSubscriber(page);
  await page.goto('/app');
  const saved = journalSaved(page);
  await journalEditor(page).fill('On to the week');
  await page
    .getByRole('navigation', { name: 'Modes', exact: true })
    .getByRole('link', { name: 'Plan' })
    .click();
  expect((await saved).request().postDataJSON()).toMatchObject({ content: 'On to the week' });
});

test('when the server cannot be reached, then the status says so, and a reload loses nothing', async ({
  page,
  consoleErrors,
}) => {
  await createSubscriber(page);
  await page.goto('/app');
  await page.route(ENTRIES, (route) => route.abort());
  await journalEditor(page).fill('Under a bridge');
  await expect(page.getByText('Not saved, trying again')).toBeVisible();

  await page.reload();
  await expect(journalEditor(page)).toHaveValue('Under a bridge');
  await page.unroute(ENTRIES);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(journalEditor(page)).toHaveValue('Under a bridge');
  allowConsoleErrors(consoleErrors, /ERR_FAILED/);
});

test('when the entry was changed elsewhere meanwhile, then both texts are kept', async ({
  page,
  consoleErrors,
}) => {
  await createSubscriber(page);
  await page.goto('/app');
  const text = journalEditor(page);
  await text.fill('From here');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // As on a bad connection: this page does not learn of the other save.
  await page.route('**/api/journal-entries/*', (route) => route.abort());
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const elsewhere = await page.request.post('/api/journal-entries', {
    data: { date, content: 'From the phone' },
    headers: { 'x-timezone': zone },
  });
  expect(elsewhere.ok()).toBe(true);
  await text.fill('From here, and more');
  await expect(page.getByRole('alert')).toContainText('From the phone');
  await expect(text).toHaveValue('From here, and more');
  await page.getByRole('button', { name: 'Take the other' }).click();
  await expect(text).toHaveValue('From the phone');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const history = await page.request.get(`/api/journal-entries/${date}/revisions`);
  const { revisions } = (await history.json()) as { revisions: { content: string }[] };
  expect(revisions.map(({ content }) => content)).toContain('From here, and more');
  allowConsoleErrors(consoleErrors, /ERR_FAILED|409/);
});

test(
  'when the day picker is opened, then only days with an entry and today can be chosen',
  { tag: '@phone' },
  async ({ page }) => {
    await createSubscriber(page);
    await page.goto('/app');
    await openTab(page, 'Journal');
    await journalEditor(page).fill('A day with words');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Choose a day/ }).click();
    const today = page.getByRole('grid').getByRole('button', { name: /with an entry/ });
    await expect(today).toBeFocused();
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(page.getByRole('grid').getByRole('button', { disabled: false })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await expect(today).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toBeHidden();
  },
);
