import { randomBytes } from 'node:crypto';
import { type Mode, MODES } from '@inkwell/contracts';
import { type Connection, type mongo, Schema, type Types } from 'mongoose';

export interface ConversationRow {
  /** The conversation's id in the API. */
  _id: number;
  userId: string;
  mode: Mode;
  date: string;
  /** The opening words of the first message, sealed. */
  title: mongo.Binary | Buffer;
  createdAt: Date;
  /** What was said up to `summedUp`, sealed; for a language model alone. */
  summary?: mongo.Binary | Buffer;
  /** The last turn in the summary. */
  summedUp?: { at: Date; turn: Types.ObjectId };
  /** Counts summaries and replaced messages, so that what was replaced comes into none. */
  summaryVersion?: number;
  /** When the turns since are to be summed up. */
  summaryDueAt?: Date;
}

/** Random, 1 to 2^52: an id reveals no count, and concurrent inserts need no shared counter. */
export function newConversationId(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 12n) + 1;
}

export const titleAad = (id: number) => ({ collection: 'conversations', row: String(id), field: 'title' });

export const summaryAad = (id: number) => ({
  collection: 'conversations',
  row: String(id),
  field: 'summary',
});

export function conversationModel(connection: Connection) {
  const position = new Schema(
    { at: { type: Date, required: true }, turn: { type: Schema.Types.ObjectId, required: true } },
    { _id: false },
  );
  const schema = new Schema<ConversationRow>(
    {
      _id: { type: Number, required: true },
      userId: { type: String, required: true },
      mode: { type: String, enum: MODES, required: true },
      date: { type: String, required: true },
      title: { type: Buffer, required: true },
      createdAt: { type: Date, required: true },
      summary: Buffer,
      summedUp: { type: position, default: undefined },
      summaryVersion: Number,
      summaryDueAt: Date,
    },
    { collection: 'conversations', versionKey: false },
  );
  // One conversation per person, mode and day: of two concurrent first sends one inserts it, the other finds it.
  schema.index({ userId: 1, mode: 1, date: 1 }, { name: 'userId_1_mode_1_date_1', unique: true });
  // The tick: conversations with turns to be summed up.
  schema.index(
    { summaryDueAt: 1 },
    { name: 'summaries_due', partialFilterExpression: { summaryDueAt: { $exists: true } } },
  );
  return connection.model('Conversation', schema);
}
export type ConversationModel = ReturnType<typeof conversationModel>;
