import type { DigestRow } from '@inkwell/vault/digests';
import type { SealedBytes } from '@inkwell/vault';
import { type Connection, Schema } from 'mongoose';

/** The prompt of a day. */
export interface GivenPrompt {
  day: string;
  id: string;
  /** The prompt as JSON, sealed, where it quotes the person; the others are those of the set. */
  sealed?: SealedBytes;
}

/** What the journal keeps of a person beside their entries. */
export interface PersonRow extends DigestRow {
  /** The prompts of the last days, the newest last. */
  prompts?: GivenPrompt[];
}

export function personModel(connection: Connection) {
  const schema = new Schema<PersonRow>(
    {
      _id: { type: String, required: true },
      digest: Buffer,
      digestVersion: Number,
      prompts: {
        type: [{ _id: false, day: String, id: String, sealed: { type: Schema.Types.Buffer } }],
        default: undefined,
      },
    },
    { collection: 'people', versionKey: false },
  );
  return connection.model('Person', schema);
}
export type PersonModel = ReturnType<typeof personModel>;
