import { useQueryClient } from '@tanstack/react-query';
import type { usePageHold } from '../../lib/navigation.ts';
import { rateLimitMessage } from '../../lib/request.ts';
import { subscriptionStatusQuery } from '../../lib/session.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { toast } from '../../ui/toast.ts';
import { changeStatus } from './change-status.ts';

export interface RestartTrial {
  restart: () => void;
  busy: boolean;
  /** Why it was not continued; null unless it failed. */
  problem: string | null;
}

const NOT_CONTINUED = 'Your trial was not continued. Nothing has been charged; please try again.';

/** Goes on with a trial that was cancelled before its end. The page is held until the redirect. */
export function useRestartTrial(pageHold: ReturnType<typeof usePageHold>): RestartTrial {
  const client = useQueryClient();
  const restart = useSingleMutation({
    mutationFn: (lastError: Error | null) =>
      changeStatus({
        path: '/api/restart-subscription',
        lastError,
        isDone: ({ hasAccess }) => hasAccess,
      }),
    onMutate: pageHold.hold,
    onSuccess: (next) => {
      toast({ title: 'Subscription Reactivated' });
      pageHold.redirect('/', 0);
      client.setQueryData(subscriptionStatusQuery.queryKey, next);
    },
    onError: (error) => {
      pageHold.release();
      toast({
        title: 'Error',
        description: rateLimitMessage(error) ?? 'Failed to restart subscription. Please try again.',
        variant: 'destructive',
      });
    },
    meta: { topics: ['subscription'] },
  });
  return {
    restart: () => restart.mutate(restart.error),
    busy: restart.isPending || restart.isSuccess,
    problem: restart.isError ? (rateLimitMessage(restart.error) ?? NOT_CONTINUED) : null,
  };
}
