import { createLive, createOutbox, startBackgroundWork } from '@inkwell/events';
import { runService } from '@inkwell/service';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { JournalEnv } from './config.ts';
import { journalHandlers } from './events.ts';
import { migrations } from './migrations.ts';
import { createStories } from './stories.ts';

await runService('journal', JournalEnv, migrations, async (context) => {
  const { config, log, connection, redis, verify, ready, closers } = context;
  const stories = createStories({
    connection,
    vault: createVault({ connection, keys: parseVaultKeys(config.VAULT_KEYS) }),
    outbox: createOutbox(connection, 'journal'),
    live: createLive(redis, log),
  });

  return {
    work: () =>
      startBackgroundWork({
        redisUrl: config.REDIS_URL,
        log,
        service: 'journal',
        connection,
        closers,
        handlers: journalHandlers(stories),
        concurrency: config.CONCURRENCY,
      }),
    serve: () => buildApp({ log, verify, ready, stories }),
  };
});
