import type { Locator, Page } from '@playwright/test';
import { createSubscriber } from './actions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, tabTo, test } from './test.ts';
import { event, plan } from './week.ts';

const DAY_MS = 86_400_000;
/** A Monday, so that a week's later days are days after it in the same week. */
const MONDAY = '2027-03-01';
const after = (days: number) => new Date(Date.parse(MONDAY) + days * DAY_MS).toISOString().slice(0, 10);

test.use({ timezoneId: 'Etc/UTC' });

const show = (page: Page, day: string) => page.goto(`/app?mode=plan&week=${day}`);
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Create|Edit) Event$/ });
const question = (page: Page) => page.getByRole('dialog', { name: /^Which events/ });
const answer = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click();

/** Stores a daily event that starts on the Monday. */
async function planDaily(page: Page): Promise<void> {
  await createSubscriber(page);
  await plan(page, 'Walk', '09:00', '10:00', { day: MONDAY, recurrence: 'FREQ=DAILY;COUNT=7' });
}

/** The titles of the events from the Monday on, by day. */
async function titles(page: Page, days = 7): Promise<string[]> {
  const range = `from=${MONDAY}T00:00:00Z&to=${after(days)}T00:00:00Z`;
  const response = await page.request.get(`/api/calendar/events?${range}`);
  const events = (await response.json()) as Array<{ title: string }>;
  return events.map(({ title }) => title);
}

async function rename(page: Page, day: string, from: string, to: string): Promise<void> {
  await show(page, day);
  await eventOn(page, from, day).click();
  await dialogOf(page).getByLabel('Title').fill(to);
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
}

/** The event in its day's column: a phone shows the one day, a wide window the whole week. */
function eventOn(page: Page, title: string, day: string): Locator {
  return page
    .locator(`section:has([data-slot^="${day}"])`)
    .getByRole('button', { name: new RegExp(`^${title},`) });
}

test(
  'when a weekly event is planned in the dialog, then it is on its days until its end',
  { tag: '@phone' },
  async ({ page }) => {
    await createSubscriber(page);
    await show(page, MONDAY);
    await page.getByRole('button', { name: 'New event', exact: true }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Title').fill('Swim');
    await dialog.getByLabel('Repeat').selectOption('Every week');
    await dialog.getByRole('checkbox', { name: 'Monday' }).uncheck();
    await expect(dialog.getByText('Choose at least one day')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Tuesday' }).check();
    await dialog.getByRole('checkbox', { name: 'Thursday' }).check();
    await dialog.getByLabel('Ends').selectOption('On a day');
    const lastDay = dialog.getByRole('textbox', { name: 'Last day' });
    await lastDay.fill('2027-03-01');
    await expect(dialog.getByText('Must be Tue, Mar 2, 2027 or later')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await lastDay.fill('march 11 2027');
    await expect(
      dialog.getByText(/^Every week on Tuesday and Thursday, until Thu, Mar 11, 2027/),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();

    for (const [days, count] of [
      [1, 1],
      [3, 1],
      [4, 0],
      [8, 1],
      [10, 1],
      [15, 0],
    ] as const) {
      await show(page, after(days));
      await expect(page.locator(`section:has([data-slot^="${after(days)}"])`)).toBeVisible();
      await expect(eventOn(page, 'Swim', after(days))).toHaveCount(count);
    }
    await show(page, after(8));
    await expect(eventOn(page, 'Swim', after(8))).toHaveAccessibleName(/, repeats$/);
    await expectAccessible(page);
    await eventOn(page, 'Swim', after(8)).click();
    await expect(dialog.getByLabel('Repeat')).toHaveValue('weekly');
    await expect(
      dialog.getByText('Every week on Tuesday and Thursday, until Thu, Mar 11, 2027'),
    ).toBeVisible();
  },
);

const ALL = (title: string) => Array.from({ length: 7 }, () => title);

for (const { choice, tag = [], saved, left } of [
  {
    choice: 'This event',
    saved: 'Event saved',
    left: ['Walk', 'Walk', 'Run', 'Walk', 'Walk', 'Walk', 'Walk'],
  },
  {
    choice: 'This and following events',
    tag: '@phone',
    saved: 'Events saved',
    left: ['Walk', 'Walk', 'Run', 'Run', 'Run', 'Run', 'Run'],
  },
  { choice: 'All events', saved: 'Events saved', left: ALL('Run') },
]) {
  test(
    `when '${choice}' is chosen for a change and it is undone, then it is as before`,
    { tag },
    async ({ page }) => {
      await planDaily(page);
      await rename(page, after(2), 'Walk', 'Run');
      await expect(question(page)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await answer(page, choice);
      await expectToast(page, saved);
      await expect(eventOn(page, 'Run', after(2))).toBeVisible();
      expect(await titles(page)).toEqual(left);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectToast(page, 'Undone');
      await expect(eventOn(page, 'Walk', after(2))).toBeVisible();
      expect(await titles(page)).toEqual(ALL('Walk'));
    },
  );
}

for (const { choice, tag = [], deleted, left } of [
  { choice: 'This event', tag: '@phone', deleted: 'Event deleted', left: 6 },
  { choice: 'This and following events', deleted: 'Events deleted', left: 2 },
  { choice: 'All events', deleted: 'Events deleted', left: 0 },
]) {
  test(
    `when '${choice}' is chosen for a deletion and it is undone, then it is as before`,
    { tag },
    async ({ page }) => {
      await planDaily(page);
      await rename(page, after(4), 'Walk', 'Run');
      await answer(page, 'This event');
      await expectToast(page, 'Event saved');
      const before = await titles(page);
      await show(page, after(2));
      await eventOn(page, 'Walk', after(2)).click();
      await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
      await expect(question(page).getByRole('button', { name: 'This event', exact: true })).toBeFocused();
      await answer(page, choice);
      await expectToast(page, deleted);
      await expect(eventOn(page, 'Walk', after(2))).toHaveCount(0);
      expect(await titles(page)).toHaveLength(left);
      await page.keyboard.press('Control+z');
      await expectToast(page, 'Undone');
      await expect(eventOn(page, 'Walk', after(2))).toBeVisible();
      expect(await titles(page)).toEqual(before);
    },
  );
}

test('when an event repeats in another way, then this event alone is not offered', async ({ page }) => {
  await planDaily(page);
  await show(page, after(2));
  await eventOn(page, 'Walk', after(2)).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Repeat').selectOption('Does not repeat');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(question(page).getByRole('button', { name: 'This event', exact: true })).toHaveCount(0);
  await answer(page, 'This and following events');
  await expectToast(page, 'Events saved');
  await expect(eventOn(page, 'Walk', after(2))).not.toHaveAccessibleName(/repeats/);
  expect(await titles(page)).toHaveLength(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Undone');
  await expect(eventOn(page, 'Walk', after(2))).toHaveAccessibleName(/repeats$/);
  expect(await titles(page)).toHaveLength(7);
});

test('when an event of a series is dragged, then it is asked for which, and all move and come back', async ({
  page,
}) => {
  await planDaily(page);
  await show(page, after(2));
  const drag = async () => {
    const box = await eventOn(page, 'Walk', after(2)).boundingBox();
    if (!box) throw new Error('The event is not drawn');
    const [x, y] = [box.x + 12, box.y + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 48, { steps: 6 });
    await expect(page.getByText('10:00 AM to 11:00 AM')).toBeVisible();
    await page.mouse.up();
    await expect(question(page)).toBeVisible();
  };
  await drag();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(eventOn(page, 'Walk', after(2))).toHaveAccessibleName(/, 9:00 AM to 10:00 AM,/);
  await drag();
  await answer(page, 'All events');
  await expectToast(page, 'Events moved');
  for (const day of [MONDAY, after(2), after(6)])
    await expect(eventOn(page, 'Walk', day)).toHaveAccessibleName(/, 10:00 AM to 11:00 AM,/);
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone');
  for (const day of [MONDAY, after(2), after(6)])
    await expect(eventOn(page, 'Walk', day)).toHaveAccessibleName(/, 9:00 AM to 10:00 AM,/);
});

test('when only keys are used, then an event is planned, changed with all that follow, and restored', async ({
  page,
}) => {
  await createSubscriber(page);
  await show(page, MONDAY);
  const create = page.getByRole('button', { name: 'New event', exact: true });
  await create.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Walk');
  await tabTo(page, dialog.getByLabel('Repeat'));
  for (const kind of ['daily', 'weekdays', 'weekly']) {
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByLabel('Repeat')).toHaveValue(kind);
  }
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Wednesday' }));
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox', { name: 'Wednesday' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const wednesday = eventOn(page, 'Walk', after(2));
  await wednesday.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Run');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'This event', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(dialog.getByLabel('Title')).toHaveValue('Run');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'This event', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Events saved');
  await expect(dialog).toBeHidden();
  await expect(eventOn(page, 'Run', after(2))).toBeVisible();
  await expect(eventOn(page, 'Walk', MONDAY)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone');
  await expect(wednesday).toBeVisible();
  await expect(event(page, 'Run')).toHaveCount(0);
});
