import type { CreatedSubscription } from '@inkwell/contracts';
import { PRODUCT_NAME } from '@inkwell/contracts/constants';
import { useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import type { usePageHold } from '../../lib/navigation.ts';
import { clearStoredPromo } from '../../lib/promo-link.ts';
import { isUnanswered, rateLimitMessage, request, RequestError, serverMessage } from '../../lib/request.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { toast } from '../../ui/toast.ts';
import { cardSetupQuery } from './card-setup.ts';
import type { PaymentEvent } from './payment-state.ts';

const SUBSCRIBED_REDIRECT_MS = 1_000;
const NOT_ANSWERED =
  'The server did not answer in time. Please try again: there will be one subscription, not two.';

interface SubscribeOptions {
  pageHold: ReturnType<typeof usePageHold>;
  dispatch: Dispatch<PaymentEvent>;
  onPromoRefused: () => void;
}

/** Starts the subscription, with a promo code or without. The page is held until the redirect. */
export function useSubscribe({ pageHold, dispatch, onPromoRefused }: SubscribeOptions) {
  const client = useQueryClient();
  const create = useSingleMutation({
    mutationFn: (promoCode: string | undefined) =>
      request<CreatedSubscription>('POST', '/api/subscription/create', { promoCode }),
    onMutate: () => {
      pageHold.hold();
      dispatch({ type: 'create' });
    },
    onSuccess: () => {
      clearStoredPromo();
      toast({ title: `Welcome to ${PRODUCT_NAME}` });
      dispatch({ type: 'created' });
      pageHold.redirect('/app?showSoulPrint=true', SUBSCRIBED_REDIRECT_MS);
      client.removeQueries({ queryKey: cardSetupQuery.queryKey });
    },
    onError: (error) => {
      pageHold.release();
      const code = error instanceof RequestError ? error.code : undefined;
      // The card was declined: show the form for another one.
      const needsOtherCard = code === 'payment_required';
      if (needsOtherCard) client.removeQueries({ queryKey: cardSetupQuery.queryKey });
      const wait = rateLimitMessage(error);
      const problem = needsOtherCard
        ? `${serverMessage(error) ?? 'Your card was declined.'} Please use another card.`
        : (wait ??
          (isUnanswered(error) ? NOT_ANSWERED : 'Your subscription was not started. Please try again.'));
      dispatch({ type: 'create-failed', problem, needsOtherCard });
      if (code === 'promo_invalid') onPromoRefused();
      else {
        toast({
          title: 'Subscription Failed',
          description: wait ?? 'Failed to start your subscription. Please try again.',
          variant: 'destructive',
        });
      }
    },
    meta: { topics: ['subscription'] },
  });
  return create.mutate;
}
