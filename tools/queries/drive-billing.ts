import { randomUUID } from 'node:crypto';

import {
  addCard,
  type Billing,
  customerOf,
  DAY_MS,
  newUser,
  startBilling,
  subscribe,
} from '../../services/billing/test/harness.ts';
import { type Driven, expectStatus } from './driven.ts';

const LEAVING = { reason: 'other', details: 'Nothing', improvement: 'Nothing' };

export async function driveBilling(): Promise<Driven> {
  const billing = await startBilling();
  const { call, connection, useCases } = billing;
  const customers = connection.collection<{ _id: string }>('customers');

  async function cancelled(): Promise<string> {
    const userId = newUser();
    await subscribe(billing, userId);
    await expectStatus(200, call('POST', '/api/subscription/cancel', LEAVING, userId));
    return userId;
  }

  return {
    service: 'billing',
    app: billing.app,
    connection,
    close: billing.close,
    drives: {
      'what waits, for Prometheus': async () => {
        await useCases.webhooks.oldestUnsynced();
        await useCases.reconciliation.oldestDue();
        await useCases.missedEvents.unread();
      },
      'events that no webhook told of': async () => {
        await subscribe(billing, newUser());
        await billing.advance(DAY_MS / 12);
        await useCases.missedEvents.sweep();
      },
      'POST /api/subscription/setup': () => addCard(billing, newUser()),
      'POST /api/subscription/create': async () => {
        const userId = newUser();
        await subscribe(billing, userId);
        await expectStatus(200, call('POST', '/api/subscription/create', {}, userId));
        await subscribe(billing, newUser(), 'WELCOME100');
        const refused = call('POST', '/api/subscription/create', {}, newUser());
        await expectStatus(402, refused);
      },
      'POST /api/subscription/cancel': cancelled,
      'a cancellation of somebody who was erased meanwhile': async () => {
        const userId = newUser();
        await subscribe(billing, userId);
        await billing.vault.open(userId);
        await billing.newVault().erase(userId);
        await expectStatus(404, call('POST', '/api/subscription/cancel', LEAVING, userId));
      },
      'POST /api/restart-subscription': async () => {
        await expectStatus(200, call('POST', '/api/restart-subscription', undefined, await cancelled()));
      },
      'POST /api/subscription/resubscribe': async () => {
        await expectStatus(200, call('POST', '/api/subscription/resubscribe', undefined, await cancelled()));
      },
      'POST /api/subscription/portal': async () => {
        const userId = newUser();
        await subscribe(billing, userId);
        await expectStatus(200, call('POST', '/api/subscription/portal', undefined, userId));
      },
      'GET /api/subscription-status': () => billing.status(newUser()),
      'a trial whose end nobody told of': async () => {
        const userId = newUser();
        await subscribe(billing, userId);
        const trialEnd = new Date(billing.now() - DAY_MS);
        await customers.updateOne({ _id: userId }, { $set: { trialEnd } });
        await billing.status(userId);
      },
      'GET /internal/access': () => expectStatus(200, call('GET', '/internal/access', undefined, newUser())),
      'POST /api/promo/validate': () =>
        expectStatus(200, call('POST', '/api/promo/validate', { code: 'HALF50' }, newUser())),
      'POST /api/webhooks/stripe': () => takeWebhook(billing),
      'billing.sync-stripe-event': async () => {
        await billing.handle('billing.sync-stripe-event', { eventId: await takeWebhook(billing) });
      },
      'auth.user-deleted': async () => billing.handle('auth.user-deleted', { userId: await cancelled() }),
      'the sweep of late events, expired leases and what is due': async () => {
        await takeWebhook(billing);
        const userId = newUser();
        await addCard(billing, userId);
        const claim = { id: randomUUID(), until: new Date(billing.now() - DAY_MS), order: {} };
        await customers.updateOne({ _id: userId }, { $set: { claim } });
        await subscribe(billing, newUser());
        await billing.advance(DAY_MS / 12);
        await useCases.sweep();
      },
    },
  };
}

/** Brings an event of a customer's to the door. @returns its id */
async function takeWebhook(billing: Billing): Promise<string> {
  const userId = newUser();
  await subscribe(billing, userId);
  const customer = await customerOf(billing, userId);
  const id = `evt_${randomUUID()}`;
  const object = { id: customer, object: 'customer' };
  const event = { id, object: 'event', type: 'customer.updated', data: { object } };
  await expectStatus(200, billing.webhook(event));
  await expectStatus(200, billing.webhook(event));
  return id;
}
