import type { CreatedSubscription } from '@inkwell/contracts';
import { PRODUCT_NAME, TRIAL_DAYS } from '@inkwell/contracts/constants';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageHold } from '../../lib/navigation.ts';
import { clearStoredPromo, storedPromo } from '../../lib/promo-link.ts';
import { request, RequestError } from '../../lib/request.ts';
import { subscriptionStatusQuery } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { PRICE } from './price.ts';
import { isFree, usePromo } from './use-promo.ts';
import { PromoField } from './promo-field.tsx';
import { cardSetupQuery } from './card-setup.ts';

const CardForm = lazy(async () => ({ default: (await import('./card-form.tsx')).CardForm }));

const SUBSCRIBED_REDIRECT_MS = 1_000;

/** Starts the subscription, with a card or with a promo code that makes one unnecessary. */
export function PaymentCard() {
  const client = useQueryClient();
  const pageHold = usePageHold('subscribe');
  const [params, setParams] = useSearchParams();
  const [linkCode] = useState(() => params.get('promo')?.trim().toUpperCase() || storedPromo());
  const promo = usePromo(linkCode);
  const free = isFree(promo.applied);
  // Set when the user returns from a bank's confirmation page.
  const redirectStatus = params.get('redirect_status');
  const [cardConfirmed, setCardConfirmed] = useState(redirectStatus === 'succeeded');

  const status = useQuery(subscriptionStatusQuery).data;
  const setup = useQuery({ ...cardSetupQuery, enabled: !promo.checking && !free && !cardConfirmed });
  const setupFailed = setup.isError && !isSubscribed(setup.error);

  const create = useMutation({
    mutationFn: (promoCode: string | undefined) =>
      request<CreatedSubscription>('POST', '/api/subscription/create', { promoCode }),
    onMutate: pageHold.hold,
    onSuccess: () => {
      clearStoredPromo();
      toast({ title: `Welcome to ${PRODUCT_NAME}` });
      pageHold.redirect('/app?showSoulPrint=true', SUBSCRIBED_REDIRECT_MS);
      client.removeQueries({ queryKey: cardSetupQuery.queryKey });
    },
    onError: (error) => {
      pageHold.release();
      if (error instanceof RequestError && error.code === 'promo_invalid') {
        promo.remove();
        toast({
          title: 'Invalid Promo Code',
          description: 'This promo code is not valid or has expired.',
          variant: 'destructive',
        });
        return;
      }
      if (error instanceof RequestError && error.code === 'payment_required') {
        // The card was declined: show the form for another one.
        setCardConfirmed(false);
        client.removeQueries({ queryKey: cardSetupQuery.queryKey });
      }
      toast({
        title: 'Subscription Failed',
        description: 'Failed to start your subscription. Please try again.',
        variant: 'destructive',
      });
    },
    meta: { topics: ['subscription'] },
  });
  const busy = create.isPending || create.isSuccess;
  const subscribe = () => create.mutate(promo.applied?.code);

  useEffect(() => {
    if (!setupFailed) return;
    toast({
      title: 'Setup Error',
      description: 'Failed to set up payment form. Please refresh and try again.',
      variant: 'destructive',
    });
  }, [setupFailed]);

  // Already subscribed, perhaps in another tab.
  const subscribed = isSubscribed(setup.error);
  useEffect(() => {
    if (!subscribed) return;
    pageHold.redirect('/app', 0);
    void client.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
  }, [subscribed, pageHold, client]);

  useEffect(() => {
    if (redirectStatus === null || redirectStatus === 'succeeded') return;
    toast({
      title: 'Payment Setup Failed',
      description: 'Your bank did not confirm the card. Please try again or use another one.',
      variant: 'destructive',
    });
    setParams(
      (current) => {
        for (const name of ['redirect_status', 'setup_intent', 'setup_intent_client_secret'])
          current.delete(name);
        return current;
      },
      { replace: true },
    );
  }, [redirectStatus, setParams]);

  const returning = setup.data?.returning ?? false;
  const trialDays = status?.status === 'none' ? TRIAL_DAYS : (status?.trialDaysRemaining ?? 0);
  const submitLabel =
    trialDays > 0 && !returning ? `Start Your ${trialDays}-Day Free Trial` : 'Subscribe Now';

  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-2xl font-medium">{returning ? 'Welcome Back!' : 'Set up your subscription'}</h2>
        <p className="mt-1.5 text-[0.9375rem] leading-6 text-ink-soft">
          {free
            ? 'Your code covers everything. No card is needed.'
            : trialDays > 0
              ? `Free for ${trialDays} ${trialDays === 1 ? 'day' : 'days'}, then ${PRICE} a month. Cancel any time.`
              : `${PRICE} a month. Cancel any time.`}
        </p>
        {returning && setup.data?.dataRetained && (
          <p className="mt-3 rounded-control bg-sunken px-3.5 py-3 text-[0.9375rem] leading-6">
            Everything you wrote is still here, just as you left it.
          </p>
        )}
      </div>

      <PromoField
        applied={promo.applied}
        applying={promo.applying}
        locked={busy}
        onApply={promo.apply}
        onRemove={promo.remove}
      />

      {free || cardConfirmed ? (
        <Button size="lg" busy={busy} onClick={subscribe}>
          {free ? 'Activate Your Free Account' : submitLabel}
        </Button>
      ) : setup.data ? (
        <Suspense fallback={<FormSkeleton />}>
          <CardForm
            key={setup.data.clientSecret}
            clientSecret={setup.data.clientSecret}
            submitLabel={submitLabel}
            busy={busy}
            returnUrl={returnUrl(promo.applied?.code)}
            onConfirmed={() => {
              setCardConfirmed(true);
              subscribe();
            }}
          />
        </Suspense>
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
          Nothing has been charged.
        </Notice>
      ) : (
        <FormSkeleton />
      )}

      <p className="flex items-start gap-2 text-sm leading-5 text-ink-soft">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
        Card details go straight to our payment provider. We never see or keep them.
      </p>
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
