import type { Message as MessageOut, TextAnalysis } from '@inkwell/contracts';
import { invalidFields } from '@inkwell/service';
import type { Box } from '@inkwell/vault';
import {
  careOf,
  conclusionOf,
  hasEnded,
  isOpen,
  type MessageModel,
  type MessageRow,
  NEWEST_FIRST,
  textOf,
} from './message.model.ts';

const MESSAGES_PER_PAGE = 100;

export interface MessagePage {
  /** Oldest first, at most 100. */
  messages: MessageOut[];
  /** Whether there are older ones. */
  more: boolean;
}

type ConversationScope = Pick<MessageRow, 'userId' | 'conversationId'>;
/** A place in the order of a conversation. */
type MessagePosition = Pick<MessageRow, 'at' | 'turn' | 'sender'>;

interface ShownMessage {
  row: MessageRow;
  message: MessageOut;
}
/** By a turn what its message says of its writer. */
type AnalysesByTurn = Map<string, TextAnalysis>;

/** Makes the function that reads a conversation page by page. */
export function createReadPage(Message: MessageModel) {
  async function positionOf(scope: ConversationScope, messageId: string): Promise<MessagePosition> {
    const found = await Message.findOne(
      { _id: messageId, ...scope },
      { at: 1, turn: 1, sender: 1 },
    ).lean<MessagePosition>();
    if (!found) throw invalidFields({ before: 'must be the id of a message of this conversation' });
    return found;
  }

  const findOlder = (scope: ConversationScope, position: MessagePosition | null, limit: number) =>
    Message.find({ ...scope, ...(position && olderThan(position)) }, null, {
      sort: NEWEST_FIRST,
      limit,
    }).lean<MessageRow[]>();

  /**
   * @param before the id of a message: the page ends with the one before it. Default: the end of the conversation
   * @throws AppError `invalid` where `before` is no message of this conversation
   */
  return async (scope: ConversationScope, box: Box, before?: string): Promise<MessagePage> => {
    // One more than a page holds tells whether there are older ones.
    const wanted = MESSAGES_PER_PAGE + 1;
    let position: MessagePosition | null = before === undefined ? null : await positionOf(scope, before);
    const newestFirst: ShownMessage[] = [];
    const analyses: AnalysesByTurn = new Map();
    for (;;) {
      const rows = await findOlder(scope, position, wanted);
      for (const row of rows) {
        const message = toMessage(row, box);
        // A reply that ended before its first word is not shown, and does not count.
        if (message.content !== '' || isOpen(row)) newestFirst.push({ row, message });
        if (row.analysis) analyses.set(row.turn.toHexString(), row.analysis);
      }
      const oldest = rows.at(-1);
      if (newestFirst.length >= wanted || rows.length < wanted || !oldest) break;
      position = oldest;
    }
    return {
      messages: newestFirst
        .slice(0, MESSAGES_PER_PAGE)
        .toReversed()
        .map((shown) => withAnalysis(shown, analyses)),
      more: newestFirst.length > MESSAGES_PER_PAGE,
    };
  };
}

/** Beside a reply stands what the message that it answers says of its writer; under care nothing does. */
function withAnalysis({ row, message }: ShownMessage, analyses: AnalysesByTurn): MessageOut {
  const analysis = analyses.get(row.turn.toHexString());
  if (row.sender !== 'ai' || !analysis || message.care) return message;
  return { ...message, analysis: { emotions: analysis.emotions } };
}

const olderThan = ({ at, turn, sender }: MessagePosition) => ({
  // Redundant beside $or, but it bounds the index scan.
  at: { $lte: at },
  $or: [{ at: { $lt: at } }, { at, turn: { $lt: turn } }, { at, turn, sender: { $gt: sender } }],
});

export function toMessage(row: MessageRow, box: Box): MessageOut {
  const conclusion = conclusionOf(row, box);
  return {
    id: row._id.toHexString(),
    content: textOf(row, box),
    sender: row.sender,
    timestamp: row.at.toISOString(),
    care: careOf(row, box),
    ...(row.support && { support: true as const }),
    choices: conclusion?.choices ?? [],
    exercise: conclusion?.exercise ?? null,
    ...(hasEnded(row.state) && { state: row.state }),
    ...(row.clientMessageId !== undefined && { clientMessageId: row.clientMessageId }),
    ...(row.confirmation && { isCalendarConfirmation: true }),
    ...(row.sender === 'ai' && { analysis: null, complete: !isOpen(row) }),
  };
}
