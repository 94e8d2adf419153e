import type { SubscriptionStatus } from '@inkwell/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageHold, useGoTo } from '../../lib/navigation.ts';
import { request } from '../../lib/request.ts';
import { signOut, subscriptionStatusQuery } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { daysLeft, statusName } from './status-name.ts';

export function StatusPage() {
  useTitle('Subscription');
  const { data: status } = useQuery(subscriptionStatusQuery);
  // The router renders this page only when the status is known.
  return status && <SubscriptionStatusCard status={status} />;
}

function SubscriptionStatusCard({ status }: { status: SubscriptionStatus }) {
  const client = useQueryClient();
  const goTo = useGoTo();
  const pageHold = usePageHold('subscription-status');
  const [signingOut, setSigningOut] = useState(false);

  const restart = useMutation({
    mutationFn: () => request<SubscriptionStatus>('POST', '/api/restart-subscription'),
    onSuccess: (next) => {
      toast({ title: 'Subscription Reactivated' });
      pageHold.redirect('/', 0);
      client.setQueryData(subscriptionStatusQuery.queryKey, next);
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to restart subscription. Please try again.',
        variant: 'destructive',
      }),
  });

  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] px-5">
      <div className="justify-self-center py-6">
        <Wordmark />
      </div>
      <Card className="w-full max-w-md self-start justify-self-center sm:mt-[12vh]">
        <h1 className="text-[1.75rem] leading-9 font-medium">Welcome Back!</h1>
        <dl className="mt-5 divide-y divide-line border-y border-line">
          <Row name="Status" value={statusName(status.status)} />
          <Row name="Access" value={status.hasAccess ? 'Active' : 'Inactive'} />
        </dl>
        <div className="mt-6 flex flex-col gap-2.5">
          {status.canRestartTrial && (
            <Button size="lg" busy={restart.isPending || restart.isSuccess} onClick={() => restart.mutate()}>
              Continue Free Trial ({daysLeft(status.trialDaysRemaining)})
            </Button>
          )}
          {status.needsPayment && (
            <Button size="lg" onClick={() => goTo('/subscribe')}>
              Subscribe Now
            </Button>
          )}
          {status.hasAccess && !status.canRestartTrial && !status.needsPayment && (
            <Button size="lg" onClick={() => goTo('/app')}>
              Continue to App
            </Button>
          )}
          <Button
            variant="ghost"
            busy={signingOut}
            onClick={() => {
              setSigningOut(true);
              void signOut('/signin');
            }}
          >
            Back to Sign In
          </Button>
        </div>
      </Card>
    </main>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
