import { type Promo, PROMO_DURATIONS, promoCodeOf, type PromoDuration } from '@inkwell/contracts';
import type { Connection } from 'mongoose';
import type { Stripe } from 'stripe';
import { customerModel } from './customer.model.ts';
import { discountOf } from './discount.ts';
import { createShortCache } from './short-cache.ts';
import { callStripe, idOf } from './stripe.ts';

/** How long Stripe's answer on a code is shown again, in ms: a code that is sent to many is asked for by all at once. */
const LIFETIME_MS = 2_000;
const MAX_CODES = 1_000;
/** As many as Stripe lists at once. */
const MAX_PROMOS_PER_CODE = 100;

// Control characters, and what cannot be seen: zero-width characters, marks of direction, fillers. No code has them, and
// who looks a code up may pass over them.
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

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
export function createPromos(deps: {
  connection: Connection;
  stripe: Stripe;
  now?: (() => number) | undefined;
}) {
  const { connection, stripe, now = Date.now } = deps;
  const Customer = customerModel(connection);
  const shown = createShortCache<Stripe.PromotionCode[]>({
    lifetimeMs: LIFETIME_MS,
    max: MAX_CODES,
    now,
  });

  /** A code is unique for each customer alone: several people may each have their own of the same name. */
  async function fetchCodes(code: string): Promise<Stripe.PromotionCode[]> {
    if (INVISIBLE_CHARACTERS.test(code)) return [];
    const { data } = await callStripe(() =>
      stripe.promotionCodes.list({
        code,
        active: true,
        limit: MAX_PROMOS_PER_CODE,
        expand: ['data.promotion.coupon'],
      }),
    );
    // One that only resembles it is not the one that was typed.
    return data.filter((each) => promoCodeOf(each.code) === code);
  }

  return {
    /**
     * Asks Stripe, as an order has to.
     *
     * @param code trimmed and upper-cased
     * @param customerId Stripe's id of the person; a code that is another's is none
     * @returns null for a code that is unknown, expired or used up
     */
    find: async (code: string, customerId: string): Promise<ValidPromo | null> =>
      choosePromo(await fetchCodes(code), customerId),

    /** A code was redeemed, and may be used up by it. */
    forget: shown.forget,

    /** What a code would take off for this person. Stripe's answer may be some seconds old; `find` decides. */
    validate: async (code: string, userId: string): Promise<Promo> => {
      const row = await Customer.findById(userId, { stripeCustomerId: 1 }).lean();
      const found = await shown.get(code, () => fetchCodes(code));
      const promo = choosePromo(found, row?.stripeCustomerId ?? null);
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

/** The person's own before one that is everybody's. */
function choosePromo(found: readonly Stripe.PromotionCode[], customerId: string | null): ValidPromo | null {
  const valid = found.flatMap((each) => {
    const promo = validPromoOf(each, customerId);
    return promo ? [{ promo, isOwn: each.customer !== null }] : [];
  });
  return (valid.find(({ isOwn }) => isOwn) ?? valid[0])?.promo ?? null;
}

function validPromoOf(found: Stripe.PromotionCode, customerId: string | null): ValidPromo | null {
  const coupon = found.promotion.coupon;
  if (!found.active || typeof coupon !== 'object' || !coupon?.valid) return null;
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
