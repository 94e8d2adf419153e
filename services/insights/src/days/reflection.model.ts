import { type Emotion, EMOTIONS, type Sentiment, SENTIMENTS, type Theme, THEMES } from '@inkwell/contracts';
import { type Connection, Schema } from 'mongoose';

/** What was read of one text: of an entry, or of a message. */
export interface ReadText {
  /** When it was last changed, or sent. */
  at: Date;
  /** The strongest first. */
  emotions: Emotion[];
  themes: Theme[];
  sentiment: Sentiment;
  valence: number;
}

/** What insights knows of one day of a person's journal: never its text. */
export interface ReflectionRow {
  userId: string;
  date: string;
  written: boolean;
  /** The journal's revision that this row was read from. */
  revision: number;
  mood?: Emotion | null;
  /** Null or not there before the entry was analysed. */
  entry?: ReadText | null;
  /** The person's own messages of the day that were analysed, the oldest first. */
  messages?: ReadText[];
  /** The main feeling: see day-summary.ts. Null where none showed. */
  emotion?: Emotion | null;
  /** From -1 to 1; not there where nothing was read and no mood chosen. */
  valence?: number;
  /** Since when journal and chat have to be asked about this day; not there when nothing is due. */
  dueAt?: Date;
  /** Counts how often it became due, so that no job takes a newer word for an older one. */
  dueCount?: number;
}

const readText = {
  at: { type: Date, required: true },
  emotions: [{ type: String, enum: EMOTIONS }],
  themes: [{ type: String, enum: THEMES }],
  sentiment: { type: String, enum: SENTIMENTS, required: true },
  valence: { type: Number, required: true },
};

export function reflectionModel(connection: Connection) {
  const ReadTextSchema = new Schema<ReadText>(readText, { _id: false });
  const schema = new Schema<ReflectionRow>(
    {
      userId: { type: String, required: true },
      date: { type: String, required: true },
      written: { type: Boolean, required: true },
      revision: { type: Number, required: true },
      mood: { type: String, enum: [...EMOTIONS, null] },
      entry: { type: ReadTextSchema },
      messages: { type: [ReadTextSchema], default: undefined },
      emotion: { type: String, enum: [...EMOTIONS, null] },
      valence: { type: Number },
      dueAt: { type: Date },
      dueCount: { type: Number },
    },
    { collection: 'reflections', versionKey: false },
  );
  // One row a day, so that an event that comes twice has one effect; also how ranges of days are read.
  schema.index({ userId: 1, date: 1 }, { name: 'userId_1_date_1', unique: true });
  // Written days are counted, and long streaks followed, in this index alone.
  schema.index({ userId: 1, written: 1, date: 1 }, { name: 'userId_1_written_1_date_1' });
  // The sweep: the days whose job may have been lost.
  schema.index(
    { dueAt: 1 },
    { name: 'reflections_due', partialFilterExpression: { dueAt: { $exists: true } } },
  );
  return connection.model('Reflection', schema);
}
export type ReflectionModel = ReturnType<typeof reflectionModel>;
