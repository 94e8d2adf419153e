import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/router.tsx';
import { goTo } from '../../lib/navigation.ts';
import { subscriptionStatusQuery } from '../../lib/session.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { PortalButton } from './portal-button.tsx';
import { describeStatus, priceRows } from './price-rows.ts';
import { statusName } from './status-name.ts';

export function SubscriptionTab() {
  const { data: status, isError, refetch } = useQuery(subscriptionStatusQuery);

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

  const rows = priceRows(status);
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
      {rows.length > 0 && (
        <dl className="mt-5 divide-y divide-line border-y border-line">
          {rows.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-3 flex flex-col items-start">
        <PortalButton />
        <Link to="/app/subscription-status" className={cn(buttonStyle({ variant: 'link', size: 'sm' }))}>
          Subscription status
        </Link>
      </div>
      <CancelDialog canCancel={status.hasAccess && status.status !== 'canceled'} />
    </Card>
  );
}
