import { join } from 'node:path';

import { findReadingModel, runReadingServer } from '@inkwell/servers';

import { rotate } from './logs.ts';
import type { ServerOptions } from './servers.ts';
import type { Supervisor } from './supervisor.ts';
import { partLine, seconds } from './terminal.ts';

/**
 * Finds the embedded reading model and keeps its server running. Nothing waits for it: where it cannot be had, the
 * product reads by its word lists alone, and this says so. Never rejects.
 */
export async function startReading(
  { dataDir, values, say, signal }: ServerOptions,
  { port, supervisor }: { port: number; supervisor: Pick<Supervisor, 'start'> },
): Promise<void> {
  const since = Date.now();
  try {
    const report = (line: string): void => say(partLine('reading', line));
    const model = await findReadingModel({ env: values, report, signal });
    const logFile = join(dataDir, 'logs', 'reading.log');
    await supervisor.start({
      name: 'reading',
      isServer: false,
      launch: async (onSpawn) => {
        await rotate(logFile);
        return runReadingServer({ model, port, logFile, onSpawn });
      },
    });
    say(partLine('reading', `ready, ${seconds(since)} (multilingual-e5-small, from the cache)`));
  } catch (error) {
    if (signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    say(partLine('reading', `word lists only (${reason.split('\n')[0] ?? ''})`));
  }
}
