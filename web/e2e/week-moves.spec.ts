import type { Locator, Page } from '@playwright/test';
import { createSubscriber } from './actions.ts';
import { allowConsoleErrors, expect, expectAccessible, expectToast, tabTo, test } from './test.ts';
import { dayFromToday, event, plan } from './week.ts';

test.use({ timezoneId: 'Etc/UTC' });

// A Wednesday some weeks from now: nothing depends on the hour or the weekday of the test.
const weekday = new Date(`${dayFromToday(21)}T00:00Z`).getUTCDay();
const wednesday = dayFromToday(21 - ((weekday + 6) % 7) + 2);
const nextDay = (days: number) =>
  new Date(Date.parse(`${wednesday}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const nameOfDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

const HOUR_PX = 48;

async function openWednesday(page: Page): Promise<void> {
  await page.goto(`/app?mode=plan&week=${wednesday}`);
  await expect(event(page, 'Swim')).toBeVisible();
}

/** Expects the event at these times of a day, also after a reload. */
async function expectStored(page: Page, title: string, times: string, day: string): Promise<void> {
  await expect(event(page, title)).toHaveAccessibleName(`${title}, ${times}, ${nameOfDay(day)}`);
  await expectToast(page, 'Event moved');
  await page.goto(`/app?mode=plan&week=${day}`);
  await expect(event(page, title)).toHaveAccessibleName(`${title}, ${times}, ${nameOfDay(day)}`);
}

const boxOf = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
};

/** Drags from a place within an element, in steps; the button stays down. */
async function dragMouse(
  page: Page,
  from: Locator,
  at: { x: number; y: number },
  by: { x: number; y: number },
) {
  const box = await boxOf(from);
  const y = at.y < 0 ? box.height + at.y : at.y;
  await page.mouse.move(box.x + at.x, box.y + y);
  await page.mouse.down();
  await page.mouse.move(box.x + at.x + by.x, box.y + y + by.y, { steps: 6 });
}

for (const width of [640, 1440]) {
  test(`when events are dragged by the mouse at ${width} px, then they move, grow, shrink and are drawn`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await createSubscriber(page);
    await plan(page, 'Swim', '09:00', '10:00', { day: wednesday });
    await openWednesday(page);
    const column = await boxOf(page.locator(`section:has([data-slot="${wednesday}T00:00"])`));

    await test.step('to another day and hour', async () => {
      await dragMouse(page, event(page, 'Swim'), { x: 12, y: 20 }, { x: column.width, y: HOUR_PX * 1.25 });
      await expect(page.getByText('10:15 AM to 11:15 AM')).toBeVisible();
      await page.mouse.up();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectStored(page, 'Swim', '10:15 AM to 11:15 AM', nextDay(1));
    });

    await test.step('by its lower and its upper edge', async () => {
      await dragMouse(page, event(page, 'Swim'), { x: 12, y: -2 }, { x: 0, y: HOUR_PX / 2 });
      await page.mouse.up();
      await expectStored(page, 'Swim', '10:15 AM to 11:45 AM', nextDay(1));
      await dragMouse(page, event(page, 'Swim'), { x: 12, y: 2 }, { x: 0, y: HOUR_PX * 4 });
      await page.mouse.up();
      await expectStored(page, 'Swim', '11:30 AM to 11:45 AM', nextDay(1));
    });

    await test.step('and put back by Escape, and by Undo', async () => {
      await dragMouse(page, event(page, 'Swim'), { x: 12, y: 8 }, { x: 0, y: HOUR_PX });
      await page.keyboard.press('Escape');
      await page.mouse.up();
      const name = `Swim, 11:30 AM to 11:45 AM, ${nameOfDay(nextDay(1))}`;
      await expect(event(page, 'Swim')).toHaveAccessibleName(name);
      await dragMouse(page, event(page, 'Swim'), { x: 12, y: 8 }, { x: 0, y: HOUR_PX });
      await page.mouse.up();
      await expectToast(page, 'Event moved');
      await page.keyboard.press('Control+z');
      await expectToast(page, 'Undone');
      await expect(event(page, 'Swim')).toHaveAccessibleName(name);
    });

    await test.step('over empty hours', async () => {
      await dragMouse(
        page,
        page.locator(`[data-slot="${nextDay(1)}T13:00"]`),
        { x: 12, y: 2 },
        { x: 0, y: 70 },
      );
      await page.mouse.up();
      const dialog = page.getByRole('dialog', { name: 'Create Event' });
      await expect(dialog.getByRole('textbox', { name: 'Start time' })).toHaveValue('1:00 PM');
      await expect(dialog.getByRole('textbox', { name: 'End time' })).toHaveValue('2:30 PM');
      await dialog.getByLabel('Title').fill('Read');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(event(page, 'Read')).toHaveAccessibleName(
        `Read, 1:00 PM to 2:30 PM, ${nameOfDay(nextDay(1))}`,
      );
    });
  });
}

test('when an event is held at the lower edge, then the hours scroll and it goes along', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await createSubscriber(page);
  await plan(page, 'Swim', '09:00', '10:00', { day: wednesday });
  await openWednesday(page);
  const box = await boxOf(event(page, 'Swim'));
  await page.mouse.move(box.x + 12, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 12, 495, { steps: 6 });
  await expect(page.locator('[data-ghost]').first()).toContainText('11:45 PM to 12:45 AM');
  await page.mouse.up();
  await expect(event(page, 'Swim').first()).toHaveAccessibleName(/11:45 PM to 12:45 AM/);
});

test('when a move cannot be saved, then that is said and the event is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  await createSubscriber(page);
  await plan(page, 'Swim', '09:00', '10:00', { day: wednesday });
  await openWednesday(page);
  await context.route('**/api/calendar/events/*', (route) => route.abort());
  await dragMouse(page, event(page, 'Swim'), { x: 12, y: 20 }, { x: 0, y: HOUR_PX });
  await page.mouse.up();
  await expectToast(page, 'Could not save the change');
  await expect(event(page, 'Swim')).toHaveAccessibleName(
    `Swim, 9:00 AM to 10:00 AM, ${nameOfDay(wednesday)}`,
  );
  allowConsoleErrors(consoleErrors, /Failed to load resource/);
});

test(
  'when a finger rests on an event and moves it, then it is moved, also to the next day',
  { tag: '@phone' },
  async ({ page, context }) => {
    await createSubscriber(page);
    await plan(page, 'Swim', '09:00', '10:00', { day: wednesday });
    await openWednesday(page);
    const touch = await context.newCDPSession(page);
    const touchAt = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    const lift = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const ghost = page.locator('[data-ghost]');

    await test.step('within the day', async () => {
      const { x, y } = await boxOf(event(page, 'Swim'));
      await touchAt('touchStart', x + 40, y + 24);
      await expect(ghost).toBeVisible();
      for (const step of [0.5, 1, 1.5]) await touchAt('touchMove', x + 40, y + 24 + step * HOUR_PX);
      await expect(ghost).toContainText('10:30 AM to 11:30 AM');
      await lift();
      await expectStored(page, 'Swim', '10:30 AM to 11:30 AM', wednesday);
    });

    await test.step('to the next day, held at the edge', async () => {
      const { x, y } = await boxOf(event(page, 'Swim'));
      await touchAt('touchStart', x + 40, y + 24);
      await expect(ghost).toBeVisible();
      await touchAt('touchMove', 386, y + 24);
      await expect(page).toHaveURL(new RegExp(`week=${nextDay(1)}`));
      await touchAt('touchMove', x + 40, y + 24 + HOUR_PX);
      await expect(ghost).toContainText('11:30 AM to 12:30 PM');
      await lift();
      await expectStored(page, 'Swim', '11:30 AM to 12:30 PM', nextDay(1));
    });

    await test.step('by its lower edge', async () => {
      const { x, y, height } = await boxOf(event(page, 'Swim'));
      await touchAt('touchStart', x + 40, y + height - 6);
      await expect(ghost).toBeVisible();
      await touchAt('touchMove', x + 40, y + height + 18);
      await lift();
      await expectStored(page, 'Swim', '11:30 AM to 1:00 PM', nextDay(1));
    });

    await test.step('and a quick move down scrolls', async () => {
      const { x, y } = await boxOf(event(page, 'Swim'));
      await touchAt('touchStart', x + 40, y + 24);
      for (const step of [1, 2, 3]) await touchAt('touchMove', x + 40, y + 24 - step * 40);
      await lift();
      await expect.poll(async () => (await boxOf(event(page, 'Swim'))).y).toBeLessThan(y);
      await expect(ghost).toHaveCount(0);
    });
  },
);

test('when the week is used by keys alone, then events are planned, moved, resized, undone and deleted', async ({
  page,
}) => {
  await createSubscriber(page);
  await plan(page, 'Swim', '09:00', '10:00', { day: wednesday });
  await openWednesday(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const slot = (label: string, day = wednesday) =>
    page.getByRole('button', { name: `New event, ${nameOfDay(day)}, ${label}`, exact: true });

  await tabTo(page, slot('8AM'));
  await expectAccessible(page);
  await press('ArrowDown', 'ArrowDown');
  await expect(event(page, 'Swim')).toBeFocused();
  await press(' ', 'ArrowRight', 'ArrowDown', 'Shift+ArrowDown', 'Alt+Shift+ArrowUp');
  await expect(
    page.getByText(`${nameOfDay(nextDay(1))}, 9:00 AM to 10:30 AM`, { exact: true }),
  ).toBeAttached();
  await expectAccessible(page);
  await press('Enter');
  await expectStored(page, 'Swim', '9:00 AM to 10:30 AM', nextDay(1));

  await tabTo(page, slot('8AM', nextDay(1)));
  await press('ArrowDown', 'n');
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Read');
  await press('Enter');
  await expect(event(page, 'Read')).toBeVisible();
  await expect(slot('9AM', nextDay(1))).toBeFocused();
  await press('ArrowDown', 'ArrowDown', 'Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible();
  await press('Escape');
  // The dialog gives the focus back a moment after it has closed: what has it by then loses it.
  await expect(event(page, 'Read')).toBeFocused();

  await event(page, 'Swim').focus();
  await press('Delete');
  await expectToast(page, 'Event deleted');
  await expect(event(page, 'Swim')).toHaveCount(0);
  await expect(slot('9AM', nextDay(1))).toBeFocused();
  await press('Control+z');
  await expect(event(page, 'Swim')).toBeVisible();
  await press('t');
  await expect(page).toHaveURL(/\/app\?mode=plan$/);
});
