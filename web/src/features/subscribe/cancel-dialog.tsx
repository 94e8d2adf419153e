import type { SubscriptionStatus } from '@inkwell/contracts';
import { CANCELLATION_REASONS, type CancellationReason, LIMITS } from '@inkwell/contracts/constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageHold } from '../../lib/navigation.ts';
import { request, serverMessage } from '../../lib/request.ts';
import { subscriptionStatusQuery } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';

const LABELS: Record<CancellationReason, string> = {
  too_expensive: 'It costs too much',
  not_using_enough: 'I do not use it enough',
  missing_features: 'Something is missing',
  technical_issues: 'It did not work well',
  found_alternative: 'I found something else',
  privacy_concerns: 'Privacy',
  other: 'Something else',
};
const REASONS = CANCELLATION_REASONS.map((value) => ({ value, label: LABELS[value] }));

interface Feedback {
  reason: CancellationReason | '';
  details: string;
  improvement: string;
}

const NO_FEEDBACK: Feedback = { reason: '', details: '', improvement: '' };

type Step = 'confirm' | 'feedback' | 'final';

interface CancelDialogProps {
  /** Shows the trigger button. An open dialog stays open when this becomes false. */
  canCancel: boolean;
}

/** Cancels the subscription in three steps. Closing it before the last one changes nothing. */
export function CancelDialog({ canCancel }: CancelDialogProps) {
  const client = useQueryClient();
  const pageHold = usePageHold('account');
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState<Step>('confirm');
  const [feedback, setFeedback] = useState(NO_FEEDBACK);

  const cancel = useMutation({
    mutationFn: (payload: Feedback) =>
      request<SubscriptionStatus>('POST', '/api/subscription/cancel', payload),
    onMutate: pageHold.hold,
    onSuccess: () => setStep('final'),
    onError: (error) => {
      pageHold.release();
      toast({
        title: 'Cancellation Failed',
        description: serverMessage(error) ?? 'Your subscription is unchanged. Please try again.',
        variant: 'destructive',
      });
    },
  });

  const onOpenChange = (next: boolean) => {
    if (cancel.isPending) return;
    setOpen(next);
    if (next) return;
    if (step === 'final') {
      pageHold.redirect('/', 0);
      if (cancel.data) client.setQueryData(subscriptionStatusQuery.queryKey, cancel.data);
      return;
    }
    setStep('confirm');
    setFeedback(NO_FEEDBACK);
  };

  const submit = () => {
    const { reason, details, improvement } = feedback;
    if (reason === '' || details.trim() === '' || improvement.trim() === '') {
      toast({
        title: 'Please Complete All Fields',
        description: 'We need your feedback to help us improve.',
        variant: 'destructive',
      });
      return;
    }
    cancel.mutate(feedback);
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {canCancel && (
        <DialogTrigger asChild>
          <Button variant="link" className="mt-3 text-ink-soft">
            Cancel Subscription
          </Button>
        </DialogTrigger>
      )}
      {step === 'confirm' && (
        <DialogContent
          title="Cancel your subscription?"
          description="It ends at once, and with it your access. What you wrote is kept, and is here if you come back."
          footer={
            <>
              <Button variant="secondary" onClick={() => onOpenChange(false)}>
                Keep my subscription
              </Button>
              <Button variant="danger" onClick={() => setStep('feedback')}>
                Continue
              </Button>
            </>
          }
        />
      )}
      {step === 'feedback' && (
        <DialogContent
          title="What made you decide?"
          description="Three short answers, read by the people who make this."
          footer={
            <>
              <Button variant="secondary" disabled={cancel.isPending} onClick={() => onOpenChange(false)}>
                Keep my subscription
              </Button>
              <Button variant="danger" busy={cancel.isPending} onClick={submit}>
                Cancel Subscription
              </Button>
            </>
          }
        >
          <div className="flex flex-col gap-5">
            <RadioGroup
              legend="The main reason"
              value={feedback.reason}
              onValueChange={(reason) => setFeedback({ ...feedback, reason })}
              options={REASONS}
            />
            <Textarea
              label="A little more about it"
              maxLength={LIMITS.cancellation}
              value={feedback.details}
              onChange={(event) => setFeedback({ ...feedback, details: event.target.value })}
            />
            <Textarea
              label="What should be better?"
              maxLength={LIMITS.cancellation}
              value={feedback.improvement}
              onChange={(event) => setFeedback({ ...feedback, improvement: event.target.value })}
            />
          </div>
        </DialogContent>
      )}
      {step === 'final' && (
        <DialogContent
          title="Your subscription is cancelled"
          description="Nothing more will be charged. Your writing is kept for you, should you come back."
          footer={<Button onClick={() => onOpenChange(false)}>Close</Button>}
        />
      )}
    </Dialog>
  );
}
