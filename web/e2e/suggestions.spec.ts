import type { Page } from '@playwright/test';
import { createSubscriber, messageInput } from './actions.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, tabTo, test } from './test.ts';
import { dayFromToday, event } from './week.ts';

// Which day tomorrow is, the week's tests say in UTC.
test.use({ timezoneId: 'Etc/UTC' });

const log = (page: Page) => page.getByRole('log');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const REPLIED = { timeout: 30_000 };
const opener = (page: Page) => page.getByRole('button', { name: 'Talk about the week' });

/** The companion stands beside the week, or in a sheet. */
async function openCompanion(page: Page): Promise<void> {
  await expect(messageInput(page).or(opener(page)).first()).toBeVisible();
  if (await opener(page).isVisible()) await opener(page).click();
}

async function send(page: Page, text: string): Promise<void> {
  await messageInput(page).fill(text);
  // Nothing is sent during a reply.
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await messageInput(page).press('Control+Enter');
}

/** Says something in plan mode. */
async function say(page: Page, text: string): Promise<void> {
  await page.goto('/app?mode=plan');
  await openCompanion(page);
  await send(page, text);
}

const titlesOf = async (page: Page) => {
  const events = await page.request.get('/api/calendar/events');
  return ((await events.json()) as Array<{ title: string; suggested: boolean }>).map(
    ({ title, suggested }) => `${title}${suggested ? ', suggested' : ''}`,
  );
};

test.describe('a suggestion', () => {
  test('when it is scheduled by a double click, then it is one suggested event, and the answer is recorded', async ({
    page,
  }) => {
    await createSubscriber(page);
    await say(page, 'I want to read tomorrow at 8 pm');
    const shown = card(page, 'Read');
    await expect(shown).toBeVisible(REPLIED);
    await expect(shown.getByText('Medium priority')).toBeVisible();
    await expect(shown.getByText(/8:00 PM$/)).toBeVisible();
    await expect(shown.getByText('30 minutes')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const scheduled = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/calendar/auto-schedule',
    );
    await shown.getByRole('button', { name: 'Schedule' }).dblclick();
    expect((await scheduled).status()).toBe(201);
    await expect(page.getByText(/^"Read" has been added to your calendar for .+ at 8:00 PM$/)).toBeVisible();
    await expectToast(page, 'Event Scheduled');
    await expect(shown).toBeHidden();
    await expect(log(page).getByText(/^Yes, please schedule "Read" for .+ at 8:00 PM$/)).toHaveCount(1);
    expect(await titlesOf(page)).toEqual(['Read, suggested']);
    await page.reload();
    await openCompanion(page);
    await expect(log(page).getByText(/^Yes, please schedule "Read"/)).toHaveCount(1);
  });

  test('when several are answered by keys alone, then one comes after the other, and the input has the focus', async ({
    page,
  }) => {
    await createSubscriber(page);
    await say(page, 'I want to exercise on Saturday at 9 am and meditate before work.');
    const first = card(page, 'Exercise');
    await expect(first).toBeVisible(REPLIED);
    await expect(first.getByText('Suggestion 1 of 2')).toBeVisible();
    await tabTo(page, first.getByRole('button', { name: 'Not Now' }));
    await page.keyboard.press('Enter');
    const second = card(page, 'Meditate');
    await expect(second).toBeFocused();
    await expect(first).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(second).toBeHidden();
    await expect(messageInput(page)).toBeFocused();
    await expect(
      log(page).getByText('No thanks, I don\'t want to schedule "Exercise" right now'),
    ).toBeVisible();
    expect(await titlesOf(page)).toEqual(['Meditate, suggested']);
  });

  test('when its title and hour are changed by keys, then that is scheduled, also after a reload, and cancelling leaves it as suggested', async ({
    page,
  }) => {
    await createSubscriber(page);
    await say(page, 'I want to read tomorrow at 8 pm');
    const shown = card(page, 'Read');
    await expect(shown).toBeVisible(REPLIED);
    const change = shown.getByRole('button', { name: 'Change' });
    const field = (name: string) => shown.getByRole('textbox', { name });
    await tabTo(page, change);
    await page.keyboard.press('Enter');
    await expect(field('Title')).toBeFocused();
    await expect(field('Title')).toBeInViewport({ ratio: 1 });
    await field('End time').fill('7 pm');
    await expect(shown.getByText('Must be after the start')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await tabTo(page, shown.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Enter');
    await expect(change).toBeFocused();
    await expect(shown.getByText(/8:00 PM$/)).toBeVisible();

    await change.click();
    await field('Title').fill('Read to Ida');
    await field('Date').fill(dayFromToday(2));
    await shown.getByRole('button', { name: 'Choose the start time' }).click();
    await page.getByRole('button', { name: '6:30 PM' }).click();
    await expect(field('End time')).toHaveValue('7:00 PM');
    await page.reload();
    await openCompanion(page);
    await expect(field('Title')).toHaveValue('Read to Ida');
    await field('End time').fill('7:15 pm');
    await field('End time').press('Enter');
    await expect(
      page.getByText(/^"Read to Ida" has been added to your calendar for .+ at 6:30 PM$/),
    ).toBeVisible();
    await expect(shown).toBeHidden();
    await expect(messageInput(page)).toBeFocused();
    await expect(log(page).getByText(/^Yes, please schedule "Read to Ida" for .+ at 6:30 PM$/)).toHaveCount(
      1,
    );
    await page.goto(`/app?mode=plan&week=${dayFromToday(2)}`);
    await expect(event(page, 'Read to Ida')).toHaveAccessibleName(/6:30 PM to 7:15 PM, .+, suggested$/);
    expect(await titlesOf(page)).toEqual(['Read to Ida, suggested']);
  });

  test('when the fields are higher than the list, then the one with the focus is in view', async ({
    page,
  }) => {
    await createSubscriber(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await say(page, 'I want to read tomorrow at 8 pm');
    const shown = card(page, 'Read');
    await expect(shown).toBeVisible(REPLIED);
    await shown.getByRole('button', { name: 'Change' }).click();
    await expect(shown.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await expect(shown.getByText('Title', { exact: true })).toBeInViewport({ ratio: 1 });
  });

  test(
    'when the weekly plan comes to its end, then its cards stand there, also after a reload, and what is scheduled is in the week',
    { tag: '@phone' },
    async ({ page }) => {
      // A whole talk, one reply after the other.
      test.slow();
      await createSubscriber(page);
      await say(page, "Let's plan the week");
      const answer = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await answer('Nothing is fixed');
      await expect(log(page).getByText(/one more thing got done|Pick the one thing/)).toBeVisible(REPLIED);
      await send(page, 'Write the application');
      await expect(log(page).getByText(/which day, and what hour|what day, and at what time/i)).toBeVisible(
        REPLIED,
      );
      await send(page, 'Tomorrow at 8 PM');
      await answer('30 minutes');
      await expect(log(page).getByText(/only for you|nobody needs from you/)).toBeVisible(REPLIED);
      await send(page, 'Tomorrow at noon lunch on the bench');
      const first = card(page, 'Write the application');
      await expect(first).toBeVisible(REPLIED);
      await expect(first.getByText('Suggestion 1 of 2')).toBeVisible();
      await first.getByRole('button', { name: 'Schedule' }).click();
      await expectToast(page, 'Event Scheduled');
      const second = card(page, 'Lunch on the bench');
      await expect(second).toBeVisible();
      await page.reload();
      await openCompanion(page);
      await expect(second.getByText('Suggestion 2 of 2')).toBeVisible();
      await expect(first).toBeHidden();
      await expectNoSidewaysScroll(page);
      await second.getByRole('button', { name: 'Not Now' }).click();
      await expect(second).toBeHidden();
      await page.goto(`/app?mode=plan&week=${dayFromToday(1)}`);
      await expect(event(page, 'Write the application')).toHaveAccessibleName(
        /8:00 PM to 8:30 PM, .+, suggested$/,
      );
      expect(await titlesOf(page)).toEqual(['Write the application, suggested']);
    },
  );

  test(
    'when one thing is planned, then its steps and hours stand to tap, and a card comes of it',
    { tag: '@phone' },
    async ({ page }) => {
      // A whole talk, one reply after the other.
      test.slow();
      await createSubscriber(page);
      await say(page, 'I need to see the dentist');
      await expect(log(page).getByText(/first step|begin/)).toBeVisible(REPLIED);
      await expectAccessible(page);
      await page.reload();
      await openCompanion(page);
      await send(page, 'Ring, with one sentence ready');
      await expect(log(page).getByText(/a day and an hour|which day/i)).toBeVisible(REPLIED);
      await send(page, 'Tomorrow at 10 AM');
      await expect(log(page).getByText(/^Ring, with one sentence ready: Tomorrow at 10 AM\./)).toBeVisible(
        REPLIED,
      );
      await expect(page.getByRole('button', { name: 'What if something gets in the way?' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Not Now' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    },
  );

  test('when nothing is wanted, then there is none', async ({ page }) => {
    await createSubscriber(page);
    const asked = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/calendar/proactive-suggestions',
    );
    await say(page, 'I exercised yesterday');
    expect(await (await asked).json()).toEqual({ suggestions: [] });
    await expect(page.getByRole('button', { name: 'Not Now' })).toBeHidden();
  });
});
