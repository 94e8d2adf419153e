import type { SubscriptionStatus } from '@inkwell/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { goTo, usePageHold } from '../../lib/navigation.ts';
import { signOut, subscriptionStatusQuery } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { ContinueTrial } from './continue-trial.tsx';
import { useRestartTrial } from './restart-trial.ts';
import { statusName } from './status-name.ts';

export function StatusPage() {
  useTitle('Subscription');
  const { data: status } = useQuery(subscriptionStatusQuery);
  // The router renders this page only when the status is known.
  return status && <SubscriptionStatusCard status={status} />;
}

function SubscriptionStatusCard({ status }: { status: SubscriptionStatus }) {
  const [signingOut, setSigningOut] = useState(false);
  const trial = useRestartTrial(usePageHold('subscription-status'));
  // The status changes before the redirect: until then the button stays.
  const canRestartTrial = status.canRestartTrial || trial.busy;
  const isInOrder = status.hasAccess && !canRestartTrial && !status.needsPayment;

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
          {canRestartTrial && <ContinueTrial status={status} trial={trial} />}
          {status.needsPayment && (
            <Button size="lg" onClick={() => goTo('/subscribe')}>
              Subscribe Now
            </Button>
          )}
          {isInOrder && (
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
