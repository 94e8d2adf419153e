import { isFullDiscount } from '@inkwell/contracts/charges';
import { promoCodeOf, TRIAL_DAYS } from '@inkwell/contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { useSearchParams } from '../../lib/router.tsx';
import { usePageHold } from '../../lib/navigation.ts';
import { storedPromo } from '../../lib/promo-link.ts';
import { subscriptionStatusQuery } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BANK_REFUSED, BANK_RESULT, useBankResult } from './bank-result.ts';
import { useCardSetup } from './card-setup.ts';
import { CardStep } from './card-step.tsx';
import { ChargesList } from './charges-list.tsx';
import { chargesOf, owesPayment } from './charges.ts';
import { ContinueTrial } from './continue-trial.tsx';
import { PaymentHeading } from './payment-heading.tsx';
import { PaymentProblem } from './payment-problem.tsx';
import {
  initialPayment,
  isCardConfirmed,
  isPaymentBusy,
  paymentReducer,
  problemOf,
} from './payment-state.ts';
import { PromoField } from './promo-field.tsx';
import { useRestartTrial } from './restart-trial.ts';
import { useDropParams } from './use-drop-params.ts';
import { usePromo } from './use-promo.ts';
import { useSubscribe } from './use-subscribe.ts';

/** Starts the subscription, with a card or with a promo code that makes one unnecessary. */
export function PaymentCard() {
  const pageHold = usePageHold('subscribe');
  const [params] = useSearchParams();
  const dropParams = useDropParams();
  const [linkCode] = useState(() => promoCodeOf(params.get('promo') ?? '') || storedPromo());
  const promo = usePromo(linkCode, () => dropParams(['promo']));
  const free = isFullDiscount(promo.applied);
  const [payment, dispatch] = useReducer(paymentReducer, null, () =>
    initialPayment(params.get(BANK_RESULT), BANK_REFUSED),
  );
  useBankResult();
  const [now] = useState(() => Date.now());

  const status = useQuery(subscriptionStatusQuery).data;
  const trial = useRestartTrial(pageHold);
  const busy = isPaymentBusy(payment);
  const needsCard = !free && !isCardConfirmed(payment) && !busy;
  const setup = useCardSetup(!promo.checking && needsCard, pageHold);
  const create = useSubscribe({ pageHold, dispatch, onPromoRefused: promo.refuse });
  const promoCode = promo.applied?.code;
  const subscribe = () => create(promoCode);

  // The status changes before the redirect: until then the button stays.
  const canRestartTrial = status?.canRestartTrial || trial.busy;
  const returning = canRestartTrial || (setup.data?.returning ?? false);
  const trialDays = status?.status === 'none' ? TRIAL_DAYS : (status?.trialDaysRemaining ?? 0);
  const submitLabel =
    trialDays > 0 && !returning ? `Start Your ${trialDays}-Day Free Trial` : 'Subscribe Now';

  return (
    <Card className="flex flex-col gap-5">
      <PaymentHeading
        returning={returning}
        dataRetained={setup.data?.dataRetained ?? false}
        promo={promo.applied}
      />

      {canRestartTrial && status && (
        <>
          <ContinueTrial status={status} trial={trial} />
          <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or with another card or a code
          </p>
        </>
      )}

      {!owesPayment(status) && (
        <PromoField
          applied={promo.applied}
          applying={promo.applying}
          problem={promo.problem}
          locked={busy}
          onApply={promo.apply}
          onChange={promo.clearProblem}
          onRemove={promo.remove}
        />
      )}
      <ChargesList charges={chargesOf({ status, promo: promo.applied, now })} />

      {needsCard ? (
        <CardStep
          setup={setup}
          promoCode={promoCode}
          submitLabel={submitLabel}
          submitVariant={canRestartTrial ? 'secondary' : 'primary'}
          busy={payment.name === 'confirming'}
          problem={problemOf(payment)}
          onConfirm={() => dispatch({ type: 'confirm' })}
          onRefused={(problem) => dispatch({ type: 'card-refused', problem })}
          onConfirmed={() => {
            dispatch({ type: 'card-confirmed' });
            subscribe();
          }}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <PaymentProblem>{problemOf(payment)}</PaymentProblem>
          <Button size="lg" busy={busy} onClick={subscribe}>
            {free ? 'Activate Your Free Account' : submitLabel}
          </Button>
        </div>
      )}
    </Card>
  );
}
