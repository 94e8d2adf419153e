import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/** The tour of `npm run audit`: axe on everything that can be opened, in both themes, at three widths. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.tour.ts',
  outputDir: '../../../test-results/tour',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // One test opens many pages, each scanned six times.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) },
  },
});
