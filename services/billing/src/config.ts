import { resolveHost } from '@inkwell/contracts/hosts';
import { listOf, Secret, ServiceEnv } from '@inkwell/service';
import { z } from 'zod';

export const BillingEnv = ServiceEnv.extend({
  /** Where auth answers `/internal/contact`. */
  AUTH_URL: z.url(),
  IDENTITY_TO_AUTH: Secret,
  /** The calendar asks whether somebody still has access. */
  IDENTITY_FROM_CALENDAR: Secret,
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_/, 'must be a secret key of Stripe'),
  /** Proves that a webhook comes from Stripe; several while Stripe rolls it, any of them counts. */
  STRIPE_WEBHOOK_SECRET: listOf(z.string().regex(/^whsec_/, 'must be a signing secret of Stripe')),
  /** Where the emulator listens; without it, Stripe itself. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  /** The product's address; with APP_HOST, Stripe's page leads back to that host. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  MAIN_HOST: z.string().optional(),
  APP_HOST: z.string().optional(),
}).refine((env) => env.NODE_ENV !== 'production' || env.STRIPE_API_BASE === undefined, {
  path: ['STRIPE_API_BASE'],
  message: 'is for the emulator, which production refuses',
});
export type BillingEnv = z.output<typeof BillingEnv>;

/** Where Stripe's page for card and invoices leads back to: the app's account settings. */
export function portalReturnUrl(env: Pick<BillingEnv, 'PUBLIC_URL' | 'MAIN_HOST' | 'APP_HOST'>): string {
  const { protocol, host } = new URL(env.PUBLIC_URL);
  const appHost = resolveHost(host, 'app', { mainHost: env.MAIN_HOST, appHost: env.APP_HOST });
  return `${protocol}//${appHost ?? host}/app/account?tab=subscription`;
}
