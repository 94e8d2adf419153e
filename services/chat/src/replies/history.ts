import type { ChatMessage, CompanionState } from '@inkwell/ai';
import {
  conclusionOf,
  type MessageModel,
  type MessageRow,
  NEWEST_FIRST,
  textOf,
} from '../messages/message.model.ts';
import { isAfter, isDue, type Size } from '../summaries/turns.ts';
import type { Turn } from './active-reply.ts';

/** Characters of messages that go to the model, the newest message included. */
const HISTORY_CHARACTERS = 24_000;
/** Messages that are read to fill them. */
const HISTORY_MESSAGES = 40;

type HistoryRow = Pick<MessageRow, '_id' | 'sender' | 'at' | 'turn' | 'content' | 'pieces' | 'conclusion'>;

/** What was said, and where the conversation stood after the last reply. */
export interface History {
  messages: ChatMessage[];
  state: CompanionState | null;
  /** Whether so much is in no summary that it is time for one. */
  isSummaryDue: boolean;
}

/** Reads what the model is given of a conversation: the message to answer and what was said before it. */
export function createHistory(Message: MessageModel) {
  return async ({ userId, conversationId, at, messageId, box, summedUp }: Turn): Promise<History> => {
    const rows = await Message.find(
      { userId, conversationId, at: { $lte: at } },
      { sender: 1, at: 1, turn: 1, content: 1, pieces: 1, conclusion: 1 },
      { sort: NEWEST_FIRST, limit: HISTORY_MESSAGES },
    ).lean<HistoryRow[]>();
    const newest = rows.findIndex((row) => row._id.equals(messageId));
    const before = rows.slice(Math.max(0, newest));
    const last = before.find((row) => row.conclusion);
    const unsummed: Size = { messages: 0, characters: 0 };
    const messages = before.toReversed().map((row) => {
      const content = textOf(row, box);
      if (!summedUp || isAfter(row, summedUp)) {
        unsummed.messages += 1;
        unsummed.characters += content.length;
      }
      return { role: row.sender === 'user' ? ('user' as const) : ('assistant' as const), content };
    });
    return {
      messages: withinBudget(messages.filter((message) => message.content !== '')),
      isSummaryDue: isDue(unsummed),
      state: last ? (conclusionOf(last, box)?.state ?? null) : null,
    };
  };
}

/**
 * The last messages that fit into `budget` characters, oldest first. The newest is always among them, whatever
 * its length. No message is cut, and none is kept that is older than one which does not fit.
 */
export function withinBudget(messages: readonly ChatMessage[], budget = HISTORY_CHARACTERS): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let left = budget;
  for (const message of messages.toReversed()) {
    left -= message.content.length;
    if (left < 0 && kept.length > 0) break;
    kept.unshift(message);
  }
  return kept;
}
