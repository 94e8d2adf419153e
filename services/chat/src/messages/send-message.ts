import { randomUUID } from 'node:crypto';
import { higher, type Finding, type Reading } from '@inkwell/ai/care';
import type { Live } from '@inkwell/events';
import { type Care, dayOf, type Place, type SendMessage } from '@inkwell/contracts';
import { wallTimeOf } from '@inkwell/contracts/wall-clock';
import { AppError, isDuplicateKey, type Logger } from '@inkwell/service';
import type { Box } from '@inkwell/vault';
import { Types } from 'mongoose';
import { careFor, findingOf, type CarePerson, type CareStories } from '../care/care.ts';
import type { Screening } from '../care/screening.ts';
import type { ConversationRow } from '../conversations/conversation.model.ts';
import type { Digests } from '../people/digests.ts';
import type { Erasure } from '../people/erasure.ts';
import type { SendLimit } from '../people/send-limit.ts';
import type { Turn } from '../replies/active-reply.ts';
import type { OpenReplyStream, ReplyStream } from '../replies/reply-stream.ts';
import type { Replies } from '../replies/replies.ts';
import type { StoredReplies } from '../replies/stored-replies.ts';
import { summaryOf } from '../summaries/summaries.ts';
import {
  careOf,
  carePlace,
  contentPlace,
  isOpen,
  type MessageModel,
  type MessageRow,
} from './message.model.ts';
import type { Replaced, Replacements } from './replacements.ts';

interface SendMessageDeps {
  Message: MessageModel;
  replacements: Replacements;
  storedReplies: StoredReplies;
  replies: Replies;
  messageLimit: SendLimit;
  digests: Pick<Digests, 'find'>;
  openReplyStream: OpenReplyStream;
  erasure: Pick<Erasure, 'refuseErased'>;
  care: Pick<CareStories, 'find' | 'raise' | 'raiseWhenFound'>;
  live: Live;
  log: Logger;
  now: () => Date;
}

type ConversationHead = Pick<ConversationRow, '_id' | 'userId' | 'mode' | 'date' | 'summary' | 'summedUp'>;

/**
 * Makes the function that counts a message, stores it together with its waiting reply, and starts that reply. Six
 * round trips until the model is asked: conversation, limit, the two rows, tombstone, claim, history.
 */
export function createSendMessage(deps: SendMessageDeps) {
  const { Message, replacements, storedReplies, replies, messageLimit, digests, openReplyStream } = deps;
  const { erasure, live } = deps;

  function startReply(
    conversation: ConversationHead,
    reply: MessageRow,
    {
      owner,
      person,
      box,
      care,
      answersCare,
      reading,
      place,
      replacedFrom,
    }: Pick<Turn, 'owner' | 'person' | 'box' | 'care' | 'answersCare' | 'reading' | 'place' | 'replacedFrom'>,
  ): ReplyStream {
    replies.start({
      userId: reply.userId,
      conversationId: reply.conversationId,
      replyId: reply._id,
      owner,
      mode: conversation.mode,
      at: reply.at,
      place,
      messageId: reply.turn,
      person,
      box,
      care,
      answersCare,
      reading,
      replacedFrom,
      summary: summaryOf(conversation, box, replacedFrom),
      summedUp: conversation.summedUp,
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
  async function resume(
    conversation: ConversationHead,
    message: MessageRow,
    { box, place, screening }: SendContext,
  ): Promise<ReplyStream> {
    const { userId, conversationId } = message;
    await storedReplies.interruptExpired({ userId, conversationId });
    const { reply, isNew } = await findOrInsertReply(message, box);
    const owner = isNew ? reply.owner : randomUUID();
    const mayWrite =
      isNew || (!isOpen(reply) && (await storedReplies.reopen({ ...reply, replyId: reply._id, owner })));
    if (!mayWrite) return openReplyStream(reply, box);
    const care = careOf(reply, box);
    const answersCare = care && { ...care, isLater: true };
    return startReply(conversation, reply, {
      owner,
      person: await digests.find(userId),
      box,
      care,
      answersCare,
      reading: readingAt(message.at, place, await screening.inTime),
      place,
      replacedFrom: null,
    });
  }

  type FoundReply = { reply: MessageRow; isNew: false } | { reply: WaitingReply; isNew: true };

  // A process that died between the two inserts of a send left the message without its reply.
  async function findOrInsertReply(message: MessageRow, box: Box): Promise<FoundReply> {
    const { userId, conversationId, at, turn } = message;
    const filter = { userId, conversationId, at, turn, sender: 'ai' } as const;
    const found = await Message.findOne(filter).lean<MessageRow>();
    if (found) return { reply: found, isNew: false };
    const reply = waitingReply(message, careOf(message, box), box, deps.now());
    try {
      await Message.insertMany([reply]);
      return { reply, isNew: true };
    } catch (error) {
      const other = isDuplicateKey(error) ? await Message.findOne(filter).lean<MessageRow>() : null;
      if (!other) throw error;
      return { reply: other, isNew: false };
    }
  }

  /** Takes in what the head found after the reply had begun: the person is under care all the same. */
  async function takeInLate(screening: Screening, known: Reading, turn: LateTurn): Promise<void> {
    const { found, isWhole } = await screening.whole;
    const highest = higher(known.found, found);
    if (highest && highest !== known.found) await takeIn(highest, turn);
    if (isWhole && !known.isWhole)
      await Message.updateOne({ _id: turn.messageId, userId: turn.userId }, { $unset: { unreadSince: 1 } });
  }

  async function takeIn(found: Finding, turn: LateTurn): Promise<void> {
    const { userId, box, place, at, replyId, messageId } = turn;
    const person = await deps.care.raise(userId, box, found, at);
    const care = careFor(findingOf(person, box, at) ?? found, person, place, box);
    for (const _id of [messageId, replyId]) {
      await Message.updateOne({ _id, userId }, { $set: { care: box.sealJson(care, carePlace(_id)) } });
    }
    replies.active(replyId)?.showCare(care);
    await live.publish(userId, 'chat');
  }

  return async (
    conversation: ConversationHead,
    body: SendMessage,
    context: SendContext,
  ): Promise<ReplyStream> => {
    const { box, place, screening } = context;
    const { userId, _id: conversationId } = conversation;
    const { content, clientMessageId, replaces } = body;
    let replaced: Replaced | null = null;
    if (replaces !== undefined) {
      // Of a repeated send the message it replaced is gone.
      const repeated = await findRepeated(userId, clientMessageId);
      if (repeated) return resume(conversation, repeated, context);
      replaced = await replacements.find({ userId, conversationId }, replaces);
    }
    const _id = new Types.ObjectId();
    const at = deps.now();
    const reading = await screening.inTime;
    const { found } = reading;
    let person: CarePerson | null = await messageLimit.count(userId, _id, at);
    if (!person) {
      const repeated = await findRepeated(userId, clientMessageId);
      if (repeated) return resume(conversation, repeated, context);
      // The limit never stands before a crisis.
      person = await deps.care.find(userId);
      const current = person && findingOf(person, box, at);
      if (!person || higher(current, found)?.level !== 'crisis') throw await messageLimit.exceeded(userId);
    }
    const before = findingOf(person, box, at);
    if (person.companionOff && !found && !before) {
      await messageLimit.uncount(userId, _id);
      deps.care.raiseWhenFound(userId, box, screening, at);
      throw new AppError('companion_off');
    }
    if (found) {
      // A repeated send is no new sign.
      const repeated = await findRepeated(userId, clientMessageId);
      if (repeated) {
        await messageLimit.uncount(userId, _id);
        return resume(conversation, repeated, context);
      }
      person = await deps.care.raise(userId, box, found, at);
    }
    const now = findingOf(person, box, at);
    const care = now && careFor(now, person, place, box);
    const message: MessageRow = {
      _id,
      userId,
      conversationId,
      sender: 'user',
      at,
      turn: _id,
      content: box.seal(content, contentPlace(_id)),
      ...(care && { care: box.sealJson(care, carePlace(_id)) }),
      ...(clientMessageId !== undefined && { clientMessageId }),
      ...(!reading.isWhole && { unreadSince: at }),
      analysisDueAt: at,
      ...(replaced && { replaces: true }),
    };
    const reply = waitingReply(message, care, box, at);
    try {
      if (replaced) await replacements.insert(message, reply, replaced, conversation.date);
      else await Message.insertMany([message, reply], { ordered: true });
    } catch (error) {
      const repeated = isDuplicateKey(error) ? await findRepeated(userId, clientMessageId) : null;
      if (!repeated) throw error;
      // Where the message found is this one, a concurrent repeat inserted its reply first: it stays counted.
      if (!repeated._id.equals(_id)) await messageLimit.uncount(userId, _id);
      return resume(conversation, repeated, context);
    }
    await erasure.refuseErased(userId);
    // Beside a crisis nothing else is talked about; a concern leaves other messages to the companion.
    const answersCare =
      care && (care.level === 'crisis' || found) ? { ...care, isLater: before !== null } : null;
    const stream = startReply(conversation, reply, {
      owner: reply.owner,
      person,
      box,
      care,
      answersCare,
      reading: readingAt(at, place, reading),
      place,
      replacedFrom: replaced?.at ?? null,
    });
    const turn = { userId, box, place, at, replyId: reply._id, messageId: _id };
    takeInLate(screening, reading, turn).catch((error: unknown) =>
      deps.log.error({ err: error }, 'what the head found late was not taken in'),
    );
    return stream;
  };
}

/** What the companion is told of a message and of the person's day. */
const readingAt = (at: Date, place: Place, { embedding }: Pick<Reading, 'embedding'>): Turn['reading'] => ({
  embedding,
  now: at.getTime(),
  today: dayOf(at, place),
  hour: Number(wallTimeOf(at, place).slice(11, 13)),
});

interface SendContext {
  box: Box;
  place: Place;
  screening: Screening;
}

interface LateTurn extends Pick<SendContext, 'box' | 'place'> {
  userId: string;
  at: Date;
  messageId: Types.ObjectId;
  replyId: Types.ObjectId;
}

type WaitingReply = ReturnType<typeof waitingReply>;

function waitingReply(message: MessageRow, care: Care | null, box: Box, renewedAt: Date) {
  const _id = new Types.ObjectId();
  return {
    _id,
    userId: message.userId,
    conversationId: message.conversationId,
    sender: 'ai',
    at: message.at,
    turn: message._id,
    content: null,
    state: 'waiting',
    pieces: [],
    owner: randomUUID(),
    renewedAt,
    ...(care && { care: box.sealJson(care, carePlace(_id)) }),
  } satisfies MessageRow;
}
