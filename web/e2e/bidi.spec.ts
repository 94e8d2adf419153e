import type { Page } from '@playwright/test';
import { answers, createAccount, journalEditor, messageInput, post, subscribe } from './actions.ts';
import { expect, test } from './test.ts';

const HEBREW = 'שלום עולם';
const MIXED = `First in English.\n\n${HEBREW}`;

/** Where Hebrew stands without a direction of its own: the words around it, or the control's label. */
const findWithoutDirection = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The initial of a name, a letter alone, looks the same in both directions.
    const hebrew = /[\u0590-\u05ff]{2}/;
    const hasOwn = (element: Element) =>
      element.closest('[dir="auto"]') !== null &&
      getComputedStyle(element.closest('[dir="auto"]') ?? element).unicodeBidi === 'plaintext';
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && hebrew.test(node.nodeValue ?? '') && parent.checkVisibility() && !hasOwn(parent))
        found.push(`${parent.tagName}: ${parent.outerHTML.slice(0, 200)}`);
    }
    for (const control of document.querySelectorAll<HTMLInputElement>('textarea, input[type="text"]'))
      if (hebrew.test(control.value) && !hasOwn(control)) found.push(control.outerHTML.slice(0, 200));
    return found;
  });

test('when somebody writes from right to left, then each of their texts stands so, wherever it is shown or typed', async ({
  page,
}) => {
  await createAccount(page);
  await page.goto('/onboarding');
  await page.getByLabel(/What should we call you/).fill(HEBREW);
  expect(await findWithoutDirection(page)).toEqual([]);
  await post(page, '/api/onboarding/complete', {
    ...answers,
    name: HEBREW,
    targets: { result_12_months: HEBREW, personal_quality: HEBREW, professional_skill: HEBREW },
    bottlenecks: { keeps_up_at_night: HEBREW, dominant_emotion: HEBREW, time_drain: HEBREW },
    reflection: { ...answers.reflection, keystone_habit: HEBREW, proud_word: HEBREW },
  });
  await subscribe(page);

  await page.goto('/app');
  await journalEditor(page).fill(MIXED);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await messageInput(page).fill(HEBREW);
  expect(await findWithoutDirection(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('article', { name: 'You' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Companion' })).toBeVisible({ timeout: 30_000 });
  expect(await findWithoutDirection(page)).toEqual([]);

  await journalEditor(page).fill(HEBREW);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Earlier texts' }).click();
  const history = page.getByRole('dialog', { name: 'Earlier texts' });
  await expect(history.getByText(HEBREW).first()).toBeVisible();
  expect(await findWithoutDirection(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Your pages' }).click();
  await expect(page.getByRole('dialog', { name: 'Your pages' }).getByText(HEBREW)).toBeVisible();
  expect(await findWithoutDirection(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('searchbox').fill('שלום');
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
  expect(await findWithoutDirection(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Profile menu' }).click();
  expect(await findWithoutDirection(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'View SoulPrint' }).click();
  await expect(page.getByText('Profile Summary')).toBeVisible();
  expect(await findWithoutDirection(page)).toEqual([]);

  await page.goto('/app?mode=plan');
  await page.getByRole('button', { name: 'New event', exact: true }).click();
  await page.getByLabel('Title').fill(HEBREW);
  await page.getByLabel('Description').fill(HEBREW);
  expect(await findWithoutDirection(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(HEBREW).first()).toBeVisible();
  expect(await findWithoutDirection(page)).toEqual([]);

  await page.goto('/app/account');
  await expect(page.getByText(HEBREW).first()).toBeVisible();
  expect(await findWithoutDirection(page)).toEqual([]);

  await page.goto('/app/account?tab=memory');
  const facts = page.getByRole('list', { name: 'What the companion has noted' });
  await expect(facts.getByText(HEBREW).first()).toBeVisible();
  expect(await findWithoutDirection(page)).toEqual([]);
  await facts.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByRole('textbox', { name: 'What the companion has noted' }).fill(HEBREW);
  await facts.getByRole('button', { name: 'Delete' }).last().click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible();
  expect(await findWithoutDirection(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('A little more about it').fill(HEBREW);
  await page.getByLabel('What should be better?').fill(HEBREW);
  expect(await findWithoutDirection(page)).toEqual([]);

  // Insights that quote an aim take weeks of pages, so these are put into the answer.
  await page.route('**/api/insights', async (route) => {
    const response = await route.fetch();
    const evidence = [{ date: '2026-03-02' }];
    const quoting = (type: string) => ({ id: type, type, title: HEBREW, description: HEBREW, evidence });
    const insights = [quoting('nudge'), quoting('progress')];
    await route.fulfill({ response, json: { ...(await response.json()), insights } });
  });
  await page.goto('/app');
  await expect(page.getByRole('complementary').getByText(HEBREW).first()).toBeVisible();
  expect(await findWithoutDirection(page)).toEqual([]);
  await page.getByRole('button', { name: 'View detailed insights' }).click();
  const panel = page.getByRole('dialog', { name: 'Weekly Insights' });
  await expect(panel.getByText(HEBREW).first()).toBeVisible();
  expect(await findWithoutDirection(page)).toEqual([]);
});

test('when a page has paragraphs of two directions, then each stands at its own side', async ({ page }) => {
  await createAccount(page);
  await post(page, '/api/onboarding/complete', answers);
  await subscribe(page);
  await page.goto('/app');
  await messageInput(page).fill(MIXED);
  await page.getByRole('button', { name: 'Send message' }).click();
  const message = page.getByRole('article', { name: 'You' });
  await expect(message).toBeVisible();
  const sides = await message.evaluate((element) => {
    const text = element.firstChild;
    if (!(text instanceof Text)) throw new Error('no text');
    const box = element.getBoundingClientRect();
    const sideOf = (start: number, end: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      const { left, right } = range.getBoundingClientRect();
      return left - box.left < box.right - right ? 'left' : 'right';
    };
    const second = text.data.indexOf('\n\n') + 2;
    // Wide enough for both sides to differ.
    return [sideOf(0, 5), sideOf(second, text.data.length)];
  });
  expect(sides).toEqual(['left', 'right']);
});
