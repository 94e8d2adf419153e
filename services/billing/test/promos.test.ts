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
