import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConversationHead } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { careQuery, withCare } from '../../../lib/care.ts';
import { createChatStore, type ChatStore } from '../reply/chat-store.ts';
import {
  conversationQuery,
  conversationHeadQuery,
  openReply,
  postMessage,
  stopReply,
} from './conversations.ts';
import { useEarlierMessages } from '../message/use-earlier-messages.ts';
import { isDisplayed, isInProgress, mergeMessages } from '../message/messages.ts';

/**
 * The conversation of a mode and day: its stored and unsent messages, and the streaming reply. Without access it is
 * known from its first message on, and a reply cannot be stopped.
 */
export function useChat(mode: Mode, date: string, hasAccess: boolean) {
  const client = useQueryClient();
  const head = useQuery({ ...conversationHeadQuery(mode, date), enabled: hasAccess });
  const id = head.data?.id ?? 0;
  const conversation = useQuery({ ...conversationQuery(id), enabled: id > 0 });
  const earlier = useEarlierMessages(conversation.data);

  const [store] = useState<ChatStore>(() => {
    const headKey = conversationHeadQuery(mode, date).queryKey;
    const currentId = () => client.getQueryData(headKey)?.id ?? null;
    return createChatStore({
      postMessage: ({ content, clientMessageId, replaces }) =>
        postMessage(currentId(), {
          content,
          mode,
          date,
          clientMessageId,
          ...(replaces !== undefined && { replaces }),
        }),
      openReply,
      onConversationId: (conversationId) => {
        const created: ConversationHead = { id: conversationId, mode, date };
        client.setQueryData(headKey, () => created);
      },
      onCare: (care) => client.setQueryData(careQuery.queryKey, (known) => withCare(known, care)),
      refetch: async () => {
        // Its first message may have been stored without an answer.
        if (currentId() === null && hasAccess)
          await client.refetchQueries({ queryKey: headKey, exact: true });
        const current = currentId();
        if (current === null) return true;
        const query = conversationQuery(current);
        // A fetch in flight may have started before the reply was stored.
        await client.cancelQueries({ queryKey: query.queryKey });
        await client.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
        await client.prefetchQuery({ ...query, staleTime: 0 });
        return client.getQueryState(query.queryKey)?.status === 'success';
      },
    });
  });
  const snapshot = useStore(store.state);

  const hasUnfinishedReply = conversation.data?.messages.some(isInProgress) ?? false;
  const idle = !snapshot.active;
  useEffect(() => {
    if (hasUnfinishedReply && idle && id > 0) void store.resumeReply(id);
  }, [store, hasUnfinishedReply, idle, id]);
  useEffect(() => store.cancelResume, [store]);

  const stored = useMemo(
    () => conversation.data && [...conversation.data.earlier, ...conversation.data.messages],
    [conversation.data],
  );
  const merged = useMemo(
    () => mergeMessages(stored ?? [], snapshot.localMessages, snapshot.active, snapshot.replaced),
    [stored, snapshot.localMessages, snapshot.active, snapshot.replaced],
  );
  const messages = useMemo(() => merged.filter(isDisplayed), [merged]);
  const earlierCount = useMemo(
    () =>
      mergeMessages(conversation.data?.earlier ?? [], [], snapshot.active, snapshot.replaced).filter(
        isDisplayed,
      ).length,
    [conversation.data, snapshot.active, snapshot.replaced],
  );
  /** The stored message that was sent with this id, and how its reply stands, as they were last fetched. */
  const findSent = useCallback(
    (clientMessageId: string) => {
      const known = client.getQueryData(conversationHeadQuery(mode, date).queryKey);
      const { messages: newest } = (known && client.getQueryData(conversationQuery(known.id).queryKey)) ?? {};
      const index = newest?.findIndex((message) => message.clientMessageId === clientMessageId) ?? -1;
      return index === -1 ? null : { reply: newest?.[index + 1] };
    },
    [client, mode, date],
  );

  const stop = useMemo(() => (hasAccess && id > 0 ? () => stopReply(id) : undefined), [hasAccess, id]);

  return {
    messages,
    /** With those that are not displayed. */
    all: merged,
    /** 0 while there is none. */
    id,
    /** Also where it is not displayed. What was recorded of suggestions leaves the reply before it the newest. */
    newest: merged.findLast(({ isCalendarConfirmation }) => !isCalendarConfirmation),
    /** How many of the messages, from the first on, were loaded on demand. */
    earlierCount,
    earlier,
    stored,
    reply: snapshot.reply,
    loading:
      (hasAccess && head.isPending) ||
      (id > 0 && conversation.isPending && snapshot.localMessages.length === 0 && !snapshot.active),
    failed: (head.isError && head.data === undefined) || (conversation.isError && stored === undefined),
    reload: () => void (head.data === undefined ? head.refetch() : conversation.refetch()),
    send: store.sendMessage,
    findSent,
    /** Undefined until the conversation's id is known. */
    stop,
  };
}
