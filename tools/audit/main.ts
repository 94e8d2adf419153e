import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { freePort } from '@inkwell/servers';
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

/** `npm run audit`: Lighthouse on the pages that a visitor sees first; exit code 1 where it finds something. */
const root = dirname(dirname(import.meta.dirname));
const LIGHTHOUSE_PATHS = ['/', '/signin'];
const startedAt = Date.now();
const aborting = new AbortController();
const { signal } = aborting;
const folder = await makeRunFolder();
const settings = readSettings(root, {
  ...machineValues(process.env),
  PORT: String(await freePort()),
  DATA_DIR: join(folder, 'data'),
  RATE_LIMIT_FACTOR: '100',
});
const product = createProduct({ root, settings, say });

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
    `\nLighthouse, as a phone: the lower of two runs, the median of seven where they disagree\n${scoreTable(pages)}\n`,
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
  aborting.abort();
  await product.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

const { exit, isExiting } = createExit(cleanUp, () => 1);

async function main(): Promise<boolean> {
  const chromiumPath = await findChromium(say, signal);
  await product.start();
  return auditSpeed(chromiumPath);
}

try {
  const passed = await main();
  say(`The audit ${passed ? 'passed' : 'failed'} in ${seconds(startedAt)}`);
  await exit(passed ? 0 : 1);
} catch (error) {
  if (!isExiting()) process.stderr.write(`\n${explain(error, folder)}\n`);
  await exit(1);
}
