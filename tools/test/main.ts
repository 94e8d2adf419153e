import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { ended, findMongod, findRedis, freePort } from '@inkwell/servers';
import { clearAbandonedRuns, makeRunFolder } from '@inkwell/testing';

import { build } from '../start/build.ts';
import { machineValues } from '../start/environment.ts';
import { createExit } from '../start/exit.ts';
import { explain } from '../start/problem.ts';
import { createProduct, type Product } from '../start/product.ts';
import { readSettings } from '../start/settings.ts';
import { partLine, say, seconds } from '../start/terminal.ts';
import { findChromium } from './chromium.ts';
import { findFirefox } from './firefox.ts';
import { dueLongTests, LONG_TESTS } from './long.ts';
import { findWebKit } from './webkit.ts';

const root = dirname(dirname(import.meta.dirname));
const resolver = createRequire(join(root, 'web', 'package.json'));
const playwrightConfig = join(root, 'web', 'playwright.config.ts');
const since = Date.now();
const cancelled = new AbortController();
let child: ChildProcess | undefined;
let product: Product | undefined;
let folder: string | undefined;

async function runTests(name: string, script: string, args: string[], env = {}): Promise<boolean> {
  cancelled.signal.throwIfAborted();
  child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  await ended(child);
  const passed = child.exitCode === 0;
  child = undefined;
  say(partLine(name, passed ? 'passed' : 'failed'));
  return passed;
}

async function runVitest(args: string[], env = {}): Promise<boolean> {
  const script = join(dirname(resolver.resolve('vitest/package.json')), 'vitest.mjs');
  try {
    return await runTests('vitest', script, ['run', ...args], env);
  } finally {
    await clearAbandonedRuns();
  }
}

/** The journey in a browser, on a product of its own: no data, keys or settings of this person's. */
async function runPlaywright(args: string[], chromiumPath: string): Promise<boolean> {
  folder = await makeRunFolder();
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const settings = readSettings(root, {
    ...machineValues(process.env),
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100',
    // What the companion says depends on what was read, however busy this machine is.
    READING_WAIT_MS: '10000',
    // The hosts are the browser's own fiction; on any other name, everything lives under one.
    MAIN_HOST: 'inkwell.test',
    APP_HOST: 'app.inkwell.test',
    COOKIE_DOMAIN: 'inkwell.test',
  });
  product = createProduct({ root, settings, say, builds: false });
  await product.start();
  const script = resolver.resolve('@playwright/test/cli');
  const [firefoxPath, webkitDriver] = await Promise.all([findFirefox(say), findWebKit(say)]);
  const passed = await runTests('playwright', script, ['test', '--config', playwrightConfig, ...args], {
    BASE_URL: settings.publicUrl,
    CHROMIUM_PATH: chromiumPath,
    FIREFOX_PATH: firefoxPath ?? '',
    WEBKIT_DRIVER: webkitDriver ?? '',
  });
  if (!passed) {
    const logs = join(root, 'test-results', 'logs');
    await cp(join(dataDir, 'logs'), logs, { recursive: true });
    say(partLine('playwright', `the logs of what was tested are in ${logs}`));
  }
  return passed;
}

async function cleanUp(): Promise<void> {
  cancelled.abort();
  if (child) {
    child.kill('SIGTERM');
    await ended(child);
  }
  await product?.stop();
  await clearAbandonedRuns();
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

const { exit, isExiting } = createExit(cleanUp, () => 1);

/** The long tests by themselves; `--changed`: those of what has changed since they were last run. */
async function runLongTests(onlyChanged: boolean): Promise<boolean> {
  const files = onlyChanged ? dueLongTests(root) : LONG_TESTS.map(({ file }) => file);
  for (const file of files) say(partLine('long', file));
  return files.length === 0 || (await runVitest(files, { TEST_LONG: '1' }));
}

/**
 * `--e2e` runs the browser's part alone, `--long` the long tests; any other argument is for vitest, and runs its
 * part alone.
 */
async function main(args: string[]): Promise<boolean> {
  if (args[0] === '--long') return runLongTests(args.includes('--changed'));
  const onlyBrowser = args[0] === '--e2e';
  const onlyVitest = args.length > 0 && !onlyBrowser;
  const withBrowser = !onlyVitest && existsSync(playwrightConfig);
  const report = (line: string): void => say(partLine('', line));
  const { signal } = cancelled;
  const [chromiumPath] = await Promise.all([
    withBrowser ? findChromium(say, signal, { prefersShell: true }) : undefined,
    findMongod({ report, signal }),
    findRedis({ report, signal }),
  ]);
  say(
    partLine('set-up', `MongoDB, Redis${chromiumPath ? `, ${chromiumPath}` : ''}: found, ${seconds(since)}`),
  );
  if (!onlyVitest) await build(root, say, signal);
  const unit = onlyBrowser || (await runVitest(args, onlyVitest ? {} : { TEST_BUILT: '1' }));
  const browser = !chromiumPath || (await runPlaywright(onlyBrowser ? args.slice(1) : [], chromiumPath));
  return unit && browser;
}

try {
  const passed = await main(process.argv.slice(2));
  say(`Tests ${passed ? 'passed' : 'failed'} in ${seconds(since)}`);
  await exit(passed ? 0 : 1);
} catch (error) {
  if (!isExiting()) process.stderr.write(`\n${explain(error, folder ?? root)}\n`);
  await exit(1);
}
