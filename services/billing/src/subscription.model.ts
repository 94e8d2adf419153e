import { type Connection, Schema } from 'mongoose';

/** A subscription as Stripe last told it; those that ended stay as the history. */
export interface SubscriptionRow {
  /** Stripe's id. */
  _id: string;
  userId: string;
  status: string;
  live: boolean;
  trialEnd: Date | null;
  startedAt: Date;
  endedAt: Date | null;
}

const schema = new Schema<SubscriptionRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    status: { type: String, required: true },
    live: { type: Boolean, required: true },
    trialEnd: { type: Date, default: null },
    startedAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
  },
  { collection: 'subscriptions', versionKey: false },
);
// Nobody pays twice: one live subscription for each person.
schema.index({ userId: 1 }, { unique: true, partialFilterExpression: { live: true }, name: 'one_live' });
// A person's history is read and erased by this.
schema.index({ userId: 1, startedAt: -1 }, { name: 'userId_1_startedAt_-1' });

export const subscriptionModel = (connection: Connection) => connection.model('Subscription', schema);
