import closeWithGrace from 'close-with-grace';
import { ConfigError, readDrainMs } from './config.ts';
import type { Logger } from './log.ts';
import { PendingMigrationsError } from './migrations.ts';

/** Collects what must be closed, and closes it in reverse order. */
export interface Closers {
  add: (close: () => unknown) => void;
  close: () => Promise<void>;
}

export function createClosers(): Closers {
  const closers: Array<() => unknown> = [];
  return {
    add: (close) => closers.push(close),
    close: async () => {
      for (const close of closers.splice(0).toReversed()) await close();
    },
  };
}

/**
 * The life of a process: boots, and on SIGTERM, SIGINT or an error nobody caught closes everything in reverse
 * order within `DRAIN_MS` (default 9 s). A bad environment or a database that is not migrated is one line and exit
 * code 1. A parent with an IPC channel is told 'ready'.
 */
export async function runProcess(
  log: () => Logger,
  boot: (closers: Closers) => Promise<void>,
): Promise<void> {
  const closers = createClosers();
  process.once('exit', () => log().flush());
  closeWithGrace({ delay: readDrainMs(process.env), logger: false }, async ({ err }) => {
    if (err) log().fatal({ err }, 'stopping after an error');
    await closers.close();
  });
  try {
    await boot(closers);
    // `npm start` waits for this: an answer on the port could be another program's.
    process.send?.('ready');
  } catch (error) {
    const isPlain = error instanceof ConfigError || error instanceof PendingMigrationsError;
    if (isPlain) process.stderr.write(`${error.message}\n`);
    else log().fatal({ err: error }, 'did not start');
    process.exitCode = 1;
    await closers.close();
    process.exit();
  }
}
