import { SERVICES, type Service } from '@inkwell/contracts';
import type { Connection } from 'mongoose';
import type { z } from 'zod';
import { type App, createApp } from './app.ts';
import { cacheUrlOf, MigrateEnv, readConfig, type ServiceEnv } from './config.ts';
import { startDatabaseClock } from './database-clock.ts';
import { type Caller, createIdentityVerifier, type IdentityVerifier } from './identity.ts';
import { createLog, type Logger } from './log.ts';
import { openMetrics } from './metrics.ts';
import { assertMigrated, migrateDatabase, type Migration } from './migrations.ts';
import { connectMongo } from './mongo.ts';
import { type Closers, runProcess } from './process.ts';
import { connectRedis, type RedisClient } from './redis.ts';
import { tuneRuntimeAfterStartup } from './tune-runtime.ts';
import { startTracing } from './start-tracing.ts';

/** What a service is built from. */
export interface ServiceContext<Config> {
  config: Config;
  log: Logger;
  connection: Connection;
  /** For a request's way: the cache and the live notices. Fails at once while Redis is away. */
  redis: RedisClient;
  verify: IdentityVerifier;
  /** Rejects while MongoDB does not answer. */
  ready: () => Promise<unknown>;
  /** MongoDB's time: for what other processes compare with theirs. */
  now: () => Date;
  closers: Closers;
}

/** The two halves of a service. Neither begins before the database is migrated: indexes are what makes rows unique. */
export interface ServiceHalves {
  /** Starts the background work; not called in a process of role `http`. */
  work: () => void;
  /** Builds the app; a process of role `worker` serves only health. */
  serve: () => App;
}

/**
 * Runs one service's process from its environment to its end. With `ROLE=migrate` it runs the migrations and ends,
 * with exit code 0 or 1; any other role refuses to start until they have run.
 *
 * @param service whose process this is
 * @param schema its environment, an extension of `ServiceEnv`
 * @param migrations of its database, all there ever were
 * @param boot builds the use cases and hands back how to start their two halves
 */
export async function runService<Schema extends z.ZodType<z.output<typeof ServiceEnv>>>(
  service: Service,
  schema: Schema,
  migrations: readonly Migration[],
  boot: (context: ServiceContext<z.output<Schema>>) => Promise<ServiceHalves>,
): Promise<void> {
  let log = createLog({ name: service, level: 'info' });
  await runProcess(
    () => log,
    async (closers) => {
      if (process.env['ROLE'] === 'migrate') {
        const config = readConfig(MigrateEnv, process.env);
        log = createLog({ name: service, level: config.LOG_LEVEL });
        tuneRuntimeAfterStartup();
        return runMigrations(config.MONGODB_URI, migrations, log, closers);
      }
      const config = readConfig(schema, process.env);
      await startTracing(config, { service, role: config.ROLE, followsCaller: true, closers });
      log = createLog({ name: service, level: config.LOG_LEVEL });
      await openMetrics(config, { service, role: config.ROLE, log, closers });
      const connection = await connectMongo(config.MONGODB_URI, log);
      closers.add(() => connection.close());
      await assertMigrated(connection, migrations);
      const now = await startDatabaseClock(connection, { log, closers });
      const redis = connectRedis(cacheUrlOf(config), log);
      closers.add(() => redis.disconnect());
      const verify = createIdentityVerifier({ audience: service, secrets: acceptedSecrets(config) });
      const ready = async () => connection.db?.command({ ping: 1 });

      const { work, serve } = await boot({ config, log, connection, redis, verify, ready, now, closers });
      if (config.ROLE !== 'http') work();
      const app = config.ROLE === 'worker' ? createApp({ log, verify, ready }) : serve();
      await app.ready();
      tuneRuntimeAfterStartup();
      await app.listen({ host: config.HOST, port: config.PORT });
      closers.add(() => app.drain(config));
      log.info({ role: config.ROLE }, 'ready');
    },
  );
}

async function runMigrations(
  uri: string,
  migrations: readonly Migration[],
  log: Logger,
  closers: Closers,
): Promise<void> {
  const stopping = new AbortController();
  let isOver = false;
  const running = migrateDatabase(uri, migrations, { log, signal: stopping.signal });
  closers.add(() => {
    stopping.abort(new Error('told to stop'));
    // Rejects: whoever waits for this process must not take an early end for a success.
    return isOver ? undefined : running;
  });
  try {
    const ran = await running;
    log.info({ ran }, 'the migrations are complete');
  } finally {
    isOver = true;
  }
}

/** `IDENTITY_FROM_JOURNAL=…` lets the journal call. */
function acceptedSecrets(config: object): Partial<Record<Caller, string[]>> {
  const callers: Caller[] = ['gateway', ...SERVICES];
  const values = new Map<string, unknown>(Object.entries(config));
  const accepted: Partial<Record<Caller, string[]>> = {};
  for (const caller of callers) {
    const secrets = values.get(`IDENTITY_FROM_${caller.toUpperCase()}`);
    if (Array.isArray(secrets)) accepted[caller] = secrets;
  }
  return accepted;
}
