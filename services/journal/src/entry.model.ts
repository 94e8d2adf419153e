import { type Emotion, EMOTIONS } from '@inkwell/contracts';
import type { SealedBytes } from '@inkwell/vault';
import { type Connection, Schema } from 'mongoose';

/** A person's page of one day, as it stands now. */
export interface EntryRow {
  userId: string;
  date: string;
  content: SealedBytes;
  /** Whether the text is more than white space: the only thing the list of days must know of it. */
  written: boolean;
  mood: Emotion | null;
  /** 1 with the first save, one more with each save that changes something. */
  revision: number;
  updatedAt: Date;
}

export function entryModel(connection: Connection) {
  const schema = new Schema<EntryRow>(
    {
      userId: { type: String, required: true },
      date: { type: String, required: true },
      content: { type: Schema.Types.Buffer, required: true },
      written: { type: Boolean, required: true },
      mood: { type: String, enum: [...EMOTIONS, null], default: null },
      revision: { type: Number, required: true },
      updatedAt: { type: Date, required: true },
    },
    { collection: 'entries', versionKey: false },
  );
  // One page a day; also how it is read.
  schema.index({ userId: 1, date: 1 }, { name: 'userId_1_date_1', unique: true });
  // The list of days is answered from here alone: years of texts are not touched for it.
  schema.index({ userId: 1, written: 1, date: 1 }, { name: 'userId_1_written_1_date_1' });
  return connection.model('Entry', schema);
}
