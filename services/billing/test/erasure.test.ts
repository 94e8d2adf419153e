import { accessKey, AppError } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Billing, customerOf, newUser, startBilling, subscribe } from './harness.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());

const erase = (userId: string) => billing.handle('auth.user-deleted', { userId });
const COLLECTIONS = ['customers', 'subscriptions', 'cancellations'];

async function rowsOf(userId: string): Promise<number> {
  const counts = await Promise.all(
    COLLECTIONS.map((name) =>
      billing.database
        .collection<{ _id: string; userId?: string }>(name)
        .countDocuments({ $or: [{ _id: userId }, { userId }] }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

describe('erasing a person', () => {
  it('when the account is deleted, also twice, then nothing is left here or at Stripe', async () => {
    const [userId, other] = [newUser(), newUser()];
    const subscriptionId = await subscribe(billing, userId);
    await subscribe(billing, other);
    const customer = await customerOf(billing, userId);
    await erase(userId);
    await erase(userId);
    expect(await rowsOf(userId)).toBe(0);
    expect(await billing.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect((await billing.stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
    expect(await billing.redis.get(accessKey(userId))).toMatch(/:0$/);
    expect(await billing.status(other)).toMatchObject({ hasAccess: true });
  });

  it('when something comes late, then it brings nobody back', async () => {
    const userId = newUser();
    const subscriptionId = await subscribe(billing, userId, 'WELCOME100');
    await billing.stripe.subscriptions.update(subscriptionId, { metadata: { seen: 'yes' } });
    const [event] = (await billing.stripe.events.list({ limit: 1 })).data;
    expect((await billing.webhook(event)).statusCode).toBe(200);
    await erase(userId);
    await billing.handle('billing.sync-stripe-event', { eventId: event?.id });
    for (const [path, body] of [
      ['/api/subscription/setup', undefined],
      ['/api/subscription/create', { promoCode: 'WELCOME100' }],
    ] as const) {
      const answer = await billing.call('POST', path, body, userId);
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found']);
    }
    expect(await rowsOf(userId)).toBe(0);
    expect((await billing.status(userId)).status).toBe('none');
  });

  it('when another process erased the person and this one still has the key, then no word of theirs comes back', async () => {
    const userId = newUser();
    await subscribe(billing, userId, 'WELCOME100');
    await billing.vault.open(userId);
    await billing.newVault().erase(userId);
    const feedback = { reason: 'other', details: 'It is private', improvement: 'Nothing' };
    const answer = await billing.call('POST', '/api/subscription/cancel', feedback, userId);
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found']);
    expect(await billing.database.collection('cancellations').countDocuments({ userId })).toBe(0);
  });

  it('when the person was erased while a trial could go on, then it cannot', async () => {
    const userId = newUser();
    await subscribe(billing, userId);
    const feedback = { reason: 'other', details: 'A while', improvement: 'None' };
    await billing.call('POST', '/api/subscription/cancel', feedback, userId);
    await billing.newVault().erase(userId);
    const answer = await billing.call('POST', '/api/restart-subscription', undefined, userId);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'trial_over']);
  });

  it('when it races with subscribing, then nobody is left paying', async () => {
    const people = Array.from({ length: 6 }, newUser);
    await Promise.all(
      people.flatMap((userId) => [
        billing.call('POST', '/api/subscription/create', { promoCode: 'WELCOME100' }, userId),
        erase(userId),
      ]),
    );
    expect(await Promise.all(people.map(rowsOf))).toEqual(people.map(() => 0));
    const { data } = await billing.stripe.subscriptions.list({ limit: 100 });
    expect(data.filter(({ metadata }) => people.includes(metadata.userId ?? ''))).toEqual([]);
    const { data: left } = await billing.stripe.customers.list({ limit: 100 });
    expect(left.filter(({ metadata }) => people.includes(metadata.userId ?? ''))).toEqual([]);
  });

  it('when Stripe does not answer, then it is tried again with all rows still there', async () => {
    const userId = newUser();
    await subscribe(billing, userId, 'WELCOME100');
    billing.emulator.failNext(500, 3);
    await expect(erase(userId)).rejects.toBeInstanceOf(AppError);
    expect(await rowsOf(userId)).toBe(2);
    await erase(userId);
    expect(await rowsOf(userId)).toBe(0);
  });
});
