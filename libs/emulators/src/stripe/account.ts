import type { Connection } from 'mongoose';
import {
  caseInsensitiveIndex,
  fieldIndex,
  openObjectStore,
  type PendingChanges,
  type ObjectStore,
} from '../object-store.ts';
import type {
  Coupon,
  Customer,
  DeletedCustomer,
  Discount,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  PromotionCode,
  SetupIntent,
  StripeEvent,
  Subscription,
} from './objects.ts';

/** Everything an account holds, by type: what the API shows, and below what it does not. */
export interface StripeObjects {
  customer: Customer | DeletedCustomer;
  product: Product;
  price: Price;
  coupon: Coupon;
  promotion_code: PromotionCode;
  discount: Discount;
  payment_method: PaymentMethod;
  setup_intent: SetupIntent;
  payment_intent: PaymentIntent;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  event: StripeEvent;
  /** Its id is the secret of its link. */
  portal_session: PortalSession;
  card: Card;
  idempotency_key: RememberedAnswer;
  timer: StoredTimer;
  delivery: Delivery;
  clock: StoredClock;
}

/** Which test card stands behind a payment method of the same id; the number itself is never kept. */
interface Card {
  token: string;
  authenticated: boolean;
}

/** The answer that a repeated call gets, for 24 hours. Its id is the idempotency key. */
export interface RememberedAnswer {
  digest: string;
  /** Unix seconds of the emulator's clock. */
  answeredAt: number;
  status: number;
  body: string;
}

/** When time does something to a subscription, coupon or promotion code. Its id is that object's. */
export interface StoredTimer {
  id: string;
  type: 'subscription' | 'coupon' | 'promotion_code';
  /** The lock under which it is done: a customer's id, or `promotionsLock`. */
  key: string;
  /** Unix seconds of the emulator's clock. */
  at: number;
}

/** An event on its way to the webhook endpoint. Its id is the event's. */
export interface Delivery {
  id: string;
  /** The id of the object that the event tells of: what happens to one is told in order. */
  key: string;
  /** The next try, in ms since the epoch, as is `since`. */
  at: number;
  since: number;
  attempts: number;
}

interface StoredClock {
  /** Seconds by which the emulator's clock runs ahead of the process's. */
  ahead: number;
}

export type StripeStore = ObjectStore<StripeObjects>;
export type StripeChanges = PendingChanges<StripeObjects>;

/** The lock of coupons and promotion codes, whose redemptions are counted over all customers. */
export const promotionsLock = 'promotions';

export const subscriptionOfInvoice = 'parent.subscription_details.subscription';
export const intentOfPayment = 'payment.payment_intent';

const indexes = [
  // Lists of one customer, and what ends with it.
  ...['invoice', 'payment_method', 'promotion_code', 'setup_intent', 'subscription'].map((type) =>
    fieldIndex(type, 'customer'),
  ),
  // A customer's list by address.
  fieldIndex('customer', 'email'),
  // What is open when a subscription ends.
  fieldIndex('invoice', subscriptionOfInvoice),
  // The payments of an invoice, and the invoice of a payment.
  fieldIndex('invoice_payment', 'invoice'),
  fieldIndex('invoice_payment', intentOfPayment),
  // A code as somebody types it.
  caseInsensitiveIndex(fieldIndex('promotion_code', 'code')),
  // The codes that end with their coupon.
  fieldIndex('promotion_code', 'promotion.coupon'),
  fieldIndex('setup_intent', 'payment_method'),
  fieldIndex('event', 'type'),
  // What is due, of all and of one customer.
  fieldIndex('timer', 'at'),
  fieldIndex('timer', 'key'),
  // What is to be delivered next, of all and of one object.
  fieldIndex('delivery', 'at'),
  fieldIndex('delivery', 'key'),
];

/** The account in this database. */
export const openAccount = (connection: Connection): Promise<StripeStore> =>
  openObjectStore(connection, 'stripe_objects', indexes);
