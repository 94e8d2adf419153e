import { ProcessEnv, Secret } from '@inkwell/service';
import { z } from 'zod';

export const GatewayEnv = ProcessEnv.extend({
  AUTH_URL: z.url(),
  BILLING_URL: z.url(),
  JOURNAL_URL: z.url(),
  CHAT_URL: z.url(),
  INSIGHTS_URL: z.url(),
  CALENDAR_URL: z.url(),
  IDENTITY_TO_AUTH: Secret,
  IDENTITY_TO_BILLING: Secret,
  IDENTITY_TO_JOURNAL: Secret,
  IDENTITY_TO_CHAT: Secret,
  IDENTITY_TO_INSIGHTS: Secret,
  IDENTITY_TO_CALENDAR: Secret,
  /** The same as auth's. */
  SESSION_SECRET: Secret,
  /** The built web app. */
  WEB_DIR: z.string().min(1),
  MAIN_HOST: z.string().optional(),
  APP_HOST: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  /** Where the Stripe emulator is; absent with real keys. */
  STRIPE_EMULATOR_URL: z.url().optional(),
  /** Multiplies the limits per address and the one per person, for tests and benches. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Whose `X-Forwarded-*` to believe: addresses or networks, separated by commas. Default: nobody's. */
  TRUST_PROXY: z.string().optional(),
  VERSION: z.string().default('development'),
}).refine((env) => env.NODE_ENV !== 'production' || env.STRIPE_EMULATOR_URL === undefined, {
  message: 'must not be set in production: the emulator is for development and tests',
  path: ['STRIPE_EMULATOR_URL'],
});
export type GatewayEnv = z.output<typeof GatewayEnv>;
