import type { Promo } from '@inkwell/contracts';
import { isFreeForever, isFullDiscount } from '@inkwell/contracts/charges';

interface PaymentHeadingProps {
  /** The user cancelled before and is subscribing again. */
  returning: boolean;
  dataRetained: boolean;
  promo: Promo | null;
}

/** What the card is for, and whether one is needed. */
export function PaymentHeading({ returning, dataRetained, promo }: PaymentHeadingProps) {
  return (
    <div>
      <h2 className="text-2xl font-medium">{returning ? 'Welcome Back!' : 'Set up your subscription'}</h2>
      {returning && dataRetained && (
        <p className="mt-3 rounded-control bg-sunken px-3.5 py-3 text-[0.9375rem] leading-6">
          Everything you wrote is still here, just as you left it.
        </p>
      )}
      {isFullDiscount(promo) && (
        <p className="mt-1.5 text-[0.9375rem] leading-6 text-ink-soft">
          {isFreeForever(promo)
            ? 'Your code covers everything. No card is needed.'
            : 'Your code covers the first charge. No card is needed now.'}
        </p>
      )}
    </div>
  );
}
