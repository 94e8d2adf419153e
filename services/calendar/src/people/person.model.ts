import type { DayTokens } from '@inkwell/service';
import type { DigestRow } from '@inkwell/vault/digests';
import { type Connection, Schema } from 'mongoose';

/** What the calendar keeps of a person beside their events. */
export interface PersonRow extends DigestRow {
  tokens?: DayTokens;
}

export function personModel(connection: Connection) {
  const tokens = new Schema<DayTokens>(
    { day: { type: String, required: true }, used: { type: Number, required: true } },
    { _id: false },
  );
  const schema = new Schema<PersonRow>(
    {
      _id: { type: String, required: true },
      digest: Buffer,
      digestVersion: Number,
      tokens: { type: tokens, default: undefined },
    },
    { collection: 'people', versionKey: false },
  );
  return connection.model('Person', schema);
}
export type PersonModel = ReturnType<typeof personModel>;
