import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

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
  /** What the browser complained of. A test that brings trouble about empties it. */
  problems: string[];
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
});

export { expect };

/** Nothing that a checker of accessibility finds, once everything that fades has faded. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
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
