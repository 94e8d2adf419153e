import { isDuplicateKey } from '@inkwell/service';
import { type ClientSession, type Connection, type mongo, Schema, type Types } from 'mongoose';

interface CountedSend {
  message: Types.ObjectId;
  at: Date;
}

/** What chat keeps of a person beside their conversations. */
export interface PersonRow {
  _id: string;
  /** auth's Digest as JSON, sealed. */
  digest?: mongo.Binary | Buffer;
  /** Counts the digests stored, so that an older one never replaces a newer. */
  digestVersion?: number;
  /** Whether and why the person is under care, as JSON, sealed. */
  care?: mongo.Binary | Buffer;
  /** Counts the changes of `care`, so that concurrent ones do not undo each other. */
  careVersion?: number;
  /** What the head made of their last messages, each as JSON, sealed. */
  recentReadings?: (mongo.Binary | Buffer)[];
  /** The country whose lines the person chose. */
  careCountry?: string;
  /** Whether they folded the card. */
  careFolded?: boolean;
  /** Their safety plan, as JSON, sealed. */
  plan?: mongo.Binary | Buffer;
  /** Counts the changes of `plan`, so that concurrent ones do not undo each other. */
  planVersion?: number;
  /** Whether anything stands in it. */
  hasPlan?: boolean;
  /** The exercise under way, as JSON, sealed. */
  exercise?: mongo.Binary | Buffer;
  /** What the companion has noted of them, as JSON, sealed. */
  memory?: mongo.Binary | Buffer;
  /** Counts the changes of `memory`, so that concurrent ones do not undo each other. */
  memoryVersion?: number;
  /** Whether they switched the memory off, and the companion. */
  memoryOff?: boolean;
  companionOff?: boolean;
  /** The latest messages, oldest first, as their limit counts them. */
  sends?: CountedSend[];
  /** The latest answers to calendar suggestions, as their own limit counts them. */
  confirmations?: CountedSend[];
  /** The latest messages that the head has read without access, as their own limit counts them. */
  headReadings?: CountedSend[];
}

export const recentReadingsAad = (userId: string) => ({
  collection: 'people',
  row: userId,
  field: 'recentReadings',
});
export const careRecordAad = (userId: string) => ({ collection: 'people', row: userId, field: 'care' });

export function personModel(connection: Connection) {
  const counted = new Schema<CountedSend>(
    { message: { type: Schema.Types.ObjectId, required: true }, at: { type: Date, required: true } },
    { _id: false },
  );
  const schema = new Schema<PersonRow>(
    {
      _id: { type: String, required: true },
      digest: Buffer,
      digestVersion: Number,
      care: Buffer,
      careVersion: Number,
      recentReadings: { type: [Buffer], default: undefined },
      careCountry: String,
      careFolded: Boolean,
      plan: Buffer,
      planVersion: Number,
      hasPlan: Boolean,
      exercise: Buffer,
      memory: Buffer,
      memoryVersion: Number,
      memoryOff: Boolean,
      companionOff: Boolean,
      sends: { type: [counted], default: undefined },
      confirmations: { type: [counted], default: undefined },
      headReadings: { type: [counted], default: undefined },
    },
    { collection: 'people', versionKey: false },
  );
  return connection.model('Person', schema);
}
export type PersonModel = ReturnType<typeof personModel>;

type VersionedFields = readonly [
  'digestVersion' | 'careVersion' | 'memoryVersion' | 'planVersion',
  number | undefined,
];

/**
 * Sets fields of a person, unless another writer has counted `counter` up since `version` was read.
 *
 * @param version undefined where there was none yet; then the row is inserted if need be
 * @returns whether they were set
 */
export async function setUnlessChanged(
  Person: PersonModel,
  userId: string,
  counter: VersionedFields,
  fields: Partial<PersonRow>,
): Promise<boolean> {
  try {
    return await updateUnlessChanged(Person, userId, counter, fields);
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * `setUnlessChanged` as a step of a transaction, which a duplicate key ends.
 *
 * @throws MongoServerError duplicate key, where a concurrent writer has inserted the row, or counted it up
 */
export async function updateUnlessChanged(
  Person: PersonModel,
  userId: string,
  [counter, version]: VersionedFields,
  fields: Partial<PersonRow>,
  session?: ClientSession,
): Promise<boolean> {
  const { matchedCount, upsertedCount } = await Person.updateOne(
    { _id: userId, [counter]: version ?? { $exists: false } },
    { $set: { ...fields, [counter]: (version ?? 0) + 1 } },
    { upsert: version === undefined, ...(session && { session }) },
  );
  return matchedCount + upsertedCount > 0;
}
