import type { StateFile } from '../state-file.ts';
import type {
  Coupon,
  Customer,
  DeletedCustomer,
  Discount,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  Price,
  Product,
  PromotionCode,
  SetupIntent,
  StripeEvent,
  Subscription,
} from './objects.ts';

type Table<Row> = Record<string, Row>;

/** The whole account. Rows stand in the order of their creation, which is what lists are sorted by. */
export interface State {
  /** Seconds by which the emulator's clock runs ahead of the process's. */
  clockAhead: number;
  customers: Table<Customer | DeletedCustomer>;
  products: Table<Product>;
  prices: Table<Price>;
  coupons: Table<Coupon>;
  promotionCodes: Table<PromotionCode>;
  discounts: Table<Discount>;
  paymentMethods: Table<PaymentMethod>;
  setupIntents: Table<SetupIntent>;
  paymentIntents: Table<PaymentIntent>;
  subscriptions: Table<Subscription>;
  invoices: Table<Invoice>;
  invoicePayments: Table<InvoicePayment>;
  events: Table<StripeEvent>;
  /** Which test card stands behind a payment method; the number itself is never kept. */
  cards: Table<{ token: string; authenticated: boolean }>;
  /** Answers to replay, by idempotency key, for 24 hours. */
  answers: Table<{ digest: string; at: number; status: number; body: string }>;
}

export interface Store {
  readonly state: State;
  /** Writes the state; when this returns, it is on disk. */
  commit(): void;
  /** Goes back to the last commit. */
  rollback(): void;
}

export function createStore(file: StateFile, seed: () => State): Store {
  const stored = file.read();
  let committed = stored ?? JSON.stringify(seed());
  let state = parse(committed);
  if (stored === undefined) file.write(committed);
  return {
    get state() {
      return state;
    },
    commit() {
      const text = JSON.stringify(state);
      if (text === committed) return;
      file.write(text);
      committed = text;
    },
    rollback() {
      state = parse(committed);
    },
  };
}

function parse(text: string): State {
  const state: State = JSON.parse(text);
  return state;
}

export function emptyState(): State {
  return {
    clockAhead: 0,
    customers: {},
    products: {},
    prices: {},
    coupons: {},
    promotionCodes: {},
    discounts: {},
    paymentMethods: {},
    setupIntents: {},
    paymentIntents: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    events: {},
    cards: {},
    answers: {},
  };
}
