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

async function installOnDebian(
  packages: string[],
  names: string[],
  say: Say,
  signal: AbortSignal,
): Promise<string | undefined> {
  const apt = await findOnPath(['apt-get']);
  if (!apt || process.getuid?.() !== 0) return undefined;
  say(partLine('chromium', `installing ${packages.join(' and ')} with apt-get (once, a minute or two)`));
  const updated = await install(apt, ['update', '-qq'], signal);
  if (!updated) return undefined;
  await install(apt, ['install', '-y', '-qq', '--no-install-recommends', ...packages], signal);
  return runs(await findOnPath(names));
}

/** The headless shell. In CI it is installed beside a whole browser: on a person's machine that browser will do. */
async function findShell(say: Say, signal: AbortSignal): Promise<string | undefined> {
  const names = [HEADLESS_SHELL];
  const found = await runs(await findOnPath(names));
  if (found ?? !process.env['CI']) return found;
  const whole = (await findOnPath(NAMES)) ? [] : ['chromium'];
  return installOnDebian([HEADLESS_SHELL, ...whole], names, say, signal);
}

async function downloadWithPlaywright(say: Say, signal: AbortSignal): Promise<string | undefined> {
  say(partLine('chromium', "none found, fetching Playwright's (once)"));
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  await install(process.execPath, [cli, 'install', 'chromium'], signal);
  return runs(await ownOfPlaywright());
}

/**
 * A Chromium that runs here: from the PATH, Playwright's own, or one that is installed now where that is possible.
 * @param prefersShell whether the headless shell is taken where there is one, or in CI installed. Lighthouse needs the whole browser. Default
 *   false.
 * @throws StartProblem with the ways to go on
 */
export async function findChromium(
  say: Say,
  signal: AbortSignal,
  { prefersShell = false } = {},
): Promise<string> {
  const path =
    (await runs(process.env['CHROMIUM_PATH'])) ??
    (prefersShell ? await findShell(say, signal) : undefined) ??
    (await runs(await findOnPath(NAMES))) ??
    (await runs(await ownOfPlaywright())) ??
    (await installOnDebian(['chromium', HEADLESS_SHELL], NAMES, say, signal)) ??
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
