import type { ChatMessage, CompanionState } from '@inkwell/ai';
import { NIGHT_END_MS } from '@inkwell/ai/care';
import { type CalendarSuggestion, dayOf } from '@inkwell/contracts';
import { DAY_MS, isAnswerTo } from '@inkwell/contracts/constants';
import type { Box } from '@inkwell/vault';
import {
  conclusionOf,
  type MessageModel,
  type MessageRow,
  NEWEST_FIRST,
  textOf,
} from '../messages/message.model.ts';
import { isTurnAfter, isDue, type TalkSize } from '../summaries/turns.ts';
import type { PipelineStage } from 'mongoose';
import type { ReplyTurn } from './active-reply.ts';

/** Characters of messages that go to the model, the newest message included. */
const MAX_HISTORY_CHARS = 24_000;
/** Messages that are read to fill that budget. */
const MAX_HISTORY_MESSAGES = 40;
/** Most messages that the model is given of the evening before, where a talk goes on over midnight. */
const MAX_EARLIER_TALK_MESSAGES = 8;
const HISTORY_FIELDS = {
  conversationId: 1,
  sender: 1,
  at: 1,
  turn: 1,
  content: 1,
  pieces: 1,
  conclusion: 1,
  confirmation: 1,
  clientMessageId: 1,
} as const;

type HistoryRow = Pick<
  MessageRow,
  | '_id'
  | 'conversationId'
  | 'sender'
  | 'at'
  | 'turn'
  | 'content'
  | 'pieces'
  | 'conclusion'
  | 'confirmation'
  | 'clientMessageId'
> & { isEarlier?: true };

/** What was said, and where the conversation stood after the last reply. */
export interface History {
  messages: ChatMessage[];
  state: CompanionState | null;
  /** Whether the person wrote a message before this one, in any conversation. */
  hasTalked: boolean;
  /** What is suggested for the calendar and was not answered, where a plan is made. */
  suggested: readonly CalendarSuggestion[];
  /** Whether so much is in no summary that it is time for one. */
  isSummaryDue: boolean;
}

/**
 * Reads what the model is given of a conversation: the message to answer and what was said before it. A conversation
 * ends with its day; what was said shortly before in the last one of its mode comes first.
 */
export function createHistory(Message: MessageModel) {
  return async (turn: ReplyTurn): Promise<History> => {
    const { userId, conversationId, at, messageId, box, summedUp } = turn;
    const read = await Message.aggregate<HistoryRow>([
      { $match: { userId, conversationId, at: { $lte: at } } },
      { $sort: NEWEST_FIRST },
      { $limit: MAX_HISTORY_MESSAGES },
      { $project: HISTORY_FIELDS },
      ...(continuesEarlierTalk(turn) ? [lastMessagesOfEarlierTalk(turn)] : []),
      hasEarlierMessage(turn),
    ]);
    const rows = read.filter((row) => row.conversationId === conversationId && !row.isEarlier);
    const newest = rows.findIndex((row) => row._id.equals(messageId));
    const before = rows.slice(Math.max(0, newest));
    const last = before.find((row) => row.conclusion);
    const unsummed: TalkSize = { messages: 0, characters: 0 };
    const messages = before.toReversed().map((row) => {
      const message = messageOf(row, box);
      if (!summedUp || isTurnAfter(row, summedUp)) {
        unsummed.messages += 1;
        unsummed.characters += message.content.length;
      }
      return message;
    });
    const first = rows.length < MAX_HISTORY_MESSAGES ? before.at(-1) : undefined;
    const lastNight = read
      .filter(
        (row) =>
          row.conversationId !== conversationId && !row.isEarlier && first && isShortlyBefore(row, first),
      )
      .toReversed()
      .map((row) => ({ ...messageOf(row, box), on: dayOf(row.at, turn.timeZone) }));
    return {
      hasTalked: read.some(({ isEarlier }) => isEarlier),
      messages: withinBudget([...lastNight, ...messages].filter(({ content }) => content !== '')),
      isSummaryDue: isDue(unsummed),
      suggested: turn.mode === 'plan' ? unansweredCards(before, box) : [],
      state: last ? (conclusionOf(last, box)?.state ?? null) : null,
    };
  };
}

/**
 * The latest cards that have no answer yet; new cards replace earlier ones. An answer refers to its card by id, in older
 * rows by the title.
 *
 * @param before newest first
 */
function unansweredCards(before: readonly HistoryRow[], box: Box): CalendarSuggestion[] {
  const answers: HistoryRow[] = [];
  for (const row of before) {
    if (row.confirmation) answers.push(row);
    const suggestions = conclusionOf(row, box)?.suggestions ?? [];
    if (suggestions.length === 0) continue;
    const answered = (answer: HistoryRow) =>
      suggestions.find(({ id }) => isAnswerTo(answer.clientMessageId, id)) ??
      suggestions.find(({ title }) => textOf(answer, box).includes(`"${title}"`));
    const done = new Set(answers.map(answered));
    return suggestions.filter((suggestion) => !done.has(suggestion));
  }
  return [];
}

/** A conversation with a summary has no room for an earlier one, and without memory the companion knows no other. */
const continuesEarlierTalk = ({ summedUp, person }: ReplyTurn): boolean => !summedUp && !person?.memoryOff;

/** The last messages of the previous conversation, newest first, read in the same round trip. */
const lastMessagesOfEarlierTalk = ({
  userId,
  conversationId,
  mode,
  at,
  reading,
}: ReplyTurn): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'conversations',
    pipeline: [
      { $match: { userId, mode, date: { $lt: reading.today }, _id: { $ne: conversationId } } },
      { $sort: { date: -1 } },
      { $limit: 1 },
      {
        $lookup: {
          from: 'messages',
          localField: '_id',
          foreignField: 'conversationId',
          pipeline: [
            // The day began at most a day ago.
            { $match: { userId, at: { $gte: new Date(at.getTime() - DAY_MS - NIGHT_END_MS), $lt: at } } },
            { $sort: NEWEST_FIRST },
            { $limit: MAX_EARLIER_TALK_MESSAGES },
            { $project: HISTORY_FIELDS },
          ],
          as: 'last',
        },
      },
      { $unwind: '$last' },
      { $replaceWith: '$last' },
    ],
  },
});

/** Any message that the person wrote before this one, in any conversation. */
const hasEarlierMessage = ({ userId, at }: ReplyTurn): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'messages',
    pipeline: [
      { $match: { userId, sender: 'user', at: { $lt: at } } },
      { $limit: 1 },
      { $project: { isEarlier: { $literal: true } } },
    ],
  },
});

const isShortlyBefore = (row: HistoryRow, first: HistoryRow): boolean =>
  row.at < first.at && first.at.getTime() - row.at.getTime() <= NIGHT_END_MS;

const messageOf = (row: HistoryRow, box: Box): ChatMessage => ({
  role: row.sender === 'user' ? 'user' : 'assistant',
  content: textOf(row, box),
});

/**
 * The last messages that fit into `budget` characters, oldest first. The newest is always among them, whatever
 * its length. No message is cut, and none is kept that is older than one which does not fit.
 */
export function withinBudget(messages: readonly ChatMessage[], budget = MAX_HISTORY_CHARS): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let left = budget;
  for (const message of messages.toReversed()) {
    left -= message.content.length;
    if (left < 0 && kept.length > 0) break;
    kept.unshift(message);
  }
  return kept;
}
