import { readableIn } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCard, type Billing, customerOf, emailOf, newUser, startBilling, subscribe } from './harness.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());

async function emailAtStripe(userId: string): Promise<string | null> {
  const customer = await billing.stripe.customers.retrieve(await customerOf(billing, userId));
  return customer.deleted ? null : customer.email;
}

/** Everything that billing's own stores hold, as text. */
async function everythingStored(): Promise<string> {
  const collections = await billing.database.collections();
  const rows = await Promise.all(collections.map((collection) => collection.find().toArray()));
  const keys = await billing.redis.keys('*');
  const values = await Promise.all(keys.map((key) => billing.redis.get(key).catch(() => null)));
  return readableIn([...rows.flat(), keys, values]);
}

describe("a customer's e-mail", () => {
  it('when somebody subscribes, then Stripe has it from auth, a new card leaves it, and it is stored nowhere', async () => {
    const userId = newUser();
    await subscribe(billing, userId);
    expect(await emailAtStripe(userId)).toBe(emailOf(userId));
    const [invoice] = (await billing.stripe.invoices.list({ customer: await customerOf(billing, userId) }))
      .data;
    expect(invoice?.customer_email).toBe(emailOf(userId));
    expect(await everythingStored()).not.toContain(emailOf(userId));
  });

  it('when its domain is written in letters of any script, then Stripe has it in ASCII', async () => {
    const userId = newUser();
    billing.auth.emails.set(userId, 'Ann@B\u00FCcher.example');
    await subscribe(billing, userId);
    expect(await emailAtStripe(userId)).toBe('Ann@xn--bcher-kva.example');
  });

  it('when auth is away, then the person can pay, and the next sync makes up for it', async () => {
    const userId = newUser();
    billing.auth.isAway = true;
    await subscribe(billing, userId, 'WELCOME100');
    expect(await emailAtStripe(userId)).toBeNull();
    billing.auth.isAway = false;
    await billing.advance(3_601_000);
    await billing.useCases.sweep();
    expect(await emailAtStripe(userId)).toBe(emailOf(userId));
    expect(await billing.status(userId)).toMatchObject({ status: 'active', hasAccess: true });
  });

  it('when a customer of before has none, then subscribing gives it', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    await billing.stripe.customers.update(await customerOf(billing, userId), { email: '' });
    expect((await billing.call('POST', '/api/subscription/create', {}, userId)).statusCode).toBe(201);
    expect(await emailAtStripe(userId)).toBe(emailOf(userId));
  });

  it('when Stripe refuses it, then the person can pay, and the log does not quote it', async () => {
    const userId = `nobody nowhere ${newUser()}`;
    const warn = vi.fn<(fields: unknown, message: string) => void>();
    const { app, call } = billing.appWith({ log: Object.create(billing.log, { warn: { value: warn } }) });
    const answer = await call('POST', '/api/subscription/setup', undefined, userId);
    expect(answer.statusCode).toBe(200);
    expect(await emailAtStripe(userId)).toBeNull();
    expect(warn.mock.calls).toEqual([
      [{ userId, code: 'email_invalid' }, expect.not.stringContaining('example.com')],
    ]);
    await app.close();
  });
});
