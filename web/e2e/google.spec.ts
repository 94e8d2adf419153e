import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createSubscriber } from './actions.ts';
import {
  allowConsoleErrors,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
} from './test.ts';
import { dayFromToday, event, plan } from './week.ts';

test.use({ timezoneId: 'Etc/UTC' });

const ACCOUNT = 'you@example.com';
/** Of another test: who withdraws the permission of an account withdraws it for everybody who has connected it. */
const OTHER_ACCOUNT = 'work@example.com';
/** One that the account may only read. */
const HOLIDAYS = 'holidays0000@group.v.calendar.google.com';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Calendar Sync' });
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: /^Calendar sync/ }).click();
  await expect(dialog(page)).toBeVisible();
};

/** Answers on Google's page, which comes back to the week. @returns the address of the emulator */
async function answerAtGoogle(
  page: Page,
  decision: 'Allow' | 'Deny',
  account: string = ACCOUNT,
): Promise<string> {
  await page.getByRole('radio', { name: new RegExp(account) }).check();
  const { origin } = new URL(page.url());
  await page.getByRole('button', { name: decision }).click();
  await expect(dialog(page)).toBeVisible();
  // A reload must not say it again.
  await expect(page).toHaveURL(/\/app\?mode=plan$/);
  return origin;
}

/** Adds an event of tomorrow's morning at Google. */
async function addAtGoogle(page: Page, google: string, calendar: string, summary: string): Promise<void> {
  const start = { dateTime: `${dayFromToday(1)}T09:00:00Z` };
  const end = { dateTime: `${dayFromToday(1)}T10:00:00Z` };
  const data = { calendar, method: 'insert', body: { summary, start, end } };
  const added = await page.request.post(`${google}/control/events`, { data });
  expect(added.ok(), `${added.status()}`).toBe(true);
}

/** Syncs, and waits until it is done. */
async function syncNow(page: Page): Promise<void> {
  const button = dialog(page).getByRole('button', { name: 'Sync now' });
  await button.click();
  await expect(page.getByText(/^Your calendars are in step: /).first()).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(dialog(page).getByText(/^Last sync today at /)).toBeVisible();
}

async function dragDown(page: Page, block: Locator): Promise<void> {
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error('It is not drawn');
  await page.mouse.move(box.x + 12, box.y + 24);
  await page.mouse.down();
  await page.mouse.move(box.x + 12, box.y + 96, { steps: 6 });
  await page.mouse.up();
}

test('when a calendar is connected, synced and disconnected, then the week shows what is at Google', async ({
  page,
  consoleErrors,
}) => {
  // A dozen visits to the emulator, at Google's pace.
  test.slow();
  const theirs = `Dentist ${randomUUID().slice(0, 8)}`;
  const ours = `Piano ${randomUUID().slice(0, 8)}`;
  const tomorrow = dayFromToday(1);
  await createSubscriber(page);
  await plan(page, ours, '15:00', '16:00', { day: tomorrow });
  await page.goto('/app?mode=plan');

  await test.step('not given the permission', async () => {
    await openDialog(page);
    await dialog(page).getByRole('button', { name: 'Connect Google Calendar' }).click();
    await answerAtGoogle(page, 'Deny');
    await expect(dialog(page).getByRole('alert')).toContainText('You did not give the permission');
    await expectAccessible(page);
  });

  const google = await test.step('connected', async () => {
    await dialog(page).getByRole('button', { name: 'Connect Google Calendar' }).click();
    const origin = await answerAtGoogle(page, 'Allow');
    await expect(dialog(page).getByRole('paragraph').filter({ hasText: ACCOUNT })).toBeVisible();
    await expect(page.getByText('Google Calendar connected', { exact: true })).toBeVisible();
    return origin;
  });

  await test.step('synced', async () => {
    await addAtGoogle(page, google, ACCOUNT, theirs);
    await dialog(page).getByLabel('Calendar', { exact: true }).selectOption(ACCOUNT);
    await syncNow(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page.goto(`/app?mode=plan&week=${tomorrow}`);
    await expect(event(page, theirs)).toHaveAccessibleName(/from Google Calendar$/);
    const calendars = await page.request.get(`${google}/calendars`);
    expect(await calendars.text()).toContain(ours);
  });

  await test.step('permission withdrawn, and given again', async () => {
    const withdrawn = await page.request.post(`${google}/control/access/revoke`, {
      data: { account: ACCOUNT },
    });
    expect(withdrawn.ok(), `${withdrawn.status()}`).toBe(true);
    await openDialog(page);
    await expect(page.getByText('Failed to load your Google Calendars', { exact: true })).toBeVisible();
    const reconnect = dialog(page).getByRole('button', { name: 'Reconnect' });
    await expect(reconnect).toBeVisible();
    await expectAccessible(page);
    allowConsoleErrors(consoleErrors, /status of 409 .*google-calendar\/calendars/);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Calendar sync, needs attention' }).click();
    await reconnect.click();
    await answerAtGoogle(page, 'Allow');
    await expect(dialog(page).getByText('Connected', { exact: true })).toBeVisible();
  });

  await test.step('with a calendar that is read-only', async () => {
    const holiday = `Holiday ${randomUUID().slice(0, 8)}`;
    await addAtGoogle(page, google, HOLIDAYS, holiday);
    await dialog(page).getByLabel('Calendar', { exact: true }).selectOption(HOLIDAYS);
    await dialog(page).getByRole('button', { name: 'Use this calendar' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Use this calendar' })).toHaveCount(0);
    await syncNow(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.goto(`/app?mode=plan&week=${tomorrow}`);
    const block = event(page, holiday);
    await expect(block).toHaveAccessibleName(/, from Google Calendar, cannot be changed here$/);
    await expect(event(page, theirs)).toHaveCount(0);
    const name = (await block.getAttribute('aria-label')) ?? '';
    await dragDown(page, block);
    await expectToast(page, 'This event can be changed in Google Calendar alone.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(block).toHaveAccessibleName(name);
    await block.click();
    await expect(page.getByRole('dialog', { name: holiday })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('disconnected', async () => {
    await openDialog(page);
    await dialog(page).getByRole('button', { name: 'Disconnect' }).click();
    const question = page.getByRole('dialog', { name: 'Disconnect Google Calendar?' });
    await expectAccessible(page);
    await question.getByRole('radio', { name: 'Are deleted from Google Calendar' }).check();
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Google Calendar disconnected successfully', { exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Connect Google Calendar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(event(page, ours)).toBeVisible();
    await expect(event(page, theirs)).toHaveCount(0);
  });
});

test('when the sync is automatic, then a change at Google is in the week of two tabs by itself, and one here is at Google', async ({
  page,
  context,
}) => {
  const [theirs, ours] = ['Dentist', 'Piano'].map((title) => `${title} ${randomUUID().slice(0, 8)}`);
  const tomorrow = dayFromToday(1);
  await createSubscriber(page);
  await page.goto('/app?mode=plan');
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Connect Google Calendar' }).click();
  const google = await answerAtGoogle(page, 'Allow', OTHER_ACCOUNT);
  await dialog(page).getByRole('switch', { name: 'Automatic sync' }).click();
  await expect(dialog(page).getByText(/^Last sync today at /)).toBeVisible();
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/app?mode=plan&week=${tomorrow}`);
  await addAtGoogle(page, google, OTHER_ACCOUNT, theirs ?? '');
  for (const tab of [page, other]) await expect(event(tab, theirs ?? '')).toBeVisible();
  await plan(page, ours ?? '', '15:00', '16:00', { day: tomorrow });
  await expect.poll(async () => (await page.request.get(`${google}/calendars`)).text()).toContain(ours ?? '');
});
