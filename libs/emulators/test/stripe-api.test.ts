import { createConnection } from 'mongoose';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  clientOf,
  customerWithCard,
  fromBrowser,
  newDatabase,
  openReceiver,
  openStripe,
  publishableKey,
  refusal,
  typedCard,
} from './stripe-fixture.ts';

describe('keys', () => {
  test('when the key is wrong or missing, then 401 in Stripe’s words without the key', async () => {
    const { emulator } = await openStripe();
    const wrong = clientOf(emulator, 'sk_test_somebodyelses1234');
    const error = await refusal(wrong.customers.create());
    expect(error).toMatchObject({ status: 401, type: 'invalid_request_error' });
    const bare = await fetch(`${emulator.url}/v1/customers`);
    expect(bare.status).toBe(401);
    expect(await bare.text()).toContain('You did not provide an API key.');
  });

  test('when a publishable key asks for more than an intent, then 403', async () => {
    const { emulator } = await openStripe();
    const browser = clientOf(emulator, publishableKey);
    expect(await refusal(browser.customers.create())).toMatchObject({
      status: 403,
      code: 'secret_key_required',
    });
    expect(await refusal(browser.customers.list())).toMatchObject({ status: 403 });
  });

  test('when an intent is asked for with a foreign client secret, then it is refused', async () => {
    const { emulator, stripe } = await openStripe();
    const intent = await stripe.setupIntents.create();
    const browser = clientOf(emulator, publishableKey);
    const foreign = browser.setupIntents.retrieve(intent.id, { client_secret: `${intent.id}_secret_x` });
    expect(await refusal(foreign)).toMatchObject({ status: 400, code: 'setup_intent_invalid_parameter' });
    expect(await refusal(browser.setupIntents.retrieve(intent.id))).toMatchObject({
      code: 'parameter_missing',
    });
    const own = await browser.setupIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' });
    expect(own.status).toBe('requires_payment_method');
    expect(own.metadata).toBeUndefined();
  });
});

describe('parameters', () => {
  test('when a parameter is unknown, at any depth, then 400 parameter_unknown', async () => {
    const { emulator, stripe, monthly } = await openStripe();
    const post = (path: string, form: Record<string, string>) =>
      fetch(`${emulator.url}${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_0123456789abcdef' },
        body: new URLSearchParams(form),
      });
    const top = await post('/v1/customers', { nickname: 'Ada' });
    expect(top.status).toBe(400);
    expect(await top.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'nickname' } });
    const deep = await post('/v1/subscriptions', { 'items[0][price]': monthly, 'items[0][colour]': 'red' });
    expect(await deep.json()).toMatchObject({
      error: { code: 'parameter_unknown', param: 'items[0][colour]' },
    });
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  test('when an id is unknown, then 404 resource_missing, and 400 where it is a parameter', async () => {
    const { stripe, monthly } = await openStripe();
    expect(await refusal(stripe.customers.retrieve('cus_nobody'))).toMatchObject({
      status: 404,
      code: 'resource_missing',
    });
    expect(await refusal(stripe.subscriptions.retrieve('__proto__'))).toMatchObject({ status: 404 });
    const create = stripe.subscriptions.create({ customer: 'cus_nobody', items: [{ price: monthly }] });
    expect(await refusal(create)).toMatchObject({ status: 400, code: 'resource_missing', param: 'customer' });
  });

  test('when a field cannot be expanded, then 400 and nothing is created', async () => {
    const { stripe } = await openStripe();
    const create = stripe.customers.create({ expand: ['friends'] });
    expect(await refusal(create)).toMatchObject({ status: 400 });
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  test('when a list is longer than a page, then the cursor leads through all of it, newest first', async () => {
    const { stripe } = await openStripe();
    const made: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) made.push((await stripe.customers.create({ name })).id);
    const first = await stripe.customers.list({ limit: 2 });
    expect(first.has_more).toBe(true);
    const seen: string[] = [];
    for await (const customer of stripe.customers.list({ limit: 2 })) seen.push(customer.id);
    expect(seen).toEqual(made.toReversed());
  });

  test('when metadata is merged, then empty values remove their keys', async () => {
    const { stripe } = await openStripe();
    const { id } = await stripe.customers.create({ metadata: { user: 'u1', old: 'x' } });
    const after = await stripe.customers.update(id, { metadata: { old: '', more: 'y' } });
    expect(after.metadata).toEqual({ user: 'u1', more: 'y' });
  });
});

describe('idempotency', () => {
  test('when a call is repeated with its key, then its answer is and its effect is not', async () => {
    const { stripe } = await openStripe();
    const options = { idempotencyKey: 'once' };
    const first = await stripe.customers.create({ name: 'Ada' }, options);
    const again = await stripe.customers.create({ name: 'Ada' }, options);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.customers.list()).data).toHaveLength(1);
    const other = stripe.customers.create({ name: 'Grace' }, options);
    expect(await refusal(other)).toMatchObject({ status: 400, type: 'idempotency_error' });
  });

  test('when the first answer was a decline, then the repetition is the same decline', async () => {
    const { emulator, stripe } = await openStripe();
    const customer = await stripe.customers.create();
    emulator.declineNext({ decline_code: 'do_not_honor' });
    const attach = () =>
      stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id }, { idempotencyKey: 'k' });
    expect(await refusal(attach())).toMatchObject({ status: 402, decline: 'do_not_honor' });
    expect(await refusal(attach())).toMatchObject({ status: 402, decline: 'do_not_honor' });
  });

  test('when a day has passed, then the key may be used anew', async () => {
    const { emulator, stripe } = await openStripe();
    const first = await stripe.customers.create({}, { idempotencyKey: 'daily' });
    await emulator.advanceTo(new Date(Date.now() + 25 * 3_600_000));
    const second = await stripe.customers.create({}, { idempotencyKey: 'daily' });
    expect(second.id).not.toBe(first.id);
  });

  test('when the answer is lost, then the library’s own retry gets it and nothing is doubled', async () => {
    const { emulator, stripe } = await openStripe();
    emulator.loseNextAnswer();
    const made = await stripe.customers.create(
      { name: 'Ada' },
      { maxNetworkRetries: 1, idempotencyKey: 'lost' },
    );
    expect((await stripe.customers.list()).data.map((each) => each.id)).toEqual([made.id]);
  });

  test('when the service is out, then the call fails and changes nothing', async () => {
    const { emulator, stripe } = await openStripe();
    emulator.failNext(503);
    expect(await refusal(stripe.customers.create())).toMatchObject({ status: 503, type: 'api_error' });
    expect((await stripe.customers.list()).data).toEqual([]);
  });
});

describe('cards from a browser', () => {
  async function confirmed(number: string) {
    const { emulator, stripe } = await openStripe();
    const customer = await stripe.customers.create();
    const intent = await stripe.setupIntents.create({ customer: customer.id });
    const secret = { client_secret: intent.client_secret ?? '' };
    const path = `/v1/setup_intents/${intent.id}/confirm`;
    const answer = await fromBrowser(emulator, path, { ...secret, ...typedCard(number) });
    return { emulator, stripe, customer: customer.id, intent: intent.id, secret, answer };
  }

  test('when the card is good, then it belongs to the customer', async () => {
    const { stripe, customer, answer } = await confirmed('4242 4242 4242 4242');
    expect(answer).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    const methods = await stripe.paymentMethods.list({ customer, type: 'card' });
    expect(methods.data).toMatchObject([{ card: { last4: '4242', brand: 'visa', exp_year: 2040 } }]);
  });

  test.for([
    ['4000000000000002', 'card_declined'],
    ['4000000000000069', 'expired_card'],
    ['4111111111111111', 'card_declined'],
    ['4242424242424241', 'incorrect_number'],
  ] as const)('when the card %s is confirmed, then it is refused as %s', async ([number, code]) => {
    const { stripe, customer, intent, answer } = await confirmed(number);
    expect(answer).toMatchObject({ status: 402, body: { error: { type: 'card_error', code } } });
    expect((await stripe.setupIntents.retrieve(intent)).status).toBe('requires_payment_method');
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
  });

  test('when the bank wants a proof, then the intent waits for it', async () => {
    const { emulator, stripe, intent, secret, answer } = await confirmed('4000002500003155');
    expect(answer.body.status).toBe('requires_action');
    const proof = { ...secret, source: intent };
    const failed = await fromBrowser(emulator, '/v1/3ds2/authenticate', { ...proof, outcome: 'failed' });
    expect(failed.body).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    const card = typedCard('4000002500003155');
    await fromBrowser(emulator, `/v1/setup_intents/${intent}/confirm`, { ...secret, ...card });
    const passed = await fromBrowser(emulator, '/v1/3ds2/authenticate', {
      ...proof,
      outcome: 'authenticated',
    });
    expect(passed.body.status).toBe('succeeded');
    expect((await stripe.setupIntents.retrieve(intent)).status).toBe('succeeded');
  });

  test('when a server sends a card number, then it is refused', async () => {
    const { stripe } = await openStripe();
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
    expect(await refusal(stripe.paymentMethods.create({ type: 'card', card }))).toMatchObject({
      status: 402,
    });
  });
});

const secret = 'whsec_test';

describe('webhooks', () => {
  test('when things happen, then signed events come in order for each object', async () => {
    const { url, received } = await openReceiver([500]);
    const { emulator, stripe, monthly } = await openStripe({ webhook: { url, secret } });
    const { customer } = await customerWithCard(stripe);
    const { id } = await stripe.subscriptions.create({
      customer,
      items: [{ price: monthly }],
      trial_period_days: 7,
    });
    await stripe.subscriptions.cancel(id);
    await emulator.webhooksSettled();
    const events = received.map(({ payload, signature }) =>
      stripe.webhooks.constructEvent(payload, signature, secret),
    );
    const ofSubscription = events.filter((event) => event.type.startsWith('customer.subscription.'));
    expect(ofSubscription.map((event) => event.type)).toEqual([
      'customer.subscription.created',
      'customer.subscription.deleted',
    ]);
    const created = events.filter((event) => event.type === 'customer.created');
    expect(created).toHaveLength(2);
    expect(created[0]?.id).toBe(created[1]?.id);
    const signature = received[0]?.signature ?? '';
    expect(() => stripe.webhooks.constructEvent('{"forged":true}', signature, secret)).toThrow('signature');
    const listed = await stripe.events.list({ limit: 100, delivery_success: true });
    expect(new Set(listed.data.map((event) => event.id))).toEqual(new Set(events.map((event) => event.id)));
  });

  test('when nobody listens, then closing does not wait and the next start delivers', async () => {
    const mongodbUri = newDatabase();
    const dead = { url: 'http://127.0.0.1:9/hook', secret };
    const first = await openStripe({ mongodbUri, webhook: dead });
    await first.stripe.customers.create({ name: 'Ada' });
    await first.emulator.close();
    const { url, received } = await openReceiver();
    const second = await openStripe({ mongodbUri, webhook: { url, secret } });
    await second.emulator.webhooksSettled();
    expect(received).toHaveLength(1);
  });
});

describe('what is kept', () => {
  test('when the emulator is closed and started again, then everything is still there', async () => {
    const mongodbUri = newDatabase();
    const first = await openStripe({ mongodbUri });
    const { customer, method } = await customerWithCard(first.stripe);
    const options = { idempotencyKey: 'kept' };
    const params = { customer, items: [{ price: first.monthly }], trial_period_days: 7 };
    const subscription = await first.stripe.subscriptions.create(params, options);
    await first.emulator.close();

    const second = await openStripe({ mongodbUri });
    expect(await second.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'trialing' });
    expect((await second.stripe.paymentMethods.retrieve(method)).customer).toBe(customer);
    expect((await second.stripe.subscriptions.create(params, options)).id).toBe(subscription.id);
    expect((await second.stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  });

  test('when a trial ended while it was closed, then the next start charges it by itself', async () => {
    const mongodbUri = newDatabase();
    const first = await openStripe({ mongodbUri });
    const { customer } = await customerWithCard(first.stripe);
    const items = [{ price: first.monthly }];
    await first.stripe.subscriptions.create({ customer, items, trial_period_days: 7 });
    await first.emulator.close();
    const { url, received, arrived } = await openReceiver();
    await openStripe({
      mongodbUri,
      webhook: { url, secret },
      now: () => new Date(Date.now() + 8 * 86_400_000),
    });
    await arrived('invoice.paid');
    expect(received.map(({ payload }) => JSON.parse(payload).type)).toContain(
      'customer.subscription.updated',
    );
  });

  test('when a card is typed, then its number is kept nowhere', async () => {
    const mongodbUri = newDatabase();
    const { emulator, stripe } = await openStripe({ mongodbUri });
    const intent = await stripe.setupIntents.create();
    const secret = intent.client_secret ?? '';
    const path = `/v1/setup_intents/${intent.id}/confirm`;
    await fromBrowser(emulator, path, { client_secret: secret, ...typedCard('4242424242424242') });
    const text = JSON.stringify(await documentsIn(mongodbUri));
    expect(text).toContain('"last4":"4242"');
    expect(text).not.toContain('4242424242424242');
  });

  test('when many calls come at once, then each customer’s invoices are numbered without a gap', async () => {
    const { stripe, monthly } = await openStripe();
    const customers = await Promise.all([1, 2, 3].map(() => customerWithCard(stripe)));
    const calls = customers.flatMap(({ customer }) =>
      [1, 2, 3, 4].map(() => stripe.subscriptions.create({ customer, items: [{ price: monthly }] })),
    );
    await Promise.all(calls);
    for (const { customer } of customers) {
      const { data } = await stripe.invoices.list({ customer });
      const numbers = data.map(({ number }) => number?.split('-')[1]);
      expect(numbers.toSorted()).toEqual(['0001', '0002', '0003', '0004']);
    }
  });

  test('when a call with one key comes twice at once, then it is carried out once', async () => {
    const { stripe } = await openStripe();
    const made = await Promise.all(
      [1, 2, 3].map(() => stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'at once' })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });
});

async function documentsIn(mongodbUri: string): Promise<unknown[]> {
  const connection = await createConnection(mongodbUri).asPromise();
  onTestFinished(() => connection.close());
  return connection.collection('stripe_objects').find().toArray();
}
