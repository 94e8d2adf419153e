import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

const SCRIPT = join(import.meta.dirname, '../../../tools/sharding/shard-collections.js');

export type ShardKey = Record<string, 1 | 'hashed'>;

/** What the script for mongosh does to one collection. */
export interface Sharded {
  key: ShardKey;
  /** The indexes that it makes and drops before. */
  made: object[];
  dropped: string[];
}

/** Runs the script against a mongos that only notes what it is told. By collection, for one service's database. */
export function shardedBy(service: string): Map<string, Sharded> {
  const all = new Map<string, Sharded>();
  const noted = (name: string): Sharded => {
    const known = all.get(name) ?? { key: {}, made: [], dropped: [] };
    all.set(name, known);
    return known;
  };
  const collectionOf = (name: string) => ({
    // As if each were there.
    getIndexes: () => ({ some: () => true }),
    createIndex: (key: object) => noted(name).made.push(key),
    dropIndex: (index: string) => noted(name).dropped.push(index),
  });
  const context = {
    sh: {
      enableSharding: () => undefined,
      shardCollection: (name: string, key: ShardKey) => Object.assign(noted(name), { key: { ...key } }),
    },
    db: {
      getSiblingDB: (database: string) => ({
        getCollection: (collection: string) => collectionOf(`${database}.${collection}`),
      }),
    },
    print: () => undefined,
  };
  runInContext(readFileSync(SCRIPT, 'utf8'), createContext(context));
  const prefix = `inkwell_${service}.`;
  return new Map(
    [...all].flatMap(([name, sharded]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), sharded] as const] : [],
    ),
  );
}

/** Whether shards that compare only their own rows keep an index unique: rows of one shard key are on one shard. */
export function isUniqueOnShards(index: Record<string, unknown>, shardKey: ShardKey): boolean {
  const fields = Object.keys(index);
  return Object.keys(shardKey).every((field, at) => fields[at] === field);
}

/** One operation as MongoDB's profiler tells it, as far as it matters here. */
interface ProfiledWrite {
  op: string;
  command: Record<string, unknown>;
}

/**
 * What a mongos would refuse of a write: one row is changed only where the filter has its shard key, or its `_id`
 * except for an upsert or a findAndModify. That is MongoDB 6's rule; 7 takes more, by asking all shards.
 * https://www.mongodb.com/docs/v6.0/core/distributed-queries/
 */
export function refusedByMongos({ op, command }: ProfiledWrite, shardKey: ShardKey): string | null {
  const isFindAndModify = command['findAndModify'] !== undefined || command['findandmodify'] !== undefined;
  const isOneUpdate = op === 'update' && command['multi'] !== true;
  const isOneDelete = op === 'remove' && command['limit'] === 1;
  if (!isFindAndModify && !isOneUpdate && !isOneDelete) return null;
  const filter = command[isFindAndModify ? 'query' : 'q'];
  if (Object.keys(shardKey).every((field) => hasEquality(filter, field))) return null;
  if (!isFindAndModify && command['upsert'] !== true && hasEquality(filter, '_id')) return null;
  return `changes one row without its shard key ${Object.keys(shardKey).join()}`;
}

/** Whether a filter names one value of a field. */
export function hasEquality(filter: unknown, field: string): boolean {
  if (typeof filter !== 'object' || filter === null) return false;
  const { [field]: value, $and: all } = filter as Record<string, unknown>;
  if (Array.isArray(all) && all.some((each) => hasEquality(each, field))) return true;
  if (value === undefined) return false;
  const isOperator = typeof value === 'object' && value !== null && Object.keys(value)[0]?.startsWith('$');
  return !isOperator || (value as Record<string, unknown>)['$eq'] !== undefined;
}
