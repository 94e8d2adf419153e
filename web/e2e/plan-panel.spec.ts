import type { Page } from '@playwright/test';
import { createSubscriber, messageInput } from './actions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, tabTo, test } from './test.ts';

const companion = (page: Page) => page.getByRole('region', { name: 'Companion' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Talk about the week' });
const opener = (page: Page) => page.getByRole('button', { name: 'Talk about the week' });

const widthOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`when plan mode is opened in the ${colorScheme} theme, then the companion stands beside a usable week`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await createSubscriber(page);
      await page.goto('/app?mode=plan');
      await expect(companion(page).getByRole('textbox', { name: 'Message' })).toBeVisible();
      expect(await widthOf(page, 'div:has(> section [data-slot])')).toBeGreaterThanOrEqual(560);
      await expectAccessible(page);
    });
  }

  test('when the companion is folded away by the keyboard, then it stays so after a reload, in plan mode alone', async ({
    page,
  }) => {
    await createSubscriber(page);
    await page.goto('/app?mode=plan');
    await expect(messageInput(page)).toBeVisible();
    const hide = page.getByRole('button', { name: 'Hide the companion' });
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, hide);
    await page.keyboard.press('Enter');
    const show = page.getByRole('button', { name: 'Show the companion' });
    await expect(show).toBeFocused();
    await expect(companion(page)).toBeHidden();
    await expectAccessible(page);

    await page.reload();
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await expect(companion(page)).toBeHidden();
    await page.goto('/app');
    await expect(messageInput(page)).toBeVisible();
    await page.goto('/app?mode=plan');
    await show.click();
    await expect(messageInput(page)).toBeVisible();
  });

  test('when the companion of write mode is folded away, then the page takes the room, also after a reload', async ({
    page,
  }) => {
    await createSubscriber(page);
    await page.goto('/app');
    await expect(messageInput(page)).toBeVisible();
    const before = await widthOf(page, 'main section >> nth=0');
    await page.getByRole('button', { name: 'Hide the companion' }).click();
    await expect(messageInput(page)).toBeHidden();
    expect(await widthOf(page, 'main section >> nth=0')).toBeGreaterThan(before + 300);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show the companion' })).toBeVisible();
    await expect(messageInput(page)).toBeHidden();
    await expectAccessible(page);
  });

  test('when the window becomes narrow and wide again, then what is typed stays', async ({ page }) => {
    await createSubscriber(page);
    await page.goto('/app?mode=plan');
    await messageInput(page).fill('A walk on');
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(messageInput(page)).toBeHidden();
    await opener(page).click();
    await expect(messageInput(page)).toHaveValue('A walk on');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(companion(page).getByRole('textbox', { name: 'Message' })).toHaveValue('A walk on');
    await page.getByRole('button', { name: 'Next week' }).click();
  });
});

test.describe('at 390 px', { tag: '@phone' }, () => {
  test('when the sheet is closed by Escape, then the focus comes back, and what was typed is there again', async ({
    page,
  }) => {
    await createSubscriber(page);
    await page.goto('/app?mode=plan');
    await expect(opener(page)).toBeVisible();
    await expect(messageInput(page)).toBeHidden();
    await expectAccessible(page);
    await opener(page).click();
    await expect(sheet(page)).toBeFocused();
    await messageInput(page).fill('On Tuesday I');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(messageInput(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.getByRole('button', { name: 'Next week' }).click();
    await opener(page).click();
    await expect(messageInput(page)).toHaveValue('On Tuesday I');
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(opener(page)).toBeFocused();
  });

  test('when the window is 320 px wide, then the header of another week stands in one row', async ({
    page,
  }) => {
    await createSubscriber(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/app?mode=plan');
    await page.getByRole('button', { name: 'Next week' }).click();
    const tops = ['Previous week', 'Today', 'New event', 'Talk about the week'].map(async (name) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      return box && Math.round(box.y + box.height / 2);
    });
    expect(new Set(await Promise.all(tops)).size).toBe(1);
    await expectNoSidewaysScroll(page);
  });

  test('when the sheet is closed during a reply, then the reply goes on', async ({ page }) => {
    await createSubscriber(page);
    await page.goto('/app?mode=plan');
    await opener(page).click();
    await messageInput(page).fill('I want to read more in the evening');
    await sheet(page).getByRole('button', { name: 'Send message' }).click();
    await expect(sheet(page).getByRole('article', { name: 'You' })).toHaveText(/read more/);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await opener(page).click();
    await expect(sheet(page).getByRole('article', { name: 'Companion' })).toContainText(/\w+ \w+/, {
      timeout: 30_000,
    });
    await page.goto('/app');
    await page.getByRole('tab', { name: 'Companion' }).click();
    await expect(messageInput(page)).toBeVisible();
    await expect(page.getByRole('log').getByRole('article')).toHaveCount(0);
  });
});
