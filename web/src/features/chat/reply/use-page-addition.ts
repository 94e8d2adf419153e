import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { appendToTodaysEntry } from '../../../lib/append-to-entry.ts';
import { readStorage, writeStorage } from '../../../lib/storage.ts';
import { toast } from '../../../ui/toast.ts';

interface PageAddition {
  /** Whether the reply's words were put onto the page, in this tab's session. */
  added: boolean;
  adding: boolean;
  /** Puts the words onto today's page, once. */
  add: (text: string) => void;
}

/** Puts a reply's words onto today's page. What has begun goes on, and is known, when the panel is closed meanwhile. */
export function usePageAddition(userId: string, replyId: string): PageAddition {
  const client = useQueryClient();
  const mutationKey = ['add-to-page', userId, replyId];
  const storageKey = `inkwell-on-page:${userId}:${replyId}`;
  const isAdded = () => readStorage('sessionStorage', storageKey) !== null;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (text: string) => appendToTodaysEntry(client, userId, text),
    onSuccess: () => void writeStorage('sessionStorage', storageKey, 'true'),
    onError: () =>
      toast({
        title: 'Error',
        description: 'Could not put it on the page. Please try again.',
        variant: 'destructive',
      }),
    meta: { topics: ['journal', 'insights'] },
  });
  const adding = useIsMutating({ mutationKey }) > 0;
  return {
    added: isAdded(),
    adding,
    add: (text) => {
      // Asked and not remembered: a second tap may come before the next rendering.
      if (!isAdded() && client.isMutating({ mutationKey }) === 0) mutate(text);
    },
  };
}
