import type { mongo } from 'mongoose';
import type { LineLog } from './log.ts';

export interface MigrationContext {
  /** The service's own database, over a connection whose commands may take as long as they need. */
  db: mongo.Db;
  log: LineLog;
  /** Aborted when the step should end early. */
  signal: AbortSignal;
}

/**
 * One step from an older shape of the data to the next. It runs while the version before serves, so both must work
 * with what it leaves, and it may be cut short and run again. Once released it is never changed.
 */
export interface Migration {
  /** `001-what-it-does`; a lib's begin with its own name. */
  name: string;
  up: (context: MigrationContext) => Promise<void>;
}

/** An index as a migration makes it. The name is explicit: it is what a later migration drops it by. */
export interface IndexDefinition {
  name: string;
  key: Record<string, 1 | -1>;
  unique?: boolean;
  partialFilterExpression?: Record<string, unknown>;
  /** Makes rows expire this many seconds after the date in the key's field. */
  expireAfterSeconds?: number;
}

const OPTIONS_CONFLICT = 85;
const KEY_SPECS_CONFLICT = 86;
const NAMESPACE_NOT_FOUND = 26;
const INDEX_NOT_FOUND = 27;
const NAMESPACE_EXISTS = 48;
const BATCH_SIZE = 1_000;

/** Makes a collection that has no index of its own. One that is there is left as it is. */
export async function createCollection({ db }: MigrationContext, name: string): Promise<void> {
  try {
    await db.createCollection(name);
  } catch (error) {
    if (codeOf(error) !== NAMESPACE_EXISTS) throw error;
  }
}

/**
 * Makes a collection's indexes, one after the other; reads and writes go on meanwhile. One that is there already is
 * kept; one with the same name or the same key that differs otherwise is dropped first. An index that must never be
 * missing gets a new name instead, and `dropIndexes` takes the old one away once the new one is built.
 */
export async function createIndexes(
  context: MigrationContext,
  collection: string,
  indexes: readonly IndexDefinition[],
): Promise<void> {
  const rows = context.db.collection(collection);
  for (const { key, ...options } of indexes) {
    context.signal.throwIfAborted();
    try {
      await rows.createIndex(key, options);
    } catch (error) {
      const code = codeOf(error);
      if (code !== OPTIONS_CONFLICT && code !== KEY_SPECS_CONFLICT) throw error;
      await dropConflicting(context, rows, { key, ...options });
      await rows.createIndex(key, options);
    }
  }
}

async function dropConflicting(
  { log }: MigrationContext,
  rows: mongo.Collection,
  wanted: IndexDefinition,
): Promise<void> {
  for (const { name, key, partialFilterExpression } of await rows.indexes()) {
    const isSame =
      JSON.stringify([key, partialFilterExpression]) ===
      JSON.stringify([wanted.key, wanted.partialFilterExpression]);
    if (name === undefined || (name !== wanted.name && !isSame)) continue;
    log.warn({ collection: rows.collectionName, index: name }, 'dropping an index that differs');
    await rows.dropIndex(name);
  }
}

/** Drops indexes by name. One that is gone, or whose collection never was, is passed over. */
export async function dropIndexes(
  { db }: MigrationContext,
  collection: string,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    try {
      await db.collection(collection).dropIndex(name);
    } catch (error) {
      const code = codeOf(error);
      if (code !== INDEX_NOT_FOUND && code !== NAMESPACE_NOT_FOUND) throw error;
    }
  }
}

/**
 * Changes all rows that match, a thousand at a time in the order of their ids, so that no write takes long.
 *
 * @param filter must no longer match a row that was changed: that is how a step that was cut short goes on
 */
export async function updateInBatches(
  { db, signal }: MigrationContext,
  collection: string,
  filter: mongo.Filter<mongo.Document>,
  update: mongo.UpdateFilter<mongo.Document> | mongo.Document[],
): Promise<void> {
  const rows = db.collection(collection);
  let after: mongo.Filter<mongo.Document> = {};
  for (;;) {
    signal.throwIfAborted();
    const found = await rows
      .find({ $and: [after, filter] }, { projection: { _id: 1 }, sort: { _id: 1 }, limit: BATCH_SIZE })
      .toArray();
    const last = found.at(-1);
    if (!last) return;
    await rows.updateMany({ $and: [{ _id: { $in: found.map(({ _id }) => _id) } }, filter] }, update);
    after = { _id: { $gt: last._id } };
  }
}

/** The time between two rows that become due. */
const DUE_EVERY_MS = 1_000;

/**
 * Sets when each row that matches is due for its work in the background: one a second on average, in no order, so that
 * what is due from now on is not kept waiting by what is old. A row that is due already keeps its time.
 */
export async function spreadDueTimes(
  context: MigrationContext,
  collection: string,
  field: string,
  filter: mongo.Filter<mongo.Document>,
): Promise<void> {
  const waiting = { $and: [filter, { [field]: { $exists: false } }] };
  const spanMs = DUE_EVERY_MS * (await context.db.collection(collection).countDocuments(waiting));
  const delayMs = { $floor: { $multiply: [{ $rand: {} }, spanMs] } };
  await updateInBatches(context, collection, waiting, [{ $set: { [field]: { $add: ['$$NOW', delayMs] } } }]);
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined;
