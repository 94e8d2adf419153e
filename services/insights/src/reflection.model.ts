import { type Connection, Schema } from 'mongoose';

/** What insights knows of one day of a person's journal: never its text. */
export interface ReflectionRow {
  userId: string;
  date: string;
  written: boolean;
  /** The journal's revision that this row was read from. */
  revision: number;
}

export function reflectionModel(connection: Connection) {
  const schema = new Schema<ReflectionRow>(
    {
      userId: { type: String, required: true },
      date: { type: String, required: true },
      written: { type: Boolean, required: true },
      revision: { type: Number, required: true },
    },
    { collection: 'reflections', versionKey: false },
  );
  // One row a day, so that an event that comes twice has one effect.
  schema.index({ userId: 1, date: 1 }, { name: 'userId_1_date_1', unique: true });
  // All statistics are computed from this index alone.
  schema.index({ userId: 1, written: 1, date: 1 }, { name: 'userId_1_written_1_date_1' });
  return connection.model('Reflection', schema);
}
