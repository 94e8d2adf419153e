import { enqueueDueWork, type Jobs } from '@inkwell/events';
import { AppError, isDuplicateKey } from '@inkwell/service';
import type { Connection } from 'mongoose';
import { Counter, Histogram } from 'prom-client';
import type { Stripe } from 'stripe';
import { customerModel } from './customer.model.ts';
import { stripeEventModel } from './stripe-event.model.ts';
import type { Sync } from './sync.ts';

const webhookLagSeconds = new Histogram({
  name: 'inkwell_webhook_lag_seconds',
  help: 'From when Stripe made an event until it arrived (stage `arrival`), and from then until it was synced (`sync`).',
  labelNames: ['stage'],
  buckets: [0.1, 0.5, 1, 2, 5, 10, 30, 60, 300, 1_800, 3_600],
});

const missedWebhooks = new Counter({
  name: 'inkwell_webhooks_missed_total',
  help: "Events of people here that were in Stripe's list and had come by no webhook.",
});

export type Webhooks = ReturnType<typeof createWebhooks>;

export interface WebhooksDeps {
  connection: Connection;
  stripe: Stripe;
  jobs: Jobs<'billing'>;
  sync: Sync;
  /** Any of them proves that an event is Stripe's. */
  secrets: readonly string[];
  now?: (() => number) | undefined;
}

/** Stripe's webhooks. Only the customer is taken from an event; their state is fetched from Stripe. */
export function createWebhooks({ connection, stripe, jobs, sync, secrets, now = Date.now }: WebhooksDeps) {
  const Row = stripeEventModel(connection);
  const Customer = customerModel(connection);

  const enqueue = (eventId: string) =>
    jobs.enqueue('billing.sync-stripe-event', { eventId }, { id: eventId.replaceAll('_', '-') });

  /**
   * Stores the event once and leaves the rest to a job.
   *
   * @param body the exact bytes, which the signature is of
   * @throws AppError `invalid` where the signature is not Stripe's
   */
  async function receive(body: unknown, signature: unknown): Promise<void> {
    const event = verified(body, signature);
    const customerId = customerOf(event);
    const receivedAt = new Date(now());
    try {
      // An event without a customer is stored as synced.
      await Row.create({ _id: event.id, customerId, receivedAt, syncedAt: customerId ? null : receivedAt });
    } catch (error) {
      if (isDuplicateKey(error)) return;
      throw error;
    }
    // No figure is worth refusing an event for that lacks it.
    if (Number.isFinite(event.created))
      webhookLagSeconds.observe({ stage: 'arrival' }, secondsSince(event.created * 1_000));
    if (customerId !== null) await enqueue(event.id);
  }

  function verified(body: unknown, signature: unknown): Stripe.Event {
    let refusal: unknown = new TypeError('unsigned');
    if (Buffer.isBuffer(body) && typeof signature === 'string') {
      for (const secret of secrets) {
        try {
          const event: unknown = stripe.webhooks.constructEvent(body, signature, secret);
          if (isEvent(event)) return event;
          throw new AppError('invalid', 'This is no event.');
        } catch (error) {
          if (error instanceof AppError) throw error;
          refusal = error;
        }
      }
    }
    throw new AppError('invalid', 'The signature does not match.', { cause: refusal });
  }

  /**
   * Stores what no webhook told of, as if one had. Of each customer the latest event alone leads to a sync, which finds
   * what all of them have changed.
   *
   * @param events of Stripe's list, the newest first
   */
  async function takeMissed(events: readonly Stripe.Event[]): Promise<void> {
    if (events.length === 0) return;
    const known = await Row.find({ _id: { $in: events.map(({ id }) => id) } }, { _id: 1 }).lean();
    const knownIds = new Set(known.map(({ _id }) => _id));
    const unknown = events.flatMap((event) => {
      const customerId = knownIds.has(event.id) ? null : customerOf(event);
      return customerId === null ? [] : [{ id: event.id, customerId }];
    });
    if (unknown.length === 0) return;
    const ids = [...new Set(unknown.map(({ customerId }) => customerId))];
    const people = await Customer.find({ stripeCustomerId: { $in: ids } }, { stripeCustomerId: 1 }).lean();
    const ours = new Set(people.map(({ stripeCustomerId }) => stripeCustomerId));
    const latest = new Map(unknown.toReversed().map(({ id, customerId }) => [customerId, id]));
    const receivedAt = new Date(now());
    const rows = unknown
      .filter(({ customerId }) => ours.has(customerId))
      .map(({ id, customerId }) => ({
        _id: id,
        customerId,
        receivedAt,
        syncedAt: latest.get(customerId) === id ? null : receivedAt,
      }));
    if (rows.length === 0) return;
    await Row.bulkWrite(
      rows.map(({ _id, ...row }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true },
      })),
      { ordered: false },
    );
    missedWebhooks.inc(rows.length);
    for (const { _id, syncedAt } of rows) if (syncedAt === null) await enqueue(_id);
  }

  /** Syncs the customer of one event. A second run changes nothing. */
  async function process(eventId: string): Promise<void> {
    const event = await Row.findById(eventId).lean();
    if (event === null || event.syncedAt !== null) return;
    const customer = await Customer.findOne({ stripeCustomerId: event.customerId }, { _id: 1 }).lean();
    // A customer who is not ours, or erased, needs no sync.
    if (customer !== null) await sync(customer._id);
    await Row.updateOne({ _id: eventId }, { $set: { syncedAt: new Date(now()) } });
    webhookLagSeconds.observe({ stage: 'sync' }, secondsSince(event.receivedAt.getTime()));
  }

  const secondsSince = (ms: number): number => Math.max(0, (now() - ms) / 1_000);

  return {
    receive,
    takeMissed,
    process,
    /** How long the oldest event has waited to be synced, in seconds. */
    oldestUnsynced: async (): Promise<number> => {
      const oldest = await Row.findOne({ syncedAt: null }, { receivedAt: 1 }).sort({ receivedAt: 1 }).lean();
      return oldest === null ? 0 : secondsSince(oldest.receivedAt.getTime());
    },
    /** Queues again what waits without a job. */
    sweep: (): Promise<void> =>
      enqueueDueWork({
        find: (before) =>
          Row.find({ syncedAt: null, receivedAt: { $lt: before } }, { _id: 1 })
            .sort({ receivedAt: 1 })
            .lean()
            .cursor(),
        enqueue: ({ _id }) => enqueue(_id),
        now: () => new Date(now()),
      }),
  };
}

const isEvent = (value: unknown): value is Stripe.Event =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  value.id !== '';

/** Null also of an event in a form that is not known here. */
function customerOf(event: Stripe.Event): string | null {
  const object: unknown = event.data?.object;
  if (typeof object !== 'object' || object === null) return null;
  const reference = 'object' in object && object.object === 'customer' ? object : customerIn(object);
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' || reference === null || !('id' in reference)) return null;
  return typeof reference.id === 'string' ? reference.id : null;
}

const customerIn = (object: object): unknown => ('customer' in object ? object.customer : null);
