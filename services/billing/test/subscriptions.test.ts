import { accessKey } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCard,
  type Billing,
  customerOf,
  DAY_MS,
  emailOf,
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

const NONE = {
  status: 'none',
  hasAccess: false,
  trialEnd: null,
  trialDaysRemaining: 0,
  canRestartTrial: false,
  needsPayment: true,
  price: null,
};
const feedback = { reason: 'too_expensive', details: 'It costs too much', improvement: 'A cheaper plan' };
const post = (path: string, userId: string, body?: object) => billing.call('POST', path, body, userId);
const create = (userId: string, promoCode?: string) =>
  post('/api/subscription/create', userId, { promoCode });

describe('setting up a payment', () => {
  it('when a new person asks, then Stripe knows their id and address alone and hands out a secret', async () => {
    const userId = newUser();
    const answer = await post('/api/subscription/setup', userId);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ clientSecret: expect.stringMatching(/^seti_.+_secret_/) });
    const customer = await billing.stripe.customers.retrieve(await customerOf(billing, userId));
    expect(customer).toMatchObject({ metadata: { userId }, email: emailOf(userId), name: null });
  });

  it('when five calls come at once, then there is one customer', async () => {
    const userId = newUser();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('/api/subscription/setup', userId)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const { data } = await billing.stripe.customers.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata.userId === userId)).toHaveLength(1);
  });

  it('when there is a subscription, then it is 409, after cancelling with the data kept', async () => {
    const userId = newUser();
    await subscribe(billing, userId);
    for (const path of ['/api/subscription/setup', '/api/subscription/resubscribe']) {
      const answer = await post(path, userId);
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({ error: 'already_subscribed' }),
      ]);
    }
    await post('/api/subscription/cancel', userId, feedback);
    const answer = await post('/api/subscription/setup', userId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'subscription_canceled', context: { dataRetained: true } });
    const again = await post('/api/subscription/resubscribe', userId);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual({ clientSecret: expect.any(String) });
  });
});

describe('subscribing', () => {
  it('when a free code is given, then it is active without a card, a trial or a charge, and access holds', async () => {
    const userId = newUser();
    const answer = await create(userId, ' welcome100');
    expect(answer.statusCode).toBe(201);
    const [atStripe] = await subscriptionsAtStripe(billing, userId);
    expect(answer.json()).toEqual({ subscriptionId: atStripe?.id });
    expect(await billing.status(userId)).toEqual({
      status: 'active',
      hasAccess: true,
      trialEnd: null,
      trialDaysRemaining: 0,
      canRestartTrial: false,
      needsPayment: false,
      price: expect.objectContaining({ discount: '100%', nextAmount: 0 }),
    });
    // The gateway's cache has it before the answer.
    expect(await billing.redis.get(accessKey(userId))).toMatch(/^[1-9]\d*:1$/);
  });

  it('when a card is confirmed, then a trial of 7 days begins', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    const answer = await create(userId);
    expect(answer.statusCode).toBe(201);
    const status = await billing.status(userId);
    expect(status).toMatchObject({
      status: 'trialing',
      hasAccess: true,
      trialDaysRemaining: 7,
      canRestartTrial: false,
      needsPayment: false,
    });
    const leftMs = Date.parse(status.trialEnd ?? '') - billing.now();
    expect(Math.abs(leftMs - 7 * DAY_MS)).toBeLessThan(60_000);
  });

  it.each(['HALF50', 'FIVEOFF'])('when the code is %s, then a card is still needed', async (code) => {
    const userId = newUser();
    expect((await create(userId, code)).json()).toMatchObject({ error: 'payment_required' });
    await addCard(billing, userId);
    expect((await create(userId, code)).statusCode).toBe(201);
    const [atStripe] = await subscriptionsAtStripe(billing, userId);
    expect(atStripe?.discounts).toHaveLength(1);
    expect((await billing.status(userId)).status).toBe('trialing');
  });

  it('when no card is confirmed, then it is 402, also after a set-up that was begun or declined', async () => {
    const userId = newUser();
    expect((await create(userId)).statusCode).toBe(402);
    const setup = await post('/api/subscription/setup', userId);
    expect((await create(userId)).json()).toMatchObject({ error: 'payment_required' });
    const { clientSecret } = setup.json<{ clientSecret: string }>();
    expect(await billing.typeCard(clientSecret, '4000000000000002')).toBe('refused');
    expect((await create(userId)).statusCode).toBe(402);
    // A card that is there but that nobody has confirmed.
    const customer = await customerOf(billing, userId);
    const card = await billing.stripe.paymentMethods.attach('pm_card_visa', { customer });
    await billing.stripe.setupIntents.create({ customer, payment_method: card.id });
    expect((await create(userId)).statusCode).toBe(402);
    expect(await billing.status(userId)).toEqual(NONE);
    expect(await subscriptionsAtStripe(billing, userId)).toEqual([]);
  });

  it.each(['EXPIRED10', 'NOSUCH'])(
    'when the code is %s, then it is 409 and nothing is made',
    async (code) => {
      const userId = newUser();
      await addCard(billing, userId);
      const answer = await create(userId, code);
      expect([answer.statusCode, answer.json().error]).toEqual([409, 'promo_invalid']);
      expect(await subscriptionsAtStripe(billing, userId)).toEqual([]);
      // Nothing stands in the way of another try.
      expect((await create(userId)).statusCode).toBe(201);
    },
  );

  it('when it is called again, then it is 200 and the same', async () => {
    const userId = newUser();
    const subscriptionId = await subscribe(billing, userId, 'WELCOME100');
    for (const code of [undefined, 'WELCOME100', 'EXPIRED10']) {
      const answer = await create(userId, code);
      expect([answer.statusCode, answer.json()]).toEqual([200, { subscriptionId }]);
    }
  });

  it('when calls race, also with different codes, then one is 201, the others 200, all the same', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    const answers = await Promise.all(
      [undefined, 'HALF50', 'WELCOME100', undefined, 'FIVEOFF'].map((code) => create(userId, code)),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 201]);
    const [atStripe, ...more] = await subscriptionsAtStripe(billing, userId);
    expect(more).toEqual([]);
    expect(new Set(answers.map((answer) => answer.json().subscriptionId))).toEqual(new Set([atStripe?.id]));
  });

  it("when the first payment is declined, then it is 402 in Stripe's words, and a better card mends it", async () => {
    const userId = newUser();
    await subscribe(billing, userId);
    await post('/api/subscription/cancel', userId, feedback);
    await billing.advance(8 * DAY_MS);
    const change = async (number: string) => {
      const { clientSecret } = (await post('/api/subscription/resubscribe', userId)).json<{
        clientSecret: string;
      }>();
      await billing.typeCard(clientSecret, number);
    };
    await change('4000000000000341');
    const declined = await create(userId);
    expect([declined.statusCode, declined.json()]).toEqual([
      402,
      expect.objectContaining({ error: 'payment_required', message: 'Your card was declined.' }),
    ]);
    expect((await billing.status(userId)).hasAccess).toBe(false);
    await change('4242424242424242');
    expect((await create(userId)).statusCode).toBe(201);
    // The trial was given once: now it is paid for.
    expect(await billing.status(userId)).toMatchObject({ status: 'active', hasAccess: true });
  });
});

describe('cancelling', () => {
  it('when it is cancelled, then access is gone with the answer and the texts are sealed', async () => {
    const userId = newUser();
    const subscriptionId = await subscribe(billing, userId);
    const before = await billing.redis.get(accessKey(userId));
    const answer = await post('/api/subscription/cancel', userId, feedback);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'canceled',
      hasAccess: false,
      canRestartTrial: true,
      needsPayment: false,
      trialDaysRemaining: 7,
    });
    const [version, value] = (await billing.redis.get(accessKey(userId)))?.split(':') ?? [];
    expect(value).toBe('0');
    expect(Number(version)).toBeGreaterThan(Number(before?.split(':')[0]));
    const row = await billing.database
      .collection<{ _id: string; details: { buffer: Uint8Array } }>('cancellations')
      .findOne({ _id: subscriptionId });
    expect(row).toMatchObject({ userId, reason: 'too_expensive' });
    expect(Buffer.from(row?.details.buffer ?? []).toString('latin1')).not.toMatch(/costs/);
  });

  it('when there is nothing to cancel, then it is 409', async () => {
    const userId = newUser();
    expect((await post('/api/subscription/cancel', userId, feedback)).json()).toMatchObject({
      error: 'no_subscription',
    });
    await subscribe(billing, userId, 'WELCOME100');
    expect((await post('/api/subscription/cancel', userId, feedback)).statusCode).toBe(200);
    expect((await post('/api/subscription/cancel', userId, feedback)).statusCode).toBe(409);
    // Free of charge there was neither a trial nor a card.
    expect(await billing.status(userId)).toMatchObject({ canRestartTrial: false, needsPayment: true });
  });

  it('when the trial goes on, then with the days that were left, once', async () => {
    const userId = newUser();
    const first = await subscribe(billing, userId);
    const { trialEnd } = await billing.status(userId);
    await post('/api/subscription/cancel', userId, feedback);
    const answer = await post('/api/restart-subscription', userId);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'trialing', hasAccess: true, trialEnd });
    const again = await post('/api/restart-subscription', userId);
    expect([again.statusCode, again.json().error]).toEqual([409, 'trial_over']);
    const history = await billing.database.collection('subscriptions').find({ userId }).toArray();
    expect(history).toHaveLength(2);
    expect(history.find(({ live }) => !live)).toMatchObject({ _id: first, status: 'canceled' });
    expect(history.find(({ live }) => live)).toMatchObject({ status: 'trialing' });
  });

  it('when the trial is over, or there was none, then it cannot go on', async () => {
    expect((await post('/api/restart-subscription', newUser())).json()).toMatchObject({
      error: 'trial_over',
    });
    const userId = newUser();
    await subscribe(billing, userId);
    await post('/api/subscription/cancel', userId, feedback);
    await billing.advance(7 * DAY_MS + 1_000);
    expect((await post('/api/restart-subscription', userId)).json()).toMatchObject({ error: 'trial_over' });
    expect(await billing.status(userId)).toMatchObject({ canRestartTrial: false, needsPayment: true });
  });
});

describe('what comes in', () => {
  it.each([
    ['/api/promo/validate', {}, { code: 'is required' }],
    ['/api/promo/validate', { code: '  ' }, { code: 'is required' }],
    ['/api/promo/validate', { code: { $gt: '' } }, { code: 'must be a string' }],
    ['/api/promo/validate', { code: 'X'.repeat(65) }, { code: 'must be at most 64 characters' }],
    ['/api/subscription/cancel', { ...feedback, details: ' ' }, { details: 'is required' }],
    [
      '/api/subscription/cancel',
      { ...feedback, improvement: { $ne: 1 } },
      { improvement: 'must be a string' },
    ],
    [
      '/api/subscription/cancel',
      { ...feedback, improvement: 'x'.repeat(2_001) },
      { improvement: 'must be at most 2000 characters' },
    ],
  ])('when %s gets %j, then it is 400 and names the field', async (path, body, fields) => {
    const answer = await post(path, newUser(), body);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid', context: { fields } }),
    ]);
  });

  it.each([{ $gt: '' }, 5, ['WELCOME100']])(
    'when a promo code is %j, then create is 400',
    async (promoCode) => {
      const userId = newUser();
      const answer = await post('/api/subscription/create', userId, { promoCode });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().context.fields)).toEqual(['promoCode']);
      expect(await billing.status(userId)).toEqual(NONE);
    },
  );

  it('when a reason is none of the list, then it is 400', async () => {
    const answer = await post('/api/subscription/cancel', newUser(), { ...feedback, reason: 'bored' });
    expect(answer.json()).toMatchObject({
      context: { fields: { reason: expect.stringMatching(/^must be one of/) } },
    });
  });

  it.each([
    ['POST', '/api/promo/validate'],
    ['POST', '/api/subscription/setup'],
    ['POST', '/api/subscription/resubscribe'],
    ['POST', '/api/subscription/create'],
    ['POST', '/api/subscription/cancel'],
    ['POST', '/api/subscription/portal'],
    ['POST', '/api/restart-subscription'],
    ['GET', '/api/subscription-status'],
    ['GET', '/internal/access'],
  ] as const)("when %s %s comes without a person's identity, then it is 401", async (method, url) => {
    const payload = method === 'POST' ? { payload: { code: 'HALF50', ...feedback } } : {};
    expect((await billing.app.inject({ method, url, ...payload })).statusCode).toBe(401);
    const nobody = await billing.call(method, url, payload.payload);
    expect([nobody.statusCode, nobody.json().error]).toEqual([401, 'unauthenticated']);
  });
});

describe('a body', () => {
  it('when there is no promo code to send, then create needs none', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    expect((await post('/api/subscription/create', userId)).statusCode).toBe(201);
  });
});

describe('access', () => {
  it('when the gateway asks, then it gets the truth with a version, and the cache has it again', async () => {
    const userId = newUser();
    const ask = async () => (await billing.call('GET', '/internal/access', undefined, userId)).json();
    expect(await ask()).toEqual({ hasAccess: false, version: 0 });
    expect(await billing.redis.get(accessKey(userId))).toBe('0:0');
    await subscribe(billing, userId, 'WELCOME100');
    await billing.redis.del(accessKey(userId));
    const { hasAccess, version } = await ask();
    expect(hasAccess).toBe(true);
    expect(await billing.redis.get(accessKey(userId))).toBe(`${version}:1`);
  });

  it("when somebody else subscribes, then it is not one's own", async () => {
    const [ann, ben] = [newUser(), newUser()];
    await subscribe(billing, ann);
    expect(await billing.status(ben)).toEqual(NONE);
    expect((await create(ben)).statusCode).toBe(402);
    expect((await post('/api/subscription/cancel', ben, feedback)).statusCode).toBe(409);
    expect((await billing.status(ann)).hasAccess).toBe(true);
  });
});
