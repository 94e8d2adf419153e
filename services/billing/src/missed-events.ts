import { DAY_MS, HOUR_MS, MINUTE_MS } from '@inkwell/contracts';
import type { Logger } from '@inkwell/service';
import { isDuplicateKey } from '@inkwell/service';
import type { Connection } from 'mongoose';
import type { Stripe } from 'stripe';
import { type EventReading, reconciliationModel } from './reconciliation.model.ts';
import { callStripe, isMissing } from './stripe.ts';
import type { Webhooks } from './webhooks.ts';

const READ_EVERY_MS = HOUR_MS;
/** How old an event is before it is looked for, in ms: its webhook may be on its way. */
const SETTLED_MS = 5 * MINUTE_MS;
/** How far a reading goes back behind the end of the one before it, in ms: an event can be listed late. */
const OVERLAP_MS = 10 * MINUTE_MS;
/** Where the first reading begins, in ms before now. What is older the daily comparison finds. */
const FIRST_READING_MS = DAY_MS;
/** Stripe keeps events for 30 days, https://docs.stripe.com/api/events. */
const STRIPE_KEPT_MS = 30 * DAY_MS;
/** How long a reader that died keeps others away, in ms. */
const LEASE_MS = 2 * MINUTE_MS;
const PAGE_SIZE = 100;
/** How many pages are read in one go; the next one goes on where it ended. */
const MAX_PAGES = 40;

/** Whatever changes what is stored of a person. Stripe takes names, not groups of them, and at most 20. */
const EVENT_TYPES = [
  'customer.deleted',
  'customer.discount.created',
  'customer.discount.deleted',
  'customer.discount.updated',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'customer.updated',
  'invoice.finalized',
  'invoice.marked_uncollectible',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.updated',
  'invoice.voided',
  'payment_method.attached',
  'setup_intent.succeeded',
];

/**
 * Finds what no webhook told of: each hour Stripe's list of events is read from where the last reading ended. It costs
 * one call for a hundred events, whoever they are of, where asking for each person costs two.
 */
export function createMissedEvents(deps: {
  connection: Connection;
  stripe: Stripe;
  webhooks: Pick<Webhooks, 'takeMissed'>;
  log: Logger;
  now?: (() => number) | undefined;
}) {
  const { stripe, webhooks, log, now = Date.now } = deps;
  const Row = reconciliationModel(deps.connection);
  const newLease = () => new Date(now() + LEASE_MS);

  /** Takes the lease where a reading is due, or one that was begun is to go on. */
  async function acquire() {
    const leaseUntil = newLease();
    const time = new Date(now());
    try {
      await Row.updateOne(
        { _id: 'events' },
        { $setOnInsert: { dueAt: time, leaseUntil: time } },
        { upsert: true },
      );
    } catch (error) {
      // Another process has just made the row.
      if (!isDuplicateKey(error)) throw error;
    }
    return Row.findOneAndUpdate(
      { _id: 'events', dueAt: { $lte: time }, leaseUntil: { $lte: time } },
      { $set: { leaseUntil } },
      { returnDocument: 'after' },
    ).lean();
  }

  function begin(readUntil: Date | undefined): EventReading {
    const oldest = now() - STRIPE_KEPT_MS;
    const wanted = readUntil ? readUntil.getTime() - OVERLAP_MS : now() - FIRST_READING_MS;
    if (wanted < oldest)
      log.warn('events of Stripe are gone unread; the daily comparison finds what they told');
    return { from: Math.max(wanted, oldest), until: now() - SETTLED_MS, after: null };
  }

  async function fetchPage({ from, until, after }: EventReading) {
    const list = (startingAfter: string | null) =>
      callStripe(() =>
        stripe.events.list({
          types: EVENT_TYPES,
          created: { gte: Math.floor(from / 1_000), lte: Math.floor(until / 1_000) },
          limit: PAGE_SIZE,
          ...(startingAfter !== null && { starting_after: startingAfter }),
        }),
      );
    try {
      return await list(after);
    } catch (error) {
      // The event where it was to go on is older than Stripe keeps them.
      if (after === null || !isMissing(error)) throw error;
      return list(null);
    }
  }

  return {
    /** Reads on, where it is time to; of all processes one does. */
    sweep: async (): Promise<void> => {
      const row = await acquire();
      if (!row) return;
      let { leaseUntil } = row;
      let reading = row.reading ?? begin(row.readUntil);
      // Only while the lease is this process's.
      const save = async (change: object): Promise<boolean> => {
        const { matchedCount } = await Row.updateOne({ _id: 'events', leaseUntil }, { $set: change });
        return matchedCount > 0;
      };
      try {
        for (let pages = 0; pages < MAX_PAGES; pages += 1) {
          const page = await fetchPage(reading);
          await webhooks.takeMissed(page.data);
          const last = page.data.at(-1);
          if (!page.has_more || !last) {
            const time = new Date(now());
            await save({
              readUntil: new Date(reading.until),
              reading: null,
              dueAt: new Date(now() + READ_EVERY_MS),
              leaseUntil: time,
            });
            return;
          }
          reading = { ...reading, after: last.id };
          const renewed = newLease();
          if (!(await save({ reading, leaseUntil: renewed }))) return;
          leaseUntil = renewed;
        }
        await save({ leaseUntil: new Date(now()) });
      } catch (error) {
        await save({ leaseUntil: new Date(now()) });
        throw error;
      }
    },
    /** How long ago the events happened up to which all are read, in seconds; 0 before the first reading. */
    unread: async (): Promise<number> => {
      const row = await Row.findById('events').lean();
      return row?.readUntil ? Math.max(0, (now() - row.readUntil.getTime()) / 1_000) : 0;
    },
  };
}
