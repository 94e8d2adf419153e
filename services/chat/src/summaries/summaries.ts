import { type LanguageModel, ModelError } from '@inkwell/ai';
import { claimDueWork, type Jobs } from '@inkwell/events';
import type { Logger, TokenBudget } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import {
  type ConversationModel,
  type ConversationRow,
  summaryAad,
} from '../conversations/conversation.model.ts';
import { type MessageModel, NEWEST_FIRST, OLDEST_FIRST } from '../messages/message.model.ts';
import { Summary, SUMMARY_INSTRUCTIONS } from './instructions.ts';
import { isTurnAfter, isDue, TURN_FIELDS, turnsToSumUp, type TurnRow, turnsOf } from './turns.ts';

/** How long a queued job has to end, before its conversation counts as due again. */
const CLAIM_MS = 120_000;
/** When a provider that is out of reach is asked again. */
const RETRY_WHEN_UNREACHABLE_MS = 600_000;
/** Rows that a job reads. Of a long conversation that was never summed up the rest stays out. */
const MAX_ROWS_AT_ONCE = 120;

type SummarizedConversation = Pick<
  ConversationRow,
  '_id' | 'userId' | 'summary' | 'summedUp' | 'summaryVersion'
>;

/** The summary of a conversation; undefined where there is none, or where it holds messages that are being replaced. */
export function summaryOf(
  { _id, summary, summedUp }: Pick<SummarizedConversation, '_id' | 'summary' | 'summedUp'>,
  box: Box,
  replacedFrom: Date | null,
): string | undefined {
  if (!summary || !summedUp || (replacedFrom && summedUp.at >= replacedFrom)) return undefined;
  return box.unseal(summary, summaryAad(_id));
}

export interface SummariesDeps {
  Conversation: ConversationModel;
  Message: MessageModel;
  vault: Vault;
  model: Pick<LanguageModel, 'object' | 'provider'>;
  jobs: Pick<Jobs<'chat'>, 'enqueue'>;
  tokenBudget: Pick<TokenBudget, 'isOver' | 'count'>;
  safetyIdentifierOf: (userId: string) => string;
  log: Logger;
  now: () => Date;
}

export type Summaries = ReturnType<typeof createSummaries>;

/**
 * Running summaries of long conversations, for a language model: what it is no longer given word for word. Each takes up
 * the one before and what was said since, so that its cost does not grow with the conversation.
 */
export function createSummaries(deps: SummariesDeps) {
  const { Conversation, Message, vault, model, jobs, tokenBudget, log, now } = deps;

  /** Marks a conversation, once, whose turns are to be summed up. The local companion needs no summary. */
  async function markDue(userId: string, conversationId: number): Promise<void> {
    if (model.provider === 'local') return;
    await Conversation.updateOne(
      { _id: conversationId, userId, summaryDueAt: { $exists: false } },
      { $set: { summaryDueAt: now() } },
    );
  }

  /** Queues the conversations that are due. One whose job is lost is due again two minutes later. */
  async function tick(): Promise<void> {
    if (model.provider === 'local') return;
    await claimDueWork({
      now: now(),
      claimMs: CLAIM_MS,
      find: (at, limit) =>
        Conversation.find({ summaryDueAt: { $exists: true, $lte: at } }, { userId: 1, summaryDueAt: 1 })
          .sort({ summaryDueAt: 1 })
          .limit(limit)
          .lean(),
      claim: ({ _id, userId, summaryDueAt }, until) =>
        Conversation.updateOne({ _id, userId, summaryDueAt }, { $set: { summaryDueAt: until } }),
      enqueue: ({ _id, userId }) =>
        jobs.enqueue(
          'chat.summarise-conversation',
          { userId, conversationId: _id },
          { id: `${userId}-${_id}` },
        ),
    });
  }

  /** The job. Any number of times: what a summary holds is not summed up again. */
  async function summarise(userId: string, conversationId: number): Promise<void> {
    if (await vault.isErased(userId)) return;
    const row = await Conversation.findOne({ _id: conversationId, userId }).lean<ConversationRow>();
    if (!row?.summaryDueAt) return;
    // Over the budget no model talks that would need it: the first reply of another day marks it again.
    if (await tokenBudget.isOver(userId)) return store(row, { $unset: { summaryDueAt: 1 } });
    const box = await vault.open(userId);
    const { rows, areMore } = await readSince(row);
    const turns = turnsOf(rows, box);
    const chosen = turnsToSumUp(turns, areMore);
    const last = chosen.at(-1);
    if (!last) return store(row, { $unset: { summaryDueAt: 1 } });
    try {
      const { summary } = await tokenBudget.count(userId, (onTokens) =>
        model.object({
          task: 'summary',
          schema: Summary,
          schemaName: 'summary',
          instructions: SUMMARY_INSTRUCTIONS,
          input: {
            summary: summaryOf(row, box, null) ?? null,
            messages: chosen.flatMap(({ messages }) => messages),
          },
          safetyIdentifier: deps.safetyIdentifierOf(userId),
          onTokens,
        }),
      );
      const left = turns.slice(chosen.length);
      const isMoreDue = isDue({
        messages: left.reduce((sum, { size }) => sum + size.messages, 0),
        characters: left.reduce((sum, { size }) => sum + size.characters, 0),
      });
      await store(row, {
        $set: {
          summary: box.seal(summary.trim(), summaryAad(conversationId)),
          summedUp: { at: last.at, turn: last.turn },
          summaryVersion: (row.summaryVersion ?? 0) + 1,
          ...(isMoreDue && { summaryDueAt: now() }),
        },
        ...(!isMoreDue && { $unset: { summaryDueAt: 1 } }),
      });
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      log.warn({ kind: error.kind, status: error.status }, 'a conversation was not summed up');
      const isAway = error.kind === 'unavailable' || error.kind === 'rate_limited';
      // What it refuses once it refuses again: the next turns are tried with it.
      const later = { $set: { summaryDueAt: new Date(now().getTime() + RETRY_WHEN_UNREACHABLE_MS) } };
      await store(row, isAway ? later : { $unset: { summaryDueAt: 1 } });
    }
  }

  /** The turns after the summary; of a conversation without one the last ones. Oldest first. */
  async function readSince({
    _id,
    userId,
    summedUp,
  }: SummarizedConversation): Promise<{ rows: TurnRow[]; areMore: boolean }> {
    const scope = { userId, conversationId: _id };
    if (!summedUp) {
      const newest = await Message.find(scope, TURN_FIELDS, {
        sort: NEWEST_FIRST,
        limit: MAX_ROWS_AT_ONCE,
      }).lean<TurnRow[]>();
      const rows = newest.toReversed();
      // The first may be a reply whose message was not read.
      return { rows: rows.slice(rows.findIndex(({ sender }) => sender === 'user')), areMore: false };
    }
    const since = await Message.find({ ...scope, at: { $gte: summedUp.at } }, TURN_FIELDS, {
      sort: OLDEST_FIRST,
      limit: MAX_ROWS_AT_ONCE,
    }).lean<TurnRow[]>();
    const rows = since.filter((row) => isTurnAfter(row, summedUp));
    return { rows, areMore: since.length === MAX_ROWS_AT_ONCE };
  }

  /** Writes, unless a newer summary was stored meanwhile, or messages were replaced. */
  async function store(
    { _id, userId, summaryVersion }: SummarizedConversation,
    update: { $set?: Partial<ConversationRow>; $unset?: { summaryDueAt: 1 } },
  ): Promise<void> {
    await Conversation.updateOne(
      { _id, userId, summaryVersion: summaryVersion ?? { $exists: false } },
      update,
    );
  }

  return { markDue, tick, summarise };
}
