import type { Message as MessageOut } from '@inkwell/contracts';
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

type Scope = Pick<MessageRow, 'userId' | 'conversationId'>;
/** A place in the order of a conversation. */
type Position = Pick<MessageRow, 'at' | 'turn' | 'sender'>;

/** Makes the function that reads a conversation page by page. */
export function createReadPage(Message: MessageModel) {
  async function positionOf(scope: Scope, messageId: string): Promise<Position> {
    const found = await Message.findOne(
      { _id: messageId, ...scope },
      { at: 1, turn: 1, sender: 1 },
    ).lean<Position>();
    if (!found) throw invalidFields({ before: 'must be the id of a message of this conversation' });
    return found;
  }

  const findOlder = (scope: Scope, position: Position | null, limit: number) =>
    Message.find({ ...scope, ...(position && olderThan(position)) }, null, {
      sort: NEWEST_FIRST,
      limit,
    }).lean<MessageRow[]>();

  /**
   * @param before the id of a message: the page ends with the one before it. Default: the end of the conversation
   * @throws AppError `invalid` where `before` is no message of this conversation
   */
  return async (scope: Scope, box: Box, before?: string): Promise<MessagePage> => {
    // One more than a page holds tells whether there are older ones.
    const wanted = MESSAGES_PER_PAGE + 1;
    let position: Position | null = before === undefined ? null : await positionOf(scope, before);
    const newestFirst: MessageOut[] = [];
    for (;;) {
      const rows = await findOlder(scope, position, wanted);
      for (const row of rows) {
        const message = toMessage(row, box);
        // A reply that ended before its first word is not shown, and does not count.
        if (message.content !== '' || isOpen(row)) newestFirst.push(message);
      }
      const oldest = rows.at(-1);
      if (newestFirst.length >= wanted || rows.length < wanted || !oldest) break;
      position = oldest;
    }
    return {
      messages: newestFirst.slice(0, MESSAGES_PER_PAGE).toReversed(),
      more: newestFirst.length > MESSAGES_PER_PAGE,
    };
  };
}

const olderThan = ({ at, turn, sender }: Position) => ({
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
    choices: conclusion?.choices ?? [],
    exercise: conclusion?.exercise ?? null,
    ...(hasEnded(row.state) && { state: row.state }),
    ...(row.clientMessageId !== undefined && { clientMessageId: row.clientMessageId }),
    ...(row.confirmation && { isCalendarConfirmation: true }),
    ...(row.sender === 'ai' && { analysis: null, complete: !isOpen(row) }),
  };
}
