import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';

import { openEveryQueue } from '@inkwell/events';
import { createLog } from '@inkwell/service';

import { explain } from '../start/problem.ts';
import { findRunningRedis } from '../start/servers.ts';
import { readEnvFile, readSettings } from '../start/settings.ts';
import { say } from '../start/terminal.ts';
import { buildBoard } from './board.ts';
import { runCommand } from './commands.ts';

const DEFAULT_PORT = 3100;

async function serveBoard(
  queues: Parameters<typeof buildBoard>[0],
  values: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const given = values['QUEUES_PASSWORD'];
  const password = given ?? randomBytes(12).toString('base64url');
  const port = Number(values['QUEUES_PORT'] ?? DEFAULT_PORT);
  const url = await buildBoard(queues, password).listen({ host: '127.0.0.1', port });
  say(
    `${url}, with any name and ${given ? 'QUEUES_PASSWORD' : `the password ${password}`}. Stop with Ctrl+C.`,
  );
}

/**
 * `npm run queues`: shows the queues of the running product, or of `REDIS_URL`, on this machine alone. With arguments it
 * does one thing about failed jobs and ends.
 */
let dataDir = '';
try {
  const root = dirname(dirname(import.meta.dirname));
  const settings = readSettings(root, process.env, await readEnvFile(root));
  dataDir = settings.dataDir;
  const redisUrl = await findRunningRedis(settings);
  const every = openEveryQueue({ redisUrl, log: createLog({ name: 'queues', level: 'error' }) });
  const args = process.argv.slice(2);
  if (args.length > 0) {
    try {
      await Promise.all(every.queues.map((queue) => queue.waitUntilReady()));
      say(await runCommand(args, every.failed));
    } finally {
      await every.close();
    }
  } else {
    await serveBoard(every.queues, settings.values);
  }
} catch (error) {
  process.stderr.write(`${explain(error, dataDir)}\n`);
  process.exitCode = 1;
}
