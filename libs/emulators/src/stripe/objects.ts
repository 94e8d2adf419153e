import type Stripe from 'stripe';

// Stripe's own typings with every reference narrowed to the id that is stored; `expand` widens it on the way out.
// Building on them lets the compiler hold the emulator to the shape of the current API version.
type WithIdsAlone<Shape, Changes> = Omit<Shape, keyof Changes> & Changes;

export interface List<Item> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Item[];
}

export type Customer = WithIdsAlone<
  Stripe.Customer,
  {
    invoice_settings: WithIdsAlone<
      Stripe.Customer['invoice_settings'],
      { default_payment_method: string | null }
    >;
  }
>;
export interface DeletedCustomer {
  id: string;
  object: 'customer';
  deleted: true;
}

export type Product = WithIdsAlone<Stripe.Product, { default_price: string | null }>;
export type Price = WithIdsAlone<
  Stripe.Price,
  { product: string; unit_amount: number; unit_amount_decimal: string }
>;
export type Plan = WithIdsAlone<Stripe.Plan, { amount_decimal: string; product: string }>;
export type Coupon = Stripe.Coupon;
export type PromotionCode = WithIdsAlone<
  Stripe.PromotionCode,
  { customer: string | null; promotion: { coupon: string; type: 'coupon' } }
>;
export type Discount = WithIdsAlone<
  Stripe.Discount,
  { customer: string | null; promotion_code: string | null; source: { coupon: string; type: 'coupon' } }
>;

export type PaymentMethod = WithIdsAlone<
  Stripe.PaymentMethod,
  { customer: string | null; card: Stripe.PaymentMethod.Card }
>;

interface NextAction {
  type: 'use_stripe_sdk';
  use_stripe_sdk: { type: 'stripe_3ds2_fingerprint'; source: string };
}
export interface CardFailure {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  message: string;
  decline_code?: string;
  payment_method?: PaymentMethod;
}
export type SetupIntent = WithIdsAlone<
  Stripe.SetupIntent,
  {
    client_secret: string;
    customer: string | null;
    payment_method: string | null;
    next_action: NextAction | null;
    last_setup_error: CardFailure | null;
    metadata: Record<string, string>;
  }
>;
export type PaymentIntent = WithIdsAlone<
  Stripe.PaymentIntent,
  {
    client_secret: string;
    customer: string | null;
    payment_method: string | null;
    next_action: NextAction | null;
    last_payment_error: CardFailure | null;
  }
>;

export type SubscriptionItem = WithIdsAlone<
  Stripe.SubscriptionItem,
  { price: Price; plan: Plan; quantity: number }
>;
export type Subscription = WithIdsAlone<
  Stripe.Subscription,
  {
    customer: string;
    default_payment_method: string | null;
    discounts: string[];
    items: List<SubscriptionItem>;
    latest_invoice: string | null;
    pending_setup_intent: string | null;
    metadata: Record<string, string>;
  }
>;

export type InvoiceLine = WithIdsAlone<
  Stripe.InvoiceLineItem,
  {
    pricing: {
      type: 'price_details';
      price_details: { price: string; product: string };
      unit_amount_decimal: string;
    };
    quantity: number;
    quantity_decimal: string;
    discounts: string[];
  }
>;
export type Invoice = WithIdsAlone<
  Stripe.Invoice,
  {
    customer: string;
    default_payment_method: string | null;
    discounts: string[];
    lines: List<InvoiceLine>;
    status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
    parent: {
      type: 'subscription_details';
      quote_details: null;
      subscription_details: { subscription: string; metadata: Record<string, string> };
    };
  }
>;
export type InvoicePayment = WithIdsAlone<
  Stripe.InvoicePayment,
  { invoice: string; payment: { type: 'payment_intent'; payment_intent: string } }
>;

export type PortalSession = WithIdsAlone<Stripe.BillingPortal.Session, { configuration: string }>;

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: ApiObject };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** Anything with an id that an answer or an event can carry. */
export interface ApiObject {
  id: string;
  object: string;
}
