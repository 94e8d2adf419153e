import { expect, test } from './test.ts';

// The test fails on what the content security policy refuses, which is an error in the console.
test('when the reference of the API is opened, then its operations are shown and can be opened', async ({
  page,
}) => {
  await page.goto('/docs');
  const operation = page.locator('.opblock').filter({ hasText: '/api/journal-dates' });
  await expect(operation).toBeVisible();
  await operation.getByRole('button').first().click();
  await expect(operation.getByText('Responses')).toBeVisible();
});
