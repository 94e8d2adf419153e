import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A program that a test has started. */
export interface Child {
  process: ChildProcess;
  /** Aborted once it has ended. */
  ended: AbortSignal;
  /** Ends it: what does not end when it is asked to is killed. */
  stop: () => Promise<void>;
}

const ENDS_WITHIN_MS = 5_000;

/**
 * Starts a program.
 *
 * @param endsWithinMs how long it may take to end when it is asked to. Default: 5,000
 * @throws where it cannot be started, such as one that is not there
 */
export async function startChild(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  endsWithinMs = ENDS_WITHIN_MS,
): Promise<Child> {
  const child = spawn(command, args, options);
  await once(child, 'spawn');
  const end = new AbortController();
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      end.abort(new Error(`${command} has ended`));
      resolve();
    }),
  );
  // It cannot be sent a signal, which `stop` finds out by itself.
  child.on('error', () => undefined);
  return {
    process: child,
    ended: end.signal,
    stop: async () => {
      if (end.signal.aborted) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
      await exited;
      clearTimeout(timer);
    },
  };
}
