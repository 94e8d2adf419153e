import type { SubscriptionStatus } from '@inkwell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePageHold } from '../../lib/navigation.ts';
import { isUnanswered, serverMessage } from '../../lib/request.ts';
import { subscriptionStatusQuery } from '../../lib/session.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { CancelQuestions, focusFirstMissing } from './cancel-questions.tsx';
import { changeStatus } from './change-status.ts';
import { type Feedback, missingAnswers, NO_FEEDBACK } from './cancellation.ts';
import { formatDate } from './price.ts';

const NOT_ANSWERED = 'The server did not answer in time. Your answers are kept here; please try again.';

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
  const [showMissing, setShowMissing] = useState(false);
  const questions = useRef<HTMLDivElement>(null);

  const cancel = useSingleMutation({
    mutationFn: ({ payload, lastError }: { payload: Feedback; lastError: Error | null }) =>
      changeStatus({
        path: '/api/subscription/cancel',
        payload,
        lastError,
        isDone: ({ hasAccess }) => !hasAccess,
      }),
    onMutate: pageHold.hold,
    onSuccess: () => setStep('final'),
    onError: (error) => {
      pageHold.release();
      toast({
        title: 'Cancellation Failed',
        description:
          serverMessage(error) ??
          (isUnanswered(error) ? NOT_ANSWERED : 'Your subscription is unchanged. Please try again.'),
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
    setShowMissing(false);
  };

  const submit = () => {
    if (missingAnswers(feedback).length > 0) {
      setShowMissing(true);
      focusFirstMissing(questions.current, feedback);
      toast({
        title: 'Please Complete All Fields',
        description: 'We need your feedback to help us improve.',
        variant: 'destructive',
      });
      return;
    }
    cancel.mutate({ payload: feedback, lastError: cancel.error });
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
          <CancelQuestions
            ref={questions}
            feedback={feedback}
            showMissing={showMissing}
            onChange={setFeedback}
          />
        </DialogContent>
      )}
      {step === 'final' && (
        <DialogContent
          title="Your subscription is cancelled"
          description={farewell(cancel.data)}
          footer={<Button onClick={() => onOpenChange(false)}>Close</Button>}
        />
      )}
    </Dialog>
  );
}

function farewell(status: SubscriptionStatus | undefined): string {
  const kept = 'Nothing more will be charged. Your writing is kept for you, should you come back.';
  if (!status?.canRestartTrial || status.trialEnd === null) return kept;
  return `${kept} Until ${formatDate(status.trialEnd)} you can continue your free trial: the next page asks you.`;
}
