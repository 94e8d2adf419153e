import { randomUUID } from 'node:crypto';
import type { SendMessage } from '@inkwell/contracts';
import { isDuplicateKey } from '@inkwell/service';
import type { Box } from '@inkwell/vault';
import { Types } from 'mongoose';
import type { ConversationRow } from './conversation.model.ts';
import { contentPlace, isOpen, type MessageModel, type MessageRow } from './message.model.ts';
import type { People } from './people.ts';
import type { OpenReading, Reading } from './reading.ts';
import type { Replies } from './replies.ts';
import type { ReplyRows } from './reply-rows.ts';
import type { Turn } from './reply-run.ts';

interface SendingDeps {
  Message: MessageModel;
  rows: ReplyRows;
  replies: Replies;
  people: Pick<People, 'takeSlot' | 'returnSlot' | 'tooMany' | 'find'>;
  openReading: OpenReading;
  /** Removes what was written for a person who is erased. @throws AppError `not_found` then */
  refuseErased: (userId: string) => Promise<void>;
}

type Head = Pick<ConversationRow, '_id' | 'userId' | 'mode'>;

/**
 * The way of a message: counted, stored together with the reply that waits, then answered. Six round trips until
 * the model is asked: the conversation, the slot, the two rows, the look at the tombstone, the turn, the history.
 */
export function createSending(deps: SendingDeps) {
  const { Message, rows, replies, people, openReading, refuseErased } = deps;

  function answer(
    conversation: Head,
    reply: MessageRow,
    { owner, sender, box }: Pick<Turn, 'owner' | 'sender' | 'box'>,
  ): Reading {
    replies.start({
      userId: reply.userId,
      conversationId: reply.conversationId,
      replyId: reply._id,
      owner,
      mode: conversation.mode,
      at: reply.at,
      messageId: reply.turn,
      sender,
      box,
    });
    return openReading(reply, box);
  }

  async function send(conversation: Head, body: SendMessage, box: Box): Promise<Reading> {
    const { userId, _id: conversationId } = conversation;
    const { content, clientMessageId } = body;
    const _id = new Types.ObjectId();
    const at = new Date();
    const sender = await people.takeSlot(userId, _id, at);
    if (!sender) {
      const known = await findRepeated(userId, clientMessageId);
      if (!known) throw await people.tooMany(userId);
      return repeat(conversation, known, box);
    }
    const message: MessageRow = {
      _id,
      userId,
      conversationId,
      sender: 'user',
      at,
      turn: _id,
      content: box.seal(content, contentPlace(_id)),
      ...(clientMessageId !== undefined && { clientMessageId }),
    };
    const reply = waitingReply(message);
    try {
      await Message.insertMany([message, reply], { ordered: true });
    } catch (error) {
      const known = isDuplicateKey(error) ? await findRepeated(userId, clientMessageId) : null;
      if (!known) throw error;
      // Where the message is this one, only its reply was there already: another try of the same send made it.
      if (!known._id.equals(_id)) await people.returnSlot(userId, _id);
      return repeat(conversation, known, box);
    }
    await refuseErased(userId);
    return answer(conversation, reply, { owner: reply.owner, sender, box });
  }

  async function findRepeated(
    userId: string,
    clientMessageId: string | undefined,
  ): Promise<MessageRow | null> {
    if (clientMessageId === undefined) return null;
    return Message.findOne({ userId, clientMessageId }).lean<MessageRow>();
  }

  // The same message has the same answer, unless that came to no good end: then it is asked for again.
  async function repeat(conversation: Head, message: MessageRow, box: Box): Promise<Reading> {
    await rows.takeOver({ userId: message.userId, conversationId: message.conversationId });
    const { reply, made } = await findOrMakeReply(message);
    const again = async (owner: string) =>
      answer(conversation, reply, { owner, sender: await people.find(message.userId), box });
    if (made) return again(made);
    const owner = randomUUID();
    if (!isOpen(reply) && (await rows.reopen({ ...reply, replyId: reply._id, owner }))) return again(owner);
    return openReading(reply, box);
  }

  // A process that died between the two rows of a turn left the message without its reply.
  async function findOrMakeReply(message: MessageRow): Promise<{ reply: MessageRow; made?: string }> {
    const { userId, conversationId, at, turn } = message;
    const filter = { userId, conversationId, at, turn, sender: 'ai' } as const;
    const found = await Message.findOne(filter).lean<MessageRow>();
    if (found) return { reply: found };
    const reply = waitingReply(message);
    try {
      await Message.insertMany([reply]);
      return { reply, made: reply.owner };
    } catch (error) {
      const other = isDuplicateKey(error) ? await Message.findOne(filter).lean<MessageRow>() : null;
      if (!other) throw error;
      return { reply: other };
    }
  }

  return { send };
}

function waitingReply(message: MessageRow) {
  return {
    _id: new Types.ObjectId(),
    userId: message.userId,
    conversationId: message.conversationId,
    sender: 'ai',
    at: message.at,
    turn: message._id,
    content: null,
    state: 'waiting',
    pieces: [],
    owner: randomUUID(),
    renewedAt: new Date(),
  } satisfies MessageRow;
}
