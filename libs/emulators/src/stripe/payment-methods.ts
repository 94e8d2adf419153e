import { createHash } from 'node:crypto';
import { findObject, type RouteCall, type ApiRoute } from './call.ts';
import { notATestCard, passesLuhn, testCards, type TestCard } from './cards.ts';
import { invalidRequest, StripeError } from './errors.ts';
import { emitEvent } from './events.ts';
import { newId } from './ids.ts';
import { givenFields, listPage, pageParameters } from './lists.ts';
import { liveCustomer } from './lookups.ts';
import type { CardFailure, PaymentMethod } from './objects.ts';
import { group, integer, mergeMetadata, nullableText, requiredText, text, type Params } from './params.ts';

const billingDetails = [
  'billing_details.email',
  'billing_details.name',
  'billing_details.phone',
  'billing_details.address.*',
];
/** What `payment_method_data` and the creation of a method may hold. */
export const cardParameters = [
  'type',
  'card.number',
  'card.exp_month',
  'card.exp_year',
  'card.cvc',
  'allow_redisplay',
  'metadata.*',
  ...billingDetails,
];

export function cardError(failure: CardFailure, extra: Record<string, unknown> = {}): StripeError {
  return new StripeError(402, { ...failure, ...extra }, true);
}

/** The test card behind a method. */
export async function cardOf(
  call: RouteCall,
  methodId: string,
): Promise<TestCard & { authenticated: boolean }> {
  const known = await call.objects.get('card', methodId);
  const card = testCards.find((each) => each.token === known?.token);
  if (known === undefined || card === undefined) throw new Error(`No card stands behind ${methodId}`);
  return { ...card, authenticated: known.authenticated };
}

/** A method by id; the ids of Stripe's test cards (`pm_card_visa`) make a new one. */
export async function methodById(
  call: RouteCall,
  id: string,
  param = 'payment_method',
): Promise<PaymentMethod> {
  const card = testCards.find((each) => each.token === id);
  if (card === undefined || !call.isSecret) return findObject(call, 'payment_method', id, param);
  const nextYear = new Date(call.now * 1000).getUTCFullYear() + 1;
  return addMethod(call, card, { month: 12, year: nextYear }, {});
}

/**
 * A method from the card somebody typed.
 *
 * @throws StripeError 402 in the words of Stripe for a card that cannot be
 */
export function methodFromData(call: RouteCall, data: Params): PaymentMethod {
  if (call.isSecret) throw rawCardRefused();
  if (requiredText(data, 'type') !== 'card')
    throw invalidRequest('Only cards are accepted here', { param: 'type' });
  const details = group(data, 'card') ?? {};
  const number = requiredText(details, 'number').replaceAll(' ', '');
  const month = integer(details, 'exp_month') ?? 0;
  const shortYear = integer(details, 'exp_year') ?? 0;
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  const failure = cardInputFailure(call, number, month, year, text(details, 'cvc') ?? '');
  if (failure !== undefined) throw cardError(failure);
  const card = testCards.find((each) => each.number === number);
  if (card === undefined) throw cardError(notATestCard);
  return addMethod(call, card, { month, year }, data);
}

function cardInputFailure(
  call: RouteCall,
  number: string,
  month: number,
  year: number,
  cvc: string,
): CardFailure | undefined {
  const refuse = (code: string, message: string): CardFailure => ({ type: 'card_error', code, message });
  const today = new Date(call.now * 1000);
  if (!passesLuhn(number)) return refuse('incorrect_number', 'Your card number is incorrect.');
  if (month < 1 || month > 12)
    return refuse('invalid_expiry_month', "Your card's expiration month is invalid.");
  const isPast = Date.UTC(year, month) <= today.getTime();
  if (isPast || year > today.getUTCFullYear() + 50) {
    return refuse('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  if (!/^\d{3,4}$/.test(cvc)) return refuse('invalid_cvc', "Your card's security code is invalid.");
  return undefined;
}

function rawCardRefused(): StripeError {
  return new StripeError(402, {
    type: 'invalid_request_error',
    message:
      'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
  });
}

function addMethod(
  call: RouteCall,
  card: TestCard,
  expiry: { month: number; year: number },
  data: Params,
): PaymentMethod {
  const details = group(data, 'billing_details') ?? {};
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email: nullableText(details, 'email') ?? null,
      name: nullableText(details, 'name') ?? null,
      phone: nullableText(details, 'phone') ?? null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'US',
      display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
      exp_month: expiry.month,
      exp_year: expiry.year,
      fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: call.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata({}, data),
    type: 'card',
  };
  call.objects.put('payment_method', method.id, method);
  call.objects.put('card', method.id, { token: card.token, authenticated: false });
  return method;
}

/** @throws StripeError 402 for a card that its bank declines at the check that attaching makes */
export async function attachMethod(call: RouteCall, id: string, customerId: string): Promise<PaymentMethod> {
  const method = await methodById(call, id);
  if (method.customer === customerId) return method;
  if (method.customer !== null) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.', {
      param: 'payment_method',
    });
  }
  const failure = call.takeDecline() ?? (await cardOf(call, method.id)).fails;
  if (failure !== undefined) throw cardError(failure);
  setCustomerOfMethod(call, method, customerId);
  return method;
}

/** Gives a checked method to a customer. */
export function setCustomerOfMethod(call: RouteCall, method: PaymentMethod, customerId: string): void {
  if (method.customer === customerId) return;
  method.customer = customerId;
  method.card.checks = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' };
  emitEvent(call, 'payment_method.attached', method);
}

async function detachMethod(call: RouteCall): Promise<PaymentMethod> {
  const method = await findObject(call, 'payment_method', call.id);
  if (method.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      { param: 'payment_method' },
    );
  }
  const customer = await call.objects.get('customer', method.customer);
  if (customer?.deleted !== true && customer?.invoice_settings.default_payment_method === method.id) {
    customer.invoice_settings.default_payment_method = null;
  }
  for (const subscription of await call.objects.find('subscription', { customer: method.customer })) {
    if (subscription.default_payment_method === method.id) subscription.default_payment_method = null;
  }
  method.customer = null;
  emitEvent(call, 'payment_method.detached', method);
  return method;
}

export const paymentMethodRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    allowed: cardParameters,
    publishable: true,
    handle: (call) => methodFromData(call, call.params),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    allowed: [...pageParameters, 'customer', 'type', 'allow_redisplay'],
    async handle(call) {
      const customer = text(call.params, 'customer');
      if (customer !== undefined) await liveCustomer(call, customer);
      const where = givenFields({ type: text(call.params, 'type'), customer: customer ?? { $ne: null } });
      return listPage(call, '/v1/payment_methods', 'payment_method', where);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    allowed: [],
    handle: (call) => findObject(call, 'payment_method', call.id),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    allowed: ['customer'],
    async handle(call) {
      const customer = await liveCustomer(call, requiredText(call.params, 'customer'));
      return attachMethod(call, call.id, customer.id);
    },
  },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', allowed: [], handle: detachMethod },
];
