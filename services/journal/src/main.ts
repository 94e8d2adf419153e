import { createLive, createOutbox, startBackbone } from '@inkwell/events';
import { runService } from '@inkwell/service';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { JournalEnv } from './config.ts';
import { createEntries } from './entries.ts';
import { journalHandlers } from './events.ts';

await runService('journal', JournalEnv, async (context) => {
  const { config, log, connection, redis, verify, ready, closers, listen } = context;
  const vault = createVault({ connection, keys: parseVaultKeys(config.VAULT_KEYS) });
  const outbox = createOutbox(connection, 'journal');
  const entries = createEntries({ connection, vault, outbox, live: createLive(redis, log) });

  startBackbone({
    redisUrl: config.REDIS_URL,
    log,
    service: 'journal',
    role: config.ROLE,
    connection,
    closers,
    handlers: journalHandlers({ entries }),
  });
  await listen(() => buildApp({ log, verify, ready, entries }));
});
