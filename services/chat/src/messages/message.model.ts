import { CompanionState } from '@inkwell/ai';
import { CareAct } from '@inkwell/ai/care';
import {
  CalendarSuggestion,
  Care,
  Choices,
  ExerciseStep,
  MAX_PLANNED_SUGGESTIONS,
  type TextAnalysis,
} from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { type Connection, type mongo, Schema, type Types } from 'mongoose';
import { z } from 'zod';

/** States of a reply that has not ended. */
export const OPEN_STATES = ['waiting', 'writing'] as const;
export const END_STATES = ['complete', 'stopped', 'failed', 'interrupted'] as const;
export type EndState = (typeof END_STATES)[number];
type ReplyState = (typeof OPEN_STATES)[number] | EndState;

type SealedBytes = mongo.Binary | Buffer;

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
  content: SealedBytes | null;
  /** The answer to a calendar suggestion: it gets no reply. */
  confirmation?: boolean;
  clientMessageId?: string;
  /** What the person was shown beside it, as JSON: on both rows of a turn under care. */
  care?: SealedBytes;
  /** Of a reply: how it differs from an ordinary one, a CareAct as JSON. */
  careAct?: SealedBytes;
  /** Of a reply: whether the quiet line stands under it. */
  support?: boolean;
  /** Since when it is to be read by more than the phrases; not there once the head or a second reader has. */
  unreadSince?: Date;
  /** When it is to be analysed in the background; not there once it was. */
  analysisDueAt?: Date;
  /** Whether the phrases alone have read it, past the limit of what the head reads: no server is asked about it. */
  byPhrases?: boolean;
  /** What it says of its writer; not there before it was read. */
  analysis?: TextAnalysis;
  /** Its embedding, packed, sealed: by it the message is found again. */
  vector?: SealedBytes;
  /** Whether it stands in place of messages that were removed. */
  replaces?: boolean;

  /** From here on: fields of replies only. */
  state?: ReplyState;
  /** The text so far; emptied when `content` holds it. An interrupted reply whose process died keeps them. */
  pieces?: SealedBytes[];
  /** The process that writes it. Together with `renewedAt` it is the lease. */
  owner?: string;
  renewedAt?: Date;
  stopRequested?: boolean;
  endedAt?: Date;
  /** What came with it, as JSON: choices, exercise, and where the conversation stands. */
  conclusion?: SealedBytes;
}

const aad = (row: Types.ObjectId, field: string) => ({
  collection: 'messages',
  row: row.toHexString(),
  field,
});
export const contentAad = (row: Types.ObjectId) => aad(row, 'content');
export const conclusionAad = (row: Types.ObjectId) => aad(row, 'conclusion');
export const vectorAad = (row: Types.ObjectId) => aad(row, 'vector');
export const careAad = (row: Types.ObjectId) => aad(row, 'care');
export const careActAad = (row: Types.ObjectId) => aad(row, 'careAct');
export const pieceAad = (row: Types.ObjectId, index: number) => aad(row, `pieces.${index}`);

/** The text of a message, as far as it is stored. */
export function textOf(row: Pick<MessageRow, '_id' | 'content' | 'pieces'>, box: Box): string {
  if (row.content) return box.unseal(row.content, contentAad(row._id));
  return (row.pieces ?? []).map((piece, index) => box.unseal(piece, pieceAad(row._id, index))).join('');
}

/** What the person was shown beside a message; null where they were not under care. */
export const careOf = (row: Pick<MessageRow, '_id' | 'care'>, box: Box): Care | null =>
  row.care ? Care.parse(box.unsealJson(row.care, careAad(row._id))) : null;

/** How a reply differs from an ordinary one; null where it does not. */
export const careActOf = (row: Pick<MessageRow, '_id' | 'careAct'>, box: Box): CareAct | null =>
  row.careAct ? CareAct.parse(box.unsealJson(row.careAct, careActAad(row._id))) : null;

const StoredConclusion = z.object({
  choices: Choices,
  exercise: ExerciseStep.nullable(),
  // One of another version is as good as none.
  state: CompanionState.nullable().catch(null),
  // Rows of another version may hold more than fit under a reply.
  suggestions: z
    .array(CalendarSuggestion)
    .transform((all) => all.slice(0, MAX_PLANNED_SUGGESTIONS))
    .optional(),
});
/** What came with a reply. */
export type StoredConclusion = z.infer<typeof StoredConclusion>;

/** Null where a reply came without, or has not ended. */
export const conclusionOf = (
  row: Pick<MessageRow, '_id' | 'conclusion'>,
  box: Box,
): StoredConclusion | null =>
  row.conclusion ? StoredConclusion.parse(box.unsealJson(row.conclusion, conclusionAad(row._id))) : null;

export const hasEnded = (state: string | undefined): state is EndState =>
  END_STATES.some((known) => known === state);

export const isOpen = (row: Pick<MessageRow, 'state'>) => row.state === 'waiting' || row.state === 'writing';

/** A conversation's messages, oldest first. A message comes before its reply: 'user' sorts after 'ai'. */
export const OLDEST_FIRST = { at: 1, turn: 1, sender: -1 } as const;
export const NEWEST_FIRST = { at: -1, turn: -1, sender: 1 } as const;

/** Names of indexes that queries ask for. */
export const OPEN_REPLIES_INDEX = 'open_replies_in_order';
export const LEASES_INDEX = 'leases';
export const UNREAD_INDEX = 'unread_messages';
export const OWN_MESSAGES_INDEX = 'own_messages';
export const ANALYSES_DUE_INDEX = 'analyses_due';
export const ANALYSED_INDEX = 'analysed_messages';

export function messageModel(connection: Connection) {
  const analysis = new Schema<TextAnalysis>(
    { emotions: [String], themes: [String], sentiment: String, valence: Number },
    { _id: false },
  );
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
      care: Buffer,
      careAct: Buffer,
      support: Boolean,
      unreadSince: Date,
      analysisDueAt: Date,
      byPhrases: Boolean,
      analysis: { type: analysis, default: undefined },
      vector: Buffer,
      replaces: Boolean,
      state: { type: String, enum: [...OPEN_STATES, ...END_STATES] },
      pieces: { type: [Buffer], default: undefined },
      owner: String,
      renewedAt: Date,
      stopRequested: Boolean,
      endedAt: Date,
      conclusion: Buffer,
    },
    { collection: 'messages', versionKey: false },
  );
  // Lists a conversation in its order; unique, so that a message never gets two replies.
  schema.index(
    { userId: 1, conversationId: 1, ...OLDEST_FIRST },
    { name: 'userId_1_conversationId_1_at_1_turn_1_sender_-1', unique: true },
  );
  // The sweep: messages that only the phrases have read yet.
  schema.index(
    { unreadSince: 1 },
    { name: UNREAD_INDEX, partialFilterExpression: { unreadSince: { $exists: true } } },
  );
  // The tick: messages that are to be analysed.
  schema.index(
    { analysisDueAt: 1 },
    { name: ANALYSES_DUE_INDEX, partialFilterExpression: { analysisDueAt: { $exists: true } } },
  );
  // What the messages of a day say of their writer, and whether one that is replaced said something.
  schema.index(
    { userId: 1, conversationId: 1, at: 1 },
    { name: ANALYSED_INDEX, partialFilterExpression: { analysis: { $exists: true } } },
  );
  // Earlier words: a person's own messages of all conversations, newest first.
  schema.index(
    { userId: 1, at: -1 },
    { name: OWN_MESSAGES_INDEX, partialFilterExpression: { sender: 'user' } },
  );
  // Finds the message of a repeated send.
  schema.index(
    { userId: 1, clientMessageId: 1 },
    {
      name: 'userId_1_clientMessageId_1',
      unique: true,
      partialFilterExpression: { clientMessageId: { $exists: true } },
    },
  );
  // Lets one reply of a conversation be written at a time.
  schema.index(
    { userId: 1, conversationId: 1 },
    { unique: true, partialFilterExpression: { state: 'writing' }, name: 'one_reply_at_a_time' },
  );
  // Finds the first open reply of a conversation without reading the conversation.
  schema.index(
    { userId: 1, conversationId: 1, at: 1, turn: 1 },
    { partialFilterExpression: { state: { $in: [...OPEN_STATES] } }, name: OPEN_REPLIES_INDEX },
  );
  // Finds expired leases for the sweep.
  schema.index(
    { renewedAt: 1 },
    { partialFilterExpression: { state: { $in: [...OPEN_STATES] } }, name: LEASES_INDEX },
  );
  return connection.model('Message', schema);
}
export type MessageModel = ReturnType<typeof messageModel>;
