import { type Emotion, EMOTIONS, type TextAnalysis } from '@inkwell/contracts';
import type { SealedBytes } from '@inkwell/vault';
import { type Connection, Schema } from 'mongoose';

/** A person's entry of one day, as it stands now. */
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
  /** When a text of this entry was last kept in the history; not there before the first. */
  keptAt?: Date;
  /** What the text shows of danger, a CareSign as JSON, sealed. */
  care?: SealedBytes;
  /** Embeddings of the paragraphs, sealed: see paragraph-vectors.ts. */
  vectors?: SealedBytes;
  /** What the text says of its writer, as it was last read; not there before, and where it is blank. */
  analysis?: TextAnalysis;
  /** When the text is to be read in the background; not there once it was. */
  analysisDueAt?: Date;
}

export const careAad = (date: string) => ({ collection: 'entries', row: date, field: 'care' });

export function entryModel(connection: Connection) {
  const analysis = new Schema<TextAnalysis>(
    { emotions: [String], themes: [String], sentiment: String, valence: Number },
    { _id: false },
  );
  const schema = new Schema<EntryRow>(
    {
      userId: { type: String, required: true },
      date: { type: String, required: true },
      content: { type: Schema.Types.Buffer, required: true },
      written: { type: Boolean, required: true },
      mood: { type: String, enum: [...EMOTIONS, null], default: null },
      revision: { type: Number, required: true },
      updatedAt: { type: Date, required: true },
      keptAt: { type: Date },
      care: { type: Schema.Types.Buffer },
      vectors: { type: Schema.Types.Buffer },
      analysis: { type: analysis, default: undefined },
      analysisDueAt: { type: Date },
    },
    { collection: 'entries', versionKey: false },
  );
  // One entry a day; also how it is read.
  schema.index({ userId: 1, date: 1 }, { name: 'userId_1_date_1', unique: true });
  // The list of days is answered from this index alone, without reading years of texts.
  schema.index({ userId: 1, written: 1, date: 1 }, { name: 'userId_1_written_1_date_1' });
  // The tick: the texts whose time to be read has come.
  schema.index(
    { analysisDueAt: 1 },
    { name: 'entries_due', partialFilterExpression: { analysisDueAt: { $exists: true } } },
  );
  return connection.model('Entry', schema);
}
export type EntryModel = ReturnType<typeof entryModel>;
