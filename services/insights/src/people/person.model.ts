import type { Emotion } from '@inkwell/contracts';
import type { DigestRow } from '@inkwell/vault/digests';
import { type Connection, Schema } from 'mongoose';

/** What insights keeps of a person beside their days and insights. */
export interface PersonRow extends DigestRow {
  /** The IANA zone of their last request that named one. */
  zone?: string;
  /** Whether their streak forgives a day without an entry in each week. */
  restDay?: boolean;
  /** Of all time, changed with each day's row; not there before the first day was read. */
  totals?: { written: number; emotions: Partial<Record<Emotion, number>> };
  /** When their insights are to be computed again; not there where nothing can change. */
  dueAt?: Date;
  /** Counts how often something changed, so that no job takes what it read for the newest. */
  dueCount?: number;
}

export function personModel(connection: Connection) {
  const schema = new Schema<PersonRow>(
    {
      _id: { type: String, required: true },
      digest: Buffer,
      digestVersion: Number,
      zone: String,
      restDay: Boolean,
      totals: { type: Schema.Types.Mixed },
      dueAt: Date,
      dueCount: Number,
    },
    { collection: 'people', versionKey: false },
  );
  // The tick: whose insights are due.
  schema.index({ dueAt: 1 }, { name: 'people_due', partialFilterExpression: { dueAt: { $exists: true } } });
  return connection.model('Person', schema);
}
export type PersonModel = ReturnType<typeof personModel>;
