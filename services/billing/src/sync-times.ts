import { DAY_MS, HOUR_MS } from '@inkwell/contracts';
import type { StoredPrice } from './price.ts';
import { isInOrder, type Standing } from './standing.ts';

/** How long a subscription is left alone after it was claimed for a comparison, in ms: a failed one is due again then. */
export const RETRY_MS = HOUR_MS;

/** What a comparison with Stripe has found. */
export interface ComparisonResult extends Pick<Standing, 'status' | 'trialEnd'> {
  live: boolean;
  price?: Pick<StoredPrice, 'nextChargeAt'> | null;
}

/**
 * When Stripe is asked again where nobody tells of a change: a day later, or an hour after a date on which something
 * changes by itself; in an hour what has just changed, since one change often follows another, and what is overdue.
 * Null where nothing can change.
 *
 * @param now in ms since the epoch
 */
export function nextSyncOf(
  found: ComparisonResult,
  { hasChanged, now }: { hasChanged: boolean; now: number },
): Date | null {
  if (!found.live) return null;
  if (hasChanged || !isInOrder(found.status)) return new Date(now + HOUR_MS);
  const dates = [found.trialEnd, found.price?.nextChargeAt]
    .map((date) => (date?.getTime() ?? 0) + HOUR_MS)
    .filter((at) => at > now);
  return new Date(Math.min(now + DAY_MS, ...dates));
}
