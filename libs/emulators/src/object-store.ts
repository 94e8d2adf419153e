import { inTransaction } from '@inkwell/service';
import type { Connection, mongo } from 'mongoose';

/** A condition on an object's fields, in MongoDB's words; names such as `promotion.coupon` reach inside. */
export type FieldCondition = Record<string, unknown>;

interface ObjectRow {
  _id: string;
  type: string;
  /** Rises with each object that is made, which is what lists are sorted by. */
  order: number;
  value: object;
  /** When MongoDB may remove the row. */
  expireAt?: Date;
}

interface ObjectEntry {
  type: string;
  order: number;
  value: object;
  expireAt: Date | undefined;
  /** The value as MongoDB has it, as JSON; null for an object that is not stored yet. */
  stored: string | null;
  isRemoved: boolean;
}

export interface ListOptions {
  sort?: Record<string, mongo.SortDirection>;
  limit?: number;
  /** Compares texts without regard to case. Default false. */
  ignoreCase?: boolean;
}

/** Objects by type. */
type ObjectsOf<Types> = { [Type in keyof Types]: object };

/** The objects that one call reads and changes. Nothing is written before `commit`. */
export interface PendingChanges<Types extends ObjectsOf<Types>> {
  /** The object itself: what is changed in it is written by `commit`. */
  get<Type extends keyof Types & string>(type: Type, id: string): Promise<Types[Type] | undefined>;
  /** All objects that have these values in their fields, the oldest first, with what this call has changed. */
  find<Type extends keyof Types & string>(type: Type, equal: FieldCondition): Promise<Types[Type][]>;
  put<Type extends keyof Types & string>(type: Type, id: string, value: Types[Type], expireAt?: Date): void;
  remove(type: keyof Types & string, id: string): Promise<void>;
  /** Objects that were made or changed since the last commit. */
  changed<Type extends keyof Types & string>(type: Type): Types[Type][];
  /** Writes all changes together, or none of them. When it returns, they outlive a crash. */
  commit(): Promise<void>;
}

export interface ObjectStore<Types extends ObjectsOf<Types>> {
  begin(): PendingChanges<Types>;
  /** Copies of stored objects, the newest first unless `sort` says otherwise. */
  list<Type extends keyof Types & string>(
    type: Type,
    where: FieldCondition,
    options?: ListOptions,
  ): Promise<Types[Type][]>;
  /** How an object is sorted among those of its type; undefined for one that is not there. */
  orderOf(type: keyof Types & string, id: string): Promise<number | undefined>;
  count(type: keyof Types & string, where: FieldCondition): Promise<number>;
  /** Sets fields of all objects that meet the condition. */
  setAll(type: keyof Types & string, where: FieldCondition, fields: FieldCondition): Promise<void>;
}

const idOf = (type: string, id: string): string => `${type}:${id}`;
const CASE_INSENSITIVE = { locale: 'en', strength: 2 };

/** The index of an object's field among the objects of one type; see `openObjectStore`. */
export function fieldIndex(type: string, ...fields: string[]): mongo.IndexDescription {
  return {
    name: `${type} ${fields.join(' ')}`,
    key: { ...Object.fromEntries(fields.map((field) => [`value.${field}`, 1])), order: 1 },
    partialFilterExpression: { type },
  };
}

export const caseInsensitiveIndex = (index: mongo.IndexDescription): mongo.IndexDescription => ({
  ...index,
  collation: CASE_INSENSITIVE,
});

/**
 * A collection with one document for each object, whatever its type.
 *
 * @param indexes beside the two that every store has: by type, and the removal of what has expired
 */
export async function openObjectStore<Types extends ObjectsOf<Types>>(
  connection: Connection,
  name: string,
  indexes: mongo.IndexDescription[],
): Promise<ObjectStore<Types>> {
  const collection = connection.collection<ObjectRow>(name);
  await collection.createIndexes([
    { name: 'type', key: { type: 1, order: 1 } },
    { name: 'expiry', key: { expireAt: 1 }, expireAfterSeconds: 0 },
    ...indexes,
  ]);
  const nextOrder = createOrderCounter();

  function begin(): PendingChanges<Types> {
    const entries = new Map<string, ObjectEntry>();

    function adopt({ _id, type, order, value, expireAt }: ObjectRow): ObjectEntry {
      const known = entries.get(_id);
      if (known !== undefined) return known;
      const entry = { type, order, value, expireAt, stored: JSON.stringify(value), isRemoved: false };
      entries.set(_id, entry);
      return entry;
    }

    async function load(type: string, id: string): Promise<ObjectEntry | undefined> {
      const known = entries.get(idOf(type, id));
      if (known !== undefined) return known;
      const row = await collection.findOne({ _id: idOf(type, id) });
      return row === null ? undefined : adopt(row);
    }

    const isChanged = ({ value, stored, isRemoved }: ObjectEntry) =>
      isRemoved ? stored !== null : JSON.stringify(value) !== stored;

    return {
      async get(type, id) {
        const entry = await load(type, id);
        return entry === undefined || entry.isRemoved ? undefined : (entry.value as Types[typeof type]);
      },
      async find(type, equal) {
        const rows = await collection.find({ type, ...prefixValueKeys(equal) }).toArray();
        for (const row of rows) adopt(row);
        return [...entries.values()]
          .filter((entry) => entry.type === type && !entry.isRemoved && hasFields(entry.value, equal))
          .toSorted((a, b) => a.order - b.order)
          .map(({ value }) => value as Types[typeof type]);
      },
      put(type, id, value, expireAt) {
        const known = entries.get(idOf(type, id));
        entries.set(idOf(type, id), {
          type,
          order: known?.order ?? nextOrder(),
          value,
          expireAt,
          stored: known?.stored ?? null,
          isRemoved: false,
        });
      },
      async remove(type, id) {
        const entry = await load(type, id);
        if (entry !== undefined) entry.isRemoved = true;
      },
      changed: (type) =>
        [...entries.values()]
          .filter((entry) => entry.type === type && !entry.isRemoved && isChanged(entry))
          .map(({ value }) => value as Types[typeof type]),
      async commit() {
        const changed = [...entries].filter(([, entry]) => isChanged(entry));
        await write(changed.map(([id, entry]) => toBulkOperation(id, entry)));
        for (const [id, entry] of changed) {
          if (entry.isRemoved) entries.delete(id);
          else entry.stored = JSON.stringify(entry.value);
        }
      },
    };
  }

  async function write(operations: mongo.AnyBulkWriteOperation<ObjectRow>[]): Promise<void> {
    // One document is written whole or not at all without a transaction.
    if (operations.length <= 1) {
      if (operations.length === 1) await collection.bulkWrite(operations);
      return;
    }
    await inTransaction(connection, async (session) => {
      await collection.bulkWrite(operations, { session });
    });
  }

  return {
    begin,
    async list(type, where, { sort = { order: -1 }, limit = 0, ignoreCase = false } = {}) {
      const rows = await collection
        .find(
          { type, ...prefixValueKeys(where) },
          {
            sort: new Map(Object.entries(sort).map(([field, way]) => [pathOf(field), way])),
            limit,
            ...(ignoreCase && { collation: CASE_INSENSITIVE }),
          },
        )
        .toArray();
      return rows.map(({ value }) => value as Types[typeof type]);
    },
    async orderOf(type, id) {
      const row = await collection.findOne({ _id: idOf(type, id) }, { projection: { order: 1 } });
      return row?.order;
    },
    count: (type, where) => collection.countDocuments({ type, ...prefixValueKeys(where) }),
    async setAll(type, where, fields) {
      await collection.updateMany({ type, ...prefixValueKeys(where) }, { $set: prefixValueKeys(fields) });
    },
  };
}

/** Numbers that rise with the clock, in microseconds, so that they go on rising after a restart. */
function createOrderCounter(): () => number {
  let last = 0;
  return () => (last = Math.max(last + 1, Date.now() * 1000));
}

function toBulkOperation(
  _id: string,
  { isRemoved, value, ...rest }: ObjectEntry,
): mongo.AnyBulkWriteOperation<ObjectRow> {
  if (isRemoved) return { deleteOne: { filter: { _id } } };
  const { type, order, expireAt } = rest;
  // As JSON has it: a field that is undefined is no field.
  const plain: object = JSON.parse(JSON.stringify(value));
  const row = { _id, type, order, value: plain, ...(expireAt && { expireAt }) };
  return { replaceOne: { filter: { _id }, replacement: row, upsert: true } };
}

const pathOf = (field: string) => (field === 'order' ? field : `value.${field}`);

// A condition's keys that begin with `$`, such as `$or`, hold conditions themselves.
function prefixValueKeys(condition: FieldCondition): FieldCondition {
  return Object.fromEntries(
    Object.entries(condition).map(([field, value]) => [
      field.startsWith('$') ? field : pathOf(field),
      field.startsWith('$') && Array.isArray(value) ? value.map(prefixValueKeys) : value,
    ]),
  );
}

function hasFields(value: object, equal: FieldCondition): boolean {
  return Object.entries(equal).every(([field, wanted]) => readField(value, field) === wanted);
}

function readField(value: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
          ? Object.entries(inner).find(([key]) => key === name)?.[1]
          : undefined,
      value,
    );
}
