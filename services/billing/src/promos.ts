import { type Promo, PROMO_DURATIONS, type PromoDuration } from '@inkwell/contracts';
import type { Connection } from 'mongoose';
import type { Stripe } from 'stripe';
import { customerModel } from './customer.model.ts';
import { discountOf } from './discount.ts';
import { callStripe, idOf } from './stripe.ts';

/** A code that can be redeemed now. */
export interface ValidPromo {
  promotionCodeId: string;
  percentOff: number;
  /** Cents; 0 for a percentage. */
  amountOff: number;
  /** '100%', '12.5%', '$5.00'. */
  discount: string;
  duration: PromoDuration;
  /** Null unless it repeats. */
  months: number | null;
}

export type Promos = ReturnType<typeof createPromos>;

/** Promotion codes, which live at Stripe. */
export function createPromos({ connection, stripe }: { connection: Connection; stripe: Stripe }) {
  const Customer = customerModel(connection);

  /**
   * @param customerId Stripe's id of the person; a code that is another's is none
   * @returns null for a code that is unknown, expired or used up
   */
  async function find(code: string, customerId: string | null): Promise<ValidPromo | null> {
    const { data } = await callStripe(() =>
      stripe.promotionCodes.list({ code, active: true, limit: 1, expand: ['data.promotion.coupon'] }),
    );
    const [found] = data;
    const coupon = found?.promotion.coupon;
    if (!found?.active || typeof coupon !== 'object' || !coupon?.valid) return null;
    if (found.customer !== null && idOf(found.customer) !== customerId) return null;
    const discount = discountOf(coupon);
    const [duration] = PROMO_DURATIONS.filter((each) => each === coupon.duration);
    if (discount === null || duration === undefined) return null;
    return {
      promotionCodeId: found.id,
      percentOff: coupon.percent_off ?? 0,
      amountOff: coupon.amount_off ?? 0,
      discount,
      duration,
      months: duration === 'repeating' ? coupon.duration_in_months : null,
    };
  }

  return {
    find,
    /** What a code would take off for this person. */
    validate: async (code: string, userId: string): Promise<Promo> => {
      const row = await Customer.findById(userId, { stripeCustomerId: 1 }).lean();
      const promo = await find(code, row?.stripeCustomerId ?? null);
      return {
        valid: promo !== null,
        code,
        discount: promo?.discount ?? null,
        percentOff: promo?.percentOff ?? 0,
        amountOff: promo?.amountOff ?? 0,
        duration: promo?.duration ?? null,
        months: promo?.months ?? null,
      };
    },
  };
}
