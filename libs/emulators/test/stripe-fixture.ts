import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mongoUri } from '@inkwell/testing';
import { Stripe } from 'stripe';
import { onTestFinished } from 'vitest';
import { startStripeEmulator, type StripeEmulator, type StripeEmulatorOptions } from '../src/index.ts';

export const secretKey = 'sk_test_0123456789abcdef';
export const publishableKey = 'pk_test_0123456789abcdef';

let databases = 0;

/** A database that no other test has. */
export function newDatabase(): string {
  databases += 1;
  return mongoUri(`emulators_${databases}`);
}

/** An emulator of this test's own, with the real library on it. */
export async function openStripe(options: Partial<StripeEmulatorOptions> = {}) {
  const emulator = await startStripeEmulator({
    port: 0,
    secretKey,
    publishableKey,
    mongodbUri: newDatabase(),
    ...options,
  });
  onTestFinished(() => emulator.close());
  return { emulator, stripe: clientOf(emulator), monthly: await monthlyPrice(clientOf(emulator)) };
}

export function clientOf(emulator: StripeEmulator, key = secretKey): Stripe {
  return new Stripe(key, { host: '127.0.0.1', port: emulator.port, protocol: 'http', maxNetworkRetries: 0 });
}

async function monthlyPrice(stripe: Stripe): Promise<string> {
  const prices = await stripe.prices.list({ lookup_keys: ['inkwell_monthly'] });
  const price = prices.data[0];
  if (price === undefined) throw new Error('The monthly price is missing');
  return price.id;
}

/** A customer whose default is the given test card, through a setup intent as a browser would make it. */
export async function customerWithCard(stripe: Stripe, card = 'pm_card_visa') {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  const intent = await stripe.setupIntents.create({ customer: customer.id });
  const confirmed = await stripe.setupIntents.confirm(intent.id, { payment_method: card });
  const method = idOf(confirmed.payment_method);
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method } });
  return { customer: customer.id, method, intent: confirmed };
}

interface BrowserAnswer {
  status?: string;
  error?: { code?: string; message?: string; decline_code?: string };
}

/** A call as the browser makes it: form-encoded, with the publishable key. */
export async function fromBrowser(emulator: StripeEmulator, path: string, params: Record<string, string>) {
  const response = await fetch(`${emulator.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ key: publishableKey, ...params }),
  });
  const body = (await response.json()) as BrowserAnswer;
  return { status: response.status, body };
}

export function typedCard(number: string): Record<string, string> {
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  };
}

/** The code of Stripe's error that a call is refused with. */
export async function refusal(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('The call was not refused');
  return {
    status: error.statusCode,
    type: error.rawType,
    code: error.code,
    param: error.param,
    decline: error.decline_code,
  };
}

/** A receiver of webhooks; `answers` gives the status of each delivery in turn, then 200. */
export async function openReceiver(answers: number[] = []) {
  const received: { payload: string; signature: string }[] = [];
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        payload: Buffer.concat(chunks).toString(),
        signature: String(request.headers['stripe-signature']),
      });
      response.writeHead(answers.shift() ?? 200).end();
      arrivals.emit(typeOf(received.at(-1)));
    });
  });
  const typeOf = (delivery: { payload: string } | undefined): string =>
    JSON.parse(delivery?.payload ?? '{}').type ?? '';
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (!isAddress(address)) throw new Error('The receiver has no port');
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    /** Resolves when an event of this type has been received. */
    arrived: async (type: string): Promise<void> => {
      if (!received.some((delivery) => typeOf(delivery) === type)) await once(arrivals, type);
    },
  };
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/** The id of a reference that was not expanded. */
export function idOf(reference: string | { id: string } | null): string {
  if (typeof reference !== 'string') throw new Error('The reference is not an id');
  return reference;
}
