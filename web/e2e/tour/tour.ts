import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { runAxe } from '../axe.ts';
import { describeFindings, type Finding } from './findings.ts';

const WIDTHS = [390, 768, 1440] as const;
const HEIGHT = 900;

interface ScanOptions {
  /** The widths at which it can be opened. Default all. */
  widths?: readonly (typeof WIDTHS)[number][];
  /** Opens it, at each width anew. Without it, it stays open while the width changes. */
  open?: () => Promise<void>;
  /** Closes what `open` has opened. */
  close?: () => Promise<void>;
}

/** Runs axe on what the page shows now, in both themes at each width; `shown` says that it is there. */
type Scan = (view: string, shown: Locator, options?: ScanOptions) => Promise<void>;

/** Ends transitions and animations: a colour that changes just then has no contrast to speak of. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What follows a media query in a script has rendered after two frames.
    await frame();
    await frame();
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
    await frame();
  });
}

/** Playwright's test with `scan`; it fails at its end, with everything that was found. */
export const test = base.extend<{ scan: Scan }>({
  scan: async ({ page }, use) => {
    const findings: Finding[] = [];
    await use(async (view, shown, { widths = WIDTHS, open, close } = {}) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        await open?.();
        await expect(shown, `${view} at ${width} px`).toBeVisible();
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme });
          await settle(page);
          for (const { id, help, nodes } of await runAxe(page)) {
            for (const { html } of nodes)
              findings.push({ view, theme, width, rule: id, help, element: html });
          }
        }
        await close?.();
      }
    });
    expect(findings.length, `axe found something:\n${describeFindings(findings)}`).toBe(0);
  },
});

export { expect };
