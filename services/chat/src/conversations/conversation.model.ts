import { randomBytes } from 'node:crypto';
import { type Mode, MODES } from '@inkwell/contracts';
import { type Connection, type mongo, Schema } from 'mongoose';

export interface ConversationRow {
  /** The conversation's id in the API. */
  _id: number;
  userId: string;
  mode: Mode;
  date: string;
  /** The opening words of the first message, sealed. */
  title: mongo.Binary | Buffer;
  createdAt: Date;
}

/** Random, 1 to 2^52: an id reveals no count, and concurrent inserts need no shared counter. */
export function newConversationId(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 12n) + 1;
}

export const titlePlace = (id: number) => ({ collection: 'conversations', row: String(id), field: 'title' });

export function conversationModel(connection: Connection) {
  const schema = new Schema<ConversationRow>(
    {
      _id: { type: Number, required: true },
      userId: { type: String, required: true },
      mode: { type: String, enum: MODES, required: true },
      date: { type: String, required: true },
      title: { type: Buffer, required: true },
      createdAt: { type: Date, required: true },
    },
    { collection: 'conversations', versionKey: false },
  );
  // One conversation per person, mode and day: of two concurrent first sends one inserts it, the other finds it.
  schema.index({ userId: 1, mode: 1, date: 1 }, { name: 'userId_1_mode_1_date_1', unique: true });
  return connection.model('Conversation', schema);
}
export type ConversationModel = ReturnType<typeof conversationModel>;
