import type { Connection, mongo } from 'mongoose';
import type { LineLog } from './log.ts';
import { withMigrationLock } from './migration-lock.ts';
import type { Migration, MigrationContext } from './migration-steps.ts';
import { connectMongo } from './mongo.ts';

export * from './migration-steps.ts';

const MIGRATIONS_COLLECTION = 'migrations';
/** Building an index keeps a server busy: a late answer to the driver's check must not end the build's command. */
const CONNECT_MS = 60_000;

/** The database lacks what the code needs. The message names the migrations that have not run. */
export class PendingMigrationsError extends Error {
  override readonly name = 'PendingMigrationsError';
}

interface MigrationRow {
  _id: string;
  ranAt: Date;
}

const rowsOf = (db: mongo.Db) => db.collection<MigrationRow>(MIGRATIONS_COLLECTION);

async function ranMigrationNames(db: mongo.Db): Promise<string[]> {
  const rows = await rowsOf(db)
    .find({}, { projection: { _id: 1 } })
    .toArray();
  return rows.map((row) => row._id);
}

/** The names of those that have not run, in order. What the database has and this list has not is a later version's. */
export async function listPending(db: mongo.Db, migrations: readonly Migration[]): Promise<string[]> {
  const ran = new Set(await ranMigrationNames(db));
  return migrations.map(({ name }) => name).filter((name) => !ran.has(name));
}

/** @throws PendingMigrationsError naming those that have not run */
export async function assertMigrated(
  connection: Connection,
  migrations: readonly Migration[],
): Promise<void> {
  const pending = await listPending(databaseOf(connection), migrations);
  if (pending.length === 0) return;
  throw new PendingMigrationsError(
    `The database ${connection.name} is not migrated: ${pending.join(', ')}. Run the service once with ROLE=migrate, or npm run migrate.`,
  );
}

export interface MigrateOptions {
  log: LineLog;
  /** Cuts it short; the step that was under way runs again the next time. Default: runs to its end. */
  signal?: AbortSignal;
  /** How long the lock of a process that died stays taken, in ms. Default 15 s. */
  leaseMs?: number;
}

/** `runMigrationsInOrder` over a connection of its own, which waits for a command as long as it takes. */
export async function migrateDatabase(
  uri: string,
  migrations: readonly Migration[],
  options: MigrateOptions,
): Promise<string[]> {
  const connection = await connectMongo(uri, options.log, {
    socketTimeoutMs: 0,
    connectTimeoutMs: CONNECT_MS,
  });
  try {
    return await runMigrationsInOrder(connection, migrations, options);
  } finally {
    await connection.close();
  }
}

/**
 * Runs the migrations that have not run, in order and each once, under a lock: of several processes that call it at
 * once one runs them and the others wait for it.
 *
 * @param connection one without a socket timeout, since the index of a large collection takes hours
 * @returns the names of those that ran here
 * @throws MigrationError (umzug's) with the failed step's error as its cause
 */
export async function runMigrationsInOrder(
  connection: Connection,
  migrations: readonly Migration[],
  options: MigrateOptions,
): Promise<string[]> {
  const { log, leaseMs, signal = new AbortController().signal } = options;
  const db = databaseOf(connection);
  if ((await listPending(db, migrations)).length === 0) return [];
  const { Umzug } = await import('umzug');
  return withMigrationLock(db, { log, signal, leaseMs }, async (whileLocked) => {
    const umzug = new Umzug({
      context: { db, log, signal: whileLocked },
      logger: undefined,
      migrations: migrations.map(({ name, up }) => ({
        name,
        up: async ({ context }: { context: MigrationContext }) => {
          whileLocked.throwIfAborted();
          const since = Date.now();
          await up(context);
          log.info({ migration: name, ms: Date.now() - since }, 'migrated');
        },
      })),
      storage: {
        executed: () => ranMigrationNames(db),
        logMigration: async ({ name }) => {
          await rowsOf(db).updateOne(
            { _id: name },
            { $setOnInsert: { ranAt: new Date() } },
            { upsert: true },
          );
        },
        unlogMigration: async ({ name }) => {
          await rowsOf(db).deleteOne({ _id: name });
        },
      },
    });
    const ran = await umzug.up();
    return ran.map(({ name }) => name);
  });
}

function databaseOf(connection: Connection): mongo.Db {
  if (!connection.db) throw new Error('not connected to MongoDB');
  return connection.db;
}
