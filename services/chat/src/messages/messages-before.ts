import { MESSAGES_BEFORE } from '@inkwell/ai/care';
import type { Box } from '@inkwell/vault';
import { type MessageModel, type MessageRow, NEWEST_FIRST, textOf } from './message.model.ts';

/** What a person wrote in a conversation just before a moment, oldest first: at most four messages. */
export async function readMessagesBefore(
  Message: MessageModel,
  { userId, conversationId, at }: Pick<MessageRow, 'userId' | 'conversationId' | 'at'>,
  box: Box,
): Promise<string[]> {
  const rows = await Message.find(
    { userId, conversationId, at: { $lt: at } },
    { sender: 1, content: 1, pieces: 1 },
    // Each message has its reply beside it.
    { sort: NEWEST_FIRST, limit: 2 * MESSAGES_BEFORE },
  ).lean<Pick<MessageRow, '_id' | 'sender' | 'content' | 'pieces'>[]>();
  return rows
    .filter(({ sender }) => sender === 'user')
    .toReversed()
    .map((row) => textOf(row, box));
}
