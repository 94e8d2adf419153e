import { subscriptionOfInvoice } from './account.ts';
import { findObject, type RouteCall, type ApiRoute } from './call.ts';
import { invalidRequest, StripeError } from './errors.ts';
import { emitEvent } from './events.ts';
import { collectInvoice, markPaid, subscriptionOf } from './invoices.ts';
import { createdParameters, givenFields, listPage, pageParameters } from './lists.ts';
import { attachedMethod, chargedMethod } from './lookups.ts';
import type { Invoice } from './objects.ts';
import { flag, text } from './params.ts';
import { cardError } from './payment-methods.ts';

async function openInvoice(call: RouteCall, verb: string): Promise<Invoice> {
  const invoice = await findObject(call, 'invoice', call.id);
  if (invoice.status === 'open') return invoice;
  if (invoice.status === 'paid')
    throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  throw invalidRequest(`You can't ${verb} an invoice with the status ${invoice.status}.`, {
    code: 'status_transition_invalid',
  });
}

async function payInvoiceRoute(call: RouteCall): Promise<Invoice> {
  const invoice = await openInvoice(call, 'pay');
  if (flag(call.params, 'paid_out_of_band') === true) {
    await markPaid(call, invoice);
    return invoice;
  }
  const given = text(call.params, 'payment_method');
  const subscription = await subscriptionOf(call, invoice);
  const method =
    given === undefined
      ? subscription && (await chargedMethod(call, subscription))
      : (await attachedMethod(call, given, invoice.customer, 'payment_method')).id;
  if (method === undefined) {
    throw invalidRequest(
      'There is no `default_payment_method` set on this Customer or Invoice. Please set a `default_payment_method`.',
      { code: 'resource_missing' },
    );
  }
  const outcome = await collectInvoice(call, invoice, method, flag(call.params, 'off_session') ?? true);
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

export const invoiceRoutes: ApiRoute[] = [
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
      const where = givenFields({
        customer: text(params, 'customer'),
        status: text(params, 'status'),
        [subscriptionOfInvoice]: text(params, 'subscription'),
      });
      return listPage(call, '/v1/invoices', 'invoice', where);
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    allowed: [],
    handle: (call) => findObject(call, 'invoice', call.id),
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    allowed: ['off_session', 'paid_out_of_band', 'payment_method'],
    handle: payInvoiceRoute,
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    allowed: [],
    async handle(call) {
      const invoice = await openInvoice(call, 'void');
      invoice.status = 'void';
      invoice.auto_advance = false;
      invoice.next_payment_attempt = null;
      invoice.status_transitions.voided_at = call.now;
      emitEvent(call, 'invoice.voided', invoice);
      return invoice;
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    allowed: [...pageParameters, 'invoice', 'status'],
    handle(call) {
      const where = givenFields({
        invoice: text(call.params, 'invoice'),
        status: text(call.params, 'status'),
      });
      return listPage(call, '/v1/invoice_payments', 'invoice_payment', where);
    },
  },
];
