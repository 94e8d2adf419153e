import { randomBytes } from 'node:crypto';
import type { StripeObjects } from './account.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomCharacters(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** An id that looks like Stripe's: prefix, underscore, 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_1${randomCharacters(23)}`;
}

const typesByPrefix: Record<string, keyof StripeObjects> = {
  cus: 'customer',
  di: 'discount',
  in: 'invoice',
  pi: 'payment_intent',
  pm: 'payment_method',
  price: 'price',
  prod: 'product',
  promo: 'promotion_code',
  seti: 'setup_intent',
  sub: 'subscription',
};

/** What an id stands for, by its prefix. A coupon's id has none. */
export function typeOf(id: string): keyof StripeObjects | undefined {
  const prefix = id.slice(0, Math.max(0, id.indexOf('_')));
  return Object.hasOwn(typesByPrefix, prefix) ? typesByPrefix[prefix] : undefined;
}

export function clientSecret(intentId: string): string {
  return `${intentId}_secret_${randomCharacters(25)}`;
}
