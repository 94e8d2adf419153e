import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { stripeAppearance, getStripe } from './stripe.ts';

interface CardFormProps {
  clientSecret: string;
  submitLabel: string;
  /** The subscription is being created. */
  busy: boolean;
  /** Where Stripe returns to after a bank's confirmation page. */
  returnUrl: string;
  onConfirmed: () => void;
}

export function CardForm(props: CardFormProps) {
  const client = useQuery({ queryKey: ['stripe'], queryFn: getStripe, staleTime: Infinity });
  const [options] = useState(() => ({ clientSecret: props.clientSecret, appearance: stripeAppearance() }));

  if (client.data) {
    return (
      <Elements stripe={client.data} options={options}>
        <PaymentFields {...props} />
      </Elements>
    );
  }
  if (client.isPending) return <CardSkeleton />;
  return (
    <Notice
      variant="error"
      className="py-4"
      title="The card form could not be loaded"
      action={
        <Button variant="secondary" onClick={() => void client.refetch()}>
          Try again
        </Button>
      }
    >
      Nothing has been charged.
    </Notice>
  );
}

function PaymentFields({ submitLabel, busy, returnUrl, onConfirmed }: CardFormProps) {
  const client = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [confirming, setConfirming] = useState(false);

  const confirm = async () => {
    if (!client || !elements) return;
    setConfirming(true);
    try {
      const checked = await elements.submit();
      if (checked.error) throw checked.error;
      const { error } = await client.confirmSetup({
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      });
      if (error) throw error;
      onConfirmed();
    } catch (error) {
      toast({
        title: 'Payment Setup Failed',
        description: messageOf(error) ?? 'The card could not be set up. Please try again.',
        variant: 'destructive',
      });
    } finally {
      setConfirming(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      {!ready && <CardSkeleton />}
      <PaymentElement onReady={() => setReady(true)} />
      <Button type="submit" size="lg" busy={confirming || busy} disabled={!ready}>
        {submitLabel}
      </Button>
    </form>
  );
}

const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;

export function CardSkeleton() {
  return (
    <div role="status" aria-label="Loading the card form" className="flex flex-col gap-3">
      <Skeleton className="h-11 rounded-control" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-11 rounded-control" />
        <Skeleton className="h-11 rounded-control" />
      </div>
    </div>
  );
}
