import { Lock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardBrands } from './card-brands.tsx';
import type * as CardFormModule from './card-form.tsx';
import type { useCardSetup } from './card-setup.ts';

const CardForm = lazyPart('The card form', async () => (await import('./card-form.tsx')).CardForm, {
  fallback: <FormSkeleton />,
});

interface CardStepProps extends Omit<
  ComponentProps<typeof CardFormModule.CardForm>,
  'clientSecret' | 'returnUrl'
> {
  setup: ReturnType<typeof useCardSetup>;
  promoCode: string | undefined;
}

/** The card form, or why it is not there. */
export function CardStep({ setup, promoCode, ...form }: CardStepProps) {
  return (
    <>
      {setup.data ? (
        <div className="flex flex-col gap-3">
          <CardBrands />
          <CardForm
            key={setup.data.clientSecret}
            clientSecret={setup.data.clientSecret}
            returnUrl={returnUrl(promoCode)}
            {...form}
          />
        </div>
      ) : setup.hasFailed ? (
        <Notice
          variant="error"
          className="py-4"
          title="The payment form could not be set up"
          action={
            <Button variant="secondary" onClick={setup.retry}>
              Try again
            </Button>
          }
        >
          Nothing has been charged. {setup.wait}
        </Notice>
      ) : (
        <FormSkeleton />
      )}
      <p className="flex items-start gap-2 text-sm leading-5 text-ink-soft">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
        Card details go straight to our payment provider. We never see or keep them.
      </p>
    </>
  );
}

/** Where a bank's page leads back to. */
function returnUrl(promoCode: string | undefined): string {
  const url = new URL('/subscribe', window.location.origin);
  if (promoCode) url.searchParams.set('promo', promoCode);
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
