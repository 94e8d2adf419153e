import { type Connection, Schema } from 'mongoose';

const KEPT_SECONDS = 30 * 86_400;

/** That Stripe told of something about a customer; what it was is asked anew. */
export interface StripeEventRow {
  /** Stripe's id: an event that comes again is known. */
  _id: string;
  customerId: string | null;
  receivedAt: Date;
  /** When the truth behind it was written; null until then. */
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
// Longer than Stripe repeats an event; what still waits stays.
schema.index({ syncedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS, name: 'synced_ttl' });

export const stripeEventModel = (connection: Connection) => connection.model('StripeEvent', schema);
