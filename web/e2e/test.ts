import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

// What the browser itself says of answers that are part of the plan: nobody is signed in, or no more; no entry yet.
const EXPECTED = [
  { status: 401, path: /^\/api\/(?:auth\/user|subscription-status)$/ },
  { status: 404, path: /^\/api\/journal-entries\// },
];

function isExpected(text: string, url: string): boolean {
  if (!text.startsWith('Failed to load resource') || !URL.canParse(url)) return false;
  const { pathname } = new URL(url);
  return EXPECTED.some(({ status, path }) => text.includes(` ${status} `) && path.test(pathname));
}

function watch(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (!isExpected(message.text(), url)) problems.push(`${message.text()} (${url})`);
  });
  context.on('weberror', (error) => problems.push(error.error().message));
}

interface Fixtures {
  /** What the browser complained of. A test that brings trouble about forgives what it brought. */
  problems: string[];
  /** A page of another browser, which shares nothing with this one. */
  otherDevice: Page;
}

/** A test that also fails when the browser's console has an error. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      watch(context, problems);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  otherDevice: async ({ browser, problems }, use) => {
    const context = await browser.newContext();
    watch(context, problems);
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };

/** Takes back the complaints of what a test did on purpose, and has none but these. */
export function forgive(problems: string[], expected: RegExp): void {
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  problems.length = 0;
}

/** There is one toast, and it says this. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
  await expect(toast).toHaveCount(1);
}

/** Goes on with the Tab key until the focus is there, as someone without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/**
 * Every title a page has shown, in order, from the next load on: also one that stood there for a moment only.
 * It goes on over loads and hosts.
 */
export async function watchHeadings(page: Page): Promise<string[]> {
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
 * Nothing that a checker of accessibility finds, once everything that fades has faded: on the page, or in one
 * part of it (a selector).
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** Nothing is wider than the window, at the width of the smallest phones. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  if (before) await page.setViewportSize(before);
}
