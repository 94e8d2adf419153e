import { findObject, type RouteCall, type ApiRoute } from './call.ts';
import { invalidRequest } from './errors.ts';
import { emitEvent } from './events.ts';
import { randomCharacters } from './ids.ts';
import { createdParameters, givenFields, listPage, pageParameters } from './lists.ts';
import type { Customer, DeletedCustomer } from './objects.ts';
import { attachedMethod, liveCustomer } from './lookups.ts';
import { attachMethod } from './payment-methods.ts';
import { group, integer, mergeMetadata, nullableText, text } from './params.ts';
import { endSubscription } from './subscription-state.ts';

const customerFields = [
  'balance',
  'description',
  'email',
  'invoice_settings.default_payment_method',
  'metadata.*',
  'name',
  'phone',
];

async function createCustomer(call: RouteCall): Promise<Customer> {
  const customer: Customer = {
    id: `cus_${randomCharacters(14)}`,
    object: 'customer',
    address: null,
    balance: 0,
    created: call.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomCharacters(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  call.objects.put('customer', customer.id, customer);
  const method = text(call.params, 'payment_method');
  if (method !== undefined) await attachMethod(call, method, customer.id);
  await changeCustomer(call, customer);
  emitEvent(call, 'customer.created', customer);
  return customer;
}

async function changeCustomer(call: RouteCall, customer: Customer): Promise<void> {
  const { params } = call;
  const email = nullableText(params, 'email');
  if (typeof email === 'string' && !/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw invalidRequest(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'email' });
  }
  if (email !== undefined) customer.email = email;
  for (const field of ['description', 'name', 'phone'] as const) {
    const value = nullableText(params, field);
    if (value !== undefined) customer[field] = value;
  }
  customer.balance = integer(params, 'balance') ?? customer.balance;
  customer.metadata = mergeMetadata(customer.metadata, params);
  const method = nullableText(group(params, 'invoice_settings') ?? {}, 'default_payment_method');
  if (method === undefined) return;
  customer.invoice_settings.default_payment_method =
    method === null
      ? null
      : (await attachedMethod(call, method, customer.id, 'invoice_settings[default_payment_method]')).id;
}

export const customerRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    allowed: [...customerFields, 'payment_method'],
    handle: createCustomer,
  },
  {
    method: 'GET',
    path: '/v1/customers',
    allowed: [...pageParameters, ...createdParameters, 'email'],
    handle(call) {
      const email = text(call.params, 'email');
      const where = { ...givenFields({ email }), deleted: { $ne: true } };
      return listPage(call, '/v1/customers', 'customer', where);
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    allowed: [],
    handle: (call) => findObject(call, 'customer', call.id),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    allowed: customerFields,
    async handle(call) {
      const customer = await liveCustomer(call, call.id, 'id');
      await changeCustomer(call, customer);
      emitEvent(call, 'customer.updated', customer);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    allowed: [],
    async handle(call) {
      const customer = await liveCustomer(call, call.id, 'id');
      for (const subscription of await call.objects.find('subscription', { customer: customer.id })) {
        await endSubscription(call, subscription, 'cancellation_requested');
      }
      for (const method of await call.objects.find('payment_method', { customer: customer.id })) {
        method.customer = null;
      }
      emitEvent(call, 'customer.deleted', customer);
      const deleted: DeletedCustomer = { id: customer.id, object: 'customer', deleted: true };
      call.objects.put('customer', customer.id, deleted);
      return deleted;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    allowed: [...pageParameters, 'type', 'allow_redisplay'],
    async handle(call) {
      const { id } = await liveCustomer(call, call.id, 'id');
      const where = givenFields({ customer: id, type: text(call.params, 'type') });
      return listPage(call, `/v1/customers/${id}/payment_methods`, 'payment_method', where);
    },
  },
];
