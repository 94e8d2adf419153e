import { useQuery } from '@tanstack/react-query';
import { useGoTo } from '../../lib/navigation.ts';
import { subscriptionStatusQuery } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { PRICE } from './price.ts';
import { daysLeft, statusName } from './status-name.ts';

export function SubscriptionTab() {
  const { data: status, isError, refetch } = useQuery(subscriptionStatusQuery);
  const goTo = useGoTo();

  if (!status) {
    if (!isError) return <SkeletonText label="Loading your subscription" lines={3} />;
    return (
      <Notice
        variant="error"
        title="Your subscription could not be loaded"
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }

  return (
    <Card className="max-w-md">
      <p className="text-sm text-ink-soft">Current plan</p>
      <p className="mt-1 font-serif text-2xl font-medium">{statusName(status.status)}</p>
      <p className="mt-2 leading-6 text-ink-soft">{describeStatus(status)}</p>
      {status.needsPayment && (
        <Button className="mt-5" onClick={() => goTo('/subscribe')}>
          Update payment
        </Button>
      )}
      <CancelDialog canCancel={status.hasAccess && status.status !== 'canceled'} />
    </Card>
  );
}

function describeStatus(status: {
  status: string;
  needsPayment: boolean;
  trialEnd: string | null;
  trialDaysRemaining: number;
}) {
  if (status.needsPayment) return 'The last payment did not go through. Your writing is safe.';
  if (status.status === 'trialing' && status.trialEnd !== null) {
    const end = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(status.trialEnd));
    return `${daysLeft(status.trialDaysRemaining)}, until ${end}. Then ${PRICE} a month.`;
  }
  return 'Everything is open to you.';
}
