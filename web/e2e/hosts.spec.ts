import { newPerson } from './person.ts';
import { expect, test } from './test.ts';

const port = new URL(process.env['BASE_URL'] ?? 'http://localhost:3000').port;
const main = `http://inkwell.test:${port}`;
const app = `http://app.inkwell.test:${port}`;
const executablePath = process.env['CHROMIUM_PATH'];

test.use({
  launchOptions: {
    args: ['--no-sandbox', '--host-resolver-rules=MAP inkwell.test 127.0.0.1, MAP *.inkwell.test 127.0.0.1'],
    ...(executablePath ? { executablePath } : {}),
  },
});

test('when the marketing host and the app host share a person, then each shows what is its own', async ({
  page,
}) => {
  await page.goto(`${main}/`);
  await expect(
    page.getByRole('heading', { name: 'Design your life, not just your schedule.' }),
  ).toBeVisible();
  await page.goto(`${app}/`);
  await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible();

  await page.goto(`${main}/app/account?tab=subscription`);
  expect(page.url()).toBe(`${app}/app/account?tab=subscription`);
  await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible();

  const person = newPerson();
  await page.goto(`${main}/signup`);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(`${app}/app`);
  await expect(page.getByText('Step 1 of 6')).toBeVisible();

  await page.goto(`${main}/`);
  await page.waitForURL(`${app}/app`);
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
});
