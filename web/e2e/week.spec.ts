import type { Page } from '@playwright/test';
import { createSubscriber } from './actions.ts';
import { dayFromToday, event, plan } from './week.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, test } from './test.ts';

test.use({ timezoneId: 'Etc/UTC' });

test(
  'when suggested events are accepted and rejected, then it is so after a reload',
  { tag: '@phone' },
  async ({ page }) => {
    await createSubscriber(page);
    await plan(page, 'Meditate', '07:00', '07:30', { suggested: true });
    await plan(page, 'Read an hour', '20:00', '21:00', { suggested: true });
    await page.goto('/app?mode=plan');
    await expect(event(page, 'Meditate')).toHaveAccessibleName(/suggested$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Accept Meditate' }).click();
    await expect(event(page, 'Meditate')).not.toHaveAccessibleName(/suggested$/);
    await page.getByRole('button', { name: 'Reject Read an hour' }).click();
    await expect(event(page, 'Read an hour')).toHaveCount(0);
    // Both are shown before the server has them, the second one is sent after the first.
    await expectToast(page, 'Suggestion rejected');
    await page.reload();
    await expect(event(page, 'Meditate')).not.toHaveAccessibleName(/suggested$/);
    await expect(event(page, 'Read an hour')).toHaveCount(0);
  },
);

test(
  'when another week is opened, then the address names it, and reload and back lead there',
  { tag: '@phone' },
  async ({ page }) => {
    await createSubscriber(page);
    await page.goto('/app?mode=plan');
    await page.getByRole('button', { name: 'Next week' }).click();
    const next = dayFromToday(7);
    await expect(page).toHaveURL(new RegExp(`week=${next}`));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Today' })).toBeVisible();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(page).toHaveURL(new RegExp(`week=${dayFromToday(14)}`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`week=${next}`));
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page).toHaveURL(/\/app\?mode=plan$/);
  },
);

test(
  'when events overlap, then each title can be read and each event be opened',
  { tag: '@phone' },
  async ({ page }) => {
    await createSubscriber(page);
    await plan(page, 'Writing session', '09:00', '12:00');
    await plan(page, 'Call with Ana', '09:30', '10:30');
    await plan(page, 'Dentist', '10:15', '10:45');
    await page.goto('/app?mode=plan');
    for (const title of ['Writing session', 'Call with Ana', 'Dentist']) {
      await event(page, title).click({ position: { x: 20, y: 8 } });
      await expect(page.getByRole('dialog', { name: 'Edit Event' }).getByLabel('Title')).toHaveValue(title);
      await page.getByRole('button', { name: 'Cancel' }).click();
    }
  },
);

test(
  'when a dialog with typed text is left by Escape, Back or a reload, then the text is not lost unasked',
  { tag: '@both' },
  async ({ page }) => {
    await createSubscriber(page);
    await page.goto('/app?mode=plan');
    const create = page.getByRole('button', { name: 'New event', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Create Event' });
    await create.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await create.click();
    await dialog.getByLabel('Title').fill('Half a plan');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog.getByLabel('Title')).toHaveValue('Half a plan');
    await page.goBack();
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.reload();
    await expect(dialog.getByLabel('Title')).toHaveValue('Half a plan');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(create).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

/** Clicks a place twice within one frame. */
const clickTwice = (page: Page, x: number, y: number): Promise<void> =>
  page.evaluate(
    ([clientX, clientY]) => {
      for (let click = 0; click < 2; click += 1) {
        const target = document.elementFromPoint(clientX, clientY);
        if (target instanceof HTMLElement) target.click();
      }
    },
    [x, y] as const,
  );

/** Clicks a place in the moment in which the dialog there is gone: later it would be no double click. */
const clickOnceClosed = (page: Page, x: number, y: number): Promise<void> =>
  page.evaluate(
    ([clientX, clientY]) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('[role="dialog"]')) return;
          observer.disconnect();
          const target = document.elementFromPoint(clientX, clientY);
          const place = { bubbles: true, cancelable: true, clientX, clientY };
          for (const type of ['pointerdown', 'pointerup'])
            target?.dispatchEvent(new PointerEvent(type, place));
          target?.dispatchEvent(new MouseEvent('click', { ...place, detail: 2 }));
          resolve();
        }).observe(document.body, { childList: true, subtree: true });
      }),
    [x, y] as const,
  );

test('when Save is clicked twice, then one event is planned, and the second click opens nothing behind the dialog', async ({
  page,
}) => {
  await createSubscriber(page);
  // In a Sunday's last hour the next full hour, which is proposed, is in a week that is not shown.
  await page.clock.setFixedTime(new Date().setHours(12, 0));
  await page.goto('/app?mode=plan');
  const create = page.getByRole('button', { name: 'New event', exact: true });
  const dialog = page.getByRole('dialog');
  for (const title of ['Swim', 'Read']) {
    await create.dblclick();
    // The second click was none beside the dialog.
    await dialog.getByLabel('Title').fill(title);
    const box = await dialog.getByRole('button', { name: 'Save' }).boundingBox();
    if (!box) throw new Error('It is not drawn');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (title === 'Swim') await clickTwice(page, x, y);
    else await Promise.all([clickOnceClosed(page, x, y), page.mouse.click(x, y)]);
    await event(page, title).click();
    await expect(page.getByRole('dialog', { name: 'Edit Event' }).getByLabel('Title')).toHaveValue(title);
    await page.getByRole('button', { name: 'Cancel' }).dblclick();
    await expect(event(page, title)).toHaveCount(1);
  }
  await create.click();
  await expect(dialog).toHaveAccessibleName('Create Event');
});

test(
  'when a day and a time are typed or chosen, then the event is planned so',
  { tag: '@phone' },
  async ({ page }) => {
    await createSubscriber(page);
    await page.goto('/app?mode=plan');
    await page.getByRole('button', { name: 'New event', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Event' });
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    await field('Title').fill('Swim');
    await field('Start date').fill('tomorrow');
    await field('Start time').fill('3pm');
    await expect(field('End time')).toHaveValue('4:00 PM');

    await field('End time').fill('later');
    await field('Title').click();
    await expect(dialog.getByText("Write a time such as '3pm' or '15:30'")).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await field('End time').fill('2 pm');
    await expect(dialog.getByText('Must be after the start')).toBeVisible();

    await dialog.getByRole('button', { name: 'Choose the end time' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: '4:30 PM' }).click();
    await expect(field('End time')).toHaveValue('4:30 PM');
    await dialog.getByRole('button', { name: 'Choose the start date' }).click();
    await expect(page.getByRole('grid').locator('[tabindex="0"]')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();

    await page.goto(`/app?mode=plan&week=${dayFromToday(2)}`);
    await event(page, 'Swim').click();
    await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Start time' })).toHaveValue('3:00 PM');
    await expect(page.getByRole('textbox', { name: 'End time' })).toHaveValue('4:30 PM');
  },
);

test('when the week is opened at 640 px, then three days stand side by side', async ({ page }) => {
  await createSubscriber(page);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(`/app?mode=plan&week=${dayFromToday(21)}`);
  const columns = page.locator('section:has([data-slot])');
  await expect(columns).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /^New all-day event/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'All day' })).toBeChecked();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Start time' })).toHaveCount(0);
});

test(
  'when one swipes over the hours, then the next day is shown, and the strip marks days with events',
  { tag: '@phone' },
  async ({ page, context }) => {
    await createSubscriber(page);
    await plan(page, 'Swim', '08:00', '09:00');
    await page.goto('/app?mode=plan');
    await expect(page.getByRole('button', { name: /, 1 event$/ })).toHaveAttribute('aria-current', 'date');
    const touch = await context.newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => [{ x, y: 500 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
      for (let step = 1; step <= 5; step += 1) {
        const touchPoints = at(from + ((to - from) * step) / 5);
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(320, 80);
    await expect(page).toHaveURL(new RegExp(`week=${dayFromToday(1)}`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await swipe(80, 320);
    await expect(page).toHaveURL(/\/app\?mode=plan$/);
  },
);
