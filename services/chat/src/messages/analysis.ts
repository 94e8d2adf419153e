import { factsIn } from '@inkwell/ai/memory';
import { type Embeddings, packEmbedding } from '@inkwell/ai/reading';
import { claimDueWork, type Jobs } from '@inkwell/events';
import type { Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { ConversationModel } from '../conversations/conversation.model.ts';
import type { MemoryStories } from '../memory/memory.ts';
import { ANALYSES_DUE, type MessageModel, type MessageRow, textOf, vectorPlace } from './message.model.ts';

/** So long a message is tried again while the reading server does not answer. */
const GIVE_UP_MS = 24 * 60 * 60_000;
/** The model reads 512 tokens; what follows changes nothing. */
const READ_CHARACTERS = 2_000;

type AnalysedMessage = Pick<
  MessageRow,
  '_id' | 'conversationId' | 'content' | 'at' | 'care' | 'replaces' | 'analysisDueAt'
>;

/** Reads messages in the background: to find them again, and for what they say of their writer. */
export function createMessageAnalysis(deps: {
  Conversation: ConversationModel;
  Message: MessageModel;
  memory: Pick<MemoryStories, 'note' | 'dropGone' | 'isEnabled'>;
  vault: Vault;
  jobs: Pick<Jobs<'chat'>, 'enqueue'>;
  /** Without them messages are found by their words alone. */
  embeddings: Pick<Embeddings, 'embed'> | undefined;
  log: Logger;
}) {
  const { Conversation, Message, memory, vault, jobs, embeddings, log } = deps;

  /** Queues the messages that are due. One whose job is lost is due again a minute later. */
  async function tick(): Promise<void> {
    await claimDueWork({
      now: new Date(),
      find: (at, limit) =>
        Message.find({ analysisDueAt: { $exists: true, $lte: at } }, { userId: 1, analysisDueAt: 1 })
          .hint(ANALYSES_DUE)
          .sort({ analysisDueAt: 1 })
          .limit(limit)
          .lean<Array<Pick<MessageRow, '_id' | 'userId' | 'analysisDueAt'>>>(),
      claim: ({ _id, userId, analysisDueAt }, until) =>
        Message.updateOne({ _id, userId, analysisDueAt }, { $set: { analysisDueAt: until } }),
      enqueue: ({ _id, userId }) => {
        const messageId = _id.toHexString();
        return jobs.enqueue('chat.analyse-message', { userId, messageId }, { id: messageId });
      },
    });
  }

  /** The job. Any number of times: the same message gives the same. */
  async function analyse(userId: string, messageId: string): Promise<void> {
    if (await vault.isErased(userId)) return;
    const row = await Message.findOne(
      { _id: messageId, userId },
      { conversationId: 1, content: 1, at: 1, care: 1, replaces: 1, analysisDueAt: 1 },
    ).lean<AnalysedMessage>();
    if (!row?.analysisDueAt) return;
    const { _id } = row;
    if (!(await memory.isEnabled(userId))) return finish(userId, row, {});
    const box = await vault.open(userId);
    const text = textOf(row, box);
    const conversation = await Conversation.findOne(
      { _id: row.conversationId, userId },
      { date: 1, mode: 1 },
    ).lean();
    if (row.replaces) await memory.dropGone(userId, box, (ids) => findExisting(userId, ids));
    // What is written in danger is for help, and for nothing else.
    if (conversation && !row.care) {
      const { date, mode } = conversation;
      await memory.note(userId, box, { kind: 'message', from: messageId, date, mode }, factsIn(text, date));
    }
    try {
      const [vector] = embeddings ? await embeddings.embed([text.slice(0, READ_CHARACTERS)]) : [];
      await finish(
        userId,
        row,
        vector ? { vector: box.seal(packEmbedding(vector).toString('base64'), vectorPlace(_id)) } : {},
      );
    } catch (error) {
      log.warn({ err: error }, 'the reading server could not be asked about a message');
      if (Date.now() - row.at.getTime() > GIVE_UP_MS) await finish(userId, row, {});
    }
  }

  async function finish(
    userId: string,
    { _id }: Pick<MessageRow, '_id'>,
    fields: Pick<MessageRow, 'vector'>,
  ): Promise<void> {
    await Message.updateOne({ _id, userId }, { $set: fields, $unset: { analysisDueAt: 1 } });
  }

  async function findExisting(userId: string, ids: string[]): Promise<ReadonlySet<string>> {
    const rows = await Message.find({ _id: { $in: ids }, userId }, { _id: 1 }).lean();
    return new Set(rows.map(({ _id }) => _id.toHexString()));
  }

  return { tick, analyse };
}
