import type { Page } from '@playwright/test';
import { createAccount, onboard } from '../actions.ts';
import { expect, test } from './tour.ts';

async function openSubscribe(page: Page): Promise<void> {
  await createAccount(page);
  await onboard(page);
  await page.goto('/subscribe');
  await expect(
    page.getByRole('article', { name: 'Your SoulPrint™' }).getByRole('heading', { name: 'Who you are' }),
  ).toBeVisible({ timeout: 40_000 });
}

async function applyPromo(page: Page, code: string): Promise<void> {
  await page.getByLabel('Promo code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

const cardNumber = (page: Page) => page.getByLabel('Card number');

test('subscribing with a code', async ({ page, scan }) => {
  await openSubscribe(page);
  await applyPromo(page, 'NOPE');
  await scan('subscribe, unknown code', page.getByRole('alert').filter({ visible: true }).first());
  await applyPromo(page, 'HALF50');
  await scan('subscribe, half the price', page.getByText('50% off'));
  await page.getByRole('button', { name: 'Remove promo code' }).click();
  await applyPromo(page, 'WELCOME100');
  await scan('subscribe, free code', page.getByRole('button', { name: 'Activate Your Free Account' }));
});

test('subscribing with a card, cancelling, coming back', async ({ page, scan }) => {
  await openSubscribe(page);
  await expect(cardNumber(page)).toBeVisible();
  await scan('subscribe, card form', cardNumber(page));
  await page.getByRole('button', { name: /^Start Your .* Free Trial$/ }).click();
  await scan('subscribe, incomplete card', page.getByText(/card number is incomplete/i).first());

  await cardNumber(page).fill('4242424242424242');
  await page.getByLabel(/expir/i).fill('1234');
  await page.getByLabel(/security code|cvc/i).fill('123');
  await page.getByRole('button', { name: /^Start Your .* Free Trial$/ }).click();
  await page.waitForURL(/\/app/);

  await page.goto('/app/account?tab=subscription');
  const start = page.getByRole('button', { name: 'Cancel Subscription' });
  await scan('account, subscription in trial', start);
  await start.click();
  await scan('cancelling, first step', page.getByRole('dialog', { name: 'Cancel your subscription?' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  const questions = page.getByRole('dialog', { name: 'What made you decide?' });
  await scan('cancelling, questions', questions);
  const submit = questions.getByRole('button', { name: 'Cancel Subscription' });
  await submit.click();
  await scan('cancelling, questions without answers', questions);
  await questions.getByRole('radio').first().click();
  await questions.getByLabel('A little more about it').fill('Not enough time');
  await questions.getByLabel('What should be better?').fill('Nothing');
  await submit.click();
  const farewell = page.getByRole('dialog', { name: 'Your subscription is cancelled' });
  await scan('cancelling, last step', farewell);
  await farewell.getByRole('button', { name: 'Close' }).last().click();

  const wayBack = page.getByRole('button', { name: /^Continue Free Trial/ });
  await expect(cardNumber(page)).toBeVisible();
  // The form enables its button last.
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
  await scan('subscribe, after cancelling', wayBack);
  await page.goto('/subscription-status');
  await scan('subscription status, after cancelling', wayBack);
});
