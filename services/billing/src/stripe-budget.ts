import { isDuplicateKey } from '@inkwell/service';
import type { Connection } from 'mongoose';
import { reconciliationModel } from './reconciliation.model.ts';

/**
 * How many people are compared with Stripe in a second, by all processes together. Each costs two calls: 40 of the 100
 * a second that Stripe takes of an account (https://docs.stripe.com/rate-limits). It is 1.7 million people a day.
 */
const PEOPLE_PER_SECOND = 20;

/** A token bucket in MongoDB, so that work in the background leaves most of Stripe's rate limit to people who wait. */
export function createStripeBudget({ connection, now }: { connection: Connection; now: () => number }) {
  const Row = reconciliationModel(connection);
  const at = () => new Date(now());

  async function take(wanted: number): Promise<number> {
    const time = at();
    const passedMs = { $max: [0, { $subtract: [time, { $ifNull: ['$refilledAt', time] }] }] };
    const refilled = {
      $add: [
        { $ifNull: ['$tokens', PEOPLE_PER_SECOND] },
        { $multiply: [passedMs, PEOPLE_PER_SECOND / 1_000] },
      ],
    };
    const row = await Row.findOneAndUpdate(
      { _id: 'budget' },
      [
        {
          $set: {
            tokens: { $min: [PEOPLE_PER_SECOND, refilled] },
            refilledAt: { $max: [time, '$refilledAt'] },
          },
        },
        { $set: { granted: { $min: [wanted, { $floor: '$tokens' }] } } },
        { $set: { tokens: { $subtract: ['$tokens', '$granted'] } } },
      ],
      { upsert: true, returnDocument: 'after', updatePipeline: true },
    ).lean();
    return row?.granted ?? 0;
  }

  return {
    /** @returns how many comparisons may begin now, at most as many as are wanted */
    take: async (wanted: number): Promise<number> => {
      try {
        return await take(wanted);
      } catch (error) {
        // Another process has just made the row.
        if (isDuplicateKey(error)) return take(wanted);
        throw error;
      }
    },
  };
}
