import { INSIGHT_TYPES } from '@inkwell/contracts';
import type { Box, SealedBytes } from '@inkwell/vault';
import { type Connection, Schema } from 'mongoose';
import { z } from 'zod';

/** What a person reads of an insight. */
const InsightText = z.object({ title: z.string(), description: z.string() });
export type InsightText = z.infer<typeof InsightText>;

export type InsightType = (typeof INSIGHT_TYPES)[number];

/** An insight about a person, or what is left of one that they dismissed. */
export interface InsightRow {
  userId: string;
  /** What it says, without its numbers: `pattern:weekday:anxiety:sunday`. */
  key: string;
  type: InsightType;
  /** An InsightText as JSON, sealed. Not there once it was dismissed. */
  text?: SealedBytes;
  language: 'en';
  /** The days it rests on, ascending. */
  evidence: string[];
  /** The only day on which it is shown; not there where it is shown on all. */
  day?: string;
  /** The order in which they are shown. */
  position: number;
  /** For good: the row stays, so that the same insight is not made again. */
  dismissed: boolean;
}

export const textAad = (key: string) => ({ collection: 'insights', row: key, field: 'text' });

/** @throws where the row was dismissed: it has no text any more */
export const openText = ({ key, text }: InsightRow, box: Box): InsightText =>
  InsightText.parse(text && box.unsealJson(text, textAad(key)));

export function insightModel(connection: Connection) {
  const schema = new Schema<InsightRow>(
    {
      userId: { type: String, required: true },
      key: { type: String, required: true },
      type: { type: String, enum: INSIGHT_TYPES, required: true },
      text: { type: Schema.Types.Buffer },
      language: { type: String, required: true },
      evidence: { type: [String], required: true },
      day: { type: String },
      position: { type: Number, required: true },
      dismissed: { type: Boolean, required: true },
    },
    { collection: 'insights', versionKey: false },
  );
  // One row an insight; also how the job reads them.
  schema.index({ userId: 1, key: 1 }, { name: 'userId_1_key_1', unique: true });
  // The answer: those that are shown, in order.
  schema.index(
    { userId: 1, position: 1 },
    { name: 'shown_insights', partialFilterExpression: { dismissed: false } },
  );
  return connection.model('Insight', schema);
}
export type InsightModel = ReturnType<typeof insightModel>;
