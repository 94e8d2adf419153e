import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { fetchOnce } from '@inkwell/servers';

import { partLine, type Say } from '../start/terminal.ts';
import { readProcessorTimes, stolenShare } from './processor-times.ts';
import {
  CATEGORIES,
  cpuSlowdown,
  hasEnoughRuns,
  readRun,
  runsThatCount,
  type PageScores,
  type LighthouseRun,
} from './lighthouse-scores.ts';

const VERSION = '12.8.2';
/** A run that the machine's host disturbed is repeated, up to this many runs of a page. */
const MAX_RUNS = 11;
const INSTALL_TIMEOUT_MS = 5 * 60_000;
const RUN_TIMEOUT_MS = 2 * 60_000;
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  // Without a screen, holding the last page's picture delays the first paint by one or two whole seconds.
  '--disable-features=PaintHolding,PaintHoldingCrossOrigin',
];

type RunOptions = { cwd: string; env?: NodeJS.ProcessEnv; timeout: number; signal: AbortSignal };

/** @throws Error with the end of what the program wrote, when it fails */
function runNode(program: string, args: string[], options: RunOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const follow = (text: string): void => {
      output = (output + text).slice(-2_000);
    };
    child.stdout.setEncoding('utf8').on('data', follow);
    child.stderr.setEncoding('utf8').on('data', follow);
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output.trim()))));
  });
}

/**
 * The folder that Lighthouse is installed in. Its packages would double the workspace, so it is kept in the cache,
 * beside the servers.
 * @throws Error with what npm says
 */
export function findLighthouse(say: Say, signal: AbortSignal): Promise<string> {
  const install = async (folder: string): Promise<void> => {
    say(partLine('lighthouse', `installing ${VERSION} (once)`));
    const npm = process.env['npm_execpath'];
    const [program, script] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const args = ['install', '--prefix', folder, `lighthouse@${VERSION}`];
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    await runNode(program, [...script, ...args, ...quiet], {
      cwd: folder,
      timeout: INSTALL_TIMEOUT_MS,
      signal,
    });
  };
  return fetchOnce(`lighthouse-${VERSION}`, install, { signal });
}

type LighthouseOptions = {
  /** Where `findLighthouse` has found it. */
  folder: string;
  /** A folder for its reports. */
  outputDir: string;
  chromiumPath: string;
  baseUrl: string;
  signal: AbortSignal;
};

/** Sets the processor's slowdown of a measured page to what the machine's speed meanwhile asks for. */
async function calibrate(artifactsDir: string): Promise<number> {
  const file = join(artifactsDir, 'artifacts.json');
  const artifacts = JSON.parse(await readFile(file, 'utf8')) as {
    BenchmarkIndex: number;
    settings: { throttling: { cpuSlowdownMultiplier: number } };
  };
  const slowdown = cpuSlowdown(artifacts.BenchmarkIndex);
  artifacts.settings.throttling.cpuSlowdownMultiplier = slowdown;
  await writeFile(file, JSON.stringify(artifacts));
  return slowdown;
}

/**
 * Runs Lighthouse twice on each path, seven times where the two disagree on the bound, as a phone, with its own
 * simulated network, and a processor that is slowed down by what this machine allows (`cpuSlowdown`). Runs during which
 * other machines of the same host took processor time are repeated; of eleven, the two with the least of it count.
 */
export async function runLighthouse(
  paths: readonly string[],
  { folder, outputDir, chromiumPath, baseUrl, signal }: LighthouseOptions,
): Promise<PageScores[]> {
  const script = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const options = {
    cwd: outputDir,
    env: { ...process.env, CHROME_PATH: chromiumPath },
    timeout: RUN_TIMEOUT_MS,
    signal,
  };
  const runOnce = async (path: string, name: string): Promise<LighthouseRun> => {
    const artifactsDir = join(outputDir, name);
    const file = join(outputDir, `${name}.json`);
    const args = [
      new URL(path, baseUrl).href,
      '--quiet',
      '--form-factor=mobile',
      `--only-categories=${Object.keys(CATEGORIES).join()}`,
      '--no-enable-error-reporting',
    ];
    const chromeFlags = `--chrome-flags=${CHROME_FLAGS.join(' ')}`;
    const before = await readProcessorTimes();
    await runNode(process.execPath, [script, ...args, chromeFlags, `--gather-mode=${artifactsDir}`], options);
    const stolen = stolenShare(before, await readProcessorTimes());
    const slowdown = await calibrate(artifactsDir);
    const scoring = [
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--audit-mode=${artifactsDir}`,
      '--output=json',
      `--output-path=${file}`,
    ];
    await runNode(process.execPath, [script, ...args, ...scoring], options);
    return { ...readRun(await readFile(file, 'utf8')), stolen };
  };
  const pages: PageScores[] = [];
  // One after the other: beside another one, each would be measured as slow.
  for (const [index, path] of paths.entries()) {
    const runs: LighthouseRun[] = [];
    while (!hasEnoughRuns(runs) && runs.length < MAX_RUNS) {
      runs.push(await runOnce(path, `${index}-${runs.length}`));
    }
    pages.push({ path, runs: runsThatCount(runs) });
  }
  return pages;
}
