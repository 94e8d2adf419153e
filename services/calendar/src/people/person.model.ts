import type { DigestRow } from '@inkwell/vault/digests';
import { type Connection, Schema } from 'mongoose';

/** What the calendar keeps of a person beside their events. */
export function personModel(connection: Connection) {
  const schema = new Schema<DigestRow>(
    { _id: { type: String, required: true }, digest: Buffer, digestVersion: Number },
    { collection: 'people', versionKey: false },
  );
  return connection.model('Person', schema);
}
export type PersonModel = ReturnType<typeof personModel>;
