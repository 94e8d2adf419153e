import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, liveChannel } from '@inkwell/contracts';
import { accessKey, connectSubscriber, createLog } from '@inkwell/service';
import { redisUrl, untilReady } from '@inkwell/testing';
import { register } from 'prom-client';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCard,
  type Billing,
  customerOf,
  DAY_MS,
  newUser,
  OLDER_WEBHOOK_SECRET,
  startBilling,
  subscribe,
  subscriptionsAtStripe,
} from './harness.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());

const events = () => billing.database.collection<{ _id: string; syncedAt: Date | null }>('stripe_events');

/** All that Stripe has to tell of one person, the oldest first. */
async function told(userId: string): Promise<Stripe.Event[]> {
  const customer = await customerOf(billing, userId);
  const { data } = await billing.stripe.events.list({ limit: 100 });
  return data.filter((event) => JSON.stringify(event).includes(customer)).toReversed();
}

/** Takes an event in at the door and does its job. */
async function take(event: { id: string }): Promise<void> {
  const answer = await billing.webhook(event);
  if (answer.statusCode !== 200) throw new Error(`the webhook answered ${answer.statusCode}`);
  await billing.handle('billing.sync-stripe-event', { eventId: event.id });
}

async function stateOf(userId: string) {
  const rows = await billing.database.collection('subscriptions').find({ userId }).sort({ _id: 1 }).toArray();
  return { status: await billing.status(userId), rows };
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** Use cases whose first look at the subscriptions takes its time on the way back. */
function storiesThatWait(asked: () => void, answered: Promise<void>) {
  const { stripe } = billing;
  let isFirst = true;
  const list = async (params: Stripe.SubscriptionListParams) => {
    const answer = await stripe.subscriptions.list(params);
    if (!isFirst) return answer;
    isFirst = false;
    asked();
    await answered;
    return answer;
  };
  const subscriptions: Stripe['subscriptions'] = Object.create(stripe.subscriptions, {
    list: { value: list },
  });
  const slow: Stripe = Object.create(stripe, { subscriptions: { value: subscriptions } });
  return billing.useCasesWith({ stripe: slow });
}

describe("Stripe's webhook", () => {
  it('when the secret is being rolled, then events signed with either are taken', async () => {
    const event = (id: string) => ({
      id,
      object: 'event',
      type: 'ping',
      data: { object: { object: 'product' } },
    });
    expect((await billing.webhook(event(`evt_${randomUUID()}`))).statusCode).toBe(200);
    expect((await billing.webhook(event(`evt_${randomUUID()}`), OLDER_WEBHOOK_SECRET)).statusCode).toBe(200);
    expect((await billing.webhook(event(`evt_${randomUUID()}`), 'whsec_of_nobody')).statusCode).toBe(400);
  });

  it('when the signature is forged, old or missing, then it is 400 and nothing is stored', async () => {
    const event = { id: 'evt_forged', object: 'event', type: 'customer.created', data: { object: {} } };
    expect((await billing.webhook(event, 'whsec_somebody_elses')).json()).toMatchObject({ error: 'invalid' });
    const headers = { [IDENTITY_HEADER]: billing.sign({}), 'content-type': 'application/json' };
    const url = '/api/webhooks/stripe';
    for (const signature of [{}, { 'stripe-signature': 't=1,v1=00' }]) {
      const answer = await billing.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, ...signature },
        payload: JSON.stringify(event),
      });
      expect(answer.statusCode).toBe(400);
    }
    expect((await billing.app.inject({ method: 'POST', url, headers })).statusCode).toBe(400);
    expect(await events().countDocuments({ _id: 'evt_forged' })).toBe(0);
  });

  it('when it does not come through the gateway, then it is 401 whatever its signature says', async () => {
    const answer = await billing.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: {} });
    expect(answer.statusCode).toBe(401);
  });

  it('when it tells of nobody, then it is noted and nothing follows', async () => {
    const answer = await billing.webhook({
      id: 'evt_nobody',
      object: 'event',
      type: 'coupon.created',
      data: { object: { id: 'x', object: 'coupon' } },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await events().findOne({ _id: 'evt_nobody' })).toMatchObject({ syncedAt: expect.any(Date) });
  });

  it.each([
    ['a text', { object: 'cus_1' }],
    ['null', { object: null }],
    ['a list', { object: ['cus_1'] }],
    ['nothing', {}],
    ['a number', 7],
    ['missing', undefined],
  ])('when its object is %s, then it is noted and nothing follows', async (_, data) => {
    const id = `evt_${randomUUID()}`;
    const answer = await billing.webhook({ id, object: 'event', type: 'customer.updated', data });
    expect(answer.statusCode).toBe(200);
    expect(await events().findOne({ _id: id })).toMatchObject({ syncedAt: expect.any(Date) });
  });

  it.each([[null], ['text'], [[]], [{}], [{ id: 7, data: {} }], [{ id: '', data: {} }]])(
    'when %j is signed, which is no event, then it is 400',
    async (body) => {
      const answer = await billing.webhook(body);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: 'invalid' }]);
    },
  );

  it('when a payload claims a state, then only what Stripe answers counts', async () => {
    const userId = newUser();
    await subscribe(billing, userId, 'WELCOME100');
    const customer = await customerOf(billing, userId);
    const lie = {
      id: 'evt_lie',
      object: 'event',
      type: 'customer.subscription.deleted',
      data: { object: { id: 'sub_x', object: 'subscription', customer, status: 'canceled' } },
    };
    await take(lie);
    expect(await billing.status(userId)).toMatchObject({ status: 'active', hasAccess: true });
  });

  it('when events come in any order and more than once, then the state is the same', async () => {
    const userId = newUser();
    const first = await subscribe(billing, userId);
    await billing.stripe.subscriptions.cancel(first);
    const second = await billing.stripe.subscriptions.create({
      customer: await customerOf(billing, userId),
      items: [{ price: (await subscriptionsAtStripe(billing, userId))[0]?.items.data[0]?.price.id ?? '' }],
      trial_period_days: 3,
    });
    const all = await told(userId);
    expect(all.length).toBeGreaterThan(4);
    for (const event of all) await take(event);
    const inOrder = await stateOf(userId);
    expect(inOrder.status).toMatchObject({ status: 'trialing', hasAccess: true, trialDaysRemaining: 3 });
    expect(new Map(inOrder.rows.map(({ _id, live }) => [String(_id), live]))).toEqual(
      new Map([
        [first, false],
        [second.id, true],
      ]),
    );

    await events().deleteMany({ _id: { $in: all.map(({ id }) => id) } });
    const shuffled = [...all.toReversed(), ...all];
    for (const event of shuffled) await take(event);
    expect(await stateOf(userId)).toEqual(inOrder);
    await Promise.all(all.map(({ id }) => billing.handle('billing.sync-stripe-event', { eventId: id })));
    expect(await stateOf(userId)).toEqual(inOrder);
  });

  it('when an older answer of Stripe arrives after a newer one was written, then it writes nothing', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    const customer = await customerOf(billing, userId);
    const [price] = (await billing.stripe.prices.list({ limit: 1 })).data;
    const { id } = await billing.stripe.subscriptions.create({
      customer,
      items: [{ price: price?.id ?? '' }],
      trial_period_days: 7,
    });
    const older = (await told(userId)).at(-1);
    await billing.webhook(older);
    const asked = gate();
    const answered = gate();
    const late = storiesThatWait(asked.open, answered.opened).webhooks.process(older?.id ?? '');
    await asked.opened;
    await billing.stripe.subscriptions.cancel(id);
    for (const event of (await told(userId)).slice(-1)) await take(event);
    answered.open();
    await late;
    expect(await billing.status(userId)).toMatchObject({ status: 'canceled', hasAccess: false });
    expect((await stateOf(userId)).rows).toMatchObject([{ _id: id, status: 'canceled', live: false }]);
  });

  it('when two subscriptions live at Stripe by accident, then one stays', async () => {
    const userId = newUser();
    const kept = await subscribe(billing, userId);
    const [atStripe] = await subscriptionsAtStripe(billing, userId);
    await billing.stripe.subscriptions.create({
      customer: await customerOf(billing, userId),
      items: [{ price: atStripe?.items.data[0]?.price.id ?? '' }],
      trial_period_days: 7,
    });
    for (const event of (await told(userId)).slice(-2)) await take(event);
    const live = (await subscriptionsAtStripe(billing, userId)).filter(({ status }) => status !== 'canceled');
    expect(live.map(({ id }) => id)).toEqual([kept]);
    expect((await stateOf(userId)).rows.filter((row) => row.live).map(({ _id }) => String(_id))).toEqual([
      kept,
    ]);
  });

  it('when the worker has done its job, then cache and open pages have it', async () => {
    const userId = newUser();
    const subscriptionId = await subscribe(billing, userId);
    const worker = billing.startWorker();
    const pages = connectSubscriber(redisUrl(), createLog({ name: 'pages', level: 'silent' }));
    await untilReady(pages);
    await pages.subscribe(liveChannel(userId));
    const notice = new Promise<string>((resolve) => pages.once('message', (_channel, text) => resolve(text)));

    await billing.stripe.subscriptions.cancel(subscriptionId);
    const event = (await told(userId)).at(-1);
    expect((await billing.webhook(event)).statusCode).toBe(200);

    expect(JSON.parse(await notice)).toEqual({ topic: 'subscription' });
    expect(await billing.redis.get(accessKey(userId))).toMatch(/:0$/);
    expect((await billing.status(userId)).status).toBe('canceled');
    pages.disconnect();
    await worker.close();
    expect(await events().findOne({ _id: event?.id ?? '' })).toMatchObject({ syncedAt: expect.any(Date) });
  });
});

describe('the sweep', () => {
  it('when a job was lost, then its event is done after all', async () => {
    const userId = newUser();
    const subscriptionId = await subscribe(billing, userId);
    await billing.stripe.subscriptions.cancel(subscriptionId);
    const event = (await told(userId)).at(-1);
    const queued: string[] = [];
    const jobs = {
      enqueue: async (_name: string, { eventId }: { eventId: string }) => queued.push(eventId) > 0,
      close: async () => undefined,
    };
    await billing.webhook(event);
    await billing.advance(31_000);
    await billing.useCasesWith({ jobs }).sweep();
    expect(queued).toContain(event?.id);
    await billing.handle('billing.sync-stripe-event', { eventId: event?.id });
    queued.length = 0;
    await billing.useCasesWith({ jobs }).sweep();
    expect(queued).not.toContain(event?.id);
    expect((await billing.status(userId)).status).toBe('canceled');
  });

  it('when Stripe never told, then an hour later it is asked', async () => {
    const userId = newUser();
    const subscriptionId = await subscribe(billing, userId);
    await billing.stripe.subscriptions.cancel(subscriptionId);
    await billing.useCases.sweep();
    expect((await billing.status(userId)).status).toBe('trialing');
    await billing.advance(3_601_000);
    await billing.useCases.sweep();
    expect((await billing.status(userId)).status).toBe('canceled');
  });
});

describe('a subscription that nobody tells of', () => {
  /** How many people Stripe was asked for by a sweep. */
  async function askedBySweep(): Promise<number> {
    let asked = 0;
    const retrieve = (id: string) => {
      asked += 1;
      return billing.stripe.customers.retrieve(id);
    };
    const counting: Stripe['customers'] = Object.create(billing.stripe.customers, {
      retrieve: { value: retrieve },
    });
    const useCases = billing.useCasesWith({
      stripe: Object.create(billing.stripe, { customers: { value: counting } }),
    });
    await useCases.sweep();
    return asked;
  }

  it('when it stays as it is, then Stripe is asked an hour after its last change and from then on daily', async () => {
    const customers = billing.database.collection<{ _id: string }>('customers');
    await customers.updateMany({}, { $set: { nextSyncAt: null } });
    await subscribe(billing, newUser(), 'WELCOME100');
    expect(await askedBySweep()).toBe(0);
    const asked: number[] = [];
    for (let hour = 1; hour <= 49; hour += 1) {
      await billing.advance(3_601_000);
      asked.push(await askedBySweep());
    }
    expect(asked.flatMap((count, at) => (count > 0 ? [at + 1] : []))).toEqual([1, 25, 49]);
    expect(Math.max(...asked)).toBe(1);
  });
});

describe('time', () => {
  it('when the trial ends and the card is charged, then it is active; when it cannot be, 7 days of grace follow', async () => {
    const [good, bad] = [newUser(), newUser()];
    await subscribe(billing, good);
    await addCard(billing, bad, '4000000000000341');
    const created = await billing.call('POST', '/api/subscription/create', {}, bad);
    expect(created.statusCode).toBe(201);
    await billing.advance(7 * DAY_MS + 60_000);
    await billing.useCases.sweep();
    expect(await billing.status(good)).toMatchObject({
      status: 'active',
      hasAccess: true,
      trialDaysRemaining: 0,
    });
    expect(await billing.status(bad)).toMatchObject({
      status: 'past_due',
      hasAccess: true,
      needsPayment: true,
    });
    expect((await billing.call('POST', '/api/subscription/setup', undefined, bad)).statusCode).toBe(200);

    await billing.advance(7 * DAY_MS);
    expect(await billing.status(bad)).toMatchObject({
      status: 'past_due',
      hasAccess: false,
      needsPayment: true,
    });
    const access = await billing.call('GET', '/internal/access', undefined, bad);
    expect(access.json()).toMatchObject({ hasAccess: false });
  });

  it('when a payment is overdue, then a new card pays what is open and the subscription stays the same', async () => {
    const userId = newUser();
    await addCard(billing, userId, '4000000000000341');
    const { subscriptionId } = (await billing.call('POST', '/api/subscription/create', {}, userId)).json();
    await billing.advance(7 * DAY_MS + 60_000);
    await billing.useCases.sweep();
    const declined = await billing.call('POST', '/api/subscription/create', {}, userId);
    expect([declined.statusCode, declined.json().error]).toEqual([402, 'payment_required']);

    await addCard(billing, userId);
    const paid = await Promise.all(
      [1, 2].map(() => billing.call('POST', '/api/subscription/create', {}, userId)),
    );
    expect(paid.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(paid[0]?.json()).toEqual({ subscriptionId });
    expect(await billing.status(userId)).toMatchObject({
      status: 'active',
      hasAccess: true,
      needsPayment: false,
    });
    const { data } = await billing.stripe.invoices.list({ subscription: subscriptionId, status: 'open' });
    expect(data).toEqual([]);
  });
});

describe('the metrics', () => {
  const oldest = () => billing.useCases.webhooks.oldestUnsynced();

  it('when an event waits for its sync, then its age is told until it is synced', async () => {
    const userId = newUser();
    await subscribe(billing, userId);
    const [event] = await told(userId);
    if (!event) throw new Error('Stripe has nothing to tell');
    await events().updateMany({}, { $set: { syncedAt: new Date() } });
    expect(await oldest()).toBe(0);
    expect((await billing.webhook(event)).statusCode).toBe(200);
    await events().updateOne({ _id: event.id }, { $set: { receivedAt: new Date(Date.now() - 600_000) } });
    expect(await oldest()).toBeGreaterThan(590);
    await billing.handle('billing.sync-stripe-event', { eventId: event.id });
    expect(await oldest()).toBe(0);
    const lags = (await register.getMetricsAsJSON()).find(
      ({ name }) => name === 'inkwell_webhook_lag_seconds',
    );
    const stages = new Set(lags?.values.map(({ labels }) => (labels as { stage?: string }).stage));
    expect(stages).toEqual(new Set(['arrival', 'sync']));
  });
});
