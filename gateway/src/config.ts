import { isIP } from 'node:net';
import { ProcessEnv, Secret } from '@inkwell/service';
import { z } from 'zod';

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0 || isIP(address) === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128));
}

const TrustProxy = z
  .string()
  .refine(
    (text) =>
      text === 'none' ||
      text.split(',').every((each) => NAMED_NETWORKS.includes(each.trim()) || isNetwork(each.trim())),
    'must be none, or addresses and networks (10.0.0.0/8, loopback, linklocal, uniquelocal), separated by commas',
  );

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
  /** The page of the API reference, served at `/docs`; never in production. */
  API_REFERENCE_DIR: z.string().optional(),
  MAIN_HOST: z.string().optional(),
  APP_HOST: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  /** Where the Stripe emulator is; absent with real keys. */
  STRIPE_EMULATOR_URL: z.url().optional(),
  /** The name of what outside this server answers as the companion, and of what reads texts; absent for none. */
  COMPANION_PROVIDER: z.string().optional(),
  READING_PROVIDER: z.string().optional(),
  /** Multiplies the limits per address and the one per person, for tests and benches. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** How many event streams are proxied at once; one more is 503. */
  STREAMS_MAX: z.coerce.number().int().positive().default(1_000),
  /** Whose `X-Forwarded-*` to believe: addresses or networks, separated by commas, or `none`. Default: none. */
  TRUST_PROXY: TrustProxy.optional(),
  VERSION: z.string().default('development'),
})
  .refine((env) => env.NODE_ENV !== 'production' || env.STRIPE_EMULATOR_URL === undefined, {
    message: 'must not be set in production: the emulator is for development and tests',
    path: ['STRIPE_EMULATOR_URL'],
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.API_REFERENCE_DIR === undefined, {
    message: 'must not be set in production: /docs is for development',
    path: ['API_REFERENCE_DIR'],
  })
  // A wrong guess either counts everybody as one address or believes whatever address a client makes up.
  .refine((env) => env.NODE_ENV !== 'production' || env.TRUST_PROXY !== undefined, {
    message: 'is required in production: the addresses or networks of the proxies in front, or none',
    path: ['TRUST_PROXY'],
  });
export type GatewayEnv = z.output<typeof GatewayEnv>;
