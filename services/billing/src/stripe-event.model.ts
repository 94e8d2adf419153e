import { type Connection, Schema } from 'mongoose';

const KEPT_SECONDS = 30 * 86_400;

/** A webhook of Stripe. Only the customer is kept of it: their state is fetched anew. */
export interface StripeEventRow {
  /** Stripe's id, by which a repeated event is recognised. */
  _id: string;
  customerId: string | null;
  receivedAt: Date;
  /** When the customer was synced because of it; null until then. */
  syncedAt: Date | null;
}

const schema = new Schema<StripeEventRow>(
  {
    _id: { type: String, required: true },
    customerId: { type: String, default: null },
    receivedAt: { type: Date, required: true },
    syncedAt: { type: Date, default: null },
  },
  { collection: 'stripe_events', versionKey: false },
);
// The sweep looks for what no job has done.
schema.index({ syncedAt: 1, receivedAt: 1 }, { name: 'syncedAt_1_receivedAt_1' });
// Longer than Stripe repeats an event; one that is not synced has no date and does not expire.
schema.index({ syncedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS, name: 'synced_ttl' });

export const stripeEventModel = (connection: Connection) => connection.model('StripeEvent', schema);
