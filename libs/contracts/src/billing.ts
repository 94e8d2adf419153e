import { z } from 'zod';
import { LIMITS } from './constants.ts';
import { Instant } from './text.ts';

/** Trimmed and upper-cased, as it is typed in. Blank is no code. */
export const PromoCode = z
  .string()
  .trim()
  .min(1, 'is required')
  .max(LIMITS.promoCode, `must be at most ${LIMITS.promoCode} characters`)
  // Half a character cannot be sent on to anybody.
  .refine((code) => !/\p{Cs}/u.test(code), 'must be text')
  .toUpperCase();

export const ValidatePromo = z.object({ code: PromoCode });
export type ValidatePromo = z.infer<typeof ValidatePromo>;

export const Promo = z.object({
  valid: z.boolean(),
  code: z.string(),
  /** '100%', '50%', '$5.00'; null where the code is not valid. */
  discount: z.string().nullable(),
  /** 0 for an amount off. */
  percentOff: z.number(),
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

export const SubscriptionStatus = z.object({
  /** Stripe's word, or 'none'. */
  status: z.string(),
  hasAccess: z.boolean(),
  trialEnd: Instant.nullable(),
  trialDaysRemaining: z.number().int(),
  canRestartTrial: z.boolean(),
  needsPayment: z.boolean(),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** What billing tells the gateway, and caches. */
export const AccessState = z.object({ hasAccess: z.boolean(), version: z.number() });
export type AccessState = z.infer<typeof AccessState>;
