import {
  connectMongo,
  createLog,
  tuneRuntimeAfterStartup,
  readConfig,
  RewrapEnv,
  runProcess,
} from '@inkwell/service';
import { parseVaultKeys } from './keys.ts';
import { openVault } from './key-check.ts';

/**
 * Wraps the keys of all people in one service's database, `MONGODB_URI`, with the first of its `VAULT_KEYS`, and ends:
 * with exit code 0 when none is left under another key.
 */
let log = createLog({ name: 'rewrap-keys', level: 'info' });
await runProcess(
  () => log,
  async (closers) => {
    const config = readConfig(RewrapEnv, process.env);
    log = createLog({ name: 'rewrap-keys', level: config.LOG_LEVEL });
    const keys = parseVaultKeys(config.VAULT_KEYS);
    const connection = await connectMongo(config.MONGODB_URI, log);
    tuneRuntimeAfterStartup();
    let isOver = false;
    // Whoever waits for this process must not take an early end for a success.
    closers.add(() => {
      if (!isOver) throw new Error('told to stop before the end');
    });
    try {
      const onBatch = (rotated: number) => log.info({ rotated }, 'wrapping keys anew');
      const vault = await openVault({ connection, keys });
      const { rotated, left } = await vault.rotate({ onBatch });
      isOver = true;
      const line = { database: connection.name, rotated, left };
      if (left === 0) log.info(line, 'all keys are wrapped with the newest');
      else {
        log.error(line, 'some keys are under another key: a process may not have the newest VAULT_KEYS yet');
        process.exitCode = 1;
      }
    } finally {
      await connection.close();
    }
  },
);
// Nothing is served, so there is nothing to wait for. What the end of an idle process makes of its exit code is not ours.
process.exit();
