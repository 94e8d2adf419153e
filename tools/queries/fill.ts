import { randomBytes, randomInt, randomUUID } from 'node:crypto';

import mongoose from 'mongoose';

type Row = mongoose.mongo.Document;
type Db = mongoose.mongo.Db;

/** How many rows of other people each collection has. */
const ROWS = 400;
/** Rows that belong to nobody, of which there are a few for good. */
const FEW_FOR_GOOD = ['migrations', 'migration_locks', 'relay_state'];

/**
 * Fills every collection of a database with copies of its rows, each of another person.
 *
 * @returns the names of the collections that had no row to copy
 */
export async function fill(db: Db): Promise<string[]> {
  const empty: string[] = [];
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (name.startsWith('system.') || FEW_FOR_GOOD.includes(name)) continue;
    const rows = db.collection(name);
    const originals = await rows.find().limit(50).toArray();
    const unique = await uniqueFieldsOf(rows);
    const copies = Array.from({ length: ROWS }, (_, at) => originals[at % originals.length])
      .filter((row) => row !== undefined)
      .map((row) => copyOf(row, unique));
    if (copies.length === 0) empty.push(name);
    else await rows.insertMany(copies);
  }
  return empty;
}

async function uniqueFieldsOf(rows: mongoose.mongo.Collection): Promise<Set<string>> {
  const indexes = await rows.indexes();
  const fields = indexes.filter(({ unique }) => unique).flatMap(({ key }) => Object.keys(key));
  return new Set([...fields, '_id', 'userId']);
}

function copyOf(row: Row, unique: ReadonlySet<string>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, unique.has(field) ? another(value) : value]),
  );
}

/** Another value of the same type. */
function another(value: unknown): unknown {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? value : randomUUID();
  if (typeof value === 'number') return randomInt(2 ** 47);
  if (value instanceof mongoose.mongo.ObjectId) return new mongoose.mongo.ObjectId(randomBytes(12));
  return value;
}
