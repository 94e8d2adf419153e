import { execFile, spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { findOnPath } from '@inkwell/servers';
import { chromium } from 'playwright';

import { StartProblem } from '../start/problem.ts';
import { partLine, type Say } from '../start/terminal.ts';

const run = promisify(execFile);
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without a window: the same engine, that starts and draws faster. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const INSTALL_TIMEOUT_MS = 5 * 60_000;

/** The program's path, if it starts. */
export async function runs(path: string | undefined): Promise<string | undefined> {
  if (!path) return undefined;
  try {
    await run(path, ['--version', '--no-sandbox'], { timeout: 20_000 });
    return path;
  } catch {
    // A wrapper around nothing, or one without its libraries, is no browser.
    return undefined;
  }
}

async function ownOfPlaywright(): Promise<string | undefined> {
  const path = chromium.executablePath();
  try {
    await access(path);
    return path;
  } catch {
    // Not downloaded.
    return undefined;
  }
}

function install(program: string, args: string[], signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: INSTALL_TIMEOUT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      signal,
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

async function installOnDebian(names: string[], say: Say, signal: AbortSignal): Promise<string | undefined> {
  const apt = await findOnPath(['apt-get']);
  if (!apt || process.getuid?.() !== 0) return undefined;
  say(partLine('chromium', 'none found, installing it with apt-get (once, a minute or two)'));
  const updated = await install(apt, ['update', '-qq'], signal);
  if (!updated) return undefined;
  await install(apt, ['install', '-y', '-qq', '--no-install-recommends', 'chromium', HEADLESS_SHELL], signal);
  return runs(await findOnPath(names));
}

async function downloadWithPlaywright(say: Say, signal: AbortSignal): Promise<string | undefined> {
  say(partLine('chromium', "none found, fetching Playwright's (once)"));
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  await install(process.execPath, [cli, 'install', 'chromium'], signal);
  return runs(await ownOfPlaywright());
}

/**
 * A Chromium that runs here: from the PATH, Playwright's own, or one that is installed now where that is possible.
 * @param prefersShell whether the headless shell is taken where there is one. Lighthouse needs the whole browser. Default
 *   false.
 * @throws StartProblem with the ways to go on
 */
export async function findChromium(
  say: Say,
  signal: AbortSignal,
  { prefersShell = false } = {},
): Promise<string> {
  const names = prefersShell ? [HEADLESS_SHELL, ...NAMES] : NAMES;
  const path =
    (await runs(process.env['CHROMIUM_PATH'])) ??
    (await runs(await findOnPath(names))) ??
    (await runs(await ownOfPlaywright())) ??
    (await installOnDebian(names, say, signal)) ??
    (await downloadWithPlaywright(say, signal));
  if (path) return path;
  throw new StartProblem(
    [
      'The tests in a browser need Chromium, and none was found or could be installed.',
      'Ways to go on: install Chromium or Chrome so that it is on the PATH (Debian: apt-get install chromium);',
      'or npx playwright install chromium; or set CHROMIUM_PATH to the program.',
    ].join('\n'),
  );
}
