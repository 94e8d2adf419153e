import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, type SubscriptionStatus } from '@inkwell/contracts';
import { signStripePayload, startStripeEmulator } from '@inkwell/emulators';
import { createJobs, createLive, startWorker } from '@inkwell/events';
import {
  type App,
  connectMongo,
  connectRedis,
  createIdentitySigner,
  createIdentityVerifier,
  createLog,
  ensureIndexes,
} from '@inkwell/service';
import { mongoUri, redisUrl } from '@inkwell/testing';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { buildApp } from '../src/app.ts';
import { billingHandlers } from '../src/events.ts';
import { createStories } from '../src/stories.ts';
import { createStripe } from '../src/stripe.ts';

const SECRET = 'a secret that only this test knows, long enough';
const WEBHOOK_SECRET = 'whsec_only_this_test_knows';
const KEYS = { secretKey: 'sk_test_billing', publishableKey: 'pk_test_billing' };
export const DAY_MS = 86_400_000;
export const CARD = '4242424242424242';

/** Billing on real servers, with a Stripe emulator of its own and a clock that can be moved with it. */
export async function startBilling() {
  const log = createLog({ name: 'billing', level: 'silent' });
  const connection = await connectMongo(mongoUri('billing'), log);
  const redis = connectRedis(redisUrl(), log);
  const settings = { redisUrl: redisUrl(), log, prefix: `billing-${randomUUID()}` };
  const jobs = createJobs('billing', settings);
  const emulator = await startStripeEmulator({ ...KEYS, port: 0 });
  const stripe = createStripe({ secretKey: KEYS.secretKey, apiBase: emulator.url });
  let aheadMs = 0;
  const now = () => Date.now() + aheadMs;
  const deps = {
    connection,
    redis,
    stripe,
    jobs,
    log,
    now,
    webhookSecret: WEBHOOK_SECRET,
    live: createLive(redis, log),
    vault: createVault({ connection, keys: parseVaultKeys(`k1:${Buffer.alloc(32, 7).toString('base64')}`) }),
  };
  const stories = createStories(deps);
  await ensureIndexes(connection);
  const verify = createIdentityVerifier({ audience: 'billing', secrets: { gateway: SECRET } });
  const app = buildApp({ log, verify, stories });
  await app.ready();
  await new Promise<void>((done) => (redis.status === 'ready' ? done() : redis.once('ready', () => done())));
  const sign = createIdentitySigner({ caller: 'gateway', audience: 'billing', secret: SECRET });
  const call = caller(app, sign);
  const handlers = billingHandlers(stories);

  return {
    app,
    stories,
    connection,
    redis,
    emulator,
    stripe,
    sign,
    call,
    now,
    /** The same rooms with other doors: another Stripe, another Redis. */
    appWith: (other: Partial<typeof deps>) => {
      const built = buildApp({ log, verify, stories: createStories({ ...deps, ...other }) });
      return { app: built, call: caller(built, sign) };
    },
    storiesWith: (other: Partial<typeof deps>) => createStories({ ...deps, ...other }),
    status: async (userId: string) =>
      (await call('GET', '/api/subscription-status', undefined, userId)).json<SubscriptionStatus>(),
    /** Moves both clocks and lets Stripe do on the way what falls due. */
    advance: (ms: number) => {
      aheadMs += ms;
      emulator.advanceTo(new Date(now()));
    },
    /** Types a card into the form that a client secret belongs to, as the browser does. */
    typeCard: (clientSecret: string, number = CARD) => typeCard(emulator.url, clientSecret, number),
    webhook: (event: unknown, secret = WEBHOOK_SECRET) => {
      const payload = JSON.stringify(event);
      return app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers: {
          [IDENTITY_HEADER]: sign({}),
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signStripePayload(payload, secret, Math.floor(Date.now() / 1_000)),
        },
        payload,
      });
    },
    /** Runs a handler as the queue would. */
    handle: async (name: string, data: unknown) => {
      const handler = handlers.find((each) => each.name === name);
      if (!handler) throw new Error(`no handler for ${name}`);
      await handler.run(data, { eventId: randomUUID(), signal: new AbortController().signal });
    },
    startWorker: () => startWorker({ ...settings, service: 'billing', handlers }),
    close: async () => {
      await app.close();
      await jobs.close();
      await emulator.close();
      redis.disconnect();
      await connection.close();
    },
  };
}
export type Billing = Awaited<ReturnType<typeof startBilling>>;

function caller(app: App, sign: ReturnType<typeof createIdentitySigner>) {
  return (method: 'GET' | 'POST', url: string, payload?: object, userId?: string) =>
    app.inject({
      method,
      url,
      headers: { [IDENTITY_HEADER]: sign({ userId }) },
      ...(payload !== undefined && { payload }),
    });
}

async function typeCard(url: string, clientSecret: string, number: string): Promise<string> {
  const id = clientSecret.split('_secret')[0];
  const response = await fetch(`${url}/v1/setup_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: KEYS.publishableKey,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  const intent: unknown = await response.json();
  return z.object({ status: z.string() }).safeParse(intent).data?.status ?? 'refused';
}

export const newUser = (): string => randomUUID();

/** Puts a confirmed card on file. */
export async function addCard(billing: Billing, userId: string, number = CARD): Promise<void> {
  const answer = await billing.call('POST', '/api/subscription/setup', undefined, userId);
  const { clientSecret } = answer.json<{ clientSecret: string }>();
  const status = await billing.typeCard(clientSecret, number);
  if (status !== 'succeeded') throw new Error(`the card's set-up is ${status}`);
}

/** Subscribes with a card, or with a code that makes it free. */
export async function subscribe(billing: Billing, userId: string, promoCode?: string): Promise<string> {
  if (promoCode === undefined) await addCard(billing, userId);
  const answer = await billing.call('POST', '/api/subscription/create', { promoCode }, userId);
  if (answer.statusCode !== 201) throw new Error(`create answered ${answer.statusCode} ${answer.body}`);
  return answer.json<{ subscriptionId: string }>().subscriptionId;
}

/** The customer that Stripe has for a person. */
export async function customerOf(billing: Billing, userId: string): Promise<string> {
  const row = await billing.connection
    .collection<{ _id: string; stripeCustomerId?: unknown }>('customers')
    .findOne({ _id: userId });
  if (typeof row?.stripeCustomerId !== 'string') throw new Error('nobody at Stripe');
  return row.stripeCustomerId;
}

export async function subscriptionsAtStripe(
  billing: Billing,
  userId: string,
): Promise<Stripe.Subscription[]> {
  const customer = await customerOf(billing, userId);
  const { data } = await billing.stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  return data;
}
