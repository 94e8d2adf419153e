import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import type { Stripe } from '@stripe/stripe-js';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { getStripe, stripeAppearance, useColorScheme } from './stripe.ts';

interface CardFormProps {
  clientSecret: string;
  submitLabel: string;
  submitVariant: 'primary' | 'secondary';
  /** The card is being set up. */
  busy: boolean;
  /** Why the last try failed. */
  problem: string | null;
  /** Where Stripe returns to after a bank's confirmation page. */
  returnUrl: string;
  onConfirm: () => void;
  /** `problem` is null where a field says it. */
  onRefused: (problem: string | null) => void;
  onConfirmed: () => void;
}

export function CardForm(props: CardFormProps) {
  const client = useQuery({ queryKey: ['stripe'], queryFn: getStripe, staleTime: Infinity });

  if (client.data) return <StripeForm client={client.data} {...props} />;
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

function StripeForm({ client, ...props }: CardFormProps & { client: Stripe }) {
  const { clientSecret } = props;
  const scheme = useColorScheme();
  // A new appearance updates the form where it stands: what was typed stays.
  const options = useMemo(
    () => ({ clientSecret, appearance: stripeAppearance(scheme) }),
    [clientSecret, scheme],
  );
  return (
    <Elements stripe={client} options={options}>
      <PaymentFields {...props} />
    </Elements>
  );
}

function PaymentFields(props: CardFormProps) {
  const { submitLabel, submitVariant, busy, problem, returnUrl, onConfirm, onRefused, onConfirmed } = props;
  const client = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  // A second submit may come before the first is rendered as busy.
  const isConfirming = useRef(false);

  const confirm = async () => {
    if (!client || !elements || isConfirming.current) return;
    isConfirming.current = true;
    onConfirm();
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
      const message = messageOf(error) ?? 'The card could not be set up. Please try again.';
      toast({ title: 'Payment Setup Failed', description: message, variant: 'destructive' });
      onRefused(isValidation(error) ? null : `${message} Check the card, or use another one.`);
    } finally {
      isConfirming.current = false;
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void confirm();
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      {!ready && <CardSkeleton />}
      <PaymentElement onReady={() => setReady(true)} />
      <PaymentProblem>{problem}</PaymentProblem>
      <Button type="submit" size="lg" variant={submitVariant} busy={busy} disabled={!ready}>
        {submitLabel}
      </Button>
    </form>
  );
}

// Stripe's own fields say what is wrong with what was typed.
const isValidation = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'validation_error';

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
