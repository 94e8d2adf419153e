// Plain JavaScript on Node's own modules alone: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { stopWithNpm } from './stop-with-npm.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = [20, 19];
const COMMANDS =
  'start test api audit bench faults migrate image manifests model monitoring queues reading rollout secrets stand-in vault'.split(
    ' ',
  );

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(
    `Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
}

/**
 * npm writes down what it has installed as its last step, so a cut-off installation never looks whole.
 * Packages for other platforms are in the lock only.
 */
function isInstalled() {
  const installedFile = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (!found) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return (
      found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link
    );
  });
}

function npmProgram() {
  // Started by npm, its own script is known and needs no shell.
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return { program: process.execPath, args: [script] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

/**
 * Runs `npm ci` to its end; a signal that stops us stops it, too.
 * @returns {Promise<number | null>} its exit code
 */
function npmCi() {
  const { program, args } = npmProgram();
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    /** @param {NodeJS.Signals} name */
    const stop = (name) => {
      child.once('close', () => process.exit(1));
      child.kill(name);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code);
    });
  });
}

async function install() {
  process.stdout.write(
    'Installing packages (npm ci): the first time, or after a change of package-lock.json\n',
  );
  let code;
  try {
    code = await npmCi();
  } catch (error) {
    fail(
      `npm could not be run (${error instanceof Error ? error.message : 'unknown reason'}). Install npm and try again.`,
    );
  }
  if (code !== 0)
    fail('Installing failed. Read what npm says above, check network and disk space, and try again.');
}

checkNode();
const [command = '', ...rest] = process.argv.slice(2);
if (!COMMANDS.includes(command)) fail(`Usage: npm run ${COMMANDS.join('|')}`);
stopWithNpm(ROOT, command);
if (!isInstalled()) await install();
const script = join(ROOT, 'tools', command, 'main.ts');
process.argv = [process.execPath, script, ...rest];
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(script).href);
