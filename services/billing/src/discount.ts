import type { Stripe } from 'stripe';

const CURRENCY = 'usd';

/** What a coupon takes off, as '100%', '12.5%' or '$5.00'; null for an amount in another currency than ours. */
export function discountOf(
  coupon: Pick<Stripe.Coupon, 'percent_off' | 'amount_off' | 'currency'>,
): string | null {
  if (coupon.percent_off !== null) return `${coupon.percent_off}%`;
  if (coupon.amount_off === null || coupon.currency !== CURRENCY) return null;
  return `$${(coupon.amount_off / 100).toFixed(2)}`;
}
