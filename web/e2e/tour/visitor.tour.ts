import { completeWizard, createAccount, submitSignIn, submitSignUp } from '../actions.ts';
import { expect, test } from './tour.ts';

test('what a visitor sees', async ({ page, scan }) => {
  await page.goto('/');
  await scan('landing', page.getByRole('heading', { level: 1 }));
  await scan('landing, menu', page.getByRole('button', { name: 'Close menu' }), {
    widths: [390],
    open: () => page.getByRole('button', { name: 'Open menu' }).click(),
  });

  for (const path of ['/safety', '/privacy', '/terms']) {
    await page.goto(path);
    await scan(path, page.getByRole('heading', { level: 1 }));
  }

  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await page.goto('/signin');
  await scan('sign in', page.getByRole('heading', { level: 1 }));
  await scan('sign in, with errors and a toast', toast, {
    open: async () => {
      await submitSignIn(page, { email: '', password: '' });
      // The pointer over it keeps it open.
      await toast.hover();
    },
  });

  await page.goto('/signup');
  await scan('sign up', page.getByRole('heading', { level: 1 }));
  await scan('sign up, with errors', page.getByText('Passwords do not match.').first(), {
    open: () => submitSignUp(page, { email: 'anna@example.com', password: 'a quiet evening' }, 'another'),
  });
});

test('the onboarding', async ({ page, scan }) => {
  await createAccount(page);
  await page.goto('/app');
  let step = 1;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/onboarding/complete', async (route) => {
    await answered;
    await route.continue();
  });
  await completeWizard(page, async () => {
    await scan(`onboarding, step ${step}`, page.getByText(`Step ${step} of 6`));
    step += 1;
  });
  await scan('onboarding, writing', page.getByRole('heading', { name: 'We are writing your SoulPrint' }));
  answer();
  await expect(page.getByText('Onboarding Complete!', { exact: true })).toBeVisible({ timeout: 40_000 });
});
