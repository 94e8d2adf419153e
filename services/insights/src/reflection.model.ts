import { type Connection, Schema } from 'mongoose';

/** What insights knows of one day of a person's journal: never its text. */
export interface ReflectionRow {
  userId: string;
  date: string;
  written: boolean;
  /** The journal's revision that this row was read from. */
  revision: number;
  /** Since when the journal has to be asked about this day; not there when nothing is due. */
  dueAt?: Date;
  /** Counts how often it became due, so that no job takes a newer word for an older one. */
  dueCount?: number;
}

export function reflectionModel(connection: Connection) {
  const schema = new Schema<ReflectionRow>(
    {
      userId: { type: String, required: true },
      date: { type: String, required: true },
      written: { type: Boolean, required: true },
      revision: { type: Number, required: true },
      dueAt: { type: Date },
      dueCount: { type: Number },
    },
    { collection: 'reflections', versionKey: false },
  );
  // One row a day, so that an event that comes twice has one effect.
  schema.index({ userId: 1, date: 1 }, { name: 'userId_1_date_1', unique: true });
  // All statistics are computed from this index alone.
  schema.index({ userId: 1, written: 1, date: 1 }, { name: 'userId_1_written_1_date_1' });
  // The sweep: the days whose job may have been lost.
  schema.index(
    { dueAt: 1 },
    { name: 'reflections_due', partialFilterExpression: { dueAt: { $exists: true } } },
  );
  return connection.model('Reflection', schema);
}
