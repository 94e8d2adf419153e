import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCard,
  type Billing,
  customerOf,
  newUser,
  PORTAL_RETURN_URL,
  startBilling,
  subscribe,
} from './harness.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());

const post = (path: string, userId: string) => billing.call('POST', path, undefined, userId);

describe('the portal', () => {
  it('when somebody has a card, then they get a link of Stripe that leads back to their settings', async () => {
    const userId = newUser();
    await addCard(billing, userId);
    const answer = await post('/api/subscription/portal', userId);
    expect(answer.statusCode).toBe(200);
    const { url } = answer.json<{ url: string }>();
    expect(url).toMatch(/^https:\/\/inkwell\.test\/stripe-emulator\/p\/session\/./);
    const page = await fetch(billing.emulator.url + new URL(url).pathname.replace('/stripe-emulator', ''));
    const html = await page.text();
    expect(html).toContain(`href="${PORTAL_RETURN_URL}"`);
  });

  it('when Stripe does not know somebody, or has deleted them, then it is 409', async () => {
    const userId = newUser();
    const refused = await post('/api/subscription/portal', userId);
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'no_subscription']);
    await subscribe(billing, userId);
    await billing.stripe.customers.del(await customerOf(billing, userId));
    expect((await post('/api/subscription/portal', userId)).statusCode).toBe(409);
    expect(await billing.status(userId)).toMatchObject({ hasAccess: false });
  });
});
