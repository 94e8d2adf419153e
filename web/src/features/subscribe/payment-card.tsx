import type { CreatedSubscription } from '@inkwell/contracts';
import { PRODUCT_NAME, TRIAL_DAYS } from '@inkwell/contracts/constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useEffect, useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageHold } from '../../lib/navigation.ts';
import { clearStoredPromo, storedPromo } from '../../lib/promo-link.ts';
import { isUnanswered, rateLimitMessage, request, RequestError, serverMessage } from '../../lib/request.ts';
import { subscriptionStatusQuery } from '../../lib/session.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { CardBrands } from './card-brands.tsx';
import { cardSetupQuery } from './card-setup.ts';
import { ChargesList } from './charges-list.tsx';
import { chargesOf, isFreeForever, isOverdue } from './charges.ts';
import { ContinueTrial } from './continue-trial.tsx';
import { PaymentProblem } from './payment-problem.tsx';
import {
  initialPayment,
  isCardConfirmed,
  isPaymentBusy,
  paymentReducer,
  problemOf,
} from './payment-state.ts';
import { PromoField } from './promo-field.tsx';
import { useRestartTrial } from './restart-trial.ts';
import { isFree, usePromo } from './use-promo.ts';

const CardForm = lazyPart('The card form', async () => (await import('./card-form.tsx')).CardForm, {
  fallback: <FormSkeleton />,
});

const SUBSCRIBED_REDIRECT_MS = 1_000;
const BANK_REFUSED = 'Your bank did not confirm the card. Please try again or use another one.';
const NOT_ANSWERED =
  'The server did not answer in time. Please try again: there will be one subscription, not two.';
const BANK_PARAMS = ['redirect_status', 'setup_intent', 'setup_intent_client_secret'];

/** Starts the subscription, with a card or with a promo code that makes one unnecessary. */
export function PaymentCard() {
  const client = useQueryClient();
  const pageHold = usePageHold('subscribe');
  const [params, setParams] = useSearchParams();
  const dropParams = (names: readonly string[]) =>
    setParams(
      (current) => {
        for (const name of names) current.delete(name);
        return current;
      },
      { replace: true },
    );
  const [linkCode] = useState(() => params.get('promo')?.trim().toUpperCase() || storedPromo());
  const promo = usePromo(linkCode, () => dropParams(['promo']));
  const free = isFree(promo.applied);
  // Set when the user returns from a bank's confirmation page.
  const redirectStatus = params.get('redirect_status');
  const [payment, dispatch] = useReducer(paymentReducer, null, () =>
    initialPayment(redirectStatus, BANK_REFUSED),
  );
  const [now] = useState(() => Date.now());

  const status = useQuery(subscriptionStatusQuery).data;
  const trial = useRestartTrial(pageHold);
  const busy = isPaymentBusy(payment);
  const needsCard = !free && !isCardConfirmed(payment) && !busy;
  const setup = useQuery({ ...cardSetupQuery, enabled: !promo.checking && needsCard });
  const setupFailed = setup.isError && !isSubscribed(setup.error);
  const setupWait = rateLimitMessage(setup.error);

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
      if (code === 'promo_invalid') promo.refuse();
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
  const subscribe = () => create.mutate(promo.applied?.code);

  useEffect(() => {
    if (!setupFailed) return;
    toast({
      title: 'Setup Error',
      description: setupWait ?? 'Failed to set up payment form. Please refresh and try again.',
      variant: 'destructive',
    });
  }, [setupFailed, setupWait]);

  // Already subscribed, perhaps in another tab.
  const subscribed = isSubscribed(setup.error);
  useEffect(() => {
    if (!subscribed) return;
    pageHold.redirect('/app', 0);
    void client.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
  }, [subscribed, pageHold, client]);

  useEffect(() => {
    if (redirectStatus === null || redirectStatus === 'succeeded') return;
    toast({ title: 'Payment Setup Failed', description: BANK_REFUSED, variant: 'destructive' });
    setParams(
      (current) => {
        for (const name of BANK_PARAMS) current.delete(name);
        return current;
      },
      { replace: true },
    );
  }, [redirectStatus, setParams]);

  // The status changes before the redirect: until then the button stays.
  const canRestartTrial = status?.canRestartTrial || trial.busy;
  const returning = canRestartTrial || (setup.data?.returning ?? false);
  const trialDays = status?.status === 'none' ? TRIAL_DAYS : (status?.trialDaysRemaining ?? 0);
  const submitLabel =
    trialDays > 0 && !returning ? `Start Your ${trialDays}-Day Free Trial` : 'Subscribe Now';

  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-2xl font-medium">{returning ? 'Welcome Back!' : 'Set up your subscription'}</h2>
        {returning && setup.data?.dataRetained && (
          <p className="mt-3 rounded-control bg-sunken px-3.5 py-3 text-[0.9375rem] leading-6">
            Everything you wrote is still here, just as you left it.
          </p>
        )}
        {free && (
          <p className="mt-1.5 text-[0.9375rem] leading-6 text-ink-soft">
            {isFreeForever(promo.applied)
              ? 'Your code covers everything. No card is needed.'
              : 'Your code covers the first charge. No card is needed now.'}
          </p>
        )}
      </div>

      {canRestartTrial && status && (
        <>
          <ContinueTrial status={status} trial={trial} />
          <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or with another card or a code
          </p>
        </>
      )}

      {!isOverdue(status) && (
        <PromoField
          applied={promo.applied}
          applying={promo.applying}
          problem={promo.problem}
          locked={busy}
          onApply={promo.apply}
          onChange={promo.clearProblem}
          onRemove={promo.remove}
        />
      )}
      <ChargesList charges={chargesOf({ status, promo: promo.applied, now })} />

      {!needsCard ? (
        <div className="flex flex-col gap-3">
          <PaymentProblem>{problemOf(payment)}</PaymentProblem>
          <Button size="lg" busy={busy} onClick={subscribe}>
            {free ? 'Activate Your Free Account' : submitLabel}
          </Button>
        </div>
      ) : setup.data ? (
        <div className="flex flex-col gap-3">
          <CardBrands />
          <CardForm
            key={setup.data.clientSecret}
            clientSecret={setup.data.clientSecret}
            submitLabel={submitLabel}
            submitVariant={canRestartTrial ? 'secondary' : 'primary'}
            busy={payment.name === 'confirming'}
            problem={problemOf(payment)}
            returnUrl={returnUrl(promo.applied?.code)}
            onConfirm={() => dispatch({ type: 'confirm' })}
            onRefused={(problem) => dispatch({ type: 'card-refused', problem })}
            onConfirmed={() => {
              dispatch({ type: 'card-confirmed' });
              subscribe();
            }}
          />
        </div>
      ) : setupFailed && !setup.isFetching ? (
        <Notice
          variant="error"
          className="py-4"
          title="The payment form could not be set up"
          action={
            <Button variant="secondary" onClick={() => void setup.refetch()}>
              Try again
            </Button>
          }
        >
          Nothing has been charged. {setupWait}
        </Notice>
      ) : (
        <FormSkeleton />
      )}

      {needsCard && (
        <p className="flex items-start gap-2 text-sm leading-5 text-ink-soft">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          Card details go straight to our payment provider. We never see or keep them.
        </p>
      )}
    </Card>
  );
}

const isSubscribed = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'already_subscribed';

function returnUrl(code: string | undefined): string {
  const url = new URL('/subscribe', window.location.origin);
  if (code) url.searchParams.set('promo', code);
  return url.href;
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading the payment form" className="flex flex-col gap-3">
      <Skeleton className="h-11 rounded-control" />
      <Skeleton className="h-11 rounded-control" />
      <Skeleton className="mt-2 h-12 rounded-control" />
    </div>
  );
}
