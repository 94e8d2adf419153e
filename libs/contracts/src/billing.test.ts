import { describe, expect, it } from 'vitest';
import { PromoCode } from './billing.ts';
import { LIMITS, promoCodeOf } from './constants.ts';

describe('a promo code', () => {
  it.each([
    [' welcome100\n', 'WELCOME100'],
    ['\u00A0half off\u2003', 'HALF OFF'],
    ['', ''],
  ])('when %j is typed, then %j is meant', (typed, code) => {
    expect(promoCodeOf(typed)).toBe(code);
  });

  it('when nobody sees what is about it, then it stays and the code is another', () => {
    expect(promoCodeOf('\uFEFFwelcome100 ')).toBe('\uFEFFWELCOME100');
  });

  it('when it is sent, then the schema takes it as the browser does', () => {
    expect(PromoCode.parse(' welcome100 ')).toBe(promoCodeOf(' welcome100 '));
    expect(PromoCode.safeParse(' ').success).toBe(false);
    expect(PromoCode.safeParse('A'.repeat(LIMITS.promoCode + 1)).success).toBe(false);
  });
});
