import { createNearness, createTextSearch, type NearnessFunction } from '@inkwell/ai/search';
import { type FoundMessages, MAX_SEARCH_RESULTS, type MessageSearch } from '@inkwell/contracts';
import { batchesOf } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import type { ConversationModel, ConversationRow } from '../conversations/conversation.model.ts';
import {
  type MessageModel,
  type MessageRow,
  OWN_MESSAGES_INDEX,
  textOf,
  vectorAad,
} from './message.model.ts';

/** So long messages are read; the newest come first. */
const SEARCH_TIMEOUT_MS = 1_000;
const BATCH_SIZE = 500;

type SearchedMessage = Pick<MessageRow, '_id' | 'conversationId' | 'content' | 'vector' | 'analysis'>;
type FoundConversation = Pick<ConversationRow, '_id' | 'mode' | 'date'>;

export type SearchMessages = ReturnType<typeof createSearchMessages>;

/**
 * Makes the function that finds the person's own messages for their own search: also those written in danger, but not
 * the answers to calendar suggestions, whose words are ours.
 */
export function createSearchMessages({
  Conversation,
  Message,
  vault,
}: {
  Conversation: ConversationModel;
  Message: MessageModel;
  vault: Vault;
}) {
  /** By its id each conversation of the days that are looked at. */
  async function readConversations(
    userId: string,
    { from, to }: MessageSearch,
  ): Promise<ReadonlyMap<number, FoundConversation>> {
    const days = { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
    const rows = await Conversation.find(
      { userId, ...(Object.keys(days).length > 0 && { date: days }) },
      { mode: 1, date: 1 },
    ).lean<FoundConversation[]>();
    return new Map(rows.map((row) => [row._id, row]));
  }

  return async (
    userId: string,
    query: MessageSearch,
    clock: () => number = Date.now,
  ): Promise<FoundMessages> => {
    const until = clock() + SEARCH_TIMEOUT_MS;
    const [box, conversations] = await Promise.all([vault.open(userId), readConversations(userId, query)]);
    const nearness = query.vector && createNearness(query.vector);
    const search = createTextSearch<FoundConversation>(query.q, MAX_SEARCH_RESULTS);
    const rows = Message.collection
      .find<SearchedMessage>(
        {
          userId,
          sender: 'user',
          confirmation: { $exists: false },
          ...(query.theme !== undefined && { 'analysis.themes': query.theme }),
        },
        {
          projection: {
            conversationId: 1,
            content: 1,
            'analysis.emotions': 1,
            ...(nearness && { vector: 1 }),
          },
        },
      )
      .hint(OWN_MESSAGES_INDEX)
      .sort({ at: -1 })
      .batchSize(BATCH_SIZE);
    let oldest: string | null = null;
    let isEnded = true;
    for await (const batch of batchesOf(rows)) {
      isEnded = clock() < until;
      if (!isEnded) break;
      for (const row of batch) {
        const conversation = conversations.get(row.conversationId);
        if (!conversation) continue;
        const cosine = nearness && cosineOf(row, box, nearness);
        const near = cosine === null ? null : { cosine, from: () => 0 };
        await search.add(conversation, textOf(row, box), near, row.analysis?.emotions);
        oldest = conversation.date;
      }
    }
    const results = (await search.best()).map(({ source, snippet, hits, score, words, whole, cosine }) => ({
      kind: 'message' as const,
      date: source.date,
      snippet,
      hits,
      score,
      conversationId: source._id,
      mode: source.mode,
      fit: { words, whole, cosine },
    }));
    return { results, since: isEnded ? null : oldest };
  };
}

const cosineOf = ({ _id, vector }: SearchedMessage, box: Box, nearness: NearnessFunction): number | null =>
  vector ? nearness(box.unsealBytes(vector, vectorAad(_id))) : null;
