import { queryOptions } from '@tanstack/react-query';
import type { Conversation, ConversationHead, SendMessage } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { getQueryFn, request, send } from '../../../lib/request.ts';
import { type LoadedConversation, withNewestPage } from './conversation-pages.ts';

/** The id of the conversation of a mode and day; null where there is none yet. */
export const conversationHeadQuery = (mode: Mode, date: string) =>
  queryOptions({
    queryKey: [`/api/conversations/by-date?date=${date}&mode=${mode}`],
    queryFn: getQueryFn<ConversationHead | null>({ on401: 'throw' }),
    meta: { topics: ['chat'] },
  });

/** Fetches the newest page; the earlier messages that were loaded stay. */
export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: [`/api/conversations/${id}`],
    queryFn: async ({ client, queryKey, signal }) => {
      const page = await request<Conversation>('GET', `/api/conversations/${id}`, undefined, { signal });
      // Read after the fetch: an earlier page may have been loaded meanwhile.
      return withNewestPage(client.getQueryData<LoadedConversation>(queryKey), page);
    },
    meta: { topics: ['chat'] },
  });

/** Fetches the messages before one. */
export const fetchEarlierPage = (id: number, before: string): Promise<Conversation> =>
  request('GET', `/api/conversations/${id}?before=${before}`);

const EVENT_STREAM = 'text/event-stream';

/** Sends a message; the response streams the reply. Without an id the server finds or creates the conversation. */
export const postMessage = (id: number | null, body: SendMessage): Promise<Response> =>
  send('POST', `/api/conversations/${id === null ? '' : `${id}/`}messages`, body, { accept: EVENT_STREAM });

/** Streams the reply in progress from its start; 204 where there is none. */
export const openReply = (id: number, signal: AbortSignal): Promise<Response> =>
  send('GET', `/api/conversations/${id}/stream`, undefined, { accept: EVENT_STREAM, signal });

export const stopReply = (id: number): Promise<void> => request('POST', `/api/conversations/${id}/stop`);
