import type { Stripe } from 'stripe';
import { createStripe } from '../src/stripe.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCard, type Billing, customerOf, newUser, startBilling } from './harness.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());

const post = (path: string, userId: string, body: object) => billing.call('POST', path, body, userId);

const FOREVER = { valid: true, amountOff: 0, duration: 'forever', months: null };
const ONCE = { valid: true, duration: 'once', months: null };
const INVALID = {
  valid: false,
  discount: null,
  percentOff: 0,
  amountOff: 0,
  duration: null,
  months: null,
};

describe('validating a promo code', () => {
  it.each([
    ['welcome100 ', { ...FOREVER, code: 'WELCOME100', discount: '100%', percentOff: 100 }],
    ['HALF50', { ...FOREVER, code: 'HALF50', discount: '50%', percentOff: 50 }],
    ['FIVEOFF', { ...ONCE, code: 'FIVEOFF', discount: '$5.00', percentOff: 0, amountOff: 500 }],
    ['EXPIRED10', { ...INVALID, code: 'EXPIRED10' }],
    ['NOSUCH', { ...INVALID, code: 'NOSUCH' }],
  ])('when the code is %s, then it says what it takes off and for how long', async (code, promo) => {
    const answer = await post('/api/promo/validate', newUser(), { code });
    expect([answer.statusCode, answer.json()]).toEqual([200, promo]);
  });

  it.each([
    ['a NUL behind it', 'WELCOME100\u0000'],
    ['a NUL before it', '\u0000WELCOME100'],
    ['a bell inside', 'WELCOME\u0007100'],
    ['an escape before it', '\u001BWELCOME100'],
    ['a separator of units behind it', 'WELCOME100\u001F'],
    ['DEL behind it', 'WELCOME100\u007F'],
    ['NEL, of C1, behind it', 'WELCOME100\u0085'],
    ['APC, of C1, inside', 'WELCOME\u009F100'],
    ['a zero-width space inside', 'WELCOME\u200B100'],
    ['a zero-width joiner behind it', 'WELCOME100\u200D'],
    ['a zero-width no-break space behind it', 'WELCOME100\uFEFF'],
    ['a zero-width no-break space and a space before it', ' \uFEFFWELCOME100'],
    ['a word joiner inside', 'WELCOME\u2060100'],
    ['a soft hyphen inside', 'WELCOME\u00AD100'],
    ['a mark to the left before it', '\u200EWELCOME100'],
    ['an override to the right before it', '\u202EWELCOME100'],
    ['an isolate around it', '\u2066WELCOME100\u2069'],
    ['a variation selector behind it', 'WELCOME100\uFE0F'],
    ['a filler behind it', 'WELCOME100\u3164'],
    ['a combining joiner inside', 'WELCOME\u034F100'],
    ['a tag behind it', 'WELCOME100\u{E0041}'],
    ['letters of full width', '\uFF37ELCOME100'],
    ['a line break inside', 'WELCOME\n100'],
  ])('when a code has %s, then it is not valid, and nobody can subscribe with it', async (_, code) => {
    const userId = newUser();
    const answer = await post('/api/promo/validate', userId, { code });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...INVALID, code: code.replace(/^ /, '') }]);
    const refused = await post('/api/subscription/create', userId, { promoCode: code });
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'promo_invalid']);
  });

  it.each([' HALF50', '\thalf50\n', '\u00A0Half50\u2003', '\r\nHALF50\u2028'])(
    'when there is white space around a code, as in %j, then it is trimmed',
    async (code) => {
      const answer = await post('/api/promo/validate', newUser(), { code });
      expect(answer.json()).toMatchObject({ valid: true, code: 'HALF50' });
    },
  );

  it('when many ask for a code at once, then Stripe is asked once in two seconds, and anew by an order', async () => {
    const coupon = await billing.stripe.coupons.create({ percent_off: 100, duration: 'forever' });
    const promotion = { type: 'coupon', coupon: coupon.id } as const;
    const { id } = await billing.stripe.promotionCodes.create({ promotion, code: 'EVERYBODY' });
    const stripe = createStripe({ secretKey: 'sk_test_billing', apiBase: billing.emulator.url });
    let asked = 0;
    stripe.on('request', ({ path }: Stripe.RequestEvent) => {
      if (path.startsWith('/v1/promotion_codes')) asked += 1;
    });
    const { app, call } = billing.appWith({ stripe });
    const validate = async (code: string) =>
      (await call('POST', '/api/promo/validate', { code }, newUser())).json<{ valid: boolean }>().valid;
    expect(await Promise.all(Array.from({ length: 20 }, () => validate('everybody')))).not.toContain(false);
    expect(await Promise.all(Array.from({ length: 20 }, () => validate('NOBODYS')))).not.toContain(true);
    expect(asked).toBe(2);

    await billing.stripe.promotionCodes.update(id, { active: false });
    const order = await call('POST', '/api/subscription/create', { promoCode: 'EVERYBODY' }, newUser());
    expect([order.statusCode, order.json().error]).toEqual([409, 'promo_invalid']);
    expect(await validate('EVERYBODY')).toBe(false);
    await billing.advance(2_001);
    expect(await validate('NOBODYS')).toBe(false);
    expect(asked).toBe(5);
    await app.close();
  });

  it('when a code is for some months, then it says how many', async () => {
    const coupon = await billing.stripe.coupons.create({
      percent_off: 50,
      duration: 'repeating',
      duration_in_months: 3,
    });
    await billing.stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'THREEHALF',
    });
    const answer = await post('/api/promo/validate', newUser(), { code: 'THREEHALF' });
    expect(answer.json()).toMatchObject({ valid: true, duration: 'repeating', months: 3, amountOff: 0 });
  });

  it('when a code stands several times at Stripe, then the one that is for this person counts', async () => {
    const [ann, bob] = [newUser(), newUser()];
    await Promise.all([addCard(billing, ann), addCard(billing, bob)]);
    const add = async (percentOff: number, owner: string | null) => {
      const coupon = await billing.stripe.coupons.create({ percent_off: percentOff, duration: 'once' });
      return billing.stripe.promotionCodes.create({
        promotion: { type: 'coupon', coupon: coupon.id },
        code: 'SHARED',
        ...(owner !== null && { customer: await customerOf(billing, owner) }),
      });
    };
    const check = async (userId: string) =>
      (await post('/api/promo/validate', userId, { code: 'SHARED' })).json<{ percentOff: number }>()
        .percentOff;

    const former = await add(90, null);
    await billing.stripe.promotionCodes.update(former.id, { active: false });
    await add(10, null);
    await add(20, ann);
    await add(30, bob);
    expect(await Promise.all([ann, bob, newUser()].map(check))).toEqual([20, 30, 10]);
    const created = await post('/api/subscription/create', ann, { promoCode: 'SHARED' });
    expect(created.statusCode).toBe(201);
    const { subscriptionId } = created.json<{ subscriptionId: string }>();
    const { discounts } = await billing.stripe.subscriptions.retrieve(subscriptionId, {
      expand: ['discounts.source.coupon'],
    });
    expect(discounts).toMatchObject([{ source: { coupon: { percent_off: 20 } } }]);
  });

  it("when a code is another customer's, or used up, then it is not valid", async () => {
    const owner = newUser();
    await addCard(billing, owner);
    const coupon = await billing.stripe.coupons.create({ percent_off: 12.5, duration: 'once' });
    const promotion = { type: 'coupon', coupon: coupon.id } as const;
    await billing.stripe.promotionCodes.create({
      promotion,
      code: 'ONLYONE',
      customer: await customerOf(billing, owner),
    });
    await billing.stripe.promotionCodes.create({ promotion, code: 'ONCE', max_redemptions: 1 });
    const check = async (userId: string, code: string) =>
      (await post('/api/promo/validate', userId, { code })).json();

    expect(await check(newUser(), 'ONLYONE')).toMatchObject({ valid: false });
    expect(await check(owner, 'ONLYONE')).toMatchObject({ valid: true, discount: '12.5%', percentOff: 12.5 });
    expect(await check(newUser(), 'ONCE')).toMatchObject({ valid: true });
    const first = newUser();
    await addCard(billing, first);
    expect((await post('/api/subscription/create', first, { promoCode: 'ONCE' })).statusCode).toBe(201);
    expect(await check(newUser(), 'ONCE')).toMatchObject({ valid: false });
  });
});
