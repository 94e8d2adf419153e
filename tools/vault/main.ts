import { dirname, join } from 'node:path';

import type { Service } from '@inkwell/contracts/constants';
import { withDatabase } from '@inkwell/servers';

import { readJson } from '../start/json-file.ts';
import { explain, StartProblem } from '../start/problem.ts';
import type { Secrets } from '../start/secrets.ts';
import { findRunningMongo } from '../start/servers.ts';
import { readEnvFile, readSettings, type Settings } from '../start/settings.ts';
import { say } from '../start/terminal.ts';
import { rotateVaults } from './rotate.ts';

/** A service's own `VAULT_KEYS_<SERVICE>`, as a deployment has them, or those of the data folder. */
async function findKeys({ dataDir, values }: Settings): Promise<(service: Service) => string> {
  const kept = (await readJson<Partial<Secrets>>(join(dataDir, 'secrets.json')))?.vaultKeys ?? {};
  return (service) => {
    const name = `VAULT_KEYS_${service.toUpperCase()}`;
    const keys = values[name] ?? kept[service];
    if (keys !== undefined) return keys;
    throw new StartProblem(`There are no keys for ${service}: set ${name}, or the DATA_DIR that has them.`);
  };
}

if (process.argv[2] !== 'rotate') {
  process.stderr.write('Usage: npm run vault -- rotate\n');
  process.exit(1);
}
let dataDir = '';
try {
  const root = dirname(dirname(import.meta.dirname));
  const settings = readSettings(root, process.env, await readEnvFile(root));
  dataDir = settings.dataDir;
  const uri = await findRunningMongo(settings);
  const left = await rotateVaults({
    uriOf: (service) => withDatabase(uri, `inkwell_${service}`),
    keysOf: await findKeys(settings),
    say,
  });
  if (left > 0) {
    say(
      'Not all are under the newest key: restart every process with the new VAULT_KEYS, then run this again.',
    );
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${explain(error, dataDir)}\n`);
  process.exitCode = 1;
}
