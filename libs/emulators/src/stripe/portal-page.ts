import type { FastifyInstance } from 'fastify';
import { readPortalStyle } from '../read-shim.ts';
import type { StripeStore } from './account.ts';
import type { ApiKeys } from './keys.ts';
import type { Customer, Invoice, List, PaymentMethod, PortalSession, Subscription } from './objects.ts';
import { expiredHtml, portalHtml, type PortalView } from './portal-html.ts';
import { findSession, PORTAL_PATH } from './portal-sessions.ts';
import { isFinalStatus } from './subscription-state.ts';

const maxRows = 100;

// The link is a secret: no other page learns it, and nothing but the style sheet is loaded.
const portalHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

interface PageRoute {
  Params: { secret: string };
  Querystring: { card?: string };
  Body: Record<string, unknown> | null;
}

type PortalAnswer<Row> = { row: Row; error?: never } | { row?: never; error: string };

/** The page behind a portal link. It works through the API, so that a card is refused there as everywhere. */
export function registerPortalPage(
  app: FastifyInstance,
  { store, keys, now }: { store: StripeStore; keys: ApiKeys; now: () => number },
): void {
  async function call<Row>(
    method: 'GET' | 'POST',
    url: string,
    params: Record<string, string> = {},
    key = keys.secretKey,
  ): Promise<PortalAnswer<Row>> {
    const form = new URLSearchParams(params).toString();
    const answer = await app.inject({
      method,
      url: method === 'GET' ? `${url}?${form}` : url,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { payload: form }),
    });
    if (answer.statusCode === 200) return { row: answer.json<Row>() };
    return { error: answer.json<{ error: { message?: string } }>().error.message ?? 'Please try again.' };
  }

  async function view(session: PortalSession, result: PortalView['result']): Promise<string> {
    const customer = await call<Customer>('GET', `/v1/customers/${session.customer}`);
    const cardId = customer.row?.invoice_settings?.default_payment_method;
    const card = cardId ? await call<PaymentMethod>('GET', `/v1/payment_methods/${cardId}`) : undefined;
    const { customer: id, return_url: returnUrl } = session;
    const invoices = await call<List<Invoice>>('GET', '/v1/invoices', { customer: id, limit: `${maxRows}` });
    return portalHtml({ card: card?.row, invoices: invoices.row?.data ?? [], returnUrl, result });
  }

  /** Makes a typed card the one that is charged. @returns why it was refused */
  async function replaceCard(customer: string, typed: Record<string, string>): Promise<string | undefined> {
    const made = await call<PaymentMethod>('POST', '/v1/payment_methods', typed, keys.publishableKey);
    if (made.error !== undefined) return made.error;
    const method = made.row.id;
    const attached = await call('POST', `/v1/payment_methods/${method}/attach`, { customer });
    if (attached.error !== undefined) return attached.error;
    await call('POST', `/v1/customers/${customer}`, { 'invoice_settings[default_payment_method]': method });
    const all = { customer, status: 'all', limit: `${maxRows}` };
    const subscriptions = await call<List<Subscription>>('GET', '/v1/subscriptions', all);
    for (const subscription of subscriptions.row?.data ?? []) {
      if (isFinalStatus(subscription)) continue;
      await call('POST', `/v1/subscriptions/${subscription.id}`, { default_payment_method: method });
    }
    return undefined;
  }

  app.get<PageRoute>(`${PORTAL_PATH}/:secret`, async (request, reply) => {
    const session = await findSession(store.begin(), request.params.secret, now());
    if (session === undefined) return reply.code(404).headers(portalHeaders).send(expiredHtml());
    const result = request.query.card === 'saved' ? ({ kind: 'saved' } as const) : undefined;
    return reply.headers(portalHeaders).send(await view(session, result));
  });

  app.post<PageRoute>(`${PORTAL_PATH}/:secret`, async (request, reply) => {
    const session = await findSession(store.begin(), request.params.secret, now());
    if (session === undefined) return reply.code(404).headers(portalHeaders).send(expiredHtml());
    const message = await replaceCard(session.customer, typedCard(request.body ?? {}));
    if (message !== undefined) {
      return reply
        .code(402)
        .headers(portalHeaders)
        .send(await view(session, { kind: 'refused', message }));
    }
    // The gateway puts its prefix before it.
    return reply
      .headers({ ...portalHeaders, location: `${PORTAL_PATH}/${request.params.secret}?card=saved` })
      .code(303)
      .send();
  });

  app.get('/portal.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(readPortalStyle()),
  );
}

function typedCard(body: Record<string, unknown>): Record<string, string> {
  const typed = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  const [, month = '0', year = '0'] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed('expiry')) ?? [];
  return {
    type: 'card',
    'card[number]': typed('number').replaceAll(/\D/g, ''),
    'card[exp_month]': month,
    'card[exp_year]': year,
    'card[cvc]': typed('cvc').trim(),
  };
}
