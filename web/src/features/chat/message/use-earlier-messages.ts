import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type LoadedConversation, oldestId, withEarlierPage } from '../conversation/conversation-pages.ts';
import { conversationQuery, fetchEarlierPage } from '../conversation/conversations.ts';

export interface EarlierMessages {
  /** Whether there are any to load. */
  available: boolean;
  loading: boolean;
  failed: boolean;
  load: () => void;
}

/** Loads the messages of a conversation that are older than those on the screen, a page at a time. */
export function useEarlierMessages(conversation: LoadedConversation | undefined): EarlierMessages {
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: ({ id, before }: { id: number; before: string }) => fetchEarlierPage(id, before),
    onSuccess: (page, { id, before }) => {
      client.setQueryData(conversationQuery(id).queryKey, (loaded) =>
        // The list may begin elsewhere by now: then the page does not fit.
        loaded && oldestId(loaded) === before ? withEarlierPage(loaded, page) : loaded,
      );
    },
  });
  return {
    available: conversation?.more ?? false,
    loading: isPending,
    failed: isError,
    load: () => {
      const before = conversation && oldestId(conversation);
      if (conversation && before !== undefined && !isPending) mutate({ id: conversation.id, before });
    },
  };
}
