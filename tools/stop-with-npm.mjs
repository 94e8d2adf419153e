// Plain JavaScript on Node's own modules alone: it runs before anything is installed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const POLL_MS = 500;
const SHELLS = ['sh', 'bash', 'dash', 'zsh', 'ksh', 'ash', 'fish', 'busybox'];
const READER_IS_GONE = ['EPIPE', 'EIO'];

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} parent
 * @property {string} program
 * @property {string} startedAt tells it from a later process with the same id
 */

/**
 * @param {number} pid
 * @returns {Process | undefined} undefined when it has ended, even if nobody has collected it yet
 */
function processAt(pid) {
  try {
    const found = process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
    return found.state.startsWith('Z') ? undefined : { pid, ...found };
  } catch {
    // There is no such process, or nothing here that tells.
    return undefined;
  }
}

/** @param {number} pid */
function fromProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field, the name, is in brackets and may itself hold blanks and brackets.
  const [state = '', parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const program = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
  return { state, parent: Number(parent), program, startedAt: String(rest[17]) };
}

/** @param {number} pid */
function fromPs(pid) {
  const env = { ...process.env, LC_ALL: 'C' };
  const line = execFileSync('ps', ['-o', 'stat=,ppid=,lstart=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
    env,
  });
  const [state = '', parent, ...rest] = line.trim().split(/\s+/);
  const program = basename(rest.slice(5).join(' ')).replace(/^-/, '');
  return { state, parent: Number(parent), program, startedAt: rest.slice(0, 5).join(' ') };
}

/**
 * npm, or another runner of scripts, when it runs this script of the package in `root`: the process above, or
 * the one above the shell it has put between.
 * @param {string} root
 * @param {string} script
 */
function findNpm(root, script) {
  const { npm_lifecycle_event: event, npm_package_json: manifest } = process.env;
  if (event !== script || manifest !== join(root, 'package.json')) return undefined;
  const parent = processAt(process.ppid);
  return parent && SHELLS.includes(parent.program) ? processAt(parent.parent) : parent;
}

/**
 * Sends SIGTERM to this process when npm, which runs it as `script` of the package in `root`, has been killed and
 * when its terminal closes. Whatever started npm may end: npm and the product live on.
 * @param {string} root
 * @param {string} script
 */
export function stopWithNpm(root, script) {
  const stop = () => process.kill(process.pid, 'SIGTERM');
  let npm = findNpm(root, script);
  const watch = setInterval(() => {
    if (!npm || processAt(npm.pid)?.startedAt === npm.startedAt) return;
    clearInterval(watch);
    // A SIGHUP that ended npm may be on its way to us: it is handled before this.
    setImmediate(() => npm && stop());
  }, POLL_MS);
  watch.unref();

  const hasTerminal = process.stdout.isTTY || process.stderr.isTTY;
  process.on('SIGHUP', () => {
    if (hasTerminal) stop();
    // Under nohup or a service manager a hang-up is not meant for us; but it ends npm, because Node does not keep
    // what nohup has set.
    else npm = undefined;
  });

  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error) => {
      // The terminal was closed, or what read our output has ended.
      if (!READER_IS_GONE.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
    });
  }
}
