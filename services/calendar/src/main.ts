import { createLive, startBackbone } from '@inkwell/events';
import { runService } from '@inkwell/service';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { createCalendarEvents } from './calendar-events.ts';
import { CalendarEnv } from './config.ts';
import { calendarHandlers } from './events.ts';

await runService('calendar', CalendarEnv, async (context) => {
  const { config, log, connection, redis, verify, ready, closers } = context;
  const vault = createVault({ connection, keys: parseVaultKeys(config.VAULT_KEYS) });
  const events = createCalendarEvents({ connection, vault, live: createLive(redis, log) });

  return {
    work: () =>
      startBackbone({
        redisUrl: config.REDIS_URL,
        log,
        service: 'calendar',
        connection,
        closers,
        handlers: calendarHandlers({ events }),
      }),
    serve: () => buildApp({ log, verify, ready, events }),
  };
});
