import type { Page } from '@playwright/test';
import { createSubscriber, journalEditor, messageInput, openTab, post } from '../actions.ts';
import { expect, test } from './tour.ts';

const closeByKey = (page: Page) => () => page.keyboard.press('Escape');

const DAY_MS = 86_400_000;

const isoDay = (daysFromNow: number) => new Date(Date.now() + daysFromNow * DAY_MS).toLocaleDateString('sv');

test('writing', async ({ page, scan }) => {
  await createSubscriber(page);
  await page.goto('/app');
  await expect(messageInput(page)).toBeVisible();
  await scan('write, empty', journalEditor(page));
  await page.setViewportSize({ width: 768, height: 900 });
  await openTab(page, 'Companion');
  await scan('write, companion, empty', messageInput(page), { widths: [390, 768] });
  await messageInput(page).fill('I feel tired after a long week of deadlines');
  await messageInput(page).press('Control+Enter');
  await expect(page.getByRole('article', { name: 'Companion' })).toBeVisible({ timeout: 30_000 });
  await scan('write, companion', page.getByRole('article', { name: 'Companion' }), { widths: [390, 768] });
  await openTab(page, 'Journal');
  await journalEditor(page).fill('The light on the kitchen table this morning.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await scan('write', journalEditor(page));

  await scan('day picker', page.getByRole('grid'), {
    open: () => page.getByRole('button', { name: /^Choose a day/ }).click(),
    close: closeByKey(page),
  });
  await scan('menu sheet', page.getByRole('dialog').getByRole('navigation').first(), {
    widths: [390, 768],
    open: () => page.getByRole('button', { name: 'Open menu' }).click(),
    close: closeByKey(page),
  });
  await page.goto(`/app?date=${isoDay(-3)}`);
  await scan('write, a past day', page.getByPlaceholder('This is a past journal entry (read-only)'));
});

test('menus, account and the rest', async ({ page, scan }) => {
  await createSubscriber(page);
  await page.goto('/app?mode=heal');
  await expect(messageInput(page)).toBeVisible();

  await scan('privacy popover', page.getByText('100% Private & Secure'), {
    open: async () => {
      await page.getByRole('button', { name: 'Your Privacy Matters' }).focus();
      await page.keyboard.press('Enter');
    },
    close: closeByKey(page),
  });
  const profile = page.getByRole('button', { name: 'Profile menu' });
  await scan('profile menu', page.getByRole('menu'), {
    open: () => profile.click(),
    close: closeByKey(page),
  });
  await profile.click();
  await page.getByRole('menuitem', { name: 'View SoulPrint' }).click();
  await scan('SoulPrint', page.getByRole('dialog').getByRole('heading', { name: 'Profile Summary' }));

  await page.goto('/app/account');
  await scan('account, security', page.getByLabel('Current Password'));
  await page.getByRole('button', { name: 'Update Password' }).click();
  await scan('account, security, with errors', page.getByLabel('Current Password'));
  await page.getByRole('tab', { name: 'Subscription' }).click();
  await scan('account, subscription', page.getByText('Premium Plan'));
  await page.goto('/subscription-status');
  await scan('subscription status', page.getByRole('button', { name: 'Continue to App' }));
  await page.goto('/app/safety-plan');
  const begin = page.getByRole('button', { name: 'Begin' });
  await scan('safety plan, before it is written', begin);
  await begin.click();
  const sign = page.getByRole('textbox', { name: 'A sign 1' });
  await scan('safety plan, a step', sign);
  await sign.fill('I lie awake');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Show my plan so far' }).click();
  await scan('safety plan', page.getByText('I lie awake'));
  await page.goto('/nowhere');
  await scan('not found', page.getByRole('heading', { name: '404 Page Not Found' }));
});

test('healing and planning', async ({ page, scan }) => {
  await createSubscriber(page);
  await page.goto('/app?mode=heal');
  await expect(messageInput(page)).toBeVisible();
  await scan('heal, empty', messageInput(page));
  await messageInput(page).fill('I was short with my sister today, and I feel awful.');
  await messageInput(page).press('Control+Enter');
  const reply = page.getByRole('article', { name: 'Companion' });
  await expect(reply).toBeVisible({ timeout: 30_000 });
  await scan('heal', reply);

  const say = async (text: string) => {
    await messageInput(page).fill(text);
    await messageInput(page).press('Control+Enter');
  };
  await say('I am so tired of carrying all of this, and I cannot see how it ever gets better.');
  await scan('heal, the quiet line', page.getByRole('log').getByText('If it is more than a hard day:'));
  await say('Sometimes I wish I was dead.');
  const answersToTap = page.getByRole('group', { name: 'Answers to tap' });
  await expect(answersToTap.getByRole('button')).toHaveCount(3, { timeout: 30_000 });
  await scan('heal, asked, with the folded line', answersToTap);
  await say('My husband hit me again');
  const numbers = page.getByRole('region', { name: 'People to talk to' });
  await expect(numbers).toBeVisible({ timeout: 30_000 });
  await scan('heal, under care', numbers.getByRole('button', { name: 'Leave this page' }));
  await numbers.getByRole('button', { name: 'Fold to one line' }).click();
  await scan('heal, under care, folded', numbers.getByRole('button', { name: 'Show the numbers' }));

  const event = { description: null, suggested: false };
  for (const [hour, title, color] of [
    ['10', 'Writing', '#E76F51'],
    ['11', 'Walk by the lake', '#2A9D8F'],
    ['12', 'Call Mum', '#F4A261'],
  ] as const) {
    const day = isoDay(0);
    const [startTime, endTime] = [`${day} ${hour}:00:00`, `${day} ${hour}:45:00`];
    await post(page, '/api/calendar/events', { ...event, title, color, startTime, endTime });
  }
  await page.goto('/app?mode=plan');
  const walk = page.getByRole('button', { name: /^Walk by the lake/ }).filter({ visible: true });
  await scan('plan', walk.first());
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await scan('new event', dialog('Create Event'), {
    open: () => page.getByRole('button', { name: 'New event', exact: true }).click(),
    close: closeByKey(page),
  });
  await scan('an event', dialog('Edit Event'), {
    open: () => walk.first().click(),
    close: closeByKey(page),
  });
  await scan('calendar sync', dialog('Calendar Sync').getByRole('button', { name: /^Connect/ }), {
    open: () => page.getByRole('button', { name: 'Calendar sync' }).click(),
    close: closeByKey(page),
  });
});
