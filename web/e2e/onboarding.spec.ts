import type { Locator, Page } from '@playwright/test';
import { answers, completeWizard, createAccount, newAccount, post } from './actions.ts';
import { expect, expectToast, allowConsoleErrors, tabTo, test } from './test.ts';

const COMPLETE = '**/api/onboarding/complete';

const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Continue' });

/** The city field's suggestions. */
const cities = (page: Page, name = /./) => page.getByRole('listbox').getByRole('option', { name });

/** Everything in this browser's storage. */
const browserStorage = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join());

/** Every text answer. */
const WORDS = [
  answers.name,
  'Stockholm',
  ...Object.values(answers.targets),
  ...Object.values(answers.bottlenecks),
  answers.daily_rhythm.pre_sleep_activity,
  answers.reflection.keystone_habit,
  answers.reflection.proud_word,
];

/** The answers stored in the account. */
async function storedAnswers(page: Page): Promise<unknown> {
  const response = await page.request.get('/api/user/blueprint');
  return ((await response.json()) as { onboardingData: unknown }).onboardingData;
}

test('when only the keyboard is used, then everything from sign-up to the subscribe page can be done', async ({
  page,
}) => {
  const { keyboard } = page;
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await keyboard.type(text);
  };
  const choose = async (arrow: string, name: string) => {
    await keyboard.press(arrow);
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  };
  const arriveAt = (step: number) => expect(page.getByText(`Step ${step} of 6`)).toBeVisible();

  await test.step('sign up', async () => {
    const person = newAccount();
    await page.goto('/signup');
    await type(field(page, 'Email Address'), person.email);
    await type(field(page, 'Password'), person.password);
    await type(field(page, 'Confirm Password'), person.password);
    await keyboard.press('Enter');
  });

  await test.step('welcome', async () => {
    await arriveAt(1);
    await type(field(page, /What should we call you/), answers.name);
    await keyboard.press('Enter');
  });

  await test.step('birth snapshot, with a city that is suggested', async () => {
    await arriveAt(2);
    await type(field(page, 'Month'), 'November');
    await type(field(page, 'Day'), '3');
    await type(field(page, 'Year'), '1990');
    await type(field(page, 'Hour'), '7');
    await type(field(page, 'Minute'), '30');
    await type(field(page, 'AM or PM'), 'PM');
    const city = page.getByRole('combobox', { name: /City/ });
    await type(city, 'stockh');
    const first = cities(page).first();
    await expect(first).toContainText('Stockholm');
    await expect(first).toContainText('Sweden');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowUp');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(city).toHaveValue('Stockholm, Sweden');
    await expect(cities(page)).toHaveCount(0);
    await tabTo(page, next(page));
    await keyboard.press('Enter');
  });

  await test.step('twelve-month targets', async () => {
    await arriveAt(3);
    await type(field(page, /What one result/), answers.targets.result_12_months);
    await type(field(page, /personal quality/), answers.targets.personal_quality);
    await type(field(page, /professional skill/), answers.targets.professional_skill);
    await keyboard.press('Enter');
  });

  await test.step('pain and mood, and back once', async () => {
    await arriveAt(4);
    await tabTo(page, page.getByRole('button', { name: 'Back' }));
    await keyboard.press('Enter');
    await arriveAt(3);
    await tabTo(page, next(page));
    await keyboard.press('Enter');
    await arriveAt(4);
    await type(field(page, /keeps you up/), answers.bottlenecks.keeps_up_at_night);
    await type(field(page, /Which emotion/), answers.bottlenecks.dominant_emotion);
    await type(field(page, /drains most/), answers.bottlenecks.time_drain);
    await keyboard.press('Enter');
  });

  await test.step('daily rhythm', async () => {
    await arriveAt(5);
    await tabTo(page, page.getByRole('radio', { name: 'Morning' }));
    await choose('ArrowRight', 'Noon');
    await choose('ArrowRight', 'Night');
    await type(field(page, /right before sleep/), answers.daily_rhythm.pre_sleep_activity);
    await tabTo(page, page.getByRole('slider'));
    await keyboard.press('ArrowRight');
    await tabTo(page, next(page));
    await keyboard.press('Enter');
  });

  await test.step('reflection', async () => {
    await arriveAt(6);
    await type(field(page, /one habit/i), answers.reflection.keystone_habit);
    await tabTo(page, page.getByRole('radio', { name: 'Comfortable', exact: true }));
    await choose('ArrowUp', 'Somewhat comfortable');
    await type(field(page, /One word/), answers.reflection.proud_word);
    await keyboard.press('Enter');
  });

  await expectToast(
    page,
    'Onboarding Complete!',
    "Your SoulPrint has been generated. Now let's set up your subscription.",
  );
  await page.waitForURL('**/subscribe');
  await expect(
    page.getByRole('article', { name: 'Your SoulPrint™' }).getByRole('heading', { name: 'Who you are' }),
  ).toBeVisible();
  expect(await storedAnswers(page)).toEqual(answers);
});

test(
  'when the page is reloaded or the server fails, then every answer is kept, and removed from the device at the end',
  { tag: '@phone' },
  async ({ page, consoleErrors }) => {
    await createAccount(page);
    await page.goto('/app');
    await page.route(COMPLETE, (route) =>
      route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Later', requestId: 'a' } }),
    );
    await completeWizard(page, async () => {
      const filled = await page.getByRole('main').ariaSnapshot();
      await page.reload();
      await expect.poll(() => page.getByRole('main').ariaSnapshot()).toBe(filled);
    });
    await expectToast(page, 'Error', 'Failed to complete onboarding. Please try again.');
    allowConsoleErrors(consoleErrors, /503/);
    const stillThere = await browserStorage(page);
    for (const word of WORDS) expect(stillThere).toContain(word);

    await page.unroute(COMPLETE);
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expectToast(
      page,
      'Onboarding Complete!',
      "Your SoulPrint has been generated. Now let's set up your subscription.",
    );
    await page.waitForURL('**/subscribe');
    expect(await storedAnswers(page)).toEqual(answers);
    const left = await browserStorage(page);
    for (const word of WORDS) expect(left).not.toContain(word);
  },
);

test(
  'when a city is typed, then cities are suggested, and an unknown one is accepted as typed',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await createAccount(page);
    await page.goto('/app');
    await field(page, /What should we call you/).fill('Anna');
    await next(page).click();
    for (const [label, option] of [
      ['Month', 'November'],
      ['Day', '3'],
      ['Hour', '7'],
      ['Minute', '30'],
      ['AM or PM', 'PM'],
    ] as const)
      await field(page, label).selectOption(option);
    await field(page, 'Year').fill('1990');
    await expect(next(page)).toBeDisabled();

    const city = page.getByRole('combobox', { name: /City/ });
    const choose = (option: Locator) => (isMobile ? option.tap() : option.click());
    await city.pressSequentially('malmo');
    await choose(cities(page, /^Malmö.*Sweden/));
    await expect(city).toHaveValue('Malmö, Sweden');
    await expect(next(page)).toBeEnabled();

    await test.step('of cities with the same name, choose by region', async () => {
      await city.fill('springfield');
      await choose(cities(page, /Missouri/));
      await expect(city).toHaveValue('Springfield, Missouri, United States');
    });

    await test.step('Escape closes the list, and the typed text stays', async () => {
      await city.fill('stockh');
      await expect(cities(page).first()).toBeVisible();
      await city.press('Escape');
      await expect(cities(page)).toHaveCount(0);
      await expect(city).toHaveValue('stockh');
    });

    const asked = page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get('q') === 'Little Nowhere',
    );
    await city.fill('Little Nowhere');
    expect(await (await asked).json()).toEqual({ cities: [] });
    await expect(cities(page)).toHaveCount(0);
    await next(page).click();
    await expect(page.getByText('Step 3 of 6')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(city).toHaveValue('Little Nowhere');
  },
);

test('when the SoulPrint is written slowly, then the flow continues, and the text appears when it is ready', async ({
  page,
}) => {
  await createAccount(page);
  await page.goto('/app');
  // The local model is never slow, so the response of a slow one is mocked.
  const pending = { blueprint: null, onboardingData: answers, status: 'pending' };
  await page.route('**/api/user/blueprint', (route) => route.fulfill({ json: pending }));
  await page.route(COMPLETE, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...((await response.json()) as object), blueprint: null } });
  });
  await completeWizard(page, () => Promise.resolve());
  await expect(page.getByRole('button', { name: 'Creating Blueprint...' })).toBeDisabled();
  await expectToast(
    page,
    'Onboarding Complete!',
    "Your SoulPrint is being written. Now let's set up your subscription.",
  );
  await page.waitForURL('**/subscribe');
  const soulPrint = page.getByRole('article', { name: 'Your SoulPrint™' });
  await expect(soulPrint.getByText(/being written/).first()).toBeVisible();
  await expect(page.getByLabel('Promo code')).toBeVisible();
  await page.unroute('**/api/user/blueprint');
  // Other answers are a new submission, whose SoulPrint triggers the live update; the same ones are a repeat.
  await post(page, '/api/onboarding/complete', { ...answers, name: 'Anna B' });
  await expect(soulPrint.getByRole('heading', { name: 'Who you are' })).toBeVisible();
  await expect(soulPrint.getByText(/being written/)).toHaveCount(0);
});
