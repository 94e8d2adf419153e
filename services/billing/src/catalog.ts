import { HOUR_MS, PRICE_CENTS, PRODUCT_NAME } from '@inkwell/contracts';
import type { Stripe } from 'stripe';
import { createShortCache } from './short-cache.ts';
import { callStripe } from './stripe.ts';

const LOOKUP_KEY = 'inkwell_monthly';
const LIFETIME_MS = HOUR_MS;

/** Finds the monthly price at Stripe by its lookup key, and makes it in an account that has none. */
export function createCatalog({
  stripe,
  now = Date.now,
}: {
  stripe: Stripe;
  now?: (() => number) | undefined;
}) {
  // A price does not change, but the key can be given to another one.
  const known = createShortCache<string>({ lifetimeMs: LIFETIME_MS, max: 1, now });

  async function findOrCreatePrice(): Promise<string> {
    const { data } = await callStripe(() =>
      stripe.prices.list({ lookup_keys: [LOOKUP_KEY], active: true, limit: 1 }),
    );
    const price =
      data[0] ??
      (await callStripe(() =>
        stripe.prices.create(
          {
            lookup_key: LOOKUP_KEY,
            currency: 'usd',
            unit_amount: PRICE_CENTS,
            recurring: { interval: 'month' },
            product_data: { name: PRODUCT_NAME },
          },
          // Two processes that start on an empty account make one price.
          { idempotencyKey: `price-${LOOKUP_KEY}` },
        ),
      ));
    return price.id;
  }

  return { priceId: (): Promise<string> => known.get(LOOKUP_KEY, findOrCreatePrice) };
}
export type Catalog = ReturnType<typeof createCatalog>;
