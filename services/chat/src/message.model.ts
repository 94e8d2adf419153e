import type { Box } from '@inkwell/vault';
import { type Connection, type mongo, Schema, type Types } from 'mongoose';

/** A reply that is not at its end yet. */
export const OPEN_STATES = ['waiting', 'writing'] as const;
export const END_STATES = ['complete', 'stopped', 'failed', 'interrupted'] as const;
export type EndState = (typeof END_STATES)[number];
type ReplyState = (typeof OPEN_STATES)[number] | EndState;

type Sealed = mongo.Binary | Buffer;

export interface MessageRow {
  _id: Types.ObjectId;
  userId: string;
  conversationId: number;
  sender: 'user' | 'ai';
  /** When the turn began: a reply has the instant of the message it answers. */
  at: Date;
  /** The id of the message that began the turn: keeps a reply next to what it answers. */
  turn: Types.ObjectId;
  /** Null in a reply until it has ended. */
  content: Sealed | null;
  /** A yes or no to a calendar suggestion: it asks for no reply. */
  confirmation?: boolean;
  clientMessageId?: string;

  /** From here on: replies only. */
  state?: ReplyState;
  /** What was said so far; emptied when `content` holds it. A reply that lost its process keeps them. */
  pieces?: Sealed[];
  /** Who writes it. Together with `renewedAt` it is the lease. */
  owner?: string;
  renewedAt?: Date;
  stopRequested?: boolean;
  endedAt?: Date;
}

const place = (row: Types.ObjectId, field: string) => ({
  collection: 'messages',
  row: row.toHexString(),
  field,
});
export const contentPlace = (row: Types.ObjectId) => place(row, 'content');
export const piecePlace = (row: Types.ObjectId, index: number) => place(row, `pieces.${index}`);

/** What a message says, as far as it is stored. */
export function textOf(row: Pick<MessageRow, '_id' | 'content' | 'pieces'>, box: Box): string {
  if (row.content) return box.unseal(row.content, contentPlace(row._id));
  return (row.pieces ?? []).map((piece, index) => box.unseal(piece, piecePlace(row._id, index))).join('');
}

export const isOpen = (row: Pick<MessageRow, 'state'>) => row.state === 'waiting' || row.state === 'writing';

/** The order in which a conversation is read. */
export const READING_ORDER = { at: 1, turn: 1, sender: -1 } as const;

export function messageModel(connection: Connection) {
  const schema = new Schema<MessageRow>(
    {
      userId: { type: String, required: true },
      conversationId: { type: Number, required: true },
      sender: { type: String, enum: ['user', 'ai'], required: true },
      at: { type: Date, required: true },
      turn: { type: Schema.Types.ObjectId, required: true },
      content: { type: Buffer, default: null },
      confirmation: Boolean,
      clientMessageId: String,
      state: { type: String, enum: [...OPEN_STATES, ...END_STATES] },
      pieces: { type: [Buffer], default: undefined },
      owner: String,
      renewedAt: Date,
      stopRequested: Boolean,
      endedAt: Date,
    },
    { collection: 'messages', versionKey: false },
  );
  // A conversation in its order; unique, so that a message never gets two replies.
  schema.index({ userId: 1, conversationId: 1, ...READING_ORDER }, { unique: true });
  // A repeated send finds its message.
  schema.index(
    { userId: 1, clientMessageId: 1 },
    { unique: true, partialFilterExpression: { clientMessageId: { $exists: true } } },
  );
  // One reply at a time: MongoDB itself refuses a second one that is being written.
  schema.index(
    { userId: 1, conversationId: 1 },
    { unique: true, partialFilterExpression: { state: 'writing' }, name: 'one_reply_at_a_time' },
  );
  // Whose turn it is.
  schema.index(
    { userId: 1, conversationId: 1, at: 1 },
    { partialFilterExpression: { state: { $in: [...OPEN_STATES] } }, name: 'open_replies' },
  );
  // The sweep: leases that nobody renewed.
  schema.index(
    { renewedAt: 1 },
    { partialFilterExpression: { state: { $in: [...OPEN_STATES] } }, name: 'leases' },
  );
  return connection.model('Message', schema);
}
export type MessageModel = ReturnType<typeof messageModel>;
