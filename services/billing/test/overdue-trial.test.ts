import { freePort } from '@inkwell/servers';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripe } from '../src/stripe.ts';
import { type Billing, DAY_MS, newUser, startBilling, subscribe } from './harness.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());

const customers = () => billing.database.collection<{ _id: string }>('customers');

/** Somebody whose trial ended so long ago by what is stored; nobody told what became of it. */
async function withTrialEnded(agoMs: number): Promise<{ userId: string; subscriptionId: string }> {
  const userId = newUser();
  const subscriptionId = await subscribe(billing, userId);
  const trialEnd = new Date(billing.now() - agoMs);
  await customers().updateOne({ _id: userId }, { $set: { trialEnd, nextSyncAt: null } });
  return { userId, subscriptionId };
}

/** Doors of another process that notes its calls of Stripe, or whose Stripe is out of reach. */
async function anotherProcess({ isAway = false } = {}) {
  const apiBase = isAway ? `http://127.0.0.1:${await freePort()}` : billing.emulator.url;
  const stripe = createStripe({ secretKey: 'sk_test_billing', apiBase });
  let calls = 0;
  stripe.on('request', ({ path }: Stripe.RequestEvent) => {
    if (path.startsWith('/v1/customers/')) calls += 1;
  });
  const { app, call } = billing.appWith({ stripe });
  return {
    calls: () => calls,
    status: (userId: string) => call('GET', '/api/subscription-status', undefined, userId),
    access: (userId: string) => call('GET', '/internal/access', undefined, userId),
    call,
    close: () => app.close(),
  };
}

describe('a trial that ended a day ago by what is stored', () => {
  it('when the subscription was cancelled at Stripe, then there is no access, and the status says so', async () => {
    const one = await withTrialEnded(DAY_MS);
    await billing.stripe.subscriptions.cancel(one.subscriptionId);
    const access = await billing.call('GET', '/internal/access', undefined, one.userId);
    expect(access.json()).toMatchObject({ hasAccess: false });

    const two = await withTrialEnded(3 * DAY_MS);
    await billing.stripe.subscriptions.cancel(two.subscriptionId);
    expect(await billing.status(two.userId)).toMatchObject({ status: 'canceled', hasAccess: false });
  });

  it('when it is paid for by now, then it is active', async () => {
    const userId = newUser();
    await subscribe(billing, userId);
    await billing.advance(8 * DAY_MS + 60_000);
    expect(await billing.status(userId)).toMatchObject({ status: 'active', hasAccess: true });
  });

  it('when Stripe still calls it a trial, then access holds, and it is asked once in a while', async () => {
    const { userId, subscriptionId } = await withTrialEnded(2 * DAY_MS);
    const process = await anotherProcess();
    const answers = await Promise.all(Array.from({ length: 8 }, () => process.access(userId)));
    expect(answers.map((answer) => answer.json())).toEqual(
      answers.map(() => expect.objectContaining({ hasAccess: true })),
    );
    await process.status(userId);
    expect(process.calls()).toBe(1);
    // The end that Stripe knows is stored: it is asked no more.
    expect((await billing.status(userId)).trialDaysRemaining).toBe(7);
    await billing.stripe.subscriptions.cancel(subscriptionId);
    await process.close();
  });

  it('when Stripe is out of reach, then nobody is let in or turned away, and it is not asked for each call', async () => {
    const { userId } = await withTrialEnded(DAY_MS);
    const process = await anotherProcess({ isAway: true });
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => process.access(userId)),
      ...Array.from({ length: 5 }, () => process.status(userId)),
    ]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().error]).toEqual([503, 'unavailable']);
    }
    // One call, and the tries that the library makes again.
    const asked = process.calls();
    expect(asked).toBeLessThanOrEqual(3);
    expect((await process.access(userId)).statusCode).toBe(503);
    expect(process.calls()).toBe(asked);
    expect((await billing.call('GET', '/internal/access', undefined, userId)).statusCode).toBe(200);
    await process.close();
  });

  it('when they set up a payment or subscribe, then what became of it decides', async () => {
    const { userId, subscriptionId } = await withTrialEnded(DAY_MS);
    await billing.stripe.subscriptions.cancel(subscriptionId);
    const setup = await billing.call('POST', '/api/subscription/setup', undefined, userId);
    expect([setup.statusCode, setup.json().error]).toEqual([409, 'subscription_canceled']);

    const other = await withTrialEnded(DAY_MS);
    await billing.stripe.subscriptions.cancel(other.subscriptionId);
    const created = await billing.call('POST', '/api/subscription/create', {}, other.userId);
    expect(created.statusCode).toBe(201);
    expect(created.json().subscriptionId).not.toBe(other.subscriptionId);
  });
});

describe('a trial that ended less than a day ago', () => {
  it('when Stripe has told nothing yet, then access holds without asking it', async () => {
    const { userId } = await withTrialEnded(DAY_MS - 60_000);
    const process = await anotherProcess({ isAway: true });
    expect((await process.access(userId)).json()).toMatchObject({ hasAccess: true });
    expect((await process.status(userId)).json()).toMatchObject({ status: 'trialing', hasAccess: true });
    expect(process.calls()).toBe(0);
    await process.close();
  });
});
