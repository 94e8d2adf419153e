import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { runAxe } from './axe.ts';

function collectErrors(context: BrowserContext, consoleErrors: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => consoleErrors.push(error.error().message));
}

/**
 * Has Playwright's `fill` insert text as a person's input method does. Over WebDriver BiDi it sets the field's value
 * by script, which React takes for its own change and does not report.
 */
const insertAsTyped = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      set: () => {},
      get: () => (text: string) => void document.execCommand('insertText', false, text),
    });
  });

interface Fixtures {
  /** The console's errors. A test that causes some on purpose allows them with `allowConsoleErrors`. */
  consoleErrors: string[];
  /** A page in another browser context. */
  otherDevice: Page;
}

/** Playwright's test, which also fails on errors in the browser's console. */
export const test = base.extend<Fixtures>({
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await insertAsTyped(context);
    await use(context);
  },
  consoleErrors: [
    async ({ context }, use) => {
      const consoleErrors: string[] = [];
      collectErrors(context, consoleErrors);
      await use(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
  otherDevice: async ({ browser, consoleErrors }, use) => {
    const context = await browser.newContext();
    collectErrors(context, consoleErrors);
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };

/** Each theme once: light at a desktop's width, dark at a phone's. The tour sees each page in both at both. */
export const THEMES: { colorScheme: 'light' | 'dark'; tag: string[] }[] = [
  { colorScheme: 'light', tag: [] },
  { colorScheme: 'dark', tag: ['@phone'] },
];

/** Expects no console errors but these, and clears them. */
export function allowConsoleErrors(consoleErrors: string[], expected: RegExp): void {
  expect(consoleErrors.filter((error) => !expected.test(error))).toEqual([]);
  consoleErrors.length = 0;
}

/** Expects exactly one toast, with this text. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
  await expect(toast).toHaveCount(1);
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/**
 * Records every h1 that the page shows, in order, from the next load on, also one that is shown only briefly.
 * Continues across loads and hosts.
 */
export async function recordHeadings(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('sawHeading', (text: string) => {
    if (text !== seen.at(-1)) seen.push(text);
  });
  await page.addInitScript(() => {
    const { sawHeading } = window as unknown as { sawHeading: (text: string) => void };
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) sawHeading(heading.textContent);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return seen;
}

/**
 * Expects no violations from axe, after all animations have finished: on the page, or in one part of it (a
 * selector).
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // It finds the same in every browser.
  if (page.context().browser()?.browserType().name() === 'firefox') return;
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  const violations = await runAxe(page, part);
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** Expects no horizontal scrolling at the width of the smallest phones (320 px). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // The page takes the new size a moment after it is set.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (!before) return;
  await page.setViewportSize(before);
  // Until it has, what is pressed next may move away.
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(before.width);
}
