import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCard,
  type Billing,
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

const feedback = { reason: 'other', details: 'A while', improvement: 'None' };
const post = (path: string, userId: string, body?: object) => billing.call('POST', path, body, userId);
const customers = () => billing.database.collection<{ _id: string }>('customers');

/** What a person was when their customer was deleted. */
const KINDS: Record<string, (userId: string) => Promise<unknown>> = {
  'with a card alone': (userId) => addCard(billing, userId),
  'in their trial': (userId) => subscribe(billing, userId),
  'free for ever': (userId) => subscribe(billing, userId, 'WELCOME100'),
  'in the trial with half the price': async (userId) => {
    await addCard(billing, userId);
    await post('/api/subscription/create', userId, { promoCode: 'HALF50' });
  },
  'who had cancelled in the trial': async (userId) => {
    await subscribe(billing, userId);
    await post('/api/subscription/cancel', userId, feedback);
  },
  'who paid': async (userId) => {
    await subscribe(billing, userId);
    await billing.advance(7 * DAY_MS + 60_000);
  },
  'whose payment is overdue': async (userId) => {
    await addCard(billing, userId, '4000000000000341');
    await post('/api/subscription/create', userId, {});
    await billing.advance(7 * DAY_MS + 60_000);
  },
  'who had cancelled, came back and left': async (userId) => {
    for (const _ of [1, 2]) {
      await subscribe(billing, userId, 'WELCOME100');
      await post('/api/subscription/cancel', userId, feedback);
    }
  },
};

/** Takes in what Stripe has told of some customers and not been taken in yet, all at once. */
async function takeEvents(...ids: string[]): Promise<void> {
  const { data } = await billing.stripe.events.list({ limit: 100 });
  const events = data.filter((event) => ids.some((id) => JSON.stringify(event).includes(id)));
  await Promise.all(
    events.map(async (event) => {
      await billing.webhook(event);
      await billing.handle('billing.sync-stripe-event', { eventId: event.id });
    }),
  );
}

/** Comes back as the web app does, with a card that works. */
async function comeBack(userId: string): Promise<void> {
  const setup = await post('/api/subscription/setup', userId);
  const isCancelled = setup.json().error === 'subscription_canceled';
  const answer = isCancelled ? await post('/api/subscription/resubscribe', userId) : setup;
  expect(answer.statusCode).toBe(200);
  expect(await billing.typeCard(answer.json<{ clientSecret: string }>().clientSecret)).toBe('succeeded');
}

/** Deletes the customer, lets the person come back, and subscribes. @returns the new subscription */
async function deleteAndReturn(userId: string, when: 'before' | 'meanwhile' | 'never'): Promise<string> {
  const old = await customerOf(billing, userId);
  await billing.stripe.customers.del(old);
  if (when === 'before') await takeEvents(old);
  // Nobody comes back to what still runs here.
  else await post('/api/subscription/cancel', userId, feedback);
  await comeBack(userId);
  const current = await customerOf(billing, userId);
  expect(current).not.toBe(old);
  const [created] = await Promise.all([
    post('/api/subscription/create', userId, {}),
    ...(when === 'meanwhile' ? [takeEvents(old, current), takeEvents(old, current)] : []),
  ]);
  const { subscriptionId } = created.json<{ subscriptionId: string }>();
  expect([created.statusCode, created.json()]).toEqual([201, { subscriptionId }]);
  expect((await subscriptionsAtStripe(billing, userId)).map(({ id }) => id)).toEqual([subscriptionId]);
  expect(await billing.status(userId)).toMatchObject({ hasAccess: true });
  const again = await post('/api/subscription/create', userId, {});
  expect([again.statusCode, again.json()]).toEqual([200, { subscriptionId }]);
  return subscriptionId;
}

describe('when Stripe has deleted the customer of somebody', () => {
  it.each(Object.entries(KINDS))(
    '%s, then they come back as a new one, also while its events are taken in',
    async (_, become) => {
      const userId = newUser();
      await become(userId);
      await billing.useCases.sweep();
      await deleteAndReturn(userId, 'meanwhile');
    },
  );

  it.each(['before', 'never'] as const)(
    'in their trial, then they come back as a new one, where the events are taken in %s',
    async (when) => {
      const userId = newUser();
      await subscribe(billing, userId);
      await deleteAndReturn(userId, when);
    },
  );

  it('who came back, then a later event that changes nothing writes nothing', async () => {
    const userId = newUser();
    await subscribe(billing, userId);
    await deleteAndReturn(userId, 'before');
    const current = await customerOf(billing, userId);
    await takeEvents(current);
    const rows = () =>
      Promise.all([
        customers().findOne({ _id: userId }, { projection: { nextSyncAt: 0 } }),
        billing.database.collection('subscriptions').find({ userId }).sort({ _id: 1 }).toArray(),
      ]);
    const before = await rows();
    expect(before[1]).toHaveLength(2);
    const [event] = (await billing.stripe.events.list({ limit: 1 })).data;
    for (const id of [`evt_later_1_${userId}`, `evt_later_2_${userId}`]) {
      await billing.webhook({ ...event, id, data: { object: { id: current, object: 'customer' } } });
      await billing.handle('billing.sync-stripe-event', { eventId: id });
    }
    expect(await rows()).toEqual(before);
  });

  it('in the middle of an order with a free code, then the order is made for a new one', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    const held = billing.emulator.holdNextCall('POST /v1/subscriptions');
    const order = post('/api/subscription/create', userId, { promoCode: 'WELCOME100' });
    await held.reached;
    await billing.stripe.customers.del(await customerOf(billing, userId));
    await held.release();
    expect((await order).statusCode).toBe(201);
    expect(await subscriptionsAtStripe(billing, userId)).toHaveLength(1);
    expect(await customers().findOne({ _id: userId })).toMatchObject({ claim: null, live: true });
  });

  it('in the middle of an order with a card, then a card is asked for again', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    const held = billing.emulator.holdNextCall('POST /v1/subscriptions');
    const order = post('/api/subscription/create', userId, {});
    await held.reached;
    await billing.stripe.customers.del(await customerOf(billing, userId));
    await held.release();
    const refused = await order;
    expect([refused.statusCode, refused.json().error]).toEqual([402, 'payment_required']);
    await addCard(billing, userId);
    expect((await post('/api/subscription/create', userId, {})).statusCode).toBe(201);
  });

  it('who cancelled in the trial, then the trial cannot go on, and they can subscribe', async () => {
    const userId = newUser();
    await subscribe(billing, userId);
    await post('/api/subscription/cancel', userId, feedback);
    await billing.stripe.customers.del(await customerOf(billing, userId));
    const refused = await post('/api/restart-subscription', userId);
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'trial_over']);
    expect(await billing.status(userId)).toMatchObject({ canRestartTrial: false, needsPayment: true });
    await comeBack(userId);
    expect((await post('/api/subscription/create', userId, {})).statusCode).toBe(201);
  });

  it('whose payment is overdue, then a new card starts a new subscription', async () => {
    const userId = newUser();
    await addCard(billing, userId, '4000000000000341');
    const { subscriptionId } = (await post('/api/subscription/create', userId, {})).json();
    await billing.advance(7 * DAY_MS + 60_000);
    await billing.useCases.sweep();
    await billing.stripe.customers.del(await customerOf(billing, userId));
    await comeBack(userId);
    const created = await post('/api/subscription/create', userId, {});
    expect(created.statusCode).toBe(201);
    expect(created.json().subscriptionId).not.toBe(subscriptionId);
  });
});

describe('when Stripe has detached the card of somebody', () => {
  it('in the middle of an order, then another one is asked for', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    const held = billing.emulator.holdNextCall('POST /v1/subscriptions');
    const order = post('/api/subscription/create', userId, {});
    await held.reached;
    const { data } = await billing.stripe.customers.listPaymentMethods(await customerOf(billing, userId));
    await billing.stripe.paymentMethods.detach(data[0]?.id ?? '');
    await held.release();
    const refused = await order;
    expect([refused.statusCode, refused.json().error]).toEqual([402, 'payment_required']);
  });
});
