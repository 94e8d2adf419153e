import { describe, expect, test } from 'vitest';
import type { Stripe } from 'stripe';
import { customerWithCard, idOf, openStripe, refusal } from './stripe-fixture.ts';

const returnUrl = 'https://inkwell.test/app/account?tab=subscription&a=<b>';

async function openPortal(card = 'pm_card_visa') {
  const opened = await openStripe();
  const { customer } = await customerWithCard(opened.stripe, card);
  const { id } = await opened.stripe.subscriptions.create({
    customer,
    items: [{ price: opened.monthly }],
    trial_period_days: 7,
  });
  const session = await opened.stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
  const page = opened.emulator.url + new URL(session.url).pathname.replace('/stripe-emulator', '');
  return { ...opened, customer, subscriptionId: id, session, page };
}

const submit = (page: string, card: Record<string, string>) =>
  fetch(page, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });

const cardOf = async (stripe: Stripe, customer: string) => {
  const { data } = await stripe.customers.list({ limit: 10 });
  const method = data.find(({ id }) => id === customer)?.invoice_settings.default_payment_method ?? null;
  return (await stripe.paymentMethods.retrieve(idOf(method))).card;
};

describe('a session of the billing portal', () => {
  test('when one is made, then its link stands where it leads back to, and cannot be guessed', async () => {
    const { session, customer } = await openPortal();
    expect(session).toMatchObject({ object: 'billing_portal.session', customer, return_url: returnUrl });
    expect(session.url).toMatch(/^https:\/\/inkwell\.test\/stripe-emulator\/p\/session\/test_\w{40}$/);
    expect(session.url).not.toContain(session.id);
  });

  test('when the call is wrong, then it is refused in the words of Stripe', async () => {
    const { stripe } = await openStripe();
    const { id: customer } = await stripe.customers.create();
    const create = (params: object) => refusal(stripe.billingPortal.sessions.create(params));
    expect(await create({ return_url: returnUrl })).toMatchObject({ code: 'parameter_missing' });
    expect(await create({ customer: 'cus_none', return_url: returnUrl })).toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
    expect(await create({ customer, return_url: 'javascript:alert(1)' })).toMatchObject({
      code: 'url_invalid',
    });
    expect(await create({ customer, return_url: returnUrl, theme: 'dark' })).toMatchObject({
      code: 'parameter_unknown',
      param: 'theme',
    });
  });
});

describe('the page behind it', () => {
  test('when it is opened, then it shows card, invoices and the way back, and runs nothing', async () => {
    const { page } = await openPortal();
    const response = await fetch(page);
    const html = await response.text();
    expect(html).toContain('Visa ending in 4242');
    expect(html).toContain('$0.00');
    expect(html).toContain('href="https://inkwell.test/app/account?tab=subscription&#38;a=&#60;b&#62;"');
    expect(html).not.toMatch(/<script|<style|style=/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const style = await fetch(new URL('../../portal.css', page));
    expect(style.headers.get('content-type')).toContain('text/css');
  });

  test('when the secret is wrong or an hour old, then the page says that it has expired', async () => {
    const { emulator, page } = await openPortal();
    expect((await fetch(`${page}x`)).status).toBe(404);
    await emulator.advanceTo(new Date(Date.now() + 3_601_000));
    const expired = await fetch(page);
    expect([expired.status, await expired.text()]).toEqual([
      404,
      expect.stringContaining('This link has expired'),
    ]);
  });

  test('when another card is saved, then it is the one that is charged', async () => {
    const { stripe, customer, subscriptionId, page } = await openPortal();
    const card = { number: '5555 5555 5555 4444', expiry: '04 / 40', cvc: '123' };
    const answer = await submit(page, card);
    expect(answer.status).toBe(303);
    const shown = await fetch(new URL(answer.headers.get('location') ?? '', page));
    expect(await shown.text()).toContain('Your new card is saved.');
    expect(await cardOf(stripe, customer)).toMatchObject({
      brand: 'mastercard',
      last4: '4444',
      exp_year: 2040,
    });
    const { default_payment_method: charged } = await stripe.subscriptions.retrieve(subscriptionId);
    expect((await stripe.paymentMethods.retrieve(idOf(charged))).card?.last4).toBe('4444');
  });

  test.for<[number: string, message: string]>([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4242 4242 4242 4241', 'Your card number is incorrect.'],
  ])(
    'when the card %s is refused, then the page says why and the old one stays',
    async ([number, message]) => {
      const { stripe, customer, page } = await openPortal();
      const answer = await submit(page, { number, expiry: '12/40', cvc: '123' });
      expect(answer.status).toBe(402);
      expect(await answer.text()).toContain(`role="alert">${message}`);
      expect(await cardOf(stripe, customer)).toMatchObject({ last4: '4242' });
    },
  );
});
