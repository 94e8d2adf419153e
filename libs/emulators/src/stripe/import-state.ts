import type { Connection } from 'mongoose';
import { importOnce } from '../import-file.ts';
import { promotionsLock, type StripeObjects } from './account.ts';
import type { Coupon, PromotionCode, StripeEvent, Subscription } from './objects.ts';
import { isOver } from './subscription-state.ts';

/** The account as one JSON file held it: tables of rows by id, in the order of their creation. */
interface State {
  clockAhead: number;
  coupons: Record<string, Coupon>;
  promotionCodes: Record<string, PromotionCode>;
  subscriptions: Record<string, Subscription>;
  events: Record<string, StripeEvent>;
  answers: Record<string, { digest: string; at: number; status: number; body: string }>;
  [table: string]: unknown;
}

const tables: Record<string, keyof StripeObjects> = {
  products: 'product',
  prices: 'price',
  coupons: 'coupon',
  promotionCodes: 'promotion_code',
  customers: 'customer',
  discounts: 'discount',
  paymentMethods: 'payment_method',
  cards: 'card',
  setupIntents: 'setup_intent',
  paymentIntents: 'payment_intent',
  subscriptions: 'subscription',
  invoices: 'invoice',
  invoicePayments: 'invoice_payment',
  events: 'event',
};
const dayMs = 86_400_000;

/** Takes over the account that earlier versions kept in a file. */
export const importStripeState = (connection: Connection, path: string): Promise<void> =>
  importOnce(connection, 'stripe_objects', path, rowsOf);

function* rowsOf(state: State) {
  const now = Date.now();
  for (const [table, type] of Object.entries(tables)) {
    for (const [id, value] of Object.entries((state[table] ?? {}) as Record<string, object>)) {
      yield { type, id, value, ...(type === 'event' && { expireAt: new Date(now + 30 * dayMs) }) };
    }
  }
  for (const [id, { at, ...answer }] of Object.entries(state.answers)) {
    yield {
      type: 'idempotency_key',
      id,
      value: { ...answer, answeredAt: at },
      expireAt: new Date(now + dayMs),
    };
  }
  // Due at once: the first look at it finds out when it really is.
  for (const { id, customer, ...subscription } of Object.values(state.subscriptions)) {
    if (isOver({ ...subscription, id, customer })) continue;
    yield { type: 'timer', id, value: { id, type: 'subscription', key: customer, at: 0 } };
  }
  for (const { id, redeem_by: at, valid } of Object.values(state.coupons)) {
    if (valid && at !== null)
      yield { type: 'timer', id, value: { id, type: 'coupon', key: promotionsLock, at } };
  }
  for (const { id, expires_at: at, active } of Object.values(state.promotionCodes)) {
    if (active && at !== null) {
      yield { type: 'timer', id, value: { id, type: 'promotion_code', key: promotionsLock, at } };
    }
  }
  for (const { id, data, pending_webhooks: pending } of Object.values(state.events)) {
    if (pending === 0) continue;
    yield { type: 'delivery', id, value: { id, key: data.object.id, at: now, since: now, attempts: 0 } };
  }
  yield { type: 'clock', id: 'clock', value: { ahead: state.clockAhead } };
}
