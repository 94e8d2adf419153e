import { describe, expect, expectTypeOf, test } from 'vitest';
import type Stripe from 'stripe';
import type {
  Invoice,
  PaymentMethod,
  PromotionCode,
  SetupIntent,
  Subscription,
} from '../src/stripe/objects.ts';
import { customerWithCard, idOf, openStripe, refusal } from './stripe-fixture.ts';

const day = 86_400;

async function promotion(stripe: Stripe, code: string) {
  const found = await stripe.promotionCodes.list({ code, expand: ['data.promotion.coupon'] });
  const row = found.data[0];
  if (row === undefined) throw new Error(`${code} is missing`);
  return row;
}

test('the stored objects have the shape of the library’s typings', () => {
  expectTypeOf<Subscription['status']>().toEqualTypeOf<Stripe.Subscription['status']>();
  expectTypeOf<keyof Invoice>().toEqualTypeOf<keyof Stripe.Invoice>();
  expectTypeOf<keyof PaymentMethod>().toEqualTypeOf<keyof Stripe.PaymentMethod>();
  expectTypeOf<keyof PromotionCode>().toEqualTypeOf<keyof Stripe.PromotionCode>();
  expectTypeOf<keyof SetupIntent>().toEqualTypeOf<keyof Stripe.SetupIntent>();
});

describe('starting', () => {
  test('when a card is set up and a trial asked for, then the subscription is trialing and nothing was charged', async () => {
    const { stripe, monthly } = await openStripe();
    const { customer, method } = await customerWithCard(stripe);
    const subscription = await stripe.subscriptions.create({
      customer,
      items: [{ price: monthly }],
      trial_period_days: 7,
      default_payment_method: method,
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice', 'pending_setup_intent'],
    });
    expect(subscription).toMatchObject({ status: 'trialing', pending_setup_intent: null });
    expect(subscription.latest_invoice).toMatchObject({ status: 'paid', amount_due: 0, object: 'invoice' });
    const trialDays = ((subscription.trial_end ?? 0) - (subscription.trial_start ?? 0)) / day;
    expect(trialDays).toBe(7);
    expect(subscription.items.data[0]?.current_period_end).toBe(subscription.trial_end);
  });

  test('when WELCOME100 is given, then the subscription is active without a card and stays free', async () => {
    const { emulator, stripe, monthly } = await openStripe();
    const code = await promotion(stripe, 'WELCOME100');
    expect(code.promotion.coupon).toMatchObject({ percent_off: 100, duration: 'forever' });
    const customer = await stripe.customers.create();
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly }],
      discounts: [{ promotion_code: code.id }],
      payment_behavior: 'default_incomplete',
      off_session: true,
      expand: ['latest_invoice.confirmation_secret', 'discounts'],
    });
    expect(subscription).toMatchObject({ status: 'active', trial_end: null, pending_setup_intent: null });
    expect(subscription.latest_invoice).toMatchObject({ total: 0, subtotal: 999, confirmation_secret: null });
    expect(subscription.discounts[0]).toMatchObject({ promotion_code: code.id });

    await emulator.advanceTo(new Date(Date.now() + 70 * day * 1000));
    const later = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(later.status).toBe('active');
    expect(later.latest_invoice).toMatchObject({ total: 0, billing_reason: 'subscription_cycle' });
    expect((await stripe.invoices.list({ subscription: later.id })).data).toHaveLength(3);
  });

  test('when half is off for ever and five dollars once, then invoices say so', async () => {
    const { stripe, monthly } = await openStripe();
    const { customer } = await customerWithCard(stripe);
    for (const [code, total, left] of [
      ['HALF50', 499, 1],
      ['FIVEOFF', 499, 0],
    ] as const) {
      const { id } = await promotion(stripe, code);
      const subscription = await stripe.subscriptions.create({
        customer,
        items: [{ price: monthly }],
        discounts: [{ promotion_code: id }],
        expand: ['latest_invoice'],
      });
      expect(subscription.latest_invoice).toMatchObject({ total, amount_paid: total, status: 'paid' });
      expect(subscription.discounts).toHaveLength(left);
    }
  });

  test('when the code has run out, then it is refused and not listed as active', async () => {
    const { stripe, monthly } = await openStripe();
    expect((await stripe.promotionCodes.list({ code: 'expired10', active: true })).data).toEqual([]);
    const { id } = await promotion(stripe, 'EXPIRED10');
    const customer = await stripe.customers.create();
    const create = stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly }],
      discounts: [{ promotion_code: id }],
    });
    expect(await refusal(create)).toMatchObject({ status: 400, code: 'coupon_expired' });
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
  });

  test('when nothing is on file and the first payment may wait, then there is a confirmation secret', async () => {
    const { stripe, monthly } = await openStripe();
    const customer = await stripe.customers.create();
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    expect(subscription.status).toBe('incomplete');
    const invoice = subscription.latest_invoice;
    if (invoice === null || typeof invoice === 'string') throw new Error('The invoice was not expanded');
    expect(invoice.confirmation_secret?.client_secret).toMatch(/^pi_\w+_secret_\w+$/);
    expect(invoice.amount_due).toBe(999);

    const intentId = String(invoice.confirmation_secret?.client_secret).split('_secret_')[0] ?? '';
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  test('when there is no card and it may not wait, then nothing is created', async () => {
    const { stripe, monthly } = await openStripe();
    const customer = await stripe.customers.create();
    const create = stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly }] });
    expect(await refusal(create)).toMatchObject({ status: 400, code: 'resource_missing' });
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    expect((await stripe.invoices.list()).data).toEqual([]);
  });

  test('when a trial starts without a card, then confirming the pending setup intent files one', async () => {
    const { stripe, monthly } = await openStripe();
    const customer = await stripe.customers.create();
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly }],
      trial_period_days: 7,
    });
    const pending = idOf(subscription.pending_setup_intent);
    const intent = await stripe.setupIntents.confirm(pending, { payment_method: 'pm_card_visa' });
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect(after).toMatchObject({
      pending_setup_intent: null,
      default_payment_method: intent.payment_method,
    });
  });
});

describe('as time passes', () => {
  async function trial(card: string) {
    const opened = await openStripe();
    const { customer } = await customerWithCard(opened.stripe, card);
    const { id } = await opened.stripe.subscriptions.create({
      customer,
      items: [{ price: opened.monthly }],
      trial_period_days: 7,
    });
    return { ...opened, customer, id };
  }
  const inDays = (days: number) => new Date(Date.now() + days * day * 1000);

  test('when the trial ends and the card is good, then the first month is paid', async () => {
    const { emulator, stripe, id } = await trial('pm_card_visa');
    await emulator.advanceTo(inDays(8));
    const after = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(after.status).toBe('active');
    expect(after.latest_invoice).toMatchObject({ amount_paid: 999, status: 'paid' });
    const periodDays = ((after.items.data[0]?.current_period_end ?? 0) - (after.trial_end ?? 0)) / day;
    expect(periodDays).toBeGreaterThanOrEqual(28);
  });

  test('when the card fails at the trial’s end, then it is past due until a new card pays the invoice', async () => {
    const { emulator, stripe, id, customer } = await trial('pm_card_chargeCustomerFail');
    await emulator.advanceTo(inDays(8));
    const after = await stripe.subscriptions.retrieve(id);
    expect(after.status).toBe('past_due');
    const invoice = idOf(after.latest_invoice);
    expect(await refusal(stripe.invoices.pay(invoice))).toMatchObject({ status: 402, code: 'card_declined' });

    const method = await stripe.paymentMethods.attach('pm_card_mastercard', { customer });
    await stripe.subscriptions.update(id, { default_payment_method: method.id });
    expect(await stripe.invoices.pay(invoice)).toMatchObject({ status: 'paid', amount_paid: 999 });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  test('when it is canceled, then it ends at once and cannot be canceled again', async () => {
    const { stripe, id, customer } = await trial('pm_card_visa');
    const ended = await stripe.subscriptions.cancel(id, { cancellation_details: { feedback: 'unused' } });
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { feedback: 'unused' } });
    expect(ended.ended_at).not.toBeNull();
    expect(await refusal(stripe.subscriptions.cancel(id))).toMatchObject({
      status: 404,
      code: 'resource_missing',
    });
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    const change = stripe.subscriptions.update(id, { default_payment_method: '' });
    expect(await refusal(change)).toMatchObject({ code: 'invalid_canceled_subscription_fields' });
  });

  test('when a first payment never comes, then the subscription expires after 23 hours', async () => {
    const { emulator, stripe, monthly } = await openStripe();
    const customer = await stripe.customers.create();
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly }],
      payment_behavior: 'default_incomplete',
    });
    await emulator.advanceTo(inDays(1));
    const after = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(after.status).toBe('incomplete_expired');
    expect(after.latest_invoice).toMatchObject({ status: 'void' });
  });

  test('when the customer is deleted, then its subscription ends and the id answers as deleted', async () => {
    const { stripe, id, customer } = await trial('pm_card_visa');
    expect(await stripe.customers.del(customer)).toMatchObject({ deleted: true });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    const update = stripe.customers.update(customer, { name: 'x' });
    expect(await refusal(update)).toMatchObject({ status: 404, code: 'resource_missing' });
  });
});
