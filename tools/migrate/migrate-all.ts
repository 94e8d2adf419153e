import { SERVICES, type Service } from '@inkwell/contracts/constants';
import type { LineLog } from '@inkwell/service';
import { migrateDatabase, type Migration } from '@inkwell/service/migrations';

import { migrations as auth } from '../../services/auth/src/migrations.ts';
import { migrations as billing } from '../../services/billing/src/migrations.ts';
import { migrations as calendar } from '../../services/calendar/src/migrations.ts';
import { migrations as chat } from '../../services/chat/src/migrations.ts';
import { migrations as insights } from '../../services/insights/src/migrations.ts';
import { migrations as journal } from '../../services/journal/src/migrations.ts';
import { databaseOf } from '../start/environment.ts';
import { partLine, seconds, type Say } from '../start/terminal.ts';

/** Every service's migrations. */
export const MIGRATIONS: Record<Service, readonly Migration[]> = {
  auth,
  billing,
  journal,
  chat,
  insights,
  calendar,
};

/**
 * Brings the databases of all services up to date in this one process: six with `ROLE=migrate` would cost a start of
 * Node each. Says what ran, and nothing where nothing was pending.
 *
 * @param signal cuts it short; the next run goes on
 */
export async function migrateAll(mongodbUri: string, say: Say, signal: AbortSignal): Promise<void> {
  const since = Date.now();
  const ran = await Promise.all(
    SERVICES.map(async (service) => {
      const log = logToTerminal(service, say);
      const names = await migrateDatabase(databaseOf(mongodbUri, service), MIGRATIONS[service], {
        log,
        signal,
      });
      return names.length;
    }),
  );
  const count = ran.reduce((sum, each) => sum + each, 0);
  if (count > 0) say(partLine('migrations', `${count} ran, ${seconds(since)}`));
}

/** What a person should see of it: what is waited for, and what is wrong. */
function logToTerminal(service: Service, say: Say): LineLog {
  const tell = (fields: object | string, message?: string) => {
    const text = typeof fields === 'string' ? fields : message;
    say(partLine('migrations', `${service}: ${text}`));
  };
  // Each step is told once, in the sum.
  const info = (fields: object | string) => {
    if (typeof fields === 'string') tell(fields);
  };
  return { info, warn: tell, error: tell };
}
