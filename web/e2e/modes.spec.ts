import type { Locator, Page } from '@playwright/test';
import {
  createAccount,
  createSubscriber,
  journalEditor,
  messageInput,
  onboard,
  openTab,
  post,
  subscribe,
} from './actions.ts';
import { findFaults } from './low-window.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, test, THEMES } from './test.ts';

/** Expects the streaming reply to have text. */
const expectReplyStarted = (page: Page) =>
  expect(page.getByRole('article', { name: 'Reply being written' })).not.toHaveText(/^(Writing a reply)?$/);

for (const { colorScheme, tag } of THEMES) {
  test(
    `when the modes are opened in the ${colorScheme} theme, then each is accessible and fits every width`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
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
    },
  );
}

test(
  'when an hour is clicked, then an event can be created, changed and deleted',
  { tag: '@both' },
  async ({ page }) => {
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
    // It goes at once, and can be undone once the server has answered.
    await expectToast(page, 'Event deleted');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Walk by the lake, all day' })).toBeVisible();
  },
);

test(
  'when the page is reloaded during a reply, then nothing of it is lost',
  { tag: '@phone' },
  async ({ page }) => {
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
  },
);

/** A zoom of 400 % on a small laptop, and a phone on its side. */
const LOW_WINDOWS = [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
];

for (const viewport of LOW_WINDOWS) {
  test(`when the window has ${viewport.width} × ${viewport.height} px, then all of each screen can be reached and seen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const see = (name: string, shown = page.locator('body')) =>
      test.step(name, async () => {
        // A menu or a popover is shown before it has its place.
        await expect(shown).toBeInViewport();
        expect(await findFaults(shown)).toEqual([]);
      });
    const open = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await see(path);
    };
    const openDialog = async (button: string | RegExp) => {
      await page.getByRole('button', { name: button }).first().click();
      const dialog = page.getByRole('dialog').last();
      await expect(dialog).toBeVisible();
      await see(String(button), dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };

    for (const path of ['/', '/signin', '/signup', '/safety']) await open(path);
    await createAccount(page);
    await open('/onboarding');
    await onboard(page);
    for (const path of ['/subscribe', '/subscription-status']) await open(path);
    await subscribe(page);
    for (const path of ['/app/account', '/app/account?tab=memory']) await open(path);

    await open('/app');
    await page.reload();
    await expect(journalEditor(page)).toBeInViewport();
    for (const button of ['Open menu', /^Choose a day/, 'Your pages', 'More feelings'])
      await openDialog(button);
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await see('profile menu', page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await see('search', search);
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await openTab(page, 'Companion');
    await expect(messageInput(page)).toBeVisible();
    await see('companion');

    await page.goto('/app?mode=heal');
    await expect(messageInput(page)).toBeVisible();
    await see('heal');
    const log = page.getByRole('log', { name: 'Conversation' });
    expect((await log.boundingBox())?.height).toBeGreaterThanOrEqual(96);

    await page.goto('/app?mode=plan');
    await expect(page.getByRole('application', { name: 'The week' })).toBeVisible();
    await see('plan');
    for (const button of ['New event', 'Calendar sync', 'Talk about the week']) await openDialog(button);
    await page.goto('/app?showSoulPrint=true');
    const soulPrint = page.getByRole('dialog', { name: 'Your SoulPrint' });
    await expect(soulPrint.getByRole('heading', { name: 'Profile Summary' })).toBeInViewport();
    await see('SoulPrint', soulPrint);
  });
}

test('when the system’s colours are forced, then what is chosen is told from what is not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await createSubscriber(page);
  const today = new Date().toLocaleDateString('sv');
  await post(page, '/api/calendar/events', {
    title: 'Swim',
    description: null,
    suggested: false,
    color: '#2A9D8F',
    startTime: `${today} 09:00:00`,
    endTime: `${today} 10:00:00`,
  });
  const fillOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor);
  const expectFilled = async (chosen: Locator, other: Locator, fill = 'Highlight') => {
    await expect(chosen).toHaveCSS('background-color', await systemColor(page, fill));
    expect(await fillOf(other)).not.toBe(await fillOf(chosen));
  };

  await page.goto('/app');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expectFilled(tab('Journal'), tab('Companion'));
  await expect(tab('Companion')).toHaveCSS('border-bottom-color', await systemColor(page, 'Canvas'));
  const mode = (name: string) => page.getByRole('navigation', { name: 'Modes' }).getByRole('link', { name });
  await expectFilled(mode('Write').last(), mode('Heal').last());
  await page.getByRole('button', { name: 'Calm' }).click();
  const chosen = page.getByRole('button', { name: 'You feel calm. Change' });
  await chosen.click();
  const mood = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  await expectFilled(mood('Calm'), mood('Angry'));
  await page.keyboard.press('Escape');
  // It takes the focus back a moment after it is closed.
  await expect(chosen).toBeFocused();
  await page.getByRole('button', { name: 'Profile menu' }).focus();
  await page.keyboard.press('Enter');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expectFilled(item('Account Settings'), item('Logout'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const link = (name: string) => page.getByRole('dialog').getByRole('link', { name });
  await expectFilled(link('Write'), link('Heal'));

  await page.goto('/app?mode=plan');
  const day = page.getByRole('navigation', { name: 'Days of the week' }).getByRole('button');
  const numberOf = (button: Locator) => button.locator('span').first();
  await expectFilled(
    numberOf(day.and(page.locator('[aria-current]'))),
    numberOf(day.and(page.locator(':not([aria-current])')).first()),
  );
  const stripe = page.getByRole('button', { name: /^Swim/ }).filter({ visible: true }).first();
  await expect(stripe).toHaveCSS('border-left-color', 'rgb(42, 157, 143)');
  await page.getByRole('button', { name: 'New event', exact: true }).click();
  await page.getByLabel('Repeat').selectOption('weekly');
  const weekday = (state: string) =>
    page.getByRole('group', { name: 'On', exact: true }).locator(`label:has(${state}) > [aria-hidden]`);
  await expectFilled(weekday('input:checked'), weekday('input:not(:checked)').first());

  await page.goto('/app/account?tab=memory');
  const track = page.getByRole('switch', { name: 'Show the companion' }).locator('span').first();
  await expect(track).toHaveCSS('background-color', await systemColor(page, 'Highlight'));
  await page.getByRole('switch', { name: 'Show the companion' }).click();
  await expect(track).not.toHaveCSS('background-color', await systemColor(page, 'Highlight'));
  await expect(track).toHaveCSS('border-top-color', await systemColor(page, 'CanvasText'));
});

/** What the system's colour of this name is in the browser, as computed styles say it. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = Object.assign(document.createElement('i'), { style: `background-color: ${color}` });
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);
