import { type Connection, Schema } from 'mongoose';
import type { StoredPrice } from './price.ts';
import type { Standing } from './standing.ts';

/** What a subscription is ordered with. Kept with its lease, so that every call that joins asks for the same. */
export interface Order {
  paymentMethod: string | null;
  promotionCode: string | null;
  /** Days of a first trial, or the end of one that goes on in Unix seconds, or neither. */
  trialDays: number | null;
  trialEnd: number | null;
}

/** A lease on ordering a subscription: one at a time, and its id makes Stripe's idempotency key. */
export interface OrderLease {
  id: string;
  until: Date;
  order: Order;
}

/** A person as billing knows them. The one row that status and access are read from. */
export interface CustomerRow extends Standing {
  /** The user's id. */
  _id: string;
  stripeCustomerId: string | null;
  /** Makes the idempotency key of the customer's creation at Stripe. */
  creationKey: string;
  /** Counts the commits of Stripe's truth, which is also the entitlement's version. */
  version: number;
  /** The subscription that counts: the live one, else the latest. */
  subscriptionId: string | null;
  live: boolean;
  /** Missing in rows that were last written before prices were kept. */
  price?: StoredPrice | null;
  /** The lease of an order that is under way. */
  claim: OrderLease | null;
  /** When Stripe is asked again without being told to; null where nothing can change by itself. */
  nextSyncAt: Date | null;
}

/** A query for what is due repeats `$gte: FIRST_DATE`: without it MongoDB cannot use the partial index. */
export const FIRST_DATE = new Date(0);

const order = new Schema<Order>(
  { paymentMethod: String, promotionCode: String, trialDays: Number, trialEnd: Number },
  { _id: false },
);
const claim = new Schema<OrderLease>(
  { id: { type: String, required: true }, until: { type: Date, required: true }, order: { type: order } },
  { _id: false },
);
const price = new Schema<StoredPrice>(
  {
    amount: Number,
    currency: String,
    discount: String,
    nextAmount: Number,
    nextChargeAt: Date,
    freeUntil: Date,
  },
  { _id: false },
);
const schema = new Schema<CustomerRow>(
  {
    _id: { type: String, required: true },
    stripeCustomerId: { type: String, default: null },
    creationKey: { type: String, required: true },
    version: { type: Number, default: 0 },
    subscriptionId: { type: String, default: null },
    live: { type: Boolean, default: false },
    price: { type: price, default: null },
    status: { type: String, default: 'none' },
    trialEnd: { type: Date, default: null },
    pastDueSince: { type: Date, default: null },
    hasCard: { type: Boolean, default: false },
    claim: { type: claim, default: null },
    nextSyncAt: { type: Date, default: null },
  },
  { collection: 'customers', versionKey: false },
);
// A webhook names Stripe's customer. Stripe makes each for the one person that the idempotency key names: a unique index
// would need the shard key, which is the person. Any id is greater than '', and null is not.
schema.index(
  { stripeCustomerId: 1, _id: 1 },
  { name: 'stripe_customers', partialFilterExpression: { stripeCustomerId: { $gt: '' } } },
);
// The sweep looks for what is due.
schema.index(
  { nextSyncAt: 1 },
  { name: 'due', partialFilterExpression: { nextSyncAt: { $gte: FIRST_DATE } } },
);
// Who owes something is compared first.
schema.index(
  { status: 1, nextSyncAt: 1 },
  { name: 'due_by_status', partialFilterExpression: { nextSyncAt: { $gte: FIRST_DATE } } },
);
// The sweep looks for leases whose owner went away. Without a lease there is no such field.
schema.index(
  { 'claim.until': 1 },
  { name: 'claims', partialFilterExpression: { 'claim.until': { $exists: true } } },
);

export const customerModel = (connection: Connection) => connection.model('Customer', schema);
