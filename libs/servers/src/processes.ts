import { execFile, type ChildProcess, type ExecFileOptions } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Waits until a child is ready; stops it where it ends first, or is not ready in time.
 *
 * @param ready resolves when it is; its signal is aborted after `timeoutMs`, and it then rejects
 * @param explain what its end says, by its exit code
 */
export async function untilReady(
  child: ChildProcess,
  {
    ready,
    timeoutMs,
    explain,
  }: {
    ready: (signal: AbortSignal) => Promise<void>;
    timeoutMs: number;
    explain: (code: number | null) => Promise<string>;
  },
): Promise<void> {
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      void explain(code).then((reason) => reject(new Error(reason)));
    });
  });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    await Promise.race([ready(late.signal), failed]);
  } catch (error) {
    await stopChild(child, 1_000);
    throw error;
  } finally {
    late.abort();
    clearTimeout(timer);
  }
}

/** What tells a process from a later one that was given the same id. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** Whether a process with this id exists; a finished one that nobody has collected does not count. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return (await processStat(pid))?.state !== 'Z';
}

async function processStat(pid: number): Promise<{ state: string; startTicks: string } | undefined> {
  let stat: string;
  try {
    stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
  // The second field, the name, is in brackets and may itself hold blanks and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startTicks] = [fields[0], fields[19]];
  return state && startTicks ? { state, startTicks } : undefined;
}

/**
 * When the process began, as an opaque text that stays the same for its whole life; undefined when there is
 * no such process.
 */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const [stat, boot] = await Promise.all([
      processStat(pid),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    ]);
    return stat ? `${boot.trim()}/${stat.startTicks}` : undefined;
  }
  const [command, args]: [string, string[]] =
    process.platform === 'win32'
      ? ['powershell', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`]]
      : ['ps', ['-o', 'lstart=', '-p', String(pid)]];
  try {
    const { stdout } = await run(command, args, { env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } });
    return stdout.trim() || undefined;
  } catch {
    // Both leave with 1 when there is no such process.
    return undefined;
  }
}

/** The note by which a process can be recognised later; undefined when it is gone already. */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | undefined> {
  const startedAt = await startTimeOf(pid);
  return startedAt ? { pid, startedAt } : undefined;
}

/** Whether the very process that was noted still runs. */
export async function isSameProcess(note: ProcessIdentity): Promise<boolean> {
  return (await isAlive(note.pid)) && (await startTimeOf(note.pid)) === note.startedAt;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ends a noted process, if it still is the one: SIGTERM, then SIGKILL after `graceMs` (default 5,000). */
export async function stopIdentified(note: ProcessIdentity, graceMs = 5_000): Promise<boolean> {
  if (!(await isSameProcess(note))) return false;
  signal(note.pid, 'SIGTERM');
  // A stopped process acts on SIGTERM only once it is continued.
  signal(note.pid, 'SIGCONT');
  const deadline = Date.now() + graceMs;
  while (await isSameProcess(note)) {
    if (Date.now() > deadline) signal(note.pid, 'SIGKILL');
    await wait(50);
  }
  return true;
}

/** Resolves when a child has ended, at once when it has ended already. */
export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
    return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
  });
}

/** Ends a child: `first` (default SIGTERM), then SIGKILL after `graceMs` (default 5,000). */
export async function stopChild(
  child: ChildProcess,
  graceMs = 5_000,
  first: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  const done = ended(child);
  child.kill(first);
  child.kill('SIGCONT');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await done;
  clearTimeout(timer);
}

/**
 * Runs a program to its end. Called off, or too late, it has ended when this rejects: what it writes to, and the lock
 * on that, can be given up.
 *
 * @throws Error where it cannot be started, fails, is called off by the signal or is late
 */
export async function runToEnd(
  program: string,
  args: readonly string[],
  options: ExecFileOptions,
): Promise<void> {
  const running = run(program, args, options);
  try {
    await running;
  } finally {
    await stopChild(running.child);
  }
}
