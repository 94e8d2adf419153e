import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConversationHead } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createChat, type Chat } from './chat.ts';
import { conversationQuery, headQuery, openReply, postMessage, stopReply } from './conversation.ts';
import { isInProgress, shownMessages } from './messages.ts';

/** The conversation of a mode and day: what is stored of it, what is being said, and the reply coming in. */
export function useChat(mode: Mode, date: string) {
  const client = useQueryClient();
  const head = useQuery(headQuery(mode, date));
  const id = head.data?.id ?? 0;
  const conversation = useQuery({ ...conversationQuery(id), enabled: id > 0 });
  const stored = conversation.data?.messages;

  const [chat] = useState<Chat>(() => {
    const headKey = headQuery(mode, date).queryKey;
    const idNow = () => client.getQueryData(headKey)?.id ?? null;
    return createChat({
      post: ({ content, clientMessageId }) => postMessage(idNow(), { content, mode, date, clientMessageId }),
      open: openReply,
      onConversation: (conversationId) => {
        const found: ConversationHead = { id: conversationId, mode, date };
        client.setQueryData(headKey, () => found);
      },
      refetch: async () => {
        const current = idNow();
        if (current === null) return true;
        const query = conversationQuery(current);
        // A read that is under way may have begun before the reply was stored.
        await client.cancelQueries({ queryKey: query.queryKey });
        await client.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
        await client.prefetchQuery({ ...query, staleTime: 0 });
        return client.getQueryState(query.queryKey)?.status === 'success';
      },
    });
  });
  const view = useSyncExternalStore(chat.subscribe, chat.view);

  const unfinished = stored?.some(isInProgress) ?? false;
  const idle = !view.active;
  useEffect(() => {
    if (unfinished && idle && id > 0) void chat.follow(id);
  }, [chat, unfinished, idle, id]);
  useEffect(() => chat.leave, [chat]);

  const messages = useMemo(
    () => shownMessages(stored ?? [], view.locals, view.active),
    [stored, view.locals, view.active],
  );
  return {
    messages,
    stored,
    reply: view.reply,
    loading: head.isPending || (id > 0 && conversation.isPending && view.locals.length === 0 && !view.active),
    failed: (head.isError && head.data === undefined) || (conversation.isError && stored === undefined),
    reload: () => void (head.data === undefined ? head.refetch() : conversation.refetch()),
    say: chat.say,
    /** Undefined until it is known which conversation to stop. */
    stop: id > 0 ? () => stopReply(id) : undefined,
  };
}
