import { findObject, type RouteCall } from './call.ts';
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
export async function addDiscounts(
  call: RouteCall,
  subscription: Subscription,
  asked: Params[],
): Promise<void> {
  const ids: string[] = [];
  for (const [index, params] of asked.entries()) {
    const kept = text(params, 'discount');
    const discount =
      kept === undefined
        ? await redeemDiscount(call, subscription, params, index)
        : await findObject(call, 'discount', kept, `discounts[${index}][discount]`);
    ids.push(discount.id);
  }
  subscription.discounts = ids;
}

async function redeemDiscount(
  call: RouteCall,
  subscription: Subscription,
  params: Params,
  index: number,
): Promise<Discount> {
  const codeId = text(params, 'promotion_code');
  const param = `discounts[${index}][${codeId === undefined ? 'coupon' : 'promotion_code'}]`;
  const code = codeId === undefined ? undefined : await findObject(call, 'promotion_code', codeId, param);
  const couponId = code?.promotion.coupon ?? text(params, 'coupon');
  if (couponId === undefined) {
    throw invalidRequest('You must provide one of `coupon`, `discount` or `promotion_code`.', { param });
  }
  const coupon = await findObject(call, 'coupon', couponId, param);
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
  if (coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions) {
    await endCoupon(call, coupon);
  }
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
  call.objects.put('discount', discount.id, discount);
  return discount;
}

/** Ends a coupon, and the promotion codes that stand for it. */
export async function endCoupon(call: RouteCall, coupon: Coupon): Promise<void> {
  coupon.valid = false;
  for (const code of await call.objects.find('promotion_code', { 'promotion.coupon': coupon.id })) {
    code.active = false;
  }
}

/** What each discount takes off, in cents, one after the other and never below zero. */
export async function discountAmounts(
  call: RouteCall,
  subscription: Subscription,
  subtotal: number,
): Promise<{ amount: number; discount: string }[]> {
  let rest = subtotal;
  const amounts: { amount: number; discount: string }[] = [];
  for (const id of subscription.discounts) {
    const amount = Math.min(rest, amountOff(await couponOf(call, id), rest));
    rest -= amount;
    amounts.push({ amount, discount: id });
  }
  return amounts;
}

function amountOff(coupon: Coupon, amount: number): number {
  if (coupon.percent_off !== null) return Math.round((amount * coupon.percent_off) / 100);
  return coupon.amount_off ?? 0;
}

async function couponOf(call: RouteCall, discountId: string): Promise<Coupon> {
  const discount = await findObject(call, 'discount', discountId);
  return findObject(call, 'coupon', discount.source.coupon);
}

/** Drops discounts that have run out; `once` ones go with the first invoice that has something to pay. */
export async function dropSpentDiscounts(
  call: RouteCall,
  subscription: Subscription,
  invoicedCents: number,
): Promise<void> {
  const kept: string[] = [];
  for (const id of subscription.discounts) {
    const discount = await findObject(call, 'discount', id);
    const isOver = discount.end !== null && discount.end <= call.now;
    const isSpent = invoicedCents > 0 && (await couponOf(call, id)).duration === 'once';
    if (!isOver && !isSpent) kept.push(id);
  }
  subscription.discounts = kept;
}
