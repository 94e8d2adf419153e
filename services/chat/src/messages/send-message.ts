import { randomUUID } from 'node:crypto';
import {
  type CareAct,
  type CareDecision,
  type CareRecord,
  decideCare,
  explainsOtherMeaning,
  announcesRepetition,
  isSuspected,
  isWatched,
  moreSevere,
  toPersonFinding,
  mayReadAnswer,
  type ScreenResult,
  type DangerScreen,
} from '@inkwell/ai/care';
import { type Care, dayOf, type TimeZoneRef, type SendMessage } from '@inkwell/contracts';
import { wallTimeOf } from '@inkwell/contracts/wall-clock';
import { AppError, isDuplicateKey } from '@inkwell/service';
import type { Box } from '@inkwell/vault';
import { type ClientSession, Types } from 'mongoose';
import { careContextFor, underCareContextFor } from '../care/care-context.ts';
import { careFor, findingOf, readCareRecord, type CarePerson, type CareUseCases } from '../care/care.ts';
import type { LateReadings } from '../care/late-readings.ts';
import { earlierTalk } from '../care/recent-readings.ts';
import type { MessageReader } from '../care/message-reader.ts';
import type { ConversationRow } from '../conversations/conversation.model.ts';
import type { Digests } from '../people/digests.ts';
import type { Erasure } from '../people/erasure.ts';
import type { SendLimit } from '../people/send-limit.ts';
import type { ReplyTurn } from '../replies/active-reply.ts';
import type { OpenReplyStream, ReplyStream } from '../replies/reply-stream.ts';
import type { Replies } from '../replies/replies.ts';
import type { StoredReplies } from '../replies/stored-replies.ts';
import { summaryOf } from '../summaries/summaries.ts';
import {
  careActOf,
  careActAad,
  careOf,
  careAad,
  contentAad,
  isOpen,
  type MessageModel,
  type MessageRow,
} from './message.model.ts';
import { readMessagesBefore } from './messages-before.ts';
import type { ReplacedFrom, Replacements } from './replacements.ts';

interface SendMessageDeps {
  Message: MessageModel;
  replacements: Replacements;
  storedReplies: StoredReplies;
  replies: Replies;
  messageLimit: SendLimit;
  digests: Pick<Digests, 'find'>;
  openReplyStream: OpenReplyStream;
  erasure: Pick<Erasure, 'refuseErased'>;
  care: Pick<CareUseCases, 'find' | 'update'>;
  lateReadings: LateReadings;
  screen: Pick<DangerScreen, 'readByRules'>;
  now: () => Date;
}

type ConversationHead = Pick<
  ConversationRow,
  '_id' | 'userId' | 'mode' | 'date' | 'createdAt' | 'summary' | 'summedUp'
>;

/**
 * Makes the function that counts a message, stores it together with its waiting reply, and starts that reply. Six
 * round trips until the model is asked: conversation, limit, the two rows, tombstone, claim, history.
 */
export function createSendMessage(deps: SendMessageDeps) {
  const { Message, replacements, storedReplies, replies, messageLimit, digests, openReplyStream } = deps;
  const { erasure, lateReadings } = deps;

  function startReply(
    conversation: ConversationHead,
    reply: MessageRow,
    {
      owner,
      person,
      box,
      care,
      answersCare,
      underCare,
      isSupported,
      reading,
      timeZone,
      replacedFrom,
      lateQuestion,
    }: Pick<
      ReplyTurn,
      | 'owner'
      | 'person'
      | 'box'
      | 'care'
      | 'answersCare'
      | 'underCare'
      | 'isSupported'
      | 'reading'
      | 'timeZone'
      | 'replacedFrom'
      | 'lateQuestion'
    >,
  ): ReplyStream {
    replies.start({
      userId: reply.userId,
      conversationId: reply.conversationId,
      replyId: reply._id,
      owner,
      mode: conversation.mode,
      at: reply.at,
      timeZone,
      messageId: reply.turn,
      person,
      box,
      care,
      answersCare,
      underCare,
      isSupported,
      reading,
      replacedFrom,
      lateQuestion,
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
    { box, timeZone, reader }: SendContext,
  ): Promise<ReplyStream> {
    const { userId, conversationId } = message;
    await storedReplies.interruptExpired({ userId, conversationId });
    const { reply, isNew } = await findOrInsertReply(message, box);
    const owner = isNew ? reply.owner : randomUUID();
    const mayWrite =
      isNew || (!isOpen(reply) && (await storedReplies.reopen({ ...reply, replyId: reply._id, owner })));
    if (!mayWrite) return openReplyStream(reply, box);
    const person = await digests.find(userId);
    return startReply(conversation, reply, {
      owner,
      person,
      box,
      care: careOf(reply, box),
      answersCare: careContextFor(careActOf(reply, box), person ?? { _id: userId }, timeZone, box),
      underCare: null,
      isSupported: reply.support ?? false,
      reading: readingAt(message.at, timeZone, await (await reader.read()).inTime),
      timeZone,
      replacedFrom: null,
      lateQuestion: null,
    });
  }

  type FoundReply = { reply: MessageRow; isNew: false } | { reply: WaitingReply; isNew: true };

  // A process that died between the two inserts of a send left the message without its reply.
  async function findOrInsertReply(message: MessageRow, box: Box): Promise<FoundReply> {
    const { userId, conversationId, at, turn } = message;
    const filter = { userId, conversationId, at, turn, sender: 'ai' } as const;
    const found = await Message.findOne(filter).lean<MessageRow>();
    if (found) return { reply: found, isNew: false };
    const reply = waitingReply(message, { care: careOf(message, box) }, box, deps.now());
    try {
      await Message.insertMany([reply]);
      return { reply, isNew: true };
    } catch (error) {
      const other = isDuplicateKey(error) ? await Message.findOne(filter).lean<MessageRow>() : null;
      if (!other) throw error;
      return { reply: other, isNew: false };
    }
  }

  return async (
    conversation: ConversationHead,
    body: SendMessage,
    context: SendContext,
  ): Promise<ReplyStream> => {
    const { box, timeZone, reader } = context;
    const { userId, _id: conversationId } = conversation;
    const { content, clientMessageId, replaces } = body;
    let replaced: ReplacedFrom | null = null;
    if (replaces !== undefined) {
      // Of a repeated send the message it replaced is gone.
      const repeated = await findRepeated(userId, clientMessageId);
      if (repeated) return resume(conversation, repeated, context);
      replaced = await replacements.find({ userId, conversationId }, replaces);
    }
    const _id = new Types.ObjectId();
    const at = deps.now();
    // Of somebody without access the head's limit counts, which is the narrower one, and saves a round trip.
    let person: CarePerson | null = context.counted ?? (await messageLimit.count(userId, _id, at));
    if (!person) {
      reader.markOverLimit();
      const repeated = await findRepeated(userId, clientMessageId);
      if (repeated) return resume(conversation, repeated, context);
      // The limit never stands before a crisis.
      person = await deps.care.find(userId);
      const current = person && findingOf(person, box, at);
      const found = toPersonFinding(await deps.screen.readByRules(content));
      if (!person || moreSevere(current, found)?.level !== 'crisis')
        throw await messageLimit.exceeded(userId);
    }
    let before = readCareRecord(person, box);
    const replacedFrom = replaced?.at ?? null;
    const talk = earlierTalk(person, before, { box, conversationId, replacedFrom, at });
    const screening = await reader.read({
      before: talk.logOdds,
      isWatched: isWatched(before, at),
      isSuspected: isSuspected(before, at),
      readBefore: () => readMessagesBefore(Message, { userId, conversationId, at: replacedFrom ?? at }, box),
    });
    const reading = await screening.inTime;
    const day = dayOf(at, timeZone);
    const talkTurn = { at, conversationId, conversation };
    const decide = (record: CareRecord) => {
      before = record;
      return decideCare({ ...talkTurn, record, text: content, found: reading.found, day });
    };
    let decision: CareDecision = decide(before);
    if (person.companionOff && !decision.act) {
      // It stays counted: it has been read.
      lateReadings.applyRefusedFindings(screening, { userId, box, at });
      throw new AppError('companion_off');
    }
    const isChange = decision.record !== before;
    if (isChange) {
      // Saves a repeated send, which is no new sign, what it would store in vain.
      const repeated = await findRepeated(userId, clientMessageId);
      if (repeated) {
        await messageLimit.uncount(userId, _id);
        return resume(conversation, repeated, context);
      }
    }
    const rowsFor = (of: CarePerson) => {
      const now = findingOf(of, box, at);
      const care = now && showsCare(decision) ? careFor(now, of, timeZone, box) : null;
      const message: MessageRow = {
        _id,
        userId,
        conversationId,
        sender: 'user',
        at,
        turn: _id,
        content: box.seal(content, contentAad(_id)),
        ...(care && { care: box.sealJson(care, careAad(_id)) }),
        ...(clientMessageId !== undefined && { clientMessageId }),
        ...(!reading.isWhole && { unreadSince: at }),
        ...(screening.isByPhrases && { byPhrases: true }),
        analysisDueAt: at,
        ...(replaced && { replaces: true }),
      };
      const { act, isSupported } = decision;
      return { care, message, reply: waitingReply(message, { care, act, isSupported }, box, at) };
    };
    let rows!: ReturnType<typeof rowsFor>;
    const insert = async (of: CarePerson, session?: ClientSession): Promise<void> => {
      rows = rowsFor(of);
      const { message, reply } = rows;
      if (replaced) await replacements.insert(message, reply, replaced, conversation.date, session);
      else await Message.insertMany([message, reply], { ordered: true, ...(session && { session }) });
    };
    try {
      if (isChange) {
        // Of two sends of one message one inserts it, and keeps its sign.
        const options = { known: person, insert };
        person = await deps.care.update(userId, box, (record) => (decision = decide(record)), options);
      } else {
        await insert(person);
        await erasure.refuseErased(userId);
      }
    } catch (error) {
      const repeated = isDuplicateKey(error) ? await findRepeated(userId, clientMessageId) : null;
      if (!repeated) throw error;
      // Where the message found is this one, a concurrent repeat inserted its reply first: it stays counted.
      if (!repeated._id.equals(_id)) await messageLimit.uncount(userId, _id);
      return resume(conversation, repeated, context);
    }
    const { act, isSupported } = decision;
    const { care, reply } = rows;
    const lateQuestion = lateReadings.applyLateFindings(screening, {
      userId,
      box,
      timeZone,
      ...talkTurn,
      messageId: _id,
      replyId: reply._id,
      talk,
      before,
      known: reading,
      isSignByWords: announcesRepetition({ record: before, text: content, at }),
      isExplained: explainsOtherMeaning({ record: before, text: content }),
      isAboutOther: act?.step === 'other',
      ...mayReadAnswer({ ...talkTurn, record: before, text: content }),
    });
    return startReply(conversation, reply, {
      owner: reply.owner,
      person,
      box,
      care,
      answersCare: careContextFor(act, person, timeZone, box),
      underCare: act ? null : underCareContextFor(person, { timeZone, box, at, conversationId }),
      isSupported,
      reading: readingAt(at, timeZone, reading),
      timeZone,
      replacedFrom,
      lateQuestion,
    });
  };
}

/** What the companion is told of a message and of the person's day. */
const readingAt = (
  at: Date,
  timeZone: TimeZoneRef,
  { embedding, found }: ScreenResult,
): ReplyTurn['reading'] => ({
  embedding,
  mayBeDanger: found !== null,
  now: at.getTime(),
  today: dayOf(at, timeZone),
  hour: Number(wallTimeOf(at, timeZone).slice(11, 13)),
  minute: Number(wallTimeOf(at, timeZone).slice(14, 16)),
});

/** Whether the person is shown whom to call beside the reply. */
const showsCare = ({ isSign, act }: CareDecision): boolean =>
  isSign || act?.step === 'ask' || act?.step === 'open' || act?.step === 'next';

interface SendContext {
  box: Box;
  timeZone: TimeZoneRef;
  reader: MessageReader;
  /** The sender, where the message was counted by the head's limit already. */
  counted: CarePerson | null;
}

type WaitingReply = ReturnType<typeof waitingReply>;

interface ReplyCare {
  care: Care | null;
  act?: CareAct | null;
  isSupported?: boolean;
}

function waitingReply(
  message: MessageRow,
  { care, act, isSupported = false }: ReplyCare,
  box: Box,
  renewedAt: Date,
) {
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
    ...(care && { care: box.sealJson(care, careAad(_id)) }),
    ...(act && { careAct: box.sealJson(act, careActAad(_id)) }),
    ...(isSupported && { support: true }),
  } satisfies MessageRow;
}
