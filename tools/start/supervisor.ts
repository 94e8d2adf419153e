import type { ChildProcess } from 'node:child_process';

import { ended, stopChild } from '@inkwell/servers';

import type { DataDir } from './data-dir.ts';
import type { SupervisedProcess } from './supervised-process.ts';
import { partLine, seconds, type Say } from './terminal.ts';

const BACK_OFF_MS = [500, 1_000, 2_000, 5_000, 10_000, 15_000];
// After this long without a failure the back-off begins anew.
const STEADY_MS = 60_000;
// Together well below the ten seconds in which everything must have ended.
const PART_GRACE_MS = 6_500;
const SERVER_GRACE_MS = 2_500;

export type Supervisor = {
  /** Starts a part, returns when it is ready, and keeps it running from then on. */
  start: (part: SupervisedProcess) => Promise<void>;
  /** Ends everything, those who write before the databases; returns when no process is left. */
  stop: () => Promise<void>;
};

type Supervised = {
  part: SupervisedProcess;
  child: ChildProcess | undefined;
  pause: NodeJS.Timeout | undefined;
};

/** How long to wait before the nth restart in a row (from 0), in ms. */
export function backOff(failures: number): number {
  return BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length - 1)] ?? 0;
}

/** Keeps parts running until it is told to stop. */
export function createSupervisor(dataDir: Pick<DataDir, 'remember' | 'forget'>, say: Say): Supervisor {
  const supervised: Supervised[] = [];
  let stopping: Promise<void> | undefined;

  const launch = async (entry: Supervised): Promise<void> => {
    if (stopping) throw new Error(`${entry.part.name} is not started: everything is being stopped`);
    let remembered = Promise.resolve();
    let pid: number | undefined;
    const child = await entry.part.launch((spawned) => {
      entry.child = spawned;
      pid = spawned.pid;
      if (pid !== undefined) remembered = dataDir.remember(entry.part.name, pid);
      // A failed write is thrown below; until then it needs a handler.
      remembered.catch(() => undefined);
      // `stop` may have made its list before this process existed.
      if (stopping) void stopChild(spawned, 0);
    });
    await remembered;
    void ended(child).then(async () => {
      if (pid !== undefined) await dataDir.forget(pid);
    });
  };

  const restartWhenEnded = (entry: Supervised, failures: number): void => {
    const { child, part } = entry;
    if (!child) return;
    const startedAt = Date.now();
    void ended(child).then(() => {
      if (stopping) return;
      const why = child.signalCode ?? `code ${child.exitCode}`;
      restartLater(entry, why, Date.now() - startedAt > STEADY_MS ? 0 : failures);
      return part;
    });
  };

  const restartLater = (entry: Supervised, why: string, failures: number): void => {
    const delay = backOff(failures);
    say(partLine(entry.part.name, `ended (${why}); starting it again in ${delay / 1000} s`));
    entry.pause = setTimeout(() => {
      const since = Date.now();
      launch(entry).then(
        () => {
          say(partLine(entry.part.name, `ready again, ${seconds(since)}`));
          restartWhenEnded(entry, failures + 1);
        },
        (error: unknown) => {
          if (stopping) return;
          restartLater(entry, error instanceof Error ? error.message : String(error), failures + 1);
        },
      );
    }, delay);
  };

  const stopSome = async (isServer: boolean, graceMs: number): Promise<void> => {
    await Promise.all(
      supervised.map(async ({ part, child }) => {
        if (child && part.isServer === isServer) await stopChild(child, graceMs);
      }),
    );
  };

  return {
    start: async (part) => {
      const entry: Supervised = { part, child: undefined, pause: undefined };
      supervised.push(entry);
      await launch(entry);
      restartWhenEnded(entry, 0);
    },
    stop: () => {
      stopping ??= (async () => {
        for (const { pause } of supervised) clearTimeout(pause);
        await stopSome(false, PART_GRACE_MS);
        await stopSome(true, SERVER_GRACE_MS);
      })();
      return stopping;
    },
  };
}
