import type { Page } from '@playwright/test';
import { answers, createSubscriber, messageInput, journalEditor, submitSignIn } from './actions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, tabTo, test } from './test.ts';

const privacyButton = (page: Page) => page.getByRole('button', { name: 'Your Privacy Matters' });
const privacyText = (page: Page) => page.getByRole('dialog').filter({ hasText: '100% Private & Secure' });
const profileButton = (page: Page) => page.getByRole('button', { name: 'Profile menu' });
const soulPrint = (page: Page) => page.getByRole('dialog', { name: 'Your SoulPrint™' });

async function openApp(page: Page, path = '/app'): Promise<void> {
  await createSubscriber(page);
  await page.goto(path);
  await expect(journalEditor(page)).toBeVisible();
  // The panel beside the page comes later: its colours would still change while they are looked at.
  const isWide = page.viewportSize()?.width === 1440;
  if (isWide) await expect(messageInput(page)).toBeVisible();
}

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** Expects no axe violations in both themes, and no horizontal scrolling on the smallest phones. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
}

test.describe('the privacy popover', () => {
  test('when the mouse hovers over its button, then it opens until the mouse leaves', async ({ page }) => {
    await openApp(page);
    await privacyButton(page).hover();
    await expect(privacyText(page)).toContainText(/never shared.*sold.*accessed/);
    await expect(privacyText(page)).toHaveCount(1);
    await privacyText(page).hover();
    // Not at another width: the popover would move away from the mouse and close.
    await expectAccessibleInBothThemes(page);
    await expect(privacyText(page)).toBeVisible();
    await journalEditor(page).hover();
    await expect(privacyText(page)).toBeHidden();

    await privacyButton(page).hover();
    await expect(privacyText(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(privacyText(page)).toBeHidden();
  });

  test(
    'when its button is tapped, then it opens, and a tap elsewhere closes it',
    { tag: '@phone' },
    async ({ page }) => {
      await openApp(page);
      await privacyButton(page).tap();
      await expect(privacyText(page)).toContainText(/never shared.*sold.*accessed/);
      await expectAccessibleEverywhere(page);
      await expect(privacyText(page)).toBeVisible();
      await page.touchscreen.tap(20, 600);
      await expect(privacyText(page)).toBeHidden();
    },
  );

  test('when it is opened by key, then Escape closes it and its button has the focus', async ({ page }) => {
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

test('when the profile menu is opened by key, then every item can be chosen by keys', async ({ page }) => {
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
  await expect(page.getByRole('menuitem')).toHaveText([
    'Account Settings',
    'View SoulPrint',
    'Crisis Resources',
    'Logout',
  ]);
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
  await expect(journalEditor(page)).toBeVisible();

  await choose('End', 'Logout');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
});

test(
  'when the menu and the account are opened, then they are accessible and fit every width',
  { tag: '@both' },
  async ({ page }) => {
    await openApp(page);
    await profileButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('tab', { name: 'Subscription' }).click();
    await expect(page.getByText('Premium Plan')).toBeVisible();
    await expectAccessibleEverywhere(page);
  },
);

test(
  'when the SoulPrint is opened from the menu, then it loads and shows the text and the four facts',
  { tag: '@phone' },
  async ({ page }) => {
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
    await expectAccessibleEverywhere(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  },
);

test('when the URL has showSoulPrint=true, then it opens once and the parameter is removed', async ({
  page,
}) => {
  const person = await createSubscriber(page);
  await page.context().clearCookies();
  await page.goto('/app?mode=heal&showSoulPrint=true');
  await submitSignIn(page, person);
  await expect(soulPrint(page)).toBeVisible();
  await expect(page).toHaveURL(/\/app\?mode=heal$/);
  await soulPrint(page).getByRole('button', { name: 'Close' }).click();
  await expect(soulPrint(page)).toBeHidden();
  await page.reload();
  await expect(messageInput(page)).toBeVisible();
  await expect(soulPrint(page)).toHaveCount(0);

  await page.goto('/app?showSoulPrint=false');
  await expect(journalEditor(page)).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);
  await expect(soulPrint(page)).toHaveCount(0);
});

test('when the mode is switched by keys, then URL, title and history follow', async ({ page }) => {
  await openApp(page);
  const mode = (name: string) =>
    page.getByRole('navigation', { name: 'Modes', exact: true }).getByRole('link', { name });
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
  await page.keyboard.press('Enter');
  await expectMode('Plan');
  await expect(page).toHaveURL(/\?mode=plan$/);
  await page.reload();
  await expectMode('Plan');
  await page.goBack();
  await expectMode('Heal');
  await page.goBack();
  await expectMode('Write');
});

test('when a URL has no page, then the not-found page links to the app', async ({ page }) => {
  await createSubscriber(page);
  for (const path of ['/nowhere', '/app/nowhere/else']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Open the app' }).click();
  await expect(journalEditor(page)).toBeVisible();
});

test('when a toast is shown, then F8 focuses it and a key dismisses it', async ({ page }) => {
  await page.goto('/signin');
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Missing Information', 'Please enter both email and password.');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
  await expectAccessibleEverywhere(page);
  await tabTo(page, page.getByRole('button', { name: 'Dismiss' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Missing Information', { exact: true })).toHaveCount(0);
});
