import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDENTITY_HEADER, type SubscriptionStatus } from '@inkwell/contracts';
import { signStripePayload, startStripeEmulator } from '@inkwell/emulators';
import { createJobs, createLive, startWorker } from '@inkwell/events';
import { createInternalReader, type IdentityVerifier } from '@inkwell/service';
import { type CallAs, deliver, mongoUri, openService } from '@inkwell/testing';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { buildApp } from '../src/app.ts';
import { billingHandlers } from '../src/events.ts';
import { migrations } from '../src/migrations.ts';
import { createUseCases } from '../src/use-cases.ts';
import { createStripe } from '../src/stripe.ts';

const WEBHOOK_SECRET = 'whsec_only_this_test_knows';
export const OLDER_WEBHOOK_SECRET = 'whsec_of_before_it_was_rolled';
const KEYS = { secretKey: 'sk_test_billing', publishableKey: 'pk_test_billing' };
export const PORTAL_RETURN_URL = 'https://inkwell.test/app/account?tab=subscription';
export const DAY_MS = 86_400_000;
export const CARD = '4242424242424242';

/** Billing on real servers, with a Stripe emulator of its own and a clock that can be moved with it. */
export async function startBilling() {
  const kit = await openService('billing', { migrations });
  const { connection, redis, log, verify, sign, queue, closers } = kit;
  const jobs = createJobs('billing', queue);
  closers.add(jobs.close);
  const emulator = await startStripeEmulator({ ...KEYS, port: 0, mongodbUri: mongoUri('stripe') });
  closers.add(() => emulator.close());
  const stripe = createStripe({ secretKey: KEYS.secretKey, apiBase: emulator.url });
  let aheadMs = 0;
  const now = () => Date.now() + aheadMs;
  const auth = await startAuthStub(kit.verifierOf('auth', ['billing']));
  closers.add(auth.close);
  const deps = {
    connection,
    redis,
    stripe,
    jobs,
    log,
    now,
    webhookSecrets: [WEBHOOK_SECRET, OLDER_WEBHOOK_SECRET],
    portalReturnUrl: PORTAL_RETURN_URL,
    live: createLive(redis, log),
    vault: kit.vault,
    readFromAuth: createInternalReader(auth.url, kit.signerOf('billing', 'auth')),
  };
  const useCases = createUseCases(deps);
  const app = buildApp({ log, verify, useCases });
  const call = caller(await kit.serve(app));
  const handlers = billingHandlers(useCases);

  return {
    app,
    auth,
    log,
    useCases,
    connection,
    database: kit.database,
    redis,
    emulator,
    stripe,
    sign,
    call,
    now,
    /** The same rooms with other doors: another Stripe, another Redis. */
    appWith: (other: Partial<typeof deps>) => {
      const built = buildApp({ log, verify, useCases: createUseCases({ ...deps, ...other }) });
      return { app: built, call: caller(kit.callOn(built)) };
    },
    useCasesWith: (other: Partial<typeof deps>) => createUseCases({ ...deps, ...other }),
    status: async (userId: string) =>
      (await call('GET', '/api/subscription-status', undefined, userId)).json<SubscriptionStatus>(),
    /** Moves both clocks and lets Stripe do on the way what falls due. */
    advance: async (ms: number): Promise<void> => {
      aheadMs += ms;
      await emulator.advanceTo(new Date(now()));
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
    handle: (name: string, data: unknown) => deliver(handlers, name, data),
    startWorker: () => startWorker({ ...queue, service: 'billing', handlers }),
    vault: kit.vault,
    newVault: kit.newVault,
    close: kit.close,
  };
}
/** Auth's internal route, for everybody an address of `emails` or one that their id makes. `isAway` answers 503. */
async function startAuthStub(verify: IdentityVerifier) {
  const auth = { isAway: false, emails: new Map<string, string>() };
  const server = createServer((request, response) => {
    const token = request.headers[IDENTITY_HEADER];
    const { userId } = verify(typeof token === 'string' ? token : '');
    const isKnown = request.url === '/internal/contact' && userId !== undefined;
    response.writeHead(auth.isAway ? 503 : isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ email: auth.emails.get(userId ?? '') ?? emailOf(userId ?? '') }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(auth, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

export const emailOf = (userId: string): string => `${userId}@example.com`;

export type Billing = Awaited<ReturnType<typeof startBilling>>;

const caller = (callAs: CallAs) => (method: 'GET' | 'POST', url: string, payload?: object, userId?: string) =>
  callAs({ userId }, { method, url, payload });

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
  const row = await billing.database
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
