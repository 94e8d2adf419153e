import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run: (context: Document | string, options: object) => Promise<AxeResults> };
  }
}

/**
 * Runs axe on the page, or on one part of it (a selector). It stays in the page until the next load: putting it in for
 * each run would take longer than the run.
 */
export async function runAxe(page: Page, part?: string): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (context) => {
    const results = await window.axe?.run(context ?? document, { resultTypes: ['violations'] });
    if (!results) throw new Error('axe is not in the page');
    return results.violations;
  }, part);
}
