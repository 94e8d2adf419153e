import type { Page } from '@playwright/test';
import {
  answers,
  createAccount,
  createSubscriber,
  journalEditor,
  messageInput,
  openTab,
  post,
  signIn,
} from './actions.ts';
import {
  allowConsoleErrors,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  tabTo,
  test,
} from './test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'People to talk to' });

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

async function openCompanion(page: Page, path = '/app'): Promise<void> {
  await page.goto(path);
  await expect(journalEditor(page).or(messageInput(page)).first()).toBeVisible();
  await openTab(page, 'Companion');
}

/** Sends a message and waits for the whole reply below it. */
async function send(page: Page, text: string): Promise<string> {
  await messageInput(page).fill(text);
  await messageInput(page).press('Control+Enter');
  await expect(
    page.getByRole('article', { name: 'You', exact: true }).filter({ hasText: text }),
  ).toBeVisible();
  const last = page.getByRole('log').getByRole('article').last();
  await expect(last).toHaveAccessibleName('Companion', { timeout: 30_000 });
  return last.innerText();
}

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test(
    'when somebody says it outright, then the card opens and stays, and the talk about other things goes on',
    { tag: '@both' },
    async ({ page }) => {
      await createSubscriber(page);
      await openCompanion(page);
      const reply = await send(page, 'I want to die, and I have the pills on my table');
      expect(reply).toContain('911');
      expect(reply).toMatch(/\?$/);
      await expect(card(page).getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
      await expect(page.getByRole('group', { name: 'Answers to tap' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.reload();
      await expect(card(page).getByRole('link', { name: 'Call 911' })).toBeVisible();
      await openTab(page, 'Companion');
      const other =
        'The garden needs raised beds by May, and I only have the Saturdays for all of that work.';
      expect(await send(page, other)).toMatch(/^Before that: are you safe right now\?/);
      expect(await send(page, `${other} Where do I begin?`)).not.toContain('safe right now');

      await page.goto('/app?mode=heal');
      await expect(card(page)).toBeVisible();
      await expect(page.getByRole('list', { name: 'Ways to begin' })).toBeVisible();
      await page.goto('/app?mode=plan');
      await expect(card(page)).toBeVisible();
    },
  );

  test('when something is likely, then the companion asks, by keyboard it is answered, and a yes opens the card elsewhere', async ({
    page,
    otherDevice,
  }) => {
    const person = await createSubscriber(page);
    await signIn(otherDevice, person);
    await openCompanion(page);
    expect(await send(page, 'Sometimes I wish I was dead.')).toMatch(
      /are you thinking about killing yourself\?$/,
    );
    await expect(card(page).getByRole('button', { name: 'Show the numbers' })).toBeVisible();
    await expect(card(otherDevice).getByRole('button', { name: 'Show the numbers' })).toBeVisible();
    const answersToTap = page.getByRole('group', { name: 'Answers to tap' });
    await expect(answersToTap.getByRole('button')).toHaveText(['Yes', 'No, not that', "I'd rather not say"]);
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await answersToTap.getByRole('button', { name: 'Yes' }).focus();
    await page.keyboard.press('Enter');
    await expect(card(page).getByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(card(otherDevice).getByRole('link', { name: 'Call 988' })).toBeVisible();
  });

  test(
    'when the answer is no, then the companion hears it and the numbers stay one line',
    { tag: '@phone' },
    async ({ page }) => {
      await createSubscriber(page);
      await openCompanion(page);
      await send(page, 'Sometimes I wish I was dead.');
      await page.getByRole('button', { name: 'No, not that' }).click();
      const last = page.getByRole('log').getByRole('article').last();
      await expect(last).toContainText('thank you for telling me');
      await expect(card(page).getByRole('button', { name: 'Show the numbers' })).toBeVisible();
    },
  );

  test('when a second sign comes after a no, then the line opens once more, and a screen reader is told', async ({
    page,
  }) => {
    await createSubscriber(page);
    await openCompanion(page);
    await send(page, 'Sometimes I wish I was dead.');
    await page.getByRole('button', { name: 'No, not that' }).click();
    const last = page.getByRole('log').getByRole('article').last();
    await expect(last).toContainText('thank you for telling me');
    await expect(last).toHaveAccessibleName('Companion');
    await send(page, 'But I do wish I was dead, again.');
    await expect(card(page).getByRole('status')).toBeEmpty();
    await send(page, 'Sometimes I wish I was dead, all day long.');
    await expect(card(page).getByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(card(page).getByRole('status')).toContainText('the card above the page has opened');
  });

  test(
    'when the card is folded, then it stays folded on reload and on another device',
    { tag: '@phone' },
    async ({ page, otherDevice }) => {
      const person = await createSubscriber(page);
      await openCompanion(page);
      await send(page, 'I want to kill myself tonight');
      const folded = page.waitForResponse((response) => response.request().method() === 'PUT');
      await card(page).getByRole('button', { name: 'Fold to one line' }).click();
      await expect(card(page).getByRole('link')).toHaveText(['Safety plan']);
      expect((await folded).ok()).toBe(true);
      await page.reload();
      await expect(card(page).getByRole('button', { name: 'Show the numbers' })).toBeVisible();
      await signIn(otherDevice, person);
      await expect(card(otherDevice).getByRole('button', { name: 'Show the numbers' })).toBeVisible();
      await card(otherDevice).getByRole('button', { name: 'Show the numbers' }).click();
      await expect(card(page).getByRole('link', { name: 'Call 988' })).toBeVisible();
    },
  );

  test(
    'when the card is open, then a safety plan is written from it, survives a reload in the middle, and is seen from the card',
    { tag: '@phone' },
    async ({ page }) => {
      await createSubscriber(page);
      await openCompanion(page);
      await send(page, 'I want to die');
      await card(page).getByRole('link', { name: 'Safety plan' }).click();
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByRole('textbox', { name: 'A sign 1' }).fill('I lie awake until three');
      await page.keyboard.press('Enter');
      await page.keyboard.type('I stop writing back');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.getByRole('textbox', { name: 'Something to do 1' }).fill('Walk around the la');
      await page.reload();
      const activity = page.getByRole('textbox', { name: 'Something to do 1' });
      await expect(activity).toHaveValue('Walk around the la');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await activity.press('End');
      await activity.pressSequentially('ke');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Skip this step' }).click();
      await page.getByRole('textbox', { name: 'A person 1', exact: true }).fill('Ana');
      await page.getByRole('textbox', { name: 'Phone number of Ana' }).fill('+1 (212) 555-0123');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: /^Add 988/ }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('heading', { name: 'My safety plan' })).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.getByRole('link', { name: 'Back to App' }).click();
      await card(page).getByRole('button', { name: 'Fold to one line' }).click();
      await card(page).getByRole('link', { name: 'Safety plan' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: /^Walk around the lake$/ })).toBeVisible();
      await expect(page.getByText('I lie awake until three')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Call Ana, +1 (212) 555-0123' })).toHaveAttribute(
        'href',
        'tel:+12125550123',
      );
      await expect(page.getByRole('link', { name: /^Call 988 Suicide/ })).toHaveAttribute('href', 'tel:988');
    },
  );

  test('when somebody is hurt at home, then a key leaves the page, and the back button does not return to it', async ({
    page,
  }) => {
    let referrer: string | undefined = 'not asked';
    await page.route('https://www.wikipedia.org/', async (route) => {
      referrer = (await route.request().allHeaders()).referer;
      await route.fulfill({ contentType: 'text/html', body: '<h1>Wikipedia</h1>' });
    });
    await createSubscriber(page);
    await openCompanion(page);
    expect(await send(page, 'My husband hit me again')).toContain('“Leave this page”');
    await expect(card(page).getByText(/history keeps traces/)).toBeVisible();
    await tabTo(page, card(page).getByRole('button', { name: 'Leave this page' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Wikipedia' })).toBeVisible();
    expect(referrer).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});

test.describe('in Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('when a cry for help is in Spanish, then so is the answer, with the line of Spain', async ({
    page,
  }) => {
    await createSubscriber(page);
    await openCompanion(page);
    const reply = await send(page, 'Ya no quiero vivir, no puedo más con todo esto');
    expect(reply).toMatch(/\?$/);
    expect(reply).toContain('Soy un programa');
    await expect(card(page).getByRole('link', { name: 'Call 024' })).toBeVisible();
  });

  test(
    'when somebody is well, then crisis resources begin with the line of Spain, and of the country that they choose',
    { tag: '@phone' },
    async ({ page }) => {
      await createSubscriber(page);
      await page.goto('/safety');
      const lines = page.getByRole('region', { name: 'Lines of your country' });
      await expect(lines.getByRole('link', { name: 'Call 024' })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectNoSidewaysScroll(page);
      await lines.getByRole('combobox', { name: 'Country of these lines' }).selectOption('United States');
      await expect(lines.getByRole('link', { name: 'Call 988' })).toBeVisible();
      await page.reload();
      await expect(lines.getByRole('link', { name: 'Call 988' })).toBeVisible();
      await page.goto('/app');
      await expect(card(page)).toHaveCount(0);
    },
  );
});

test('when something may be behind a message, then one quiet line stands under its reply, and no card', async ({
  page,
}) => {
  await createSubscriber(page);
  await openCompanion(page);
  const heavy = 'I am so tired of carrying all of this, and I cannot see how it ever gets better.';
  await send(page, heavy);
  const quietLine = page.getByRole('log').getByText('If it is more than a hard day:');
  await expect(quietLine).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  await send(page, `${heavy} Nothing moves.`);
  await expect(quietLine).toHaveCount(1);
  await page.reload();
  await openTab(page, 'Companion');
  await expect(quietLine).toHaveCount(1);
});

test(
  'when somebody is well, then there is no card, and crisis resources are a click away',
  { tag: '@both' },
  async ({ page }) => {
    await createSubscriber(page);
    await openCompanion(page, '/app?mode=heal');
    await send(page, 'The tram was late, and I read the whole way.');
    await expect(card(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Crisis resources' }).click();
    await expect(page.getByRole('heading', { name: 'If you need someone now' })).toBeVisible();
  },
);

test('when the messages of ten minutes are used up, then a crisis is answered all the same', async ({
  page,
  consoleErrors,
}) => {
  await createSubscriber(page);
  const date = new Date().toISOString().slice(0, 10);
  // One after the other in each mode, the modes side by side.
  const fill = async (mode: string) => {
    for (let count = 1; count <= 10; count += 1) {
      await post(page, '/api/conversations/messages', { content: `${count}`, mode, date });
    }
  };
  await Promise.all(['write', 'heal', 'plan'].map(fill));
  await openCompanion(page);
  await messageInput(page).fill('Rain again');
  await messageInput(page).press('Control+Enter');
  await expectToast(page, 'Error', 'Failed to send message. Please try again.');
  allowConsoleErrors(consoleErrors, /429.*\/messages/);
  expect(await send(page, 'I want to kill myself tonight')).toMatch(/\?$/);
  await expect(card(page)).toBeVisible();
});

test(
  'when a page tells of means at hand, then whom to call comes while it is written, and stays',
  { tag: '@phone' },
  async ({ page }) => {
    await createSubscriber(page);
    await page.goto('/app');
    await journalEditor(page).fill('Rain all day. I have the pills on my table.');
    await expect(page.getByRole('link', { name: 'findahelpline.com' }).first()).toBeVisible();
    await expect(card(page)).toBeVisible();
    await expect(journalEditor(page)).toHaveValue('Rain all day. I have the pills on my table.');
    await page.goto('/app?mode=heal');
    await expect(card(page)).toBeVisible();
  },
);

test(
  'when an answer in the wizard shows danger, then whom to call stands at its end and where one subscribes',
  { tag: '@phone' },
  async ({ page }) => {
    await createAccount(page);
    await post(page, '/api/onboarding/complete', {
      ...answers,
      bottlenecks: { ...answers.bottlenecks, keeps_up_at_night: 'I want to kill myself' },
    });
    await page.goto('/subscribe');
    await expect(card(page).getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
    await page.getByRole('button', { name: 'Talk to the companion' }).click();
    expect(await send(page, 'Are you there?')).toMatch(/^Before that/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'when somebody under care has no access any more, then the status page begins with whom to call',
  { tag: '@both' },
  async ({ page }) => {
    await createSubscriber(page);
    await openCompanion(page);
    await send(page, 'I want to kill myself tonight');
    await expect(card(page)).toBeVisible();
    await post(page, '/api/subscription/cancel', {
      reason: 'other',
      details: 'A pause',
      improvement: 'Nothing',
    });
    await page.goto('/subscription-status');
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
    await expect(card(page).getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);
