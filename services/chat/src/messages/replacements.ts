import type { Outbox } from '@inkwell/events';
import { inTransaction, invalidFields } from '@inkwell/service';
import type { ClientSession, Connection, Types } from 'mongoose';
import type { ConversationModel } from '../conversations/conversation.model.ts';
import { ANALYSED_INDEX, type MessageModel, type MessageRow } from './message.model.ts';

type ConversationScope = Pick<MessageRow, 'userId' | 'conversationId'>;

/** The message from which on a conversation is replaced. */
export type ReplacedFrom = Pick<MessageRow, 'at' | 'turn'>;

/** Sends that stand for an earlier message: a retry, or an edit. */
export function createReplacements({
  connection,
  Conversation,
  Message,
  outbox,
}: {
  connection: Connection;
  Conversation: ConversationModel;
  Message: MessageModel;
  outbox: Outbox<'chat'>;
}) {
  /** A summary that holds what is replaced goes; one that is being written is not stored. */
  async function leaveOutOfSummary(
    userId: string,
    conversationId: number,
    from: Date,
    session: ClientSession,
  ): Promise<void> {
    const unlessReplaced = (field: string) => ({
      $cond: [{ $gte: ['$summedUp.at', from] }, '$$REMOVE', field],
    });
    await Conversation.updateOne(
      { _id: conversationId, userId },
      [
        {
          $set: {
            summary: unlessReplaced('$summary'),
            summedUp: unlessReplaced('$summedUp'),
            summaryVersion: { $add: [{ $ifNull: ['$summaryVersion', 0] }, 1] },
          },
        },
      ],
      { session, updatePipeline: true },
    );
  }

  return {
    /** @throws AppError `invalid` where the id is none of the person's own messages in this conversation */
    find: async (scope: ConversationScope, messageId: string): Promise<ReplacedFrom> => {
      const replaced = await Message.findOne(
        { _id: messageId, ...scope, sender: 'user' },
        { at: 1, turn: 1 },
      ).lean<ReplacedFrom & { _id: Types.ObjectId }>();
      if (!replaced) throw invalidFields({ replaces: 'must be the id of one of your messages here' });
      return replaced;
    },

    /**
     * Stores a message and its reply in place of another and all that followed it. A reply that is being written there
     * ends: its process finds the row gone.
     *
     * @param date the day of the conversation
     * @param inSession the transaction that it is part of. Default: one of its own
     * @throws MongoServerError duplicate key, where the message is a repeated one
     */
    insert: async (
      message: MessageRow,
      reply: MessageRow,
      { at, turn }: ReplacedFrom,
      date: string,
      inSession?: ClientSession,
    ): Promise<void> => {
      const { userId, conversationId, clientMessageId } = message;
      const replaced = {
        userId,
        conversationId,
        // What another device sends at this moment stays.
        at: { $gte: at, $lt: message.at },
        $or: [{ at: { $gt: at } }, { at, turn: { $gte: turn } }],
        // A send that is repeated at this moment must fail by its key, and not replace its own message.
        ...(clientMessageId !== undefined && { clientMessageId: { $ne: clientMessageId } }),
      };
      const replace = async (session: ClientSession): Promise<void> => {
        const analysed = await Message.exists({ ...replaced, analysis: { $exists: true } })
          .hint(ANALYSED_INDEX)
          .session(session);
        await Message.deleteMany(replaced, { session });
        if (analysed) await outbox.add(session, 'chat.message-analysed', { userId, date });
        await leaveOutOfSummary(userId, conversationId, at, session);
        await Message.insertMany([message, reply], { session, ordered: true });
      };
      await (inSession ? replace(inSession) : inTransaction(connection, replace));
    },
  };
}
export type Replacements = ReturnType<typeof createReplacements>;
