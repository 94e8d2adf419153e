import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCard, type Billing, customerOf, DAY_MS, newUser, startBilling, subscribe } from './harness.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());

const feedback = { reason: 'other', details: 'A while', improvement: 'None' };
const post = (path: string, userId: string, body?: object) => billing.call('POST', path, body, userId);
const priceOf = async (userId: string) => (await billing.status(userId)).price;

/** Subscribes with a card and a code. */
async function subscribeWith(code: string): Promise<string> {
  const userId = newUser();
  await addCard(billing, userId);
  expect((await post('/api/subscription/create', userId, { promoCode: code })).statusCode).toBe(201);
  return userId;
}

async function newCode(code: string, coupon: object): Promise<string> {
  const { id } = await billing.stripe.coupons.create(coupon);
  await billing.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, code });
  return code;
}

/** Takes in everything that Stripe has told, the latest first and each twice. */
async function takeEvents(userId: string): Promise<void> {
  const customer = await customerOf(billing, userId);
  const { data } = await billing.stripe.events.list({ limit: 100 });
  for (const event of data.filter(({ data: { object } }) => JSON.stringify(object).includes(customer))) {
    for (const _time of [1, 2]) {
      expect((await billing.webhook(event)).statusCode).toBe(200);
      await billing.handle('billing.sync-stripe-event', { eventId: event.id });
    }
  }
}

describe('the price with the status', () => {
  it('when nobody has subscribed, then there is none', async () => {
    expect(await priceOf(newUser())).toBeNull();
  });

  it('when the trial runs, then it says what follows and when', async () => {
    const userId = newUser();
    await subscribe(billing, userId);
    const { price, trialEnd } = await billing.status(userId);
    expect(price).toEqual({
      amount: 999,
      currency: 'usd',
      discount: null,
      nextAmount: 999,
      nextChargeAt: trialEnd,
      freeUntil: trialEnd,
    });
  });

  it('when half is off for ever, then so is the next charge, and the one after it', async () => {
    const userId = await subscribeWith('HALF50');
    expect(await priceOf(userId)).toMatchObject({ amount: 999, discount: '50%', nextAmount: 499 });
    await billing.advance(8 * DAY_MS);
    await takeEvents(userId);
    expect(await priceOf(userId)).toMatchObject({ discount: '50%', nextAmount: 499, freeUntil: null });
  });

  it('when five dollars are off once, then the first charge alone is less, in any order of events', async () => {
    const userId = await subscribeWith('FIVEOFF');
    expect(await priceOf(userId)).toMatchObject({ discount: '$5.00', nextAmount: 499 });
    await billing.advance(8 * DAY_MS);
    await takeEvents(userId);
    expect(await priceOf(userId)).toMatchObject({ discount: null, nextAmount: 999, freeUntil: null });
  });

  it('when all is off for ever, then nothing will be charged', async () => {
    const userId = newUser();
    await subscribe(billing, userId, 'WELCOME100');
    expect(await priceOf(userId)).toEqual({
      amount: 999,
      currency: 'usd',
      discount: '100%',
      nextAmount: 0,
      nextChargeAt: null,
      freeUntil: null,
    });
  });

  it('when all is off for two months, then it says until when', async () => {
    const code = await newCode('TWOFREE', { percent_off: 100, duration: 'repeating', duration_in_months: 2 });
    const userId = await subscribeWith(code);
    const { price, trialEnd } = await billing.status(userId);
    const paidFrom = new Date(trialEnd ?? 0);
    paidFrom.setUTCMonth(paidFrom.getUTCMonth() + 2);
    expect(price).toMatchObject({ discount: '100%', nextAmount: 999, freeUntil: price?.nextChargeAt });
    const driftMs = Math.abs(Date.parse(price?.nextChargeAt ?? '') - paidFrom.getTime());
    // A month that is too short moves the day.
    expect(driftMs).toBeLessThanOrEqual(3 * DAY_MS);
  });

  it('when it was cancelled, then nothing will be charged', async () => {
    const userId = await subscribeWith('HALF50');
    const answer = await post('/api/subscription/cancel', userId, feedback);
    expect(answer.json()).toMatchObject({
      price: { amount: 999, discount: null, nextAmount: 0, nextChargeAt: null, freeUntil: null },
    });
  });

  it('when the first charge fails, then it says what is owed and when it is tried again', async () => {
    const userId = newUser();
    await addCard(billing, userId, '4000000000000341');
    await post('/api/subscription/create', userId, { promoCode: 'FIVEOFF' });
    await billing.advance(7 * DAY_MS + 60_000);
    await billing.useCases.sweep();
    const { status, price } = await billing.status(userId);
    expect([status, price]).toMatchObject(['past_due', { amount: 999, discount: null, nextAmount: 499 }]);
    expect(Date.parse(price?.nextChargeAt ?? '')).toBeGreaterThan(billing.now());
  });

  it('when a row is of before prices were kept, then it has none until the next sync', async () => {
    const userId = newUser();
    await subscribe(billing, userId);
    const customers = billing.database.collection<{ _id: string }>('customers');
    await customers.updateOne({ _id: userId }, { $unset: { price: 1 } });
    expect(await billing.status(userId)).toMatchObject({ status: 'trialing', price: null });
    await takeEvents(userId);
    expect(await priceOf(userId)).toMatchObject({ nextAmount: 999 });
  });
});
