import type { SubscriptionStatus } from '@inkwell/contracts';
import { PRICE_CENTS } from '@inkwell/contracts/constants';
import { Button } from '../../ui/button.tsx';
import { formatDate, formatMoney } from './price.ts';
import type { RestartTrial } from './restart-trial.ts';
import { daysLeft } from './status-name.ts';

interface ContinueTrialProps {
  status: SubscriptionStatus;
  trial: RestartTrial;
}

/** The way back for somebody who cancelled within their trial, and what it will cost. */
export function ContinueTrial({ status, trial }: ContinueTrialProps) {
  const { restart, busy, problem } = trial;
  const price = formatMoney(status.price?.amount ?? PRICE_CENTS);
  return (
    <div className="flex flex-col gap-2.5">
      <Button size="lg" busy={busy} onClick={restart}>
        Continue Free Trial ({daysLeft(status.trialDaysRemaining)})
      </Button>
      {problem !== null && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {status.trialEnd !== null && (
        <p className="text-sm leading-5 text-ink-soft">
          Free until {formatDate(status.trialEnd)}, then {price} a month with the card you gave.
        </p>
      )}
    </div>
  );
}
