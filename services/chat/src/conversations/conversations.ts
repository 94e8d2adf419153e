import {
  type ConfirmCalendar,
  type Conversation,
  type ConversationHead,
  dayOf,
  type Message as MessageOut,
  type Mode,
  type TimeZoneRef,
  type SendMessage,
} from '@inkwell/contracts';
import type { Finding, DangerScreen } from '@inkwell/ai/care';
import type { Live } from '@inkwell/events';
import { AppError, invalidFields, isDuplicateKey, type TokenBudget } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import { findingOf, type CarePerson, type CareUseCases } from '../care/care.ts';
import type { LateReadings } from '../care/late-readings.ts';
import { createMessageReaders, type MessageReader } from '../care/message-reader.ts';
import { createStoreConfirmation } from '../messages/calendar-confirmations.ts';
import type { MessageModel } from '../messages/message.model.ts';
import { createReadPage } from '../messages/message-pages.ts';
import type { Replacements } from '../messages/replacements.ts';
import { createSendMessage } from '../messages/send-message.ts';
import type { Digests } from '../people/digests.ts';
import type { Erasure } from '../people/erasure.ts';
import type { SendLimit } from '../people/send-limit.ts';
import type { Replies } from '../replies/replies.ts';
import { createOpenReplyStream, parseEventId, type ReplyStream } from '../replies/reply-stream.ts';
import type { StoredReplies } from '../replies/stored-replies.ts';
import {
  type ConversationModel,
  type ConversationRow,
  newConversationId,
  titleAad,
} from './conversation.model.ts';
import { titleOf } from './title.ts';

/** Whether what was found in a message is answered also without access. */
const isCallForHelp = (found: Finding | null): boolean => found !== null && found.level !== 'support';

/** How long a reply that has ended can still be read as a stream. */
const RESUMABLE_MS = 60_000;

interface ConversationsDeps {
  Conversation: ConversationModel;
  Message: MessageModel;
  replacements: Replacements;
  storedReplies: StoredReplies;
  replies: Replies;
  digests: Digests;
  messageLimit: SendLimit;
  confirmationLimit: SendLimit;
  /** Of what the head reads of people without access, and past the limit of messages. */
  headLimit: SendLimit;
  erasure: Erasure;
  care: Pick<CareUseCases, 'find' | 'update'>;
  lateReadings: LateReadings;
  screen: Pick<DangerScreen, 'read' | 'readByRules'>;
  readingWaitMs: number | undefined;
  /** The name by which the model's provider knows a person. */
  safetyIdentifierOf: (userId: string) => string;
  tokenBudget: Pick<TokenBudget, 'add'>;
  vault: Vault;
  live: Live;
  now: () => Date;
}

/** Whose request it is. */
export interface Caller {
  userId: string;
  /** Without access they are answered only where they are under care, or the screen finds something. */
  hasAccess: boolean;
}

export type Conversations = ReturnType<typeof createConversations>;

export function createConversations(deps: ConversationsDeps) {
  const { Conversation, Message, storedReplies, replies, care, lateReadings, screen, vault, now } = deps;
  const openReplyStream = createOpenReplyStream(deps);
  const storeConfirmation = createStoreConfirmation(deps);
  const readPage = createReadPage(Message);
  const sendMessage = createSendMessage({ ...deps, openReplyStream });
  const readerOf = createMessageReaders(deps);

  async function findOwn(userId: string, id: number): Promise<ConversationRow> {
    const row = await Conversation.findOne({ _id: id, userId }).lean<ConversationRow>();
    if (!row) throw new AppError('not_found', 'This conversation does not exist.');
    return row;
  }

  /** @throws AppError `subscription_required` where the person is not under care */
  async function requireCare(userId: string, box: Box): Promise<void> {
    const person = await care.find(userId);
    if (!person || !findingOf(person, box, now())) throw new AppError('subscription_required');
  }

  /**
   * Lets a message of somebody without access through where they are under care, or where it calls for care: by the
   * phrases, or by what the head finds in time.
   *
   * @returns its sender, where the head may read it
   * @throws AppError `subscription_required`
   */
  async function requireCall(
    userId: string,
    box: Box,
    content: string,
    reader: MessageReader,
  ): Promise<CarePerson | null> {
    const at = now();
    const byRules = screen.readByRules(content);
    const counted = await reader.countForHead();
    if (isCallForHelp(await byRules)) return counted;
    const person = counted ?? (await care.find(userId));
    if (person && findingOf(person, box, at)) return counted;
    if (counted) {
      const screening = await reader.read();
      if (isCallForHelp((await screening.inTime).found)) return counted;
      lateReadings.applyRefusedFindings(screening, { userId, box, at });
    }
    throw new AppError('subscription_required');
  }

  async function findOrInsert(userId: string, body: SendMessage, box: Box): Promise<ConversationRow> {
    const key = { userId, mode: body.mode, date: body.date };
    for (;;) {
      const _id = newConversationId();
      const title = box.seal(titleOf(body.content), titleAad(_id));
      try {
        return await Conversation.findOneAndUpdate(
          key,
          { $setOnInsert: { _id, title, createdAt: now() } },
          { upsert: true, returnDocument: 'after' },
        ).lean<ConversationRow>();
      } catch (error) {
        // A concurrent send has inserted it, or the random id is taken: try again, with another id.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  return {
    /** Stores a message and begins its reply. Without an id, in the conversation of its mode and date. */
    send: async (
      { userId, hasAccess }: Caller,
      timeZone: TimeZoneRef,
      id: number | null,
      body: SendMessage,
    ): Promise<ReplyStream> => {
      if (body.date > dayOf(now(), timeZone)) throw invalidFields({ date: 'must not lie in the future' });
      const box = await vault.open(userId);
      const reader = readerOf(userId, body.content, hasAccess);
      const counted = hasAccess ? null : await requireCall(userId, box, body.content, reader);
      const conversation = id === null ? await findOrInsert(userId, body, box) : await findOwn(userId, id);
      return sendMessage(conversation, body, { box, timeZone, reader, counted });
    },

    /** Stores the answer to a calendar suggestion. It gets no reply. */
    confirm: async (
      { userId, hasAccess }: Caller,
      id: number,
      body: ConfirmCalendar,
    ): Promise<MessageOut> => {
      if (!hasAccess) throw new AppError('subscription_required');
      await findOwn(userId, id);
      const box = await vault.open(userId);
      return storeConfirmation({ userId, conversationId: id }, body, box);
    },

    /** The last messages, or those before the message of an id. */
    get: async ({ userId, hasAccess }: Caller, id: number, before?: string): Promise<Conversation> => {
      const box = await vault.open(userId);
      if (!hasAccess) await requireCare(userId, box);
      const row = await findOwn(userId, id);
      const scope = { userId, conversationId: id };
      let page = await readPage(scope, box, before);
      const anyOpen = page.messages.some(({ complete }) => complete === false);
      if (anyOpen && (await storedReplies.interruptExpired(scope)) > 0)
        page = await readPage(scope, box, before);
      const title = box.unseal(row.title, titleAad(id));
      return { id, mode: row.mode, date: row.date, title, ...page };
    },

    findByDate: async (userId: string, date: string, mode: Mode): Promise<ConversationHead | null> => {
      const row = await Conversation.findOne({ userId, mode, date }, { _id: 1 }).lean();
      return row && { id: row._id, mode, date };
    },

    /** The days with a conversation of a mode, ascending. */
    listDates: async (userId: string, mode: Mode): Promise<string[]> => {
      const rows = await Conversation.find({ userId, mode }, { _id: 0, date: 1 }).sort({ date: 1 }).lean();
      return rows.map(({ date }) => date);
    },

    /** Ends the reply in progress, whichever process writes it. Nothing to stop is no error. */
    stop: async (userId: string, id: number): Promise<void> => {
      await findOwn(userId, id);
      const reply = await storedReplies.requestStop({ userId, conversationId: id });
      if (reply) replies.active(reply._id)?.abort('stopped');
    },

    /** The reply in progress, or one that ended within a minute, from where the reader left off. Null if none. */
    resume: async (
      { userId, hasAccess }: Caller,
      id: number,
      lastEventId: string | undefined,
    ): Promise<ReplyStream | null> => {
      if (!hasAccess) await requireCare(userId, await vault.open(userId));
      await findOwn(userId, id);
      const last = parseEventId(lastEventId);
      const reply = await storedReplies.findFollowable(
        { userId, conversationId: id },
        last?.replyId,
        new Date(now().getTime() - RESUMABLE_MS),
      );
      if (!reply) return null;
      const isRequested = reply._id.toHexString() === last?.replyId;
      return openReplyStream(reply, await vault.open(userId), isRequested ? last.offset : 0);
    },
  };
}
