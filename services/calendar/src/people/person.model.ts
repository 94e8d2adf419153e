import { isDuplicateKey } from '@inkwell/service';
import type { DigestRows } from '@inkwell/vault/digests';
import { type Connection, type mongo, Schema } from 'mongoose';

/** What the calendar keeps of a person beside their events. */
export interface PersonRow {
  _id: string;
  /** auth's Digest as JSON, sealed. */
  digest?: mongo.Binary | Buffer;
  /** Counts the digests stored, so that an older one never replaces a newer. */
  digestVersion?: number;
}

export function personModel(connection: Connection) {
  const schema = new Schema<PersonRow>(
    { _id: { type: String, required: true }, digest: Buffer, digestVersion: Number },
    { collection: 'people', versionKey: false },
  );
  return connection.model('Person', schema);
}
export type PersonModel = ReturnType<typeof personModel>;

export function digestRows(Person: PersonModel): DigestRows {
  return {
    readVersion: async (userId) =>
      (await Person.findById(userId, { digestVersion: 1 }).lean())?.digestVersion,
    store: async (userId, digest, version) => {
      try {
        const { matchedCount, upsertedCount } = await Person.updateOne(
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
    remove: (userId) => Person.deleteOne({ _id: userId }),
  };
}
