// Plain JavaScript on Node's own modules alone: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST_NODE = [20, 19];
const COMMANDS = ['start', 'test', 'bench'];
const PARENT_POLL_MS = 500;

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

/** @param {number} pid */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It is gone, or this system has no /proc.
    return undefined;
  }
}

/**
 * Who waits for us: the process above and, where npm put a shell between, npm itself. That shell outlives a
 * killed npm and tells nobody.
 */
function waitingForUs() {
  const parent = process.ppid;
  return process.env.npm_lifecycle_event ? `${parent} ${parentOf(parent)}` : String(parent);
}

/**
 * Runs a program to its end, passing signals on, and ends it when npm itself was killed.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
function run(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit' });
    const before = waitingForUs();
    const watch = setInterval(() => {
      if (waitingForUs() === before) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, PARENT_POLL_MS);
    /** @param {NodeJS.Signals} name */
    const pass = (name) => child.kill(name);
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const name of signals) process.on(name, pass);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, pass);
      resolve(code ?? 1);
    });
  });
}

function npmProgram() {
  // Started by npm, its own script is known and needs no shell.
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return { program: process.execPath, args: [script] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

async function install() {
  process.stdout.write(
    'Installing packages (npm ci): the first time, or after a change of package-lock.json\n',
  );
  const { program, args } = npmProgram();
  let code;
  try {
    code = await run(program, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
  } catch (error) {
    fail(
      `npm could not be run (${error instanceof Error ? error.message : 'unknown reason'}). Install npm and try again.`,
    );
  }
  if (code !== 0)
    fail('Installing failed. Read what npm says above, check network and disk space, and try again.');
}

checkNode();
const [command, ...rest] = process.argv.slice(2);
if (!command || !COMMANDS.includes(command)) fail(`Usage: node tools/run.mjs ${COMMANDS.join('|')}`);
if (!isInstalled()) await install();
const script = join(ROOT, 'tools', String(command), 'main.ts');
if (!existsSync(script)) fail(`There is no ${command} here yet.`);
process.exitCode = await run(process.execPath, [
  '--import',
  'tsx',
  '--conditions=@inkwell/source',
  script,
  ...rest,
]);
