import type { SetupSecret } from '@inkwell/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { usePageHold } from '../../lib/navigation.ts';
import { rateLimitMessage, request, RequestError } from '../../lib/request.ts';
import { subscriptionStatusQuery } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';

interface CardSetup {
  clientSecret: string;
  /** The user cancelled before and is subscribing again. */
  returning: boolean;
  dataRetained: boolean;
}

async function createSetup(): Promise<CardSetup> {
  try {
    const { clientSecret } = await request<SetupSecret>('POST', '/api/subscription/setup');
    return { clientSecret, returning: false, dataRetained: false };
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'subscription_canceled') throw error;
    const { clientSecret } = await request<SetupSecret>('POST', '/api/subscription/resubscribe');
    return { clientSecret, returning: true, dataRetained: error.context['dataRetained'] === true };
  }
}

/** Creates the setup intent of the card form. Cached until it is used, so that it is created once. */
export const cardSetupQuery = queryOptions({
  queryKey: ['/api/subscription/setup'],
  queryFn: createSetup,
  staleTime: Infinity,
});

const isSubscribed = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'already_subscribed';

/**
 * The setup intent, once a card is needed. Whoever has subscribed already, perhaps in another tab, is led to the app.
 */
export function useCardSetup(isNeeded: boolean, pageHold: ReturnType<typeof usePageHold>) {
  const client = useQueryClient();
  const { data, error, isError, isFetching, refetch } = useQuery({ ...cardSetupQuery, enabled: isNeeded });
  const subscribed = isSubscribed(error);
  const hasFailed = isError && !subscribed;
  const wait = rateLimitMessage(error);

  useEffect(() => {
    if (!hasFailed) return;
    toast({
      title: 'Setup Error',
      description: wait ?? 'Failed to set up payment form. Please refresh and try again.',
      variant: 'destructive',
    });
  }, [hasFailed, wait]);

  useEffect(() => {
    if (!subscribed) return;
    pageHold.redirect('/app', 0);
    void client.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
  }, [subscribed, pageHold, client]);

  return {
    data,
    hasFailed: hasFailed && !isFetching,
    /** How long to wait before another try, in words; null where it may be at once. */
    wait,
    retry: () => void refetch(),
  };
}
