import { z } from 'zod';
import { CANCELLATION_REASONS, LIMITS, PROMO_DURATIONS, promoCodeOf } from './constants.ts';
import { answerText, Instant } from './text.ts';

/** Trimmed and upper-cased, as it is typed in. Blank is no code. */
export const PromoCode = z
  .string()
  .overwrite(promoCodeOf)
  .min(1, 'is required')
  .max(LIMITS.promoCode, `must be at most ${LIMITS.promoCode} characters`)
  // Half a character cannot be sent on to anybody.
  .refine((code) => !/\p{Cs}/u.test(code), 'must be text');

export const ValidatePromo = z.object({ code: PromoCode });
export type ValidatePromo = z.infer<typeof ValidatePromo>;

export const Promo = z.object({
  valid: z.boolean(),
  code: z.string(),
  /** '100%', '50%', '$5.00'; null where the code is not valid. */
  discount: z.string().nullable(),
  /** 0 for an amount off. */
  percentOff: z.number(),
  /** Cents; 0 for a percentage, and where the code is not valid. */
  amountOff: z.number().int(),
  /** Null where the code is not valid. */
  duration: z.enum(PROMO_DURATIONS).nullable(),
  /** For how many months, where the duration is `repeating`; else null. */
  months: z.number().int().nullable(),
});
export type Promo = z.infer<typeof Promo>;

export const SetupSecret = z.object({ clientSecret: z.string() });
export type SetupSecret = z.infer<typeof SetupSecret>;

export const CreateSubscription = z.object({
  promoCode: z.union([PromoCode, z.literal('').transform(() => undefined)]).nullish(),
});
export type CreateSubscription = z.infer<typeof CreateSubscription>;

export const CreatedSubscription = z.object({ subscriptionId: z.string() });
export type CreatedSubscription = z.infer<typeof CreatedSubscription>;

export const CancelSubscription = z.object({
  reason: z.enum(CANCELLATION_REASONS),
  details: answerText(LIMITS.cancellation),
  improvement: answerText(LIMITS.cancellation),
});
export type CancelSubscription = z.infer<typeof CancelSubscription>;

export const PortalSession = z.object({ url: z.string() });
export type PortalSession = z.infer<typeof PortalSession>;

/** What a subscription costs, as Stripe last said. Amounts in cents. */
export const Price = z.object({
  /** The list price of a month. */
  amount: z.number().int(),
  /** As Stripe writes it: 'usd'. */
  currency: z.string(),
  /** What is taken off, in the words of `Promo.discount`; null where nothing is, or it is used up. */
  discount: z.string().nullable(),
  /** The next charge with its discount; what is owed while a payment is overdue; 0 where nothing will be charged. */
  nextAmount: z.number().int(),
  /** Null where nothing will be charged (all is free for ever, or it has ended), or no date is known. */
  nextChargeAt: Instant.nullable(),
  /** The end of the trial, or of months that a code pays in full; null where the running month is paid, or for ever free. */
  freeUntil: Instant.nullable(),
});
export type Price = z.infer<typeof Price>;

export const SubscriptionStatus = z.object({
  /** Stripe's word, or 'none'. */
  status: z.string(),
  hasAccess: z.boolean(),
  trialEnd: Instant.nullable(),
  trialDaysRemaining: z.number().int(),
  canRestartTrial: z.boolean(),
  needsPayment: z.boolean(),
  /** Null before the first subscription, and until Stripe is next asked about one of before prices were kept. */
  price: Price.nullable(),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** What billing tells the gateway, and caches. */
export const AccessState = z.object({ hasAccess: z.boolean(), version: z.number() });
export type AccessState = z.infer<typeof AccessState>;
