import type { Page } from '@playwright/test';
import { answers, enrol, messageBox, pageOfToday, submitSignIn } from './person.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, tabTo, test } from './test.ts';

const privacyButton = (page: Page) => page.getByRole('button', { name: 'Your Privacy Matters' });
const privacyText = (page: Page) => page.getByRole('dialog').filter({ hasText: '100% Private & Secure' });
const profileButton = (page: Page) => page.getByRole('button', { name: 'Profile menu' });
const soulPrint = (page: Page) => page.getByRole('dialog', { name: 'Your SoulPrint™' });

async function openApp(page: Page, path = '/app'): Promise<void> {
  await enrol(page);
  await page.goto(path);
  await expect(pageOfToday(page)).toBeVisible();
}

/** Accessible in both themes, and not too wide for the smallest phones. */
async function expectWhole(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, part);
  }
  await expectNoSidewaysScroll(page);
}

test.describe('when somebody wonders who reads this', () => {
  test(
    'then a mouse over the shield says it for as long as it is there',
    { tag: '@desktop' },
    async ({ page }) => {
      await openApp(page);
      await privacyButton(page).hover();
      await expect(privacyText(page)).toContainText(/never shared.*sold.*accessed/);
      await expect(privacyText(page)).toHaveCount(1);
      await privacyText(page).hover();
      await expectWhole(page);
      await expect(privacyText(page)).toBeVisible();
      await pageOfToday(page).hover();
      await expect(privacyText(page)).toBeHidden();

      await privacyButton(page).hover();
      await expect(privacyText(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(privacyText(page)).toBeHidden();
    },
  );

  test('then a tap says it, and a tap elsewhere closes it', { tag: '@phone' }, async ({ page }) => {
    await openApp(page);
    await privacyButton(page).tap();
    await expect(privacyText(page)).toContainText(/never shared.*sold.*accessed/);
    await expectWhole(page);
    await expect(privacyText(page)).toBeVisible();
    await page.touchscreen.tap(20, 600);
    await expect(privacyText(page)).toBeHidden();
  });

  test('then a key says it, and Escape goes back to where it was', { tag: '@desktop' }, async ({ page }) => {
    await openApp(page);
    for (const key of ['Enter', 'Space']) {
      await tabTo(page, privacyButton(page));
      await page.keyboard.press(key);
      await expect(privacyText(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(privacyText(page)).toBeHidden();
      await expect(privacyButton(page)).toBeFocused();
    }
  });
});

test(
  'when the profile menu is opened by key, then all that it offers is reached by keys',
  { tag: '@desktop' },
  async ({ page }) => {
    const { keyboard } = page;
    await openApp(page);
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
    const openMenu = async () => {
      await tabTo(page, profileButton(page));
      await keyboard.press('Enter');
      await expect(item('Account Settings')).toBeFocused();
    };
    const choose = async (key: string | null, name: string) => {
      await openMenu();
      if (key) await keyboard.press(key);
      await expect(item(name)).toBeFocused();
      await keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeHidden();
    };

    await openMenu();
    await expect(page.getByRole('menuitem')).toHaveText(['Account Settings', 'View SoulPrint', 'Logout']);
    await keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(profileButton(page)).toBeFocused();

    await choose('ArrowDown', 'View SoulPrint');
    await expect(soulPrint(page)).toBeVisible();
    await keyboard.press('Escape');
    await expect(soulPrint(page)).toBeHidden();
    await expect(profileButton(page)).toBeFocused();

    await choose(null, 'Account Settings');
    await expect(page).toHaveURL(/\/app\/account$/);
    await tabTo(page, page.getByRole('tab', { name: 'Password & Security' }));
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Subscription' })).toContainText('Premium Plan');
    await tabTo(page, page.getByRole('link', { name: 'Back to App' }));
    await keyboard.press('Enter');
    await expect(pageOfToday(page)).toBeVisible();

    await choose('End', 'Logout');
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  },
);

test('when the menu and the account are opened, then they are whole at every width', async ({ page }) => {
  await openApp(page);
  await profileButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // An open menu keeps the focus, which the checker does not see: it wants what lies behind it.
  await expectWhole(page, '[role=menu]');
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await expectWhole(page);
  await page.getByRole('tab', { name: 'Subscription' }).click();
  await expect(page.getByText('Premium Plan')).toBeVisible();
  await expectWhole(page);
});

test('when the SoulPrint is asked for in the menu, then it loads, and shows the text and the four facts', async ({
  page,
}) => {
  await openApp(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/user/blueprint', async (route) => {
    await answered;
    await route.continue();
  });
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: 'View SoulPrint' }).click();
  const dialog = soulPrint(page);
  await expect(dialog.getByText('Loading your blueprint...', { exact: true }).first()).toBeVisible();
  answer();

  await expect(dialog.getByRole('heading', { name: 'Profile Summary' })).toBeVisible();
  await expect(dialog.getByText('Loading your blueprint...')).toHaveCount(0);
  await expect(dialog.getByRole('term')).toHaveText([
    'Peak Energy',
    'Sleep Goal',
    'Proud Word',
    'Reflection Comfort',
  ]);
  await expect(dialog.getByRole('definition')).toHaveText([
    answers.daily_rhythm.peak_energy,
    `${answers.daily_rhythm.target_sleep_hours} hours`,
    answers.reflection.proud_word,
    answers.reflection.reflection_comfort,
  ]);
  await expect(dialog.getByText(answers.targets.result_12_months).first()).toBeAttached();
  expect(await dialog.getByRole('heading').count()).toBeGreaterThan(8);
  await expectWhole(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test(
  'when the address asks for the SoulPrint, then it opens once, and the address says no more of it',
  { tag: '@desktop' },
  async ({ page }) => {
    const person = await enrol(page);
    await page.context().clearCookies();
    await page.goto('/app?mode=heal&showSoulPrint=true');
    await submitSignIn(page, person);
    await expect(soulPrint(page)).toBeVisible();
    await expect(page).toHaveURL(/\/app\?mode=heal$/);
    await soulPrint(page).getByRole('button', { name: 'Close' }).click();
    await expect(soulPrint(page)).toBeHidden();
    await page.reload();
    await expect(messageBox(page)).toBeVisible();
    await expect(soulPrint(page)).toHaveCount(0);

    await page.goto('/app?showSoulPrint=false');
    await expect(pageOfToday(page)).toBeVisible();
    await expect(page).toHaveURL(/\/app$/);
    await expect(soulPrint(page)).toHaveCount(0);
  },
);

test('when the mode is switched by keys, then the address, the title and the way back follow', async ({
  page,
}) => {
  await openApp(page);
  const mode = (name: string) =>
    page.getByRole('navigation', { name: 'Modes', exact: true }).getByRole('button', { name });
  const expectMode = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(mode(name)).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(new RegExp(name));
  };
  await expectMode('Write');
  await tabTo(page, mode('Heal'));
  await page.keyboard.press('Enter');
  await expectMode('Heal');
  await expect(mode('Heal')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectMode('Plan');
  await expect(page).toHaveURL(/\?mode=plan$/);
  await page.reload();
  await expectMode('Plan');
  await page.goBack();
  await expectMode('Heal');
  await page.goBack();
  await expectMode('Write');
});

test(
  'when there is nothing at an address, then it says so and leads back',
  { tag: '@desktop' },
  async ({ page }) => {
    await enrol(page);
    for (const path of ['/nowhere', '/app/nowhere/else']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    }
    await expectWhole(page);
    await page.getByRole('link', { name: 'Open the app' }).click();
    await expect(pageOfToday(page)).toBeVisible();
  },
);

test(
  'when a toast is shown, then F8 leads to it and a key dismisses it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/signin');
    const button = page.getByRole('button', { name: 'Sign In', exact: true });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Missing Information', 'Please enter both email and password.');
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
    await expectWhole(page);
    await tabTo(page, page.getByRole('button', { name: 'Dismiss' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Missing Information', { exact: true })).toHaveCount(0);
  },
);
