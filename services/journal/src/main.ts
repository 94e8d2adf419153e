import { createLive, createOutbox, startBackbone } from '@inkwell/events';
import { runService } from '@inkwell/service';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { JournalEnv } from './config.ts';
import { createEntries } from './entries.ts';
import { journalHandlers } from './events.ts';
import { migrations } from './migrations.ts';

await runService('journal', JournalEnv, migrations, async (context) => {
  const { config, log, connection, redis, verify, ready, closers } = context;
  const vault = createVault({ connection, keys: parseVaultKeys(config.VAULT_KEYS) });
  const outbox = createOutbox(connection, 'journal');
  const entries = createEntries({ connection, vault, outbox, live: createLive(redis, log) });

  return {
    work: () =>
      startBackbone({
        redisUrl: config.REDIS_URL,
        log,
        service: 'journal',
        connection,
        closers,
        handlers: journalHandlers({ entries }),
      }),
    serve: () => buildApp({ log, verify, ready, entries }),
  };
});
