import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/** The journey in the Firefox that is installed, where there is one. */
const firefox = {
  name: 'firefox',
  testMatch: 'journey.spec.ts',
  grepInvert: /@phone/,
  use: {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: join(import.meta.dirname, 'e2e', 'firefox-bidi.mjs'),
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
};

/** A walk through WebKitGTK where its driver is installed. It has no browser of Playwright's. */
const WEBKIT_TEST = 'webkit.spec.ts';
const webkit = { name: 'webkit', testMatch: WEBKIT_TEST };

/** axe on everything that can be opened, in both themes, at three widths. One test opens many pages, each scanned six times. */
const tour = {
  name: 'tour',
  testDir: './e2e/tour',
  testMatch: '*.tour.ts',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: devices['Desktop Chrome'],
};

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // One more than there are cores: much of a test waits for a delay of the product's.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['./e2e/failures-reporter.ts']],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    trace: 'off',
    screenshot: 'only-on-failure',
    // A toast that fades away just then has no contrast to speak of.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    // First: its tests are the longest.
    tour,
    // Each test runs once: on the desktop, or with the tag @phone where a narrow window or a finger matters. With @both
    // it runs on each, as the ways that everybody goes do.
    {
      name: 'desktop',
      testIgnore: WEBKIT_TEST,
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: WEBKIT_TEST,
      grep: /@phone|@both/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
    ...(process.env['FIREFOX_PATH'] ? [firefox] : []),
    ...(process.env['WEBKIT_DRIVER'] ? [webkit] : []),
  ],
});
