import { find, type Call } from './call.ts';
import { invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import type { Coupon, Discount, Subscription } from './objects.ts';
import { text, type Params } from './params.ts';
import { addMonths } from './periods.ts';

/** The parameters of a subscription's `discounts`. */
export const discountParameters = [
  'discounts.#.coupon',
  'discounts.#.promotion_code',
  'discounts.#.discount',
];

/** @throws StripeError 400 for a code or coupon that is unknown, inactive, expired or used up */
export function addDiscounts(call: Call, subscription: Subscription, asked: Params[]): void {
  subscription.discounts = asked.map((params, index) => {
    const kept = text(params, 'discount');
    if (kept !== undefined)
      return find(call.state.discounts, 'discount', kept, `discounts[${index}][discount]`).id;
    return redeem(call, subscription, params, index).id;
  });
}

function redeem(call: Call, subscription: Subscription, params: Params, index: number): Discount {
  const codeId = text(params, 'promotion_code');
  const param = `discounts[${index}][${codeId === undefined ? 'coupon' : 'promotion_code'}]`;
  const code =
    codeId === undefined ? undefined : find(call.state.promotionCodes, 'promotion code', codeId, param);
  const couponId = code?.promotion.coupon ?? text(params, 'coupon');
  if (couponId === undefined) {
    throw invalidRequest('You must provide one of `coupon`, `discount` or `promotion_code`.', { param });
  }
  const coupon = find(call.state.coupons, 'coupon', couponId, param);
  if (
    code !== undefined &&
    (!code.active || (code.customer !== null && code.customer !== subscription.customer))
  ) {
    throw invalidRequest('This promotion code cannot be redeemed because it is inactive or expired.', {
      code: 'coupon_expired',
      param,
    });
  }
  if (!coupon.valid) {
    throw invalidRequest(`Coupon expired: ${coupon.id}`, { code: 'coupon_expired', param });
  }
  coupon.times_redeemed += 1;
  if (coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions)
    coupon.valid = false;
  if (code !== undefined) {
    code.times_redeemed += 1;
    if (code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions) code.active = false;
  }
  const months = coupon.duration === 'repeating' ? coupon.duration_in_months : null;
  const discount: Discount = {
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer: subscription.customer,
    customer_account: null,
    end: months === null ? null : addMonths(call.now, months),
    invoice: null,
    invoice_item: null,
    promotion_code: code?.id ?? null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: call.now,
    subscription: subscription.id,
    subscription_item: null,
  };
  call.state.discounts[discount.id] = discount;
  return discount;
}

/** What each discount takes off, in cents, one after the other and never below zero. */
export function discountAmounts(
  call: Call,
  subscription: Subscription,
  subtotal: number,
): { amount: number; discount: string }[] {
  let rest = subtotal;
  return subscription.discounts.map((id) => {
    const amount = Math.min(rest, amountOff(couponOf(call, id), rest));
    rest -= amount;
    return { amount, discount: id };
  });
}

function amountOff(coupon: Coupon, amount: number): number {
  if (coupon.percent_off !== null) return Math.round((amount * coupon.percent_off) / 100);
  return coupon.amount_off ?? 0;
}

function couponOf(call: Call, discountId: string): Coupon {
  const discount = find(call.state.discounts, 'discount', discountId);
  return find(call.state.coupons, 'coupon', discount.source.coupon);
}

/** Drops discounts that have run out; `once` ones go with the first invoice that has something to pay. */
export function dropSpentDiscounts(call: Call, subscription: Subscription, invoicedCents: number): void {
  subscription.discounts = subscription.discounts.filter((id) => {
    const discount = find(call.state.discounts, 'discount', id);
    if (discount.end !== null && discount.end <= call.now) return false;
    return couponOf(call, id).duration !== 'once' || invoicedCents === 0;
  });
}
