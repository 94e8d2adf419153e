import { listOf, Secret, ServiceEnv } from '@inkwell/service';
import { z } from 'zod';

export const BillingEnv = ServiceEnv.extend({
  /** Where auth answers `/internal/contact`. */
  AUTH_URL: z.url(),
  IDENTITY_TO_AUTH: Secret,
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_/, 'must be a secret key of Stripe'),
  /** Proves that a webhook comes from Stripe; several while Stripe rolls it, any of them counts. */
  STRIPE_WEBHOOK_SECRET: listOf(z.string().regex(/^whsec_/, 'must be a signing secret of Stripe')),
  /** Where the emulator listens; without it, Stripe itself. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
}).refine((env) => env.NODE_ENV !== 'production' || env.STRIPE_API_BASE === undefined, {
  path: ['STRIPE_API_BASE'],
  message: 'is for the emulator, which production refuses',
});
export type BillingEnv = z.output<typeof BillingEnv>;
