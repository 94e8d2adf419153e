import { AppError } from '@inkwell/service';
import { freePort } from '@inkwell/servers';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripe } from '../src/stripe.ts';
import {
  addCard,
  type Billing,
  CARD,
  customerOf,
  DAY_MS,
  newUser,
  startBilling,
  subscribe,
  subscriptionsAtStripe,
} from './harness.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());

const customers = () => billing.database.collection<{ _id: string }>('customers');
const create = (userId: string, promoCode?: string) =>
  billing.call('POST', '/api/subscription/create', { promoCode }, userId);

const feedback = { reason: 'other', details: 'A while', improvement: 'None' };

async function changeCard(userId: string, number: string): Promise<void> {
  const answer = await billing.call('POST', '/api/subscription/resubscribe', undefined, userId);
  await billing.typeCard(answer.json<{ clientSecret: string }>().clientSecret, number);
}

/** An address where nobody listens. */
const nowhere = async () => `http://127.0.0.1:${await freePort()}`;

describe('when Stripe is away', () => {
  it('then what needs it is 503 with a plain message, and what does not goes on', async () => {
    const userId = newUser();
    const subscriptionId = await subscribe(billing, userId, 'WELCOME100');
    const away = billing.appWith({
      stripe: createStripe({ secretKey: 'sk_test_billing', apiBase: await nowhere() }),
    });
    const stranger = newUser();
    const answers = await Promise.all([
      away.call('POST', '/api/promo/validate', { code: 'HALF50' }, stranger),
      away.call('POST', '/api/subscription/setup', undefined, stranger),
      away.call('POST', '/api/subscription/create', { promoCode: 'WELCOME100' }, stranger),
    ]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        {
          error: 'unavailable',
          message: 'Our payment provider is out of reach for a moment. Please try again.',
          requestId: expect.any(String),
        },
      ]);
    }
    const status = await away.call('GET', '/api/subscription-status', undefined, userId);
    expect(status.json()).toMatchObject({ status: 'active', hasAccess: true });
    const again = await away.call('POST', '/api/subscription/create', {}, userId);
    expect([again.statusCode, again.json()]).toEqual([200, { subscriptionId }]);
    await away.app.close();
    // Back again, nothing of it stands in the way.
    expect((await create(stranger, 'WELCOME100')).statusCode).toBe(201);
  });

  it('then a webhook is still taken, and its job tries again', async () => {
    const userId = newUser();
    const subscriptionId = await subscribe(billing, userId);
    await billing.stripe.subscriptions.cancel(subscriptionId);
    const [event] = (await billing.stripe.events.list({ limit: 1 })).data;
    const useCases = billing.useCasesWith({
      stripe: createStripe({ secretKey: 'sk_test_billing', apiBase: await nowhere() }),
    });
    expect((await billing.webhook(event)).statusCode).toBe(200);
    await expect(useCases.webhooks.process(event?.id ?? '')).rejects.toMatchObject({ code: 'unavailable' });
    await billing.handle('billing.sync-stripe-event', { eventId: event?.id });
    expect((await billing.status(userId)).status).toBe('canceled');
  });
});

describe('when a process dies between the answer of Stripe and the commit', () => {
  /** Leaves behind what a crash would: the order went through, the claim stands, nothing else was written. */
  async function crash(userId: string): Promise<string> {
    const subscriptionId = await subscribe(billing, userId, 'WELCOME100');
    await billing.database.collection('subscriptions').deleteMany({ userId });
    await customers().updateOne(
      { _id: userId },
      {
        $set: {
          live: false,
          status: 'none',
          subscriptionId: null,
          nextSyncAt: null,
          claim: {
            id: 'a-claim',
            until: new Date(billing.now() + 60_000),
            order: { paymentMethod: null, promotionCode: null, trialDays: null, trialEnd: null },
          },
        },
      },
    );
    return subscriptionId;
  }

  it('then the next call takes it in', async () => {
    const userId = newUser();
    const subscriptionId = await crash(userId);
    const answer = await create(userId, 'WELCOME100');
    expect([answer.statusCode, answer.json()]).toEqual([200, { subscriptionId }]);
    expect(await subscriptionsAtStripe(billing, userId)).toHaveLength(1);
    expect(await customers().findOne({ _id: userId })).toMatchObject({ claim: null, live: true });
  });

  it('then the sweep takes it in, once the claim has run out', async () => {
    const userId = newUser();
    await crash(userId);
    await billing.useCases.sweep();
    expect((await billing.status(userId)).status).toBe('none');
    await billing.advance(61_000);
    await billing.useCases.sweep();
    expect(await billing.status(userId)).toMatchObject({ status: 'active', hasAccess: true });
  });

  it('then a claim that came to nothing is taken over', async () => {
    const userId = newUser();
    const subscriptionId = await crash(userId);
    await billing.stripe.subscriptions.cancel(subscriptionId);
    await billing.advance(61_000);
    await billing.useCases.sweep();
    expect(await customers().findOne({ _id: userId })).toMatchObject({ claim: null });
    expect((await create(userId, 'WELCOME100')).statusCode).toBe(201);
  });
});

describe('when the answer to an order is lost on the way', () => {
  /** Doors behind which the first `count` answers to an order are lost. */
  function losing(count: number) {
    const stripe = createStripe({ secretKey: 'sk_test_billing', apiBase: billing.emulator.url });
    let left = count;
    stripe.on('request', ({ method, path }: Stripe.RequestEvent) => {
      if (method !== 'POST' || path !== '/v1/subscriptions' || left === 0) return;
      left -= 1;
      billing.emulator.loseNextAnswer();
    });
    return billing.appWith({ stripe });
  }

  it('then the library asks again under the same key, and there is one subscription', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    const { app, call } = losing(1);
    const answer = await call('POST', '/api/subscription/create', {}, userId);
    expect(answer.statusCode).toBe(201);
    const [atStripe, ...more] = await subscriptionsAtStripe(billing, userId);
    expect([atStripe?.id, more]).toEqual([answer.json().subscriptionId, []]);
    await app.close();
  });

  it('then after three losses it is 503, and the next call finds what was made', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    const { app, call } = losing(3);
    expect((await call('POST', '/api/subscription/create', {}, userId)).statusCode).toBe(503);
    const again = await call('POST', '/api/subscription/create', { promoCode: 'HALF50' }, userId);
    const [atStripe, ...more] = await subscriptionsAtStripe(billing, userId);
    expect([again.statusCode, again.json(), more]).toEqual([200, { subscriptionId: atStripe?.id }, []]);
    await app.close();
  });
});

describe('when Stripe is slow with an order', () => {
  /** Doors behind which an order is given up after a moment. */
  function impatient() {
    const { stripe } = billing;
    const create: Stripe['subscriptions']['create'] = (params, options) =>
      stripe.subscriptions.create(params, { ...options, timeout: 1_000, maxNetworkRetries: 0 });
    const subscriptions: Stripe['subscriptions'] = Object.create(stripe.subscriptions, {
      create: { value: create },
    });
    const hurried: Stripe = Object.create(stripe, { subscriptions: { value: subscriptions } });
    return billing.appWith({ stripe: hurried });
  }

  it('then the next call asks for the same one, and there is one subscription', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    const { app, call } = impatient();
    const held = billing.emulator.holdNextCall('POST /v1/subscriptions');
    expect((await call('POST', '/api/subscription/create', {}, userId)).statusCode).toBe(503);
    const again = await create(userId);
    await held.release();
    const [atStripe, ...more] = await subscriptionsAtStripe(billing, userId);
    expect([again.statusCode, again.json(), more]).toEqual([200, { subscriptionId: atStripe?.id }, []]);
    await app.close();
  });

  it('then a call beside it finds what was made, and the slow one still ends well', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    const held = billing.emulator.holdNextAnswer('POST /v1/subscriptions');
    const slow = create(userId);
    await held.reached;
    const beside = await create(userId);
    expect(beside.statusCode).toBe(200);
    await held.release();
    const first = await slow;
    expect([first.statusCode, first.json()]).toEqual([201, beside.json()]);
    expect(await subscriptionsAtStripe(billing, userId)).toHaveLength(1);
    expect(await customers().findOne({ _id: userId })).toMatchObject({ claim: null, live: true });
  });

  it('then a card that was declined meanwhile does not stand in the way of another', async () => {
    const userId = newUser();
    await subscribe(billing, userId);
    await billing.call('POST', '/api/subscription/cancel', feedback, userId);
    await billing.advance(8 * DAY_MS);
    await changeCard(userId, '4000000000000341');
    const { app, call } = impatient();
    const held = billing.emulator.holdNextCall('POST /v1/subscriptions');
    expect((await call('POST', '/api/subscription/create', {}, userId)).statusCode).toBe(503);
    await held.release();
    expect((await create(userId)).statusCode).toBe(402);
    await changeCard(userId, CARD);
    expect((await create(userId)).statusCode).toBe(201);
    await app.close();
  });
});

describe('when Stripe does not know a customer any more', () => {
  /** A person whose customer is not even noted as deleted there. */
  async function forgotten(): Promise<string> {
    const userId = newUser();
    await subscribe(billing, userId, 'WELCOME100');
    const stripeCustomerId = `cus_forgotten_${userId}`;
    await customers().updateOne({ _id: userId }, { $set: { stripeCustomerId } });
    return userId;
  }

  it('then the hourly look takes it as an end, and the others are looked at as well', async () => {
    const gone = await forgotten();
    const other = newUser();
    const subscriptionId = await subscribe(billing, other);
    await billing.stripe.subscriptions.cancel(subscriptionId);
    await billing.advance(3_601_000);
    await billing.useCases.sweep();
    expect(await billing.status(gone)).toMatchObject({ status: 'canceled', hasAccess: false });
    expect(await billing.status(other)).toMatchObject({ status: 'canceled', hasAccess: false });
  });

  it('then the person can subscribe again, as a new customer', async () => {
    const userId = await forgotten();
    // What the sweep finds out, before it has come.
    await customers().updateOne({ _id: userId }, { $set: { live: false, status: 'canceled' } });
    const answer = await billing.call('POST', '/api/subscription/resubscribe', undefined, userId);
    expect(answer.statusCode).toBe(200);
    expect((await create(userId, 'WELCOME100')).statusCode).toBe(201);
    expect(await billing.status(userId)).toMatchObject({ status: 'active', hasAccess: true });
    expect(await subscriptionsAtStripe(billing, userId)).toHaveLength(1);
  });

  it('then an order that comes first makes the new customer too', async () => {
    const userId = await forgotten();
    await customers().updateOne({ _id: userId }, { $set: { live: false, status: 'canceled' } });
    expect((await create(userId, 'WELCOME100')).statusCode).toBe(201);
    expect(await subscriptionsAtStripe(billing, userId)).toHaveLength(1);
  });
});

describe('when one person cannot be reconciled', () => {
  /** Use cases for which Stripe has an answer that nobody can read, for one customer. */
  function breakingFor(customer: string) {
    const retrieve = async (id: string) => {
      if (id === customer) throw new TypeError('not to be read');
      return billing.stripe.customers.retrieve(id);
    };
    const broken: Stripe['customers'] = Object.create(billing.stripe.customers, {
      retrieve: { value: retrieve },
    });
    return billing.useCasesWith({ stripe: Object.create(billing.stripe, { customers: { value: broken } }) });
  }

  it('then the others are all the same, and an hour later it is tried again', async () => {
    const [bad, good] = [newUser(), newUser()];
    for (const userId of [bad, good]) {
      await billing.stripe.subscriptions.cancel(await subscribe(billing, userId));
    }
    await billing.advance(3_601_000);
    // The first in the row.
    await customers().updateOne({ _id: bad }, { $set: { nextSyncAt: new Date(0) } });
    await breakingFor(await customerOf(billing, bad)).sweep();
    expect((await billing.status(bad)).status).toBe('trialing');
    expect((await billing.status(good)).status).toBe('canceled');
    await billing.advance(3_601_000);
    await billing.useCases.sweep();
    expect((await billing.status(bad)).status).toBe('canceled');
  });

  it('then claims of others are settled, and this one waits for the next time', async () => {
    const [bad, good] = [newUser(), newUser()];
    const order = { paymentMethod: null, promotionCode: null, trialDays: null, trialEnd: null };
    for (const userId of [bad, good]) {
      await addCard(billing, userId);
      const claim = { id: 'a-claim', until: new Date(billing.now() - 1), order };
      await customers().updateOne({ _id: userId }, { $set: { claim } });
    }
    await breakingFor(await customerOf(billing, bad)).sweep();
    expect(await customers().findOne({ _id: bad })).toMatchObject({ claim: { id: 'a-claim' } });
    expect(await customers().findOne({ _id: good })).toMatchObject({ claim: null });
    await billing.useCases.sweep();
    expect(await customers().findOne({ _id: bad })).toMatchObject({ claim: null });
  });

  it('when Stripe is out of reach for everybody, then it is not asked for each of them', async () => {
    const people = Array.from({ length: 5 }, newUser);
    for (const userId of people) await subscribe(billing, userId, 'WELCOME100');
    await billing.advance(3_601_000);
    let asked = 0;
    const retrieve = async () => {
      asked += 1;
      throw new AppError('unavailable');
    };
    const away: Stripe['customers'] = Object.create(billing.stripe.customers, {
      retrieve: { value: retrieve },
    });
    const useCases = billing.useCasesWith({
      stripe: Object.create(billing.stripe, { customers: { value: away } }),
    });
    await expect(useCases.sweep()).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toBe(3);
  });
});

describe('when Redis is away', () => {
  it('then subscribing works, and the gateway gets its word from here', async () => {
    const userId = newUser();
    billing.redis.disconnect();
    await subscribe(billing, userId, 'WELCOME100');
    expect((await billing.status(userId)).hasAccess).toBe(true);
    const access = await billing.call('GET', '/internal/access', undefined, userId);
    expect(access.json()).toMatchObject({ hasAccess: true });
    await billing.redis.connect();
  });
});
