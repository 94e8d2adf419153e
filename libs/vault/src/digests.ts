import { Digest } from '@inkwell/contracts';
import { AppError, type InternalReader, isDuplicateKey } from '@inkwell/service';
import type { Connection, mongo } from 'mongoose';
import type { Box, SealedBytes } from './box.ts';
import type { Vault } from './vault.ts';

/** More concurrent writers of one digest than this is a fault, not a race. */
const ATTEMPTS = 5;

const digestAad = (userId: string) => ({ collection: 'people', row: userId, field: 'digest' });

/** The stored copy of a person's digest; null where there is none yet. */
export const digestOf = (
  { _id, digest }: { _id: string; digest?: SealedBytes | undefined },
  box: Box,
): Digest | null => (digest ? Digest.parse(box.unsealJson(digest, digestAad(_id))) : null);

/** Where a service keeps its copies: in its `people`, each with a version that counts them. */
export interface DigestRows {
  readVersion: (userId: string) => Promise<number | undefined>;
  /** Stores a digest unless another one was stored since `version` was read; resolves to whether it did. */
  store: (userId: string, digest: Buffer, version: number | undefined) => Promise<boolean>;
  remove: (userId: string) => Promise<unknown>;
}

/** What is stored of a copy. */
export interface DigestRow {
  _id: string;
  /** auth's Digest as JSON, sealed. */
  digest?: mongo.Binary | Buffer;
  /** Counts the digests stored, so that an older one never replaces a newer. */
  digestVersion?: number;
}

/** Copies in the collection `people` of a service. */
export function digestRows(connection: Connection): DigestRows {
  const people = connection.collection<DigestRow>('people');
  return {
    readVersion: async (userId) =>
      (await people.findOne({ _id: userId }, { projection: { digestVersion: 1 } }))?.digestVersion,
    store: async (userId, digest, version) => {
      try {
        const { matchedCount, upsertedCount } = await people.updateOne(
          { _id: userId, digestVersion: version ?? { $exists: false } },
          { $set: { digest, digestVersion: (version ?? 0) + 1 } },
          { upsert: version === undefined },
        );
        return matchedCount + upsertedCount > 0;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    remove: (userId) => people.deleteOne({ _id: userId }),
  };
}

export interface DigestCopiesDeps {
  rows: DigestRows;
  vault: Pick<Vault, 'open' | 'isErased' | 'removeErased'>;
  readFromAuth: InternalReader;
}

/** The copies that a service keeps of auth's digests, sealed. */
export function createDigestCopies({ rows, vault, readFromAuth }: DigestCopiesDeps) {
  return {
    /** Reads the digest from auth and stores it; does nothing for a person who is erased or unknown to auth. */
    refresh: async (userId: string): Promise<void> => {
      if (await vault.isErased(userId)) return;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const version = await rows.readVersion(userId);
        const digest = await readFromAuth('/internal/digest', { userId }, Digest);
        if (!digest) return;
        const box = await vault.open(userId);
        // A digest stored since the version was read may be newer than this one: then auth is asked again.
        if (await rows.store(userId, box.sealJson(digest, digestAad(userId)), version)) {
          await vault.removeErased(userId, rows.remove);
          return;
        }
      }
      throw new AppError('unavailable');
    },
  };
}
