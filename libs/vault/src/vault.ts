import { randomBytes } from 'node:crypto';
import { AppError, isDuplicateKey, retryDuplicateKey } from '@inkwell/service';
import type { Connection } from 'mongoose';
import { decrypt, encrypt } from './aead.ts';
import { batched } from './batched.ts';
import { createBox, toBuffer, type Box, type DataKey, type SealedBytes } from './box.ts';
import { VaultError } from './errors.ts';
import { deriveKey, keyedHash, type Kek, type VaultKeys } from './keys.ts';
import { createKeyCache } from './key-cache.ts';

/** A person's data key, wrapped; or, after erasing, the tombstone: `erasedAt` and no key. */
export type VaultRow = {
  /** A keyed hash of the user's id: the row outlives the person and must not name them. */
  _id: string;
  kekId?: string;
  wrapped?: SealedBytes;
  createdAt?: Date;
  erasedAt?: Date;
};

export type VaultOptions = {
  connection: Connection;
  keys: VaultKeys;
  /** How many people's keys stay in memory. Default 10,000. */
  cacheSize?: number;
  /** How long a key stays in memory, in ms. Default 300,000. */
  cacheMs?: number;
  /** Milliseconds since the epoch. Default `Date.now`. */
  now?: () => number;
};

export type Vault = {
  /**
   * Gets, or makes, the person's data key; once it is in memory this costs no round trip. So it is no proof that the
   * person is still there: another process may have erased them. A write is followed by `refuseErased`. Call it
   * outside of transactions: a key that is made must survive a rollback, since a concurrent request may have used
   * it already.
   *
   * @throws AppError `not_found` for an erased person
   * @throws VaultError `unknown_key` when `VAULT_KEYS` no longer holds the key that wraps theirs
   */
  open(userId: string): Promise<Box>;
  /**
   * Destroys the person's key and leaves the tombstone, in one write outside of any transaction: call it before
   * the rows are deleted. Every box of theirs in this process stops working; another process may use a key in
   * its memory for up to `cacheMs`. Again: no change.
   */
  erase(userId: string): Promise<void>;
  /** Whether the person was erased here. One round trip, shared with whoever asks while another is under way. */
  isErased(userId: string): Promise<boolean>;
  /**
   * The look that follows a write, and a commit where there is one. Erasing leaves the tombstone first and deletes
   * the rows then; so whichever way the two fall, one of them sees the other and nothing stays. One round trip.
   *
   * @param removeAll takes away every row of the person in this service; called for an erased person only
   * @returns whether the person is erased, and so the rows are gone again: for a handler, whose work is then done
   */
  removeErased(userId: string, removeAll: (userId: string) => Promise<unknown>): Promise<boolean>;
  /**
   * `removeErased` on a request's way.
   *
   * @throws AppError `not_found` for an erased person, once `removeAll` is through
   */
  refuseErased(userId: string, removeAll: (userId: string) => Promise<unknown>): Promise<void>;
  /**
   * Wraps every data key that an older key wraps with the current one, in batches. Sealed texts are not touched.
   * Stopped half-way, the next run goes on where it was; several may run at once, beside the product.
   *
   * @param options.batchSize rows in one write. Default 500
   * @param options.onBatch told after each write how many were wrapped anew so far
   * @returns how many were wrapped anew, and how many are `left` under another key: one that `VAULT_KEYS` does not
   *   hold, or that a process not yet restarted has used meanwhile, or because the row is damaged
   */
  rotate(options?: {
    batchSize?: number;
    onBatch?: (rotated: number) => void;
  }): Promise<{ rotated: number; left: number }>;
};

// A key must not be lost in a failover after texts were sealed with it.
const durable = { writeConcern: { w: 'majority' } } as const;

/** Per-user envelope encryption on the collection `vault_keys` of the connection's database. */
export function createVault(options: VaultOptions): Vault {
  const { connection, keys, cacheSize = 10_000, cacheMs = 300_000, now = Date.now } = options;
  const rows = connection.collection<VaultRow>('vault_keys');
  const userHashKey = deriveKey(keys.hashKey, 'vault user');
  const cache = createKeyCache({ size: cacheSize, ttlMs: cacheMs, now });
  const loading = new Map<string, Promise<DataKey>>();

  const hashOf = (userId: string) => keyedHash(userHashKey, userId);

  async function load(userId: string): Promise<DataKey> {
    const _id = hashOf(userId);
    const epoch = cache.epoch();
    const found = await rows.findOne({ _id });
    const row = found ?? (await create(_id));
    const key: DataKey = { bytes: unwrap(row), erased: false };
    // Somebody was erased in the meantime, perhaps this person: what was read may no longer be the truth.
    if (cache.epoch() !== epoch) return load(userId);
    cache.set(userId, key);
    return key;
  }

  async function create(_id: string): Promise<VaultRow> {
    const fresh = { _id, ...wrap(_id, randomBytes(32), keys.current), createdAt: new Date(now()) };
    try {
      await rows.insertOne(fresh, durable);
      return fresh;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const row = await rows.findOne({ _id });
      if (!row) throw error;
      return row;
    }
  }

  function unwrap(row: VaultRow): Buffer {
    if (row.erasedAt) throw gone();
    const kek = keys.byId.get(row.kekId ?? '');
    if (!kek || !row.wrapped) {
      throw new VaultError('unknown_key', 'VAULT_KEYS does not hold the key that wraps this data key');
    }
    return decrypt(kek.key, toBuffer(row.wrapped), wrapContext(row._id, kek));
  }

  /** The write that puts a row under the current key; none for a damaged row. */
  function rewrap(row: VaultRow) {
    try {
      const data = unwrap(row);
      const update = { $set: wrap(row._id, data, keys.current) };
      data.fill(0);
      // Conditional: another rotation, or an erasure, may have come first.
      return [{ updateOne: { filter: { _id: row._id, kekId: row.kekId }, update } }];
    } catch (error) {
      if (error instanceof VaultError) return [];
      throw error;
    }
  }

  const isErased = batched(async (userIds) => {
    const hashes = new Map(userIds.map((userId) => [hashOf(userId), userId]));
    const filter = { _id: { $in: [...hashes.keys()] }, erasedAt: { $exists: true } };
    const found = await rows.find(filter, { projection: { _id: 1 } }).toArray();
    const erased = new Set(found.map(({ _id }) => hashes.get(_id)));
    return (userId) => erased.has(userId);
  });

  async function removeErased(
    userId: string,
    removeAll: (userId: string) => Promise<unknown>,
  ): Promise<boolean> {
    if (!(await isErased(userId))) return false;
    // The key that let the write through is of no use any more.
    cache.erase(userId);
    await removeAll(userId);
    return true;
  }

  return {
    isErased,
    removeErased,

    async refuseErased(userId, removeAll) {
      if (await removeErased(userId, removeAll)) throw gone();
    },

    async open(userId) {
      if (userId === '') throw new VaultError('malformed', 'A box needs a user id');
      let key = cache.get(userId);
      if (!key) {
        const pending = loading.get(userId) ?? load(userId).finally(() => loading.delete(userId));
        loading.set(userId, pending);
        key = await pending;
      }
      return createBox(userId, key);
    },

    async erase(userId) {
      const erasedAt = new Date(now());
      await retryDuplicateKey(() =>
        rows.updateOne(
          { _id: hashOf(userId) },
          // $min keeps the first date when this runs again.
          { $unset: { kekId: 1, wrapped: 1, createdAt: 1 }, $min: { erasedAt } },
          { upsert: true, ...durable },
        ),
      );
      cache.erase(userId);
    },

    async rotate({ batchSize = 500, onBatch } = {}) {
      const older = [...keys.byId.keys()].filter((id) => id !== keys.current.id);
      let rotated = 0;
      let last = '';
      for (;;) {
        const batch = await rows
          .find({ _id: { $gt: last }, kekId: { $in: older } })
          .sort({ _id: 1 })
          .limit(batchSize)
          .toArray();
        last = batch.at(-1)?._id ?? '';
        if (last === '') break;
        const writes = batch.flatMap(rewrap);
        if (writes.length === 0) continue;
        const { modifiedCount } = await rows.bulkWrite(writes, { ordered: false, ...durable });
        rotated += modifiedCount;
        onBatch?.(rotated);
      }
      const left = await rows.countDocuments({ kekId: { $exists: true, $ne: keys.current.id } });
      return { rotated, left };
    },
  };
}

function wrap(rowId: string, data: Buffer, kek: Kek): { kekId: string; wrapped: Buffer } {
  return { kekId: kek.id, wrapped: encrypt(kek.key, data, wrapContext(rowId, kek)) };
}

export const wrapContext = (rowId: string, kek: Kek) => ['vault_keys', rowId, kek.id];

const gone = () => new AppError('not_found', 'This account no longer exists');
