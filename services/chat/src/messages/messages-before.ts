import { MAX_EARLIER_MESSAGES, type PrecedingMessages } from '@inkwell/ai/care';
import type { Box } from '@inkwell/vault';
import { TALK_WINDOW_MS } from '../care/recent-readings.ts';
import { type MessageModel, type MessageRow, NEWEST_FIRST, textOf } from './message.model.ts';

/**
 * What was said in a conversation in the 24 hours before a moment: at most four messages of the person, oldest first, and
 * the companion's last reply.
 */
export async function readMessagesBefore(
  Message: MessageModel,
  { userId, conversationId, at }: Pick<MessageRow, 'userId' | 'conversationId' | 'at'>,
  box: Box,
): Promise<PrecedingMessages> {
  const rows = await Message.find(
    {
      userId,
      conversationId,
      at: { $lt: at, $gt: new Date(at.getTime() - TALK_WINDOW_MS) },
      confirmation: { $exists: false },
    },
    { sender: 1, content: 1, pieces: 1 },
    // Each message has its reply beside it.
    { sort: NEWEST_FIRST, limit: 2 * MAX_EARLIER_MESSAGES },
  ).lean<Pick<MessageRow, '_id' | 'sender' | 'content' | 'pieces'>[]>();
  const own = rows.filter(({ sender }) => sender === 'user').slice(0, MAX_EARLIER_MESSAGES);
  const reply = rows.find(({ sender }) => sender === 'ai');
  return {
    before: own.toReversed().map((row) => textOf(row, box)),
    ...(reply && { answers: textOf(reply, box) }),
  };
}
