import type { SealedBytes } from '@inkwell/vault';
import { type Connection, Schema } from 'mongoose';

/** A replaced text that is kept. Never changed again. */
export interface RevisionRow {
  userId: string;
  date: string;
  revision: number;
  content: SealedBytes;
  /** When this text was saved, not when it was replaced. */
  savedAt: Date;
}

export function revisionModel(connection: Connection) {
  const schema = new Schema<RevisionRow>(
    {
      userId: { type: String, required: true },
      date: { type: String, required: true },
      revision: { type: Number, required: true },
      content: { type: Schema.Types.Buffer, required: true },
      savedAt: { type: Date, required: true },
    },
    { collection: 'revisions', versionKey: false },
  );
  // A page of a day's history, newest first; unique, because a revision is replaced once.
  schema.index({ userId: 1, date: 1, revision: -1 }, { name: 'userId_1_date_1_revision_-1', unique: true });
  return connection.model('Revision', schema);
}
export type RevisionModel = ReturnType<typeof revisionModel>;
