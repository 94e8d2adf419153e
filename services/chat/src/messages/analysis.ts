import { isRefused } from '@inkwell/ai';
import { type FeelingsReader, readFeelingsByWords, toTextAnalysis } from '@inkwell/ai/feelings';
import { factsIn } from '@inkwell/ai/memory';
import { type Embeddings, packEmbedding, READ_CHARACTERS, RETRIED_MS } from '@inkwell/ai/reading';
import { countWords, cutText, type TextAnalysis } from '@inkwell/contracts';
import { claimDueWork, type Jobs, type Live, type Outbox } from '@inkwell/events';
import { inTransaction, type Logger, type TokenBudget } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import type { Connection, Types } from 'mongoose';
import type { ConversationModel } from '../conversations/conversation.model.ts';
import type { MemoryUseCases } from '../memory/memory.ts';
import {
  ANALYSES_DUE_INDEX,
  conclusionOf,
  type MessageModel,
  type MessageRow,
  NEWEST_FIRST,
  textOf,
  vectorAad,
} from './message.model.ts';

/** Fewer words say too little by themselves to ask a language model about them. */
const MIN_WORDS_FOR_MODEL = 3;

type AnalysedMessage = Pick<
  MessageRow,
  '_id' | 'conversationId' | 'content' | 'at' | 'care' | 'replaces' | 'analysisDueAt' | 'byPhrases'
>;

/** Reads messages in the background: to find them again, and for what they say of their writer. */
export function createMessageAnalysis(deps: {
  connection: Connection;
  Conversation: ConversationModel;
  Message: MessageModel;
  memory: Pick<MemoryUseCases, 'note' | 'dropGone' | 'isEnabled'>;
  vault: Vault;
  jobs: Pick<Jobs<'chat'>, 'enqueue'>;
  /** Without them messages are found by their words alone. */
  embeddings: Pick<Embeddings, 'embed'> | undefined;
  feelings: FeelingsReader;
  tokenBudget: Pick<TokenBudget, 'isOver' | 'count'>;
  safetyIdentifierOf: (userId: string) => string;
  outbox: Outbox<'chat'>;
  live: Live;
  log: Logger;
  now: () => Date;
}) {
  const { connection, Conversation, Message, memory, vault, jobs, embeddings, feelings } = deps;
  const { tokenBudget, outbox, live, log, now } = deps;

  /** Queues the messages that are due. One whose job is lost is due again a minute later. */
  async function tick(): Promise<void> {
    await claimDueWork({
      now: now(),
      find: (at, limit) =>
        Message.find({ analysisDueAt: { $exists: true, $lte: at } }, { userId: 1, analysisDueAt: 1 })
          .hint(ANALYSES_DUE_INDEX)
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
      { conversationId: 1, content: 1, at: 1, care: 1, replaces: 1, analysisDueAt: 1, byPhrases: 1 },
    ).lean<AnalysedMessage>();
    if (!row?.analysisDueAt) return;
    const { _id } = row;
    const conversation = await Conversation.findOne(
      { _id: row.conversationId, userId },
      { date: 1, mode: 1 },
    ).lean();
    if (!conversation) return;
    const { date, mode } = conversation;
    const box = await vault.open(userId);
    const text = textOf(row, box);
    const isRemembered = await memory.isEnabled(userId);
    if (isRemembered && row.replaces) await memory.dropGone(userId, box, (ids) => findExisting(userId, ids));
    // What is written in danger is for help: it is not noted. What was felt counts as on a page that shows danger.
    if (isRemembered && !row.care)
      await memory.note(
        userId,
        box,
        { kind: 'message', from: messageId, date, mode },
        await factsIn(text, date),
      );
    let read: Pick<MessageRow, 'vector' | 'analysis'> = {};
    try {
      const person = deps.safetyIdentifierOf(userId);
      const [vector] =
        isRemembered && embeddings && !row.byPhrases
          ? await embeddings.embed([cutText(text, READ_CHARACTERS)], { person })
          : [];
      if (vector) read = { vector: box.seal(packEmbedding(vector).toString('base64'), vectorAad(_id)) };
      read = { ...read, analysis: await readFeelings(userId, row, { text, box }) };
    } catch (error) {
      log.warn({ err: error }, 'the reading server could not be asked about a message');
      if (!isTooOld(row, now()) && !isRefused(error)) return;
      read = { ...read, analysis: toTextAnalysis(readFeelingsByWords(text)) };
    }
    await finish(userId, _id, date, read);
  }

  /**
   * A language model is asked about new messages alone, in words of their own, and for as long as the person's budget of
   * the day lasts.
   */
  async function readFeelings(
    userId: string,
    row: AnalysedMessage,
    { text, box }: { text: string; box: Box },
  ): Promise<TextAnalysis> {
    if (row.byPhrases) return toTextAnalysis(readFeelingsByWords(text));
    const isForModel =
      !isTooOld(row, now()) &&
      countWords(text) >= MIN_WORDS_FOR_MODEL &&
      !(await isTapped(userId, row, { text, box })) &&
      !(await tokenBudget.isOver(userId));
    if (!isForModel) return toTextAnalysis(await feelings.read(text));
    const safetyIdentifier = deps.safetyIdentifierOf(userId);
    return tokenBudget.count(userId, async (onTokens) =>
      toTextAnalysis(await feelings.read(text, { safetyIdentifier, onTokens })),
    );
  }

  /** Whether it is one of the answers that stood under the reply before it: without the question it says nothing. */
  async function isTapped(
    userId: string,
    { conversationId, at }: AnalysedMessage,
    { text, box }: { text: string; box: Box },
  ): Promise<boolean> {
    const reply = await Message.findOne(
      { userId, conversationId, at: { $lt: at }, sender: 'ai' },
      { conclusion: 1 },
      { sort: NEWEST_FIRST },
    ).lean<Pick<MessageRow, '_id' | 'conclusion'>>();
    const choices = (reply && conclusionOf(reply, box)?.choices) ?? [];
    return choices.some((choice) => choice.trim() === text.trim());
  }

  /** Stores what was read, once: a message that was analysed meanwhile, or is gone, is left as it is. */
  async function finish(
    userId: string,
    _id: Types.ObjectId,
    date: string,
    { vector, analysis }: Pick<MessageRow, 'vector' | 'analysis'>,
  ): Promise<void> {
    const isStored = await inTransaction(connection, async (session) => {
      const { matchedCount } = await Message.updateOne(
        { _id, userId, analysisDueAt: { $exists: true } },
        { $set: { ...(vector && { vector }), ...(analysis && { analysis }) }, $unset: { analysisDueAt: 1 } },
        { session },
      );
      if (matchedCount === 0 || !analysis) return false;
      await outbox.add(session, 'chat.message-analysed', { userId, date });
      return true;
    });
    if (isStored) await live.publish(userId, 'chat');
  }

  async function findExisting(userId: string, ids: string[]): Promise<ReadonlySet<string>> {
    const rows = await Message.find({ _id: { $in: ids }, userId }, { _id: 1 }).lean();
    return new Set(rows.map(({ _id }) => _id.toHexString()));
  }

  return { tick, analyse };
}

/** Whether a message is too old to be tried again, or to be sent to a language model. */
const isTooOld = ({ at }: Pick<MessageRow, 'at'>, now: Date) => now.getTime() - at.getTime() > RETRIED_MS;
