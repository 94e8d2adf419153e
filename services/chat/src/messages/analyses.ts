import { type MessageAnalyses, MODES } from '@inkwell/contracts';
import type { ConversationModel } from '../conversations/conversation.model.ts';
import { ANALYSED_INDEX, type MessageModel, type MessageRow } from './message.model.ts';

const MAX_MESSAGES = 500;

type AnalysedRow = Pick<MessageRow, '_id' | 'at'> & Required<Pick<MessageRow, 'analysis'>>;

export type ReadAnalyses = ReturnType<typeof createReadAnalyses>;

/** Makes the function that reads what the messages of a day's conversations say of their writer, the oldest first. */
export function createReadAnalyses(deps: { Conversation: ConversationModel; Message: MessageModel }) {
  const { Conversation, Message } = deps;
  return async (userId: string, date: string): Promise<MessageAnalyses> => {
    const conversations = await Conversation.find({ userId, mode: { $in: MODES }, date }, { _id: 1 }).lean();
    if (conversations.length === 0) return { messages: [] };
    const rows = await Message.find(
      {
        userId,
        conversationId: { $in: conversations.map(({ _id }) => _id) },
        analysis: { $exists: true },
      },
      { at: 1, analysis: 1 },
      { sort: { at: 1 }, limit: MAX_MESSAGES, hint: ANALYSED_INDEX },
    ).lean<AnalysedRow[]>();
    return {
      messages: rows.map(({ _id, at, analysis }) => ({
        id: _id.toHexString(),
        at: at.toISOString(),
        ...analysis,
      })),
    };
  };
}
