import { dirname } from 'node:path';

import { explain, StartProblem } from '../start/problem.ts';
import { readEnvFile, readSettings } from '../start/settings.ts';
import { say } from '../start/terminal.ts';
import { migrateAll } from './migrate-all.ts';

/** `npm run migrate`: runs the migrations of all services on the databases of `MONGODB_URI`. */
const root = dirname(dirname(import.meta.dirname));
const aborting = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => aborting.abort(new StartProblem('Stopped; the next run goes on from here.')));
}
try {
  const { values } = readSettings(root, process.env, await readEnvFile(root));
  const uri = values['MONGODB_URI'];
  if (!uri) {
    throw new StartProblem(
      'MONGODB_URI is not set. It says whose databases are meant; without it npm start runs the migrations of its own.',
    );
  }
  await migrateAll(uri, say, aborting.signal);
  say('The databases are up to date.');
} catch (error) {
  process.stderr.write(`\n${explain(error, '')}\n`);
  process.exitCode = 1;
}
