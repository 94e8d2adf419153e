import { type Connection, type mongo, Schema, type Types } from 'mongoose';

/** What chat keeps of a person beside their conversations. */
export interface PersonRow {
  _id: string;
  /** auth's Digest as JSON, sealed. */
  digest?: mongo.Binary | Buffer;
  /** Counts the digests stored, so that an older one never replaces a newer. */
  digestVersion?: number;
  /** The latest messages, oldest first, as the message limit counts them. */
  sends?: Array<{ message: Types.ObjectId; at: Date }>;
}

export const digestPlace = (userId: string) => ({ collection: 'people', row: userId, field: 'digest' });

export function personModel(connection: Connection) {
  const send = new Schema(
    { message: { type: Schema.Types.ObjectId, required: true }, at: { type: Date, required: true } },
    { _id: false },
  );
  const schema = new Schema<PersonRow>(
    {
      _id: { type: String, required: true },
      digest: Buffer,
      digestVersion: Number,
      sends: { type: [send], default: undefined },
    },
    { collection: 'people', versionKey: false },
  );
  return connection.model('Person', schema);
}
export type PersonModel = ReturnType<typeof personModel>;
