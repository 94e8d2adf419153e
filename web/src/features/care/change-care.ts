import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CareState, ChangeCare } from '@inkwell/contracts';
import { careQuery } from '../../lib/care.ts';
import { request } from '../../lib/request.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Chooses the country of the lines, or folds the card.
 *
 * @param unchanged says in a toast what stays where that fails
 */
export function useChangeCare(unchanged: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeCare) => request<CareState>('PUT', '/api/care', body),
    // Also the plan and a page show lines of the country.
    meta: { topics: ['chat'] },
    onSuccess: async (state) => {
      // A fetch that began before would bring the former state back.
      await client.cancelQueries(careQuery);
      client.setQueryData(careQuery.queryKey, state);
      // What came meanwhile would be lost with that fetch.
      await client.invalidateQueries(careQuery);
    },
    onError: () =>
      toast({
        title: 'Could not save the change',
        description: `${unchanged} Please try again.`,
        variant: 'destructive',
      }),
  });
}
