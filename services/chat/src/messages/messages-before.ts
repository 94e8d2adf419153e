import { MESSAGES_BEFORE } from '@inkwell/ai/care';
import type { Box } from '@inkwell/vault';
import { TALK_MS } from '../care/recent-readings.ts';
import { type MessageModel, type MessageRow, NEWEST_FIRST, textOf } from './message.model.ts';

/** What a person wrote in a conversation in the 24 hours before a moment, oldest first: at most four messages. */
export async function readMessagesBefore(
  Message: MessageModel,
  { userId, conversationId, at }: Pick<MessageRow, 'userId' | 'conversationId' | 'at'>,
  box: Box,
): Promise<string[]> {
  const rows = await Message.find(
    {
      userId,
      conversationId,
      at: { $lt: at, $gt: new Date(at.getTime() - TALK_MS) },
      confirmation: { $exists: false },
    },
    { sender: 1, content: 1, pieces: 1 },
    // Each message has its reply beside it.
    { sort: NEWEST_FIRST, limit: 2 * MESSAGES_BEFORE },
  ).lean<Pick<MessageRow, '_id' | 'sender' | 'content' | 'pieces'>[]>();
  return rows
    .filter(({ sender }) => sender === 'user')
    .slice(0, MESSAGES_BEFORE)
    .toReversed()
    .map((row) => textOf(row, box));
}
