import {
  isFreeForever,
  isFullDiscount,
  type SetupSecret,
  type SubscriptionStatus,
  TRIAL_DAYS,
} from '@inkwell/contracts';
import { AppError } from '@inkwell/service';
import type { Stripe } from 'stripe';
import type { Access } from './access.ts';
import type { Catalog } from './catalog.ts';
import type { OrderLeases } from './order-leases.ts';
import type { OrderLease, Order } from './customer.model.ts';
import type { Customer, Customers } from './customers.ts';
import type { Promos, ValidPromo } from './promos.ts';
import { isInOrder, statusOf } from './standing.ts';
import { callStripe, isMissing, mayStillRun, stripeErrorOf } from './stripe.ts';
import type { Sync } from './sync.ts';

const MAX_INVOICES = 100;

export interface SubscriptionsDeps {
  stripe: Stripe;
  customers: Customers;
  orderLeases: OrderLeases;
  catalog: Catalog;
  promos: Promos;
  access: Access;
  sync: Sync;
  now?: (() => number) | undefined;
}

/** A subscription, and whether this call made it. */
export interface CreatedOrExisting {
  subscriptionId: string;
  isNew: boolean;
}

export function createSubscriptions(deps: SubscriptionsDeps) {
  const { stripe, customers, orderLeases, catalog, promos, access, sync, now = Date.now } = deps;

  /**
   * @throws AppError `already_subscribed`; `subscription_canceled` for somebody who left, whose data are all there
   */
  async function setup(userId: string): Promise<SetupSecret> {
    const known = await customers.findCurrent(userId);
    if (known?.status === 'canceled') {
      throw new AppError('subscription_canceled', 'Your subscription was canceled.', {
        context: { dataRetained: true },
      });
    }
    return resubscribe(userId);
  }

  /** @throws AppError `already_subscribed` */
  async function resubscribe(userId: string): Promise<SetupSecret> {
    const known = await customers.findCurrent(userId);
    if (known && isInOrder(known.status)) {
      throw new AppError('already_subscribed', 'You already have a subscription.');
    }
    const intent = await createSetupIntent(userId);
    if (intent.client_secret === null) throw new AppError('unavailable');
    return { clientSecret: intent.client_secret };
  }

  async function createSetupIntent(userId: string): Promise<Stripe.SetupIntent> {
    const createIntent = async () => {
      const customer = await customers.ensure(userId);
      return callStripe(() =>
        stripe.setupIntents.create({
          customer: customer.stripeCustomerId,
          // Only methods that do not redirect to another page.
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          usage: 'off_session',
        }),
      );
    };
    try {
      return await createIntent();
    } catch (error) {
      if (!isMissing(error)) throw error;
      // The customer was deleted at Stripe: sync forgets their id, and a new one is made.
      await sync(userId);
      return createIntent();
    }
  }

  /**
   * Any number of calls, also at once, make one subscription.
   *
   * @throws AppError `promo_invalid`; `payment_required` without a confirmed card, unless the code takes all off
   */
  async function create(userId: string, code: string | null | undefined): Promise<CreatedOrExisting> {
    const known = await customers.findCurrent(userId);
    if (known?.subscriptionId && isInOrder(known.status)) {
      // The process that wrote it may have died before the gateway's cache had it.
      await access.access(userId);
      return existingSubscription(known.subscriptionId);
    }
    try {
      return await order(userId, code);
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Deleted at Stripe meanwhile: customer, card or subscription. What is left there decides.
      return order(userId, code);
    }
  }

  async function order(userId: string, code: string | null | undefined): Promise<CreatedOrExisting> {
    // A crash can have left a subscription at Stripe that is not stored here, and a customer can be gone there.
    await sync(userId);
    const customer = await customers.ensure(userId);
    if (customer.live && customer.subscriptionId) return payOverdue(customer, customer.subscriptionId);
    try {
      return await placeOrder(customer, await orderOf(customer, code));
    } finally {
      if (code) promos.forget(code);
    }
  }

  async function orderOf(customer: Customer, code: string | null | undefined): Promise<Order> {
    const promo = code ? await promos.find(code, customer.stripeCustomerId) : null;
    if (code && promo === null) throw promoInvalid();
    const card = await customers.confirmedCard(customer);
    if (card === null && !isFullDiscount(promo)) throw cardMissing();
    return {
      paymentMethod: card,
      promotionCode: promo?.promotionCodeId ?? null,
      ...trialOf(customer, promo),
    };
  }

  // Free for ever needs no trial. Otherwise the one trial is given, or what is left of it goes on.
  function trialOf(customer: Customer, promo: ValidPromo | null): Pick<Order, 'trialDays' | 'trialEnd'> {
    if (isFreeForever(promo)) return { trialDays: null, trialEnd: null };
    if (customer.trialEnd === null) return { trialDays: TRIAL_DAYS, trialEnd: null };
    const isLeft = customer.trialEnd.getTime() > now();
    return { trialDays: null, trialEnd: isLeft ? Math.floor(customer.trialEnd.getTime() / 1_000) : null };
  }

  async function placeOrder(customer: Customer, wanted: Order): Promise<CreatedOrExisting> {
    const userId = customer._id;
    if (wanted.paymentMethod !== null) await customers.setDefaultCard(customer, wanted.paymentMethod);
    const price = await catalog.priceId();
    const acquired = await orderLeases.acquire(userId, wanted);
    if ('subscriptionId' in acquired) return existingSubscription(acquired.subscriptionId);
    const { lease, isFirst } = acquired;
    const { id } = await createAtStripe(customer, lease, price).catch(async (error: unknown) => {
      await endLease(userId, acquired, error);
      throw isPromoRefused(error) ? promoInvalid(error) : error;
    });
    await sync(userId);
    const saved = await customers.find(userId);
    return {
      subscriptionId: saved?.live && saved.subscriptionId ? saved.subscriptionId : id,
      isNew: isFirst,
    };
  }

  // Stripe's idempotency makes one subscription of all calls that share the lease.
  function createAtStripe(
    customer: Customer,
    lease: OrderLease,
    price: string,
  ): Promise<Stripe.Subscription> {
    const { paymentMethod, promotionCode, trialDays, trialEnd } = lease.order;
    return callStripe(() =>
      stripe.subscriptions.create(
        {
          customer: customer.stripeCustomerId,
          items: [{ price }],
          metadata: { userId: customer._id },
          // A first payment that fails leaves nothing behind.
          payment_behavior: 'error_if_incomplete',
          off_session: true,
          ...(paymentMethod !== null && { default_payment_method: paymentMethod }),
          ...(promotionCode !== null && { discounts: [{ promotion_code: promotionCode }] }),
          ...(trialDays !== null && { trial_period_days: trialDays }),
          ...(trialEnd !== null && { trial_end: trialEnd }),
        },
        { idempotencyKey: `subscription-${customer._id}-${lease.id}` },
      ),
    );
  }

  async function endLease(
    userId: string,
    { lease, isFirst }: { lease: OrderLease; isFirst: boolean },
    error: unknown,
  ): Promise<void> {
    if (mayStillRun(error)) return orderLeases.extend(userId, lease);
    // Stripe gives every call of this lease the same refusal of a card, so any of them may end it.
    if (error instanceof AppError && error.code === 'payment_required')
      return orderLeases.release(userId, lease);
    // The first call alone knows that none of its own is still on its way.
    if (!isFirst) return;
    const isUnknown = error instanceof AppError && error.code === 'unavailable';
    await (isUnknown ? orderLeases.expire : orderLeases.release)(userId, lease);
  }

  /** A subscription that is behind: the new card takes over and pays what is open. */
  async function payOverdue(customer: Customer, subscriptionId: string): Promise<CreatedOrExisting> {
    if (isInOrder(customer.status)) return existingSubscription(subscriptionId);
    const card = await customers.confirmedCard(customer);
    if (card === null) throw cardMissing();
    await customers.setDefaultCard(customer, card);
    await callStripe(() => stripe.subscriptions.update(subscriptionId, { default_payment_method: card }));
    const { data } = await callStripe(() =>
      stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: MAX_INVOICES }),
    );
    try {
      for (const invoice of data.toReversed()) await payInvoice(invoice.id, card);
    } finally {
      // Some invoices may be paid even where one was not.
      await sync(customer._id);
    }
    return existingSubscription(subscriptionId);
  }

  async function payInvoice(invoiceId: string, card: string): Promise<void> {
    try {
      await callStripe(() => stripe.invoices.pay(invoiceId, { payment_method: card }));
    } catch (error) {
      // Another call, or Stripe's own retry, was quicker.
      if (stripeErrorOf(error)?.code !== 'invoice_already_paid') throw error;
    }
  }

  /** Goes on with a trial that was canceled before its end. @throws AppError `trial_over` */
  async function restart(userId: string): Promise<SubscriptionStatus> {
    if (!(await mayRestart(userId))) throw trialOver();
    try {
      await create(userId, null);
    } catch (error) {
      // The card or the customer is gone at Stripe, which was not known here yet.
      if (!(await mayRestart(userId))) throw trialOver(error);
      throw error;
    }
    return access.status(userId);
  }

  async function mayRestart(userId: string): Promise<boolean> {
    const known = await customers.find(userId);
    return known !== null && statusOf(known, now()).canRestartTrial;
  }

  return { setup, resubscribe, create, restart };
}

const existingSubscription = (subscriptionId: string): CreatedOrExisting => ({
  subscriptionId,
  isNew: false,
});

const promoInvalid = (cause?: unknown) =>
  new AppError('promo_invalid', 'This promo code is not valid or has expired.', { cause });

// A code can run out between the look at it and the order.
const isPromoRefused = (error: unknown) => stripeErrorOf(error)?.param?.startsWith('discounts') === true;

const trialOver = (cause?: unknown) =>
  new AppError('trial_over', 'Your free trial cannot be continued.', { cause });

const cardMissing = () => new AppError('payment_required', 'Please add a payment method first.');
