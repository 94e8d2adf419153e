import { find, type Call, type Route } from './call.ts';
import { invalidRequest, StripeError } from './errors.ts';
import { emit } from './events.ts';
import { collect, markPaid, subscriptionOf } from './invoices.ts';
import { createdParameters, createdWithin, page, pageParameters } from './lists.ts';
import { attachedMethod, chargedMethod } from './lookups.ts';
import type { Invoice } from './objects.ts';
import { flag, text } from './params.ts';
import { cardError } from './payment-methods.ts';

function openInvoice(call: Call, verb: string): Invoice {
  const invoice = find(call.state.invoices, 'invoice', call.id);
  if (invoice.status === 'open') return invoice;
  if (invoice.status === 'paid')
    throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  throw invalidRequest(`You can't ${verb} an invoice with the status ${invoice.status}.`, {
    code: 'status_transition_invalid',
  });
}

function pay(call: Call): Invoice {
  const invoice = openInvoice(call, 'pay');
  if (flag(call.params, 'paid_out_of_band') === true) {
    markPaid(call, invoice);
    return invoice;
  }
  const given = text(call.params, 'payment_method');
  const subscription = subscriptionOf(call, invoice);
  const method =
    given === undefined
      ? subscription && chargedMethod(call, subscription)
      : attachedMethod(call, given, invoice.customer, 'payment_method').id;
  if (method === undefined) {
    throw invalidRequest(
      'There is no `default_payment_method` set on this Customer or Invoice. Please set a `default_payment_method`.',
      { code: 'resource_missing' },
    );
  }
  const outcome = collect(call, invoice, method, flag(call.params, 'off_session') ?? true);
  if (outcome.result === 'failed') throw cardError(outcome.failure);
  if (outcome.result === 'requires_action') {
    const body = {
      type: 'invalid_request_error',
      code: 'invoice_payment_intent_requires_action',
      message:
        'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
    } as const;
    throw new StripeError(402, body, true);
  }
  return invoice;
}

export const invoiceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    allowed: [
      ...pageParameters,
      ...createdParameters,
      'customer',
      'status',
      'subscription',
      'collection_method',
    ],
    handle(call) {
      const { params } = call;
      const customer = text(params, 'customer');
      const status = text(params, 'status');
      const subscription = text(params, 'subscription');
      const rows = Object.values(call.state.invoices).filter(
        (row) =>
          createdWithin(params, row.created) &&
          (customer === undefined || row.customer === customer) &&
          (status === undefined || row.status === status) &&
          (subscription === undefined || row.parent.subscription_details.subscription === subscription),
      );
      return page(call, '/v1/invoices', rows);
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    allowed: [],
    handle: (call) => find(call.state.invoices, 'invoice', call.id),
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    allowed: ['off_session', 'paid_out_of_band', 'payment_method'],
    handle: pay,
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    allowed: [],
    handle(call) {
      const invoice = openInvoice(call, 'void');
      invoice.status = 'void';
      invoice.auto_advance = false;
      invoice.next_payment_attempt = null;
      invoice.status_transitions.voided_at = call.now;
      emit(call, 'invoice.voided', invoice);
      return invoice;
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    allowed: [...pageParameters, 'invoice', 'status'],
    handle(call) {
      const invoice = text(call.params, 'invoice');
      const status = text(call.params, 'status');
      const rows = Object.values(call.state.invoicePayments).filter(
        (row) =>
          (invoice === undefined || row.invoice === invoice) &&
          (status === undefined || row.status === status),
      );
      return page(call, '/v1/invoice_payments', rows);
    },
  },
];
