import { join } from 'node:path';

import { findLlama } from '../model-files/llama.ts';
import { findReaderModel } from '../reader/model.ts';
import { machineValues } from './environment.ts';
import { nodePart } from './supervised-process.ts';
import type { ServerOptions } from './servers.ts';
import type { Supervisor } from './supervisor.ts';
import { partLine, seconds } from './terminal.ts';

export type ReaderOptions = ServerOptions & {
  /** The workspace. */
  root: string;
};

/**
 * Fetches the second reader of care and keeps its server running. Nothing waits for it: until it is there, and where it
 * cannot be had, what the first reader finds stands alone, and this says so. Never rejects.
 */
export async function startReader(
  { root, dataDir, values, say, signal }: ReaderOptions,
  { port, supervisor }: { port: number; supervisor: Pick<Supervisor, 'start'> },
): Promise<void> {
  const since = Date.now();
  const report = (line: string): void => say(partLine('reader', line));
  try {
    const options = { env: values, report, signal };
    const model = await findReaderModel(options);
    const library = await findLlama(options);
    await supervisor.start(
      nodePart({
        name: 'reader',
        cwd: root,
        args: [
          '--conditions=@inkwell/source',
          '--import',
          'tsx',
          join('tools', 'reader', 'main.ts'),
          library,
          model,
        ],
        env: { ...machineValues(values), PORT: String(port) },
        ports: [port],
        portAdvice: 'Start again: the next start takes another port.',
        logFile: join(dataDir, 'logs', 'reader.log'),
        say,
      }),
    );
    report(`ready, ${seconds(since)} (13 blocks of Qwen2.5-Coder-1.5B, from the cache)`);
  } catch (error) {
    if (signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    report(`the first reader alone (${reason.split('\n')[0] ?? ''})`);
  }
}
