import { find, type Call, type Route } from './call.ts';
import { invalidRequest } from './errors.ts';
import { emit } from './events.ts';
import { randomCharacters } from './ids.ts';
import { createdParameters, createdWithin, page, pageParameters } from './lists.ts';
import type { Customer } from './objects.ts';
import { attachedMethod, liveCustomer } from './lookups.ts';
import { attach } from './payment-methods.ts';
import { group, integer, mergeMetadata, nullableText, text } from './params.ts';
import { endSubscription } from './subscription-state.ts';

const fields = [
  'balance',
  'description',
  'email',
  'invoice_settings.default_payment_method',
  'metadata.*',
  'name',
  'phone',
];

function create(call: Call): Customer {
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
  call.state.customers[customer.id] = customer;
  const method = text(call.params, 'payment_method');
  if (method !== undefined) attach(call, method, customer.id);
  change(call, customer);
  emit(call, 'customer.created', customer);
  return customer;
}

function change(call: Call, customer: Customer): void {
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
      : attachedMethod(call, method, customer.id, 'invoice_settings[default_payment_method]').id;
}

export const customerRoutes: Route[] = [
  { method: 'POST', path: '/v1/customers', allowed: [...fields, 'payment_method'], handle: create },
  {
    method: 'GET',
    path: '/v1/customers',
    allowed: [...pageParameters, ...createdParameters, 'email'],
    handle(call) {
      const email = text(call.params, 'email');
      const rows = Object.values(call.state.customers).filter(
        (customer) =>
          customer.deleted !== true &&
          createdWithin(call.params, customer.created) &&
          (email === undefined || customer.email === email),
      );
      return page(call, '/v1/customers', rows);
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    allowed: [],
    handle: (call) => find(call.state.customers, 'customer', call.id),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    allowed: fields,
    handle(call) {
      const customer = liveCustomer(call, call.id, 'id');
      change(call, customer);
      emit(call, 'customer.updated', customer);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    allowed: [],
    handle(call) {
      const customer = liveCustomer(call, call.id, 'id');
      for (const subscription of Object.values(call.state.subscriptions)) {
        if (subscription.customer === customer.id)
          endSubscription(call, subscription, 'cancellation_requested');
      }
      for (const method of Object.values(call.state.paymentMethods)) {
        if (method.customer === customer.id) method.customer = null;
      }
      emit(call, 'customer.deleted', customer);
      call.state.customers[customer.id] = { id: customer.id, object: 'customer', deleted: true };
      return { id: customer.id, object: 'customer', deleted: true };
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    allowed: [...pageParameters, 'type', 'allow_redisplay'],
    handle(call) {
      const customer = liveCustomer(call, call.id, 'id');
      const type = text(call.params, 'type');
      const rows = Object.values(call.state.paymentMethods).filter(
        (method) => method.customer === customer.id && (type === undefined || method.type === type),
      );
      return page(call, `/v1/customers/${customer.id}/payment_methods`, rows);
    },
  },
];
