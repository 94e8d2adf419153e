import { createLive, startBackbone } from '@inkwell/events';
import { runService } from '@inkwell/service';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import { buildApp } from './app.ts';
import { createCalendarEvents } from './calendar-events.ts';
import { CalendarEnv } from './config.ts';
import { calendarHandlers } from './events.ts';

await runService('calendar', CalendarEnv, async (context) => {
  const { config, log, connection, redis, verify, ready, closers, listen } = context;
  const vault = createVault({ connection, keys: parseVaultKeys(config.VAULT_KEYS) });
  const events = createCalendarEvents({ connection, vault, live: createLive(redis, log) });

  startBackbone({
    redisUrl: config.REDIS_URL,
    log,
    service: 'calendar',
    role: config.ROLE,
    connection,
    closers,
    handlers: calendarHandlers({ events }),
  });
  await listen(() => buildApp({ log, verify, ready, events }));
});
