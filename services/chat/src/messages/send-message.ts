import { randomUUID } from 'node:crypto';
import type { SendMessage } from '@inkwell/contracts';
import { isDuplicateKey } from '@inkwell/service';
import type { Box } from '@inkwell/vault';
import { Types } from 'mongoose';
import type { ConversationRow } from '../conversations/conversation.model.ts';
import type { Digests } from '../people/digests.ts';
import type { Erasure } from '../people/erasure.ts';
import type { SendLimit } from '../people/send-limit.ts';
import type { Turn } from '../replies/active-reply.ts';
import type { OpenReplyStream, ReplyStream } from '../replies/reply-stream.ts';
import type { Replies } from '../replies/replies.ts';
import type { StoredReplies } from '../replies/stored-replies.ts';
import { contentPlace, isOpen, type MessageModel, type MessageRow } from './message.model.ts';

interface SendMessageDeps {
  Message: MessageModel;
  storedReplies: StoredReplies;
  replies: Replies;
  messageLimit: SendLimit;
  digests: Pick<Digests, 'find'>;
  openReplyStream: OpenReplyStream;
  erasure: Pick<Erasure, 'refuseErased'>;
}

type ConversationHead = Pick<ConversationRow, '_id' | 'userId' | 'mode'>;

/**
 * Makes the function that counts a message, stores it together with its waiting reply, and starts that reply. Six
 * round trips until the model is asked: conversation, limit, the two rows, tombstone, claim, history.
 */
export function createSendMessage(deps: SendMessageDeps) {
  const { Message, storedReplies, replies, messageLimit, digests, openReplyStream, erasure } = deps;

  function startReply(
    conversation: ConversationHead,
    reply: MessageRow,
    { owner, person, box }: Pick<Turn, 'owner' | 'person' | 'box'>,
  ): ReplyStream {
    replies.start({
      userId: reply.userId,
      conversationId: reply.conversationId,
      replyId: reply._id,
      owner,
      mode: conversation.mode,
      at: reply.at,
      messageId: reply.turn,
      person,
      box,
    });
    return openReplyStream(reply, box);
  }

  async function findRepeated(
    userId: string,
    clientMessageId: string | undefined,
  ): Promise<MessageRow | null> {
    if (clientMessageId === undefined) return null;
    return Message.findOne({ userId, clientMessageId }).lean<MessageRow>();
  }

  /** Answers a repeated send with the reply that is there; one that failed or was interrupted is started again. */
  async function resume(conversation: ConversationHead, message: MessageRow, box: Box): Promise<ReplyStream> {
    const { userId, conversationId } = message;
    await storedReplies.interruptExpired({ userId, conversationId });
    const { reply, isNew } = await findOrInsertReply(message);
    const owner = isNew ? reply.owner : randomUUID();
    const mayWrite =
      isNew || (!isOpen(reply) && (await storedReplies.reopen({ ...reply, replyId: reply._id, owner })));
    if (!mayWrite) return openReplyStream(reply, box);
    return startReply(conversation, reply, { owner, person: await digests.find(userId), box });
  }

  type FoundReply = { reply: MessageRow; isNew: false } | { reply: WaitingReply; isNew: true };

  // A process that died between the two inserts of a send left the message without its reply.
  async function findOrInsertReply(message: MessageRow): Promise<FoundReply> {
    const { userId, conversationId, at, turn } = message;
    const filter = { userId, conversationId, at, turn, sender: 'ai' } as const;
    const found = await Message.findOne(filter).lean<MessageRow>();
    if (found) return { reply: found, isNew: false };
    const reply = waitingReply(message);
    try {
      await Message.insertMany([reply]);
      return { reply, isNew: true };
    } catch (error) {
      const other = isDuplicateKey(error) ? await Message.findOne(filter).lean<MessageRow>() : null;
      if (!other) throw error;
      return { reply: other, isNew: false };
    }
  }

  return async (conversation: ConversationHead, body: SendMessage, box: Box): Promise<ReplyStream> => {
    const { userId, _id: conversationId } = conversation;
    const { content, clientMessageId } = body;
    const _id = new Types.ObjectId();
    const at = new Date();
    const person = await messageLimit.count(userId, _id, at);
    if (!person) {
      const repeated = await findRepeated(userId, clientMessageId);
      if (!repeated) throw await messageLimit.exceeded(userId);
      return resume(conversation, repeated, box);
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
      const repeated = isDuplicateKey(error) ? await findRepeated(userId, clientMessageId) : null;
      if (!repeated) throw error;
      // Where the message found is this one, a concurrent repeat inserted its reply first: it stays counted.
      if (!repeated._id.equals(_id)) await messageLimit.uncount(userId, _id);
      return resume(conversation, repeated, box);
    }
    await erasure.refuseErased(userId);
    return startReply(conversation, reply, { owner: reply.owner, person, box });
  };
}

type WaitingReply = ReturnType<typeof waitingReply>;

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
