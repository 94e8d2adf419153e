import { existsSync, readFileSync, renameSync } from 'node:fs';
import type { Connection, mongo } from 'mongoose';
import { idOf } from './object-store.ts';

const batch = 1000;

interface ImportedRow {
  type: string;
  id: string;
  value: object;
  expireAt?: Date;
}

interface ImportedDocument extends Omit<ImportedRow, 'id'> {
  _id: string;
  order: number;
}

/**
 * Takes over what earlier versions kept in a JSON file, which is renamed then. A crash on the way is made good by the
 * next start, which does all of it again. Does nothing where there is no file.
 *
 * @param rowsOf the objects in the file's state, in the order of their creation
 */
export async function importOnce<State>(
  connection: Connection,
  name: string,
  path: string,
  rowsOf: (state: State) => Iterable<ImportedRow>,
): Promise<void> {
  if (!existsSync(path)) return;
  const collection = connection.collection<ImportedDocument>(name);
  const state: State = JSON.parse(readFileSync(path, 'utf8'));
  let order = 0;
  let replacements: mongo.AnyBulkWriteOperation<ImportedDocument>[] = [];
  const write = async () => {
    if (replacements.length > 0) await collection.bulkWrite(replacements, { ordered: false });
    replacements = [];
  };
  for (const { type, id, value, expireAt } of rowsOf(state)) {
    order += 1;
    const row = { type, order, value, ...(expireAt && { expireAt }) };
    replacements.push({ replaceOne: { filter: { _id: idOf(type, id) }, replacement: row, upsert: true } });
    if (replacements.length === batch) await write();
  }
  await write();
  renameSync(path, `${path}.imported`);
}
