import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { ended, freePort } from '@inkwell/servers';
import { makeRunFolder } from '@inkwell/testing';

import { machineValues } from '../start/environment.ts';
import { createExit } from '../start/exit.ts';
import { explain } from '../start/problem.ts';
import { createProduct } from '../start/product.ts';
import { readSettings } from '../start/settings.ts';
import { partLine, say, seconds } from '../start/terminal.ts';
import { findChromium } from '../test/chromium.ts';
import { isMeasurable, lighthouseFailures, scoreTable } from './lighthouse-scores.ts';
import { findLighthouse, runLighthouse } from './lighthouse.ts';

/**
 * `npm run audit`: axe on every page, dialog and menu, then Lighthouse on the pages a visitor sees first; exit code
 * 1 where either finds something. Arguments are Playwright's, and run axe alone.
 */
const root = dirname(dirname(import.meta.dirname));
const LIGHTHOUSE_PATHS = ['/', '/signin'];
const since = Date.now();
const cancelled = new AbortController();
const { signal } = cancelled;
const folder = await makeRunFolder();
const settings = readSettings(root, {
  ...machineValues(process.env),
  PORT: String(await freePort()),
  DATA_DIR: join(folder, 'data'),
  RATE_LIMIT_FACTOR: '100',
});
const product = createProduct({ root, settings, say });
let child: ChildProcess | undefined;

async function runTour(args: string[], chromiumPath: string): Promise<boolean> {
  const began = Date.now();
  const script = createRequire(join(root, 'web', 'package.json')).resolve('@playwright/test/cli');
  const config = join(root, 'web', 'e2e', 'tour', 'playwright.config.ts');
  child = spawn(process.execPath, [script, 'test', '--config', config, ...args], {
    cwd: root,
    env: { ...process.env, BASE_URL: settings.publicUrl, CHROMIUM_PATH: chromiumPath },
    stdio: 'inherit',
  });
  await ended(child);
  const passed = child.exitCode === 0;
  child = undefined;
  say(partLine('axe', `${passed ? 'passed' : 'failed'}, ${seconds(began)}`));
  return passed;
}

/** undefined where it cannot be installed. */
async function installLighthouse(): Promise<string | undefined> {
  try {
    return await findLighthouse(say, signal);
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    say(partLine('lighthouse', `could not be installed: ${reason}`));
    return undefined;
  }
}

async function auditSpeed(chromiumPath: string): Promise<boolean> {
  const began = Date.now();
  const installed = await installLighthouse();
  if (!installed) {
    // On a person's machine without a network the rest still counts; in CI a check that did not run must not pass.
    const passed = !process.env['CI'];
    say(partLine('lighthouse', passed ? 'SKIPPED' : 'failed: CI is set, so it may not be skipped'));
    return passed;
  }
  const outputDir = join(folder, 'lighthouse');
  await mkdir(outputDir);
  const baseUrl = settings.publicUrl;
  const pages = await runLighthouse(LIGHTHOUSE_PATHS, {
    folder: installed,
    outputDir,
    chromiumPath,
    baseUrl,
    signal,
  });
  say(
    `\nLighthouse, as a phone: the median of three runs, of seven where they disagree\n${scoreTable(pages)}\n`,
  );
  const failures = lighthouseFailures(pages);
  for (const failure of failures) say(`  ${failure}`);
  const passed = failures.length === 0;
  const unjudged = pages.filter((page) => !isMeasurable(page)).map(({ path }) => path);
  const except =
    unjudged.length > 0 ? `, except speed of ${unjudged.join(' and ')}: NOT JUDGED, host too busy` : '';
  say(partLine('lighthouse', `${passed ? `passed${except}` : 'failed'}, ${seconds(began)}`));
  return passed;
}

async function cleanUp(): Promise<void> {
  cancelled.abort();
  if (child) {
    child.kill('SIGTERM');
    await ended(child);
  }
  await product.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

const { exit, isExiting } = createExit(cleanUp, () => 1);

async function main(args: string[]): Promise<boolean> {
  const chromiumPath = await findChromium(say, signal);
  await product.start();
  // Not side by side: what axe takes of the processor, Lighthouse would miss.
  const tour = await runTour(args, chromiumPath);
  const speed = args.length > 0 || (await auditSpeed(chromiumPath));
  return tour && speed;
}

try {
  const passed = await main(process.argv.slice(2));
  say(`The audit ${passed ? 'passed' : 'failed'} in ${seconds(since)}`);
  await exit(passed ? 0 : 1);
} catch (error) {
  if (!isExiting()) process.stderr.write(`\n${explain(error, folder)}\n`);
  await exit(1);
}
