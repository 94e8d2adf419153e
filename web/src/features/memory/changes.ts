import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Memory, MemoryFact, MemorySettings } from '@inkwell/contracts';
import { MEMORY_KEY } from '../../lib/memory.ts';
import { request, RequestError } from '../../lib/request.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { toast } from '../../ui/toast.ts';

const changeFacts = (client: QueryClient, change: (facts: MemoryFact[]) => MemoryFact[]) =>
  client.setQueryData<Memory>(MEMORY_KEY, (known) => known && { ...known, facts: change(known.facts) });

/** Switches memory or companion. One after another, so that the last one wins. */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: MemorySettings) => request<Memory>('PUT', '/api/memory/settings', settings),
    scope: { id: 'memory-settings' },
    onSuccess: async (memory) => {
      // A fetch that began before would bring the former settings back.
      await client.cancelQueries({ queryKey: MEMORY_KEY });
      client.setQueryData(MEMORY_KEY, memory);
    },
    onError: () =>
      toast({
        title: 'Not changed',
        description: 'The setting could not be saved. Please try again.',
        variant: 'destructive',
      }),
  });
}

export function useChangeFact() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      request<MemoryFact>('PUT', `/api/memory/${id}`, { text }),
    onSuccess: (changed) =>
      changeFacts(client, (facts) => facts.map((fact) => (fact.id === changed.id ? changed : fact))),
  });
}

const isGone = (error: Error) => error instanceof RequestError && error.status === 404;

/** Deletes a fact. It is gone from the list at once, and back in its place where that failed. */
export function useRemoveFact() {
  const client = useQueryClient();
  return useSingleMutation(
    {
      mutationFn: ({ id }: MemoryFact) => request('DELETE', `/api/memory/${id}`),
      onMutate: async ({ id }) => {
        // A fetch in flight would bring it back.
        await client.cancelQueries({ queryKey: MEMORY_KEY });
        const index = client.getQueryData<Memory>(MEMORY_KEY)?.facts.findIndex((fact) => fact.id === id) ?? 0;
        changeFacts(client, (facts) => facts.filter((fact) => fact.id !== id));
        return index;
      },
      onError: (error, fact, index = 0) => {
        if (isGone(error)) return;
        changeFacts(client, (facts) =>
          facts.some(({ id }) => id === fact.id) ? facts : facts.toSpliced(index, 0, fact),
        );
        toast({
          title: 'Not deleted',
          description: 'The note is still there. Please try again.',
          variant: 'destructive',
        });
      },
    },
    ({ id }) => id,
  );
}
