import { createLive, startBackgroundWork } from '@inkwell/events';
import { runService } from '@inkwell/service';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { CalendarEnv } from './config.ts';
import { calendarHandlers } from './events.ts';
import { migrations } from './migrations.ts';
import { createStories } from './stories.ts';

await runService('calendar', CalendarEnv, migrations, async (context) => {
  const { config, log, connection, redis, verify, ready, closers } = context;
  const stories = createStories({
    connection,
    vault: createVault({ connection, keys: parseVaultKeys(config.VAULT_KEYS) }),
    live: createLive(redis, log),
  });

  return {
    work: () =>
      startBackgroundWork({
        redisUrl: config.REDIS_URL,
        log,
        service: 'calendar',
        connection,
        closers,
        concurrency: config.CONCURRENCY,
        handlers: calendarHandlers(stories),
      }),
    serve: () => buildApp({ log, verify, ready, ...stories }),
  };
});
