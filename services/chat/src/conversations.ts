import {
  type ConfirmCalendar,
  type Conversation,
  type ConversationHead,
  dayOf,
  type Message as MessageOut,
  type Mode,
  type Place,
  type SendMessage,
} from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError, invalidFields, isDuplicateKey } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import { Types } from 'mongoose';
import {
  type ConversationModel,
  type ConversationRow,
  newConversationId,
  titlePlace,
} from './conversation.model.ts';
import {
  contentPlace,
  isOpen,
  type MessageModel,
  type MessageRow,
  OPEN_STATES,
  READING_ORDER,
  textOf,
} from './message.model.ts';
import type { People } from './people.ts';
import { createOpenReading, type Reading } from './reading.ts';
import type { Replies } from './replies.ts';
import { parseEventId } from './reply-reader.ts';
import type { ReplyRows } from './reply-rows.ts';
import { createSending } from './sending.ts';
import { titleOf } from './title.ts';

/** How long a reply that has ended can still be read as a stream. */
const RESUMABLE_MS = 60_000;

interface ConversationsDeps {
  Conversation: ConversationModel;
  Message: MessageModel;
  rows: ReplyRows;
  replies: Replies;
  people: People;
  vault: Vault;
  live: Live;
}

export type Conversations = ReturnType<typeof createConversations>;

export function createConversations(deps: ConversationsDeps) {
  const { Conversation, Message, rows, replies, people, vault, live } = deps;
  const openReading = createOpenReading({ replies, rows });
  const refuseErased = (userId: string) => vault.refuseErased(userId, removeRows);
  const sending = createSending({ Message, rows, replies, people, openReading, refuseErased });

  async function own(userId: string, id: number): Promise<ConversationRow> {
    const row = await Conversation.findOne({ _id: id, userId }).lean<ConversationRow>();
    if (!row) throw new AppError('not_found', 'This conversation does not exist.');
    return row;
  }

  async function findOrMake(userId: string, body: SendMessage, box: Box): Promise<ConversationRow> {
    const key = { userId, mode: body.mode, date: body.date };
    for (;;) {
      const _id = newConversationId();
      const title = box.seal(titleOf(body.content), titlePlace(_id));
      try {
        return await Conversation.findOneAndUpdate(
          key,
          { $setOnInsert: { _id, title, createdAt: new Date() } },
          { upsert: true, returnDocument: 'after' },
        ).lean<ConversationRow>();
      } catch (error) {
        // Another send has just made it, or the random id is taken: the next round finds it or draws again.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  async function removeRows(userId: string): Promise<void> {
    await people.remove(userId);
    await Conversation.deleteMany({ userId });
    await Message.deleteMany({ userId });
  }

  return {
    /** Stores a message and begins its reply. Without an id, in the conversation of its mode and date. */
    send: async (userId: string, place: Place, id: number | null, body: SendMessage): Promise<Reading> => {
      if (body.date > dayOf(new Date(), place)) throw invalidFields({ date: 'must not lie in the future' });
      const box = await vault.open(userId);
      const conversation = id === null ? await findOrMake(userId, body, box) : await own(userId, id);
      return sending.send(conversation, body, box);
    },

    /** Records the yes or no to a calendar suggestion. Nobody answers it. */
    confirm: async (userId: string, id: number, body: ConfirmCalendar): Promise<MessageOut> => {
      const box = await vault.open(userId);
      await own(userId, id);
      const _id = new Types.ObjectId();
      const row: MessageRow = {
        _id,
        userId,
        conversationId: id,
        sender: 'user',
        at: new Date(),
        turn: _id,
        content: box.seal(body.message, contentPlace(_id)),
        confirmation: true,
      };
      await Message.insertMany([row]);
      await refuseErased(userId);
      await live.publish(userId, 'chat');
      return toMessage(row, box);
    },

    get: async (userId: string, id: number): Promise<Conversation> => {
      const row = await own(userId, id);
      const find = () =>
        Message.find({ userId, conversationId: id }, null, { sort: READING_ORDER }).lean<MessageRow[]>();
      let messages = await find();
      const leftBehind = messages.some(isOpen) && (await rows.takeOver({ userId, conversationId: id })) > 0;
      if (leftBehind) messages = await find();
      const box = await vault.open(userId);
      return {
        id,
        mode: row.mode,
        date: row.date,
        title: box.unseal(row.title, titlePlace(id)),
        // A reply that ended before its first word says nothing.
        messages: messages
          .map((message) => toMessage(message, box))
          .filter((message) => message.content !== '' || message.complete === false),
      };
    },

    findByDate: async (userId: string, date: string, mode: Mode): Promise<ConversationHead | null> => {
      const row = await Conversation.findOne({ userId, mode, date }, { _id: 1 }).lean();
      return row && { id: row._id, mode, date };
    },

    /** Ends the reply in progress, wherever it is written. Nothing to stop is no error. */
    stop: async (userId: string, id: number): Promise<void> => {
      await own(userId, id);
      const reply = await rows.requestStop({ userId, conversationId: id });
      if (reply) replies.running(reply._id)?.cutShort('stopped');
    },

    /** The reply in progress, or one that ended within a minute, after what the reader has. Null without one. */
    resume: async (userId: string, id: number, lastEventId: string | undefined): Promise<Reading | null> => {
      await own(userId, id);
      const since = new Date(Date.now() - RESUMABLE_MS);
      const found = await Message.find(
        {
          userId,
          conversationId: id,
          sender: 'ai',
          $or: [{ state: { $in: [...OPEN_STATES] } }, { endedAt: { $gte: since } }],
        },
        { state: 1, userId: 1, conversationId: 1 },
        { sort: READING_ORDER },
      ).lean<MessageRow[]>();
      const had = parseEventId(lastEventId);
      const asked = found.find((row) => row._id.toHexString() === had?.replyId);
      const row = asked ?? found.find(isOpen) ?? found.at(-1);
      if (!row) return null;
      return openReading(row, await vault.open(userId), asked ? had?.offset : 0);
    },

    eraseUser: async (userId: string): Promise<void> => {
      await vault.erase(userId);
      replies.abandon(userId);
      await removeRows(userId);
    },
  };
}

function toMessage(row: MessageRow, box: Box): MessageOut {
  return {
    id: row._id.toHexString(),
    content: textOf(row, box),
    sender: row.sender,
    timestamp: row.at.toISOString(),
    ...(row.sender === 'ai' && { analysis: null, complete: !isOpen(row) }),
  };
}
