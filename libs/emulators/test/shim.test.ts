import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readStripeShim } from '../src/index.ts';
import { openStripe } from './stripe-fixture.ts';

interface Problem {
  code: string;
  message: string;
}
interface Card {
  formatNumber(text: string): string;
  formatExpiry(text: string, isDeleting: boolean): string;
  formatCvc(text: string, number: string): string;
  numberProblem(text: string): Problem | null;
  expiryProblem(text: string, today: Date): Problem | null;
  cvcProblem(text: string, number: string): Problem | null;
  parameters(values: { number: string; expiry: string; cvc: string }): Record<string, string>;
}
type StripeFunction = ((key: string) => Record<string, unknown>) & { version: string };

function loadShim() {
  const window: { StripeEmulator?: { card: Card }; Stripe?: StripeFunction; location: { href: string } } = {
    location: { href: 'http://localhost:3000/subscribe' },
  };
  runInContext(readStripeShim(), createContext({ window, document: { currentScript: null }, URL }));
  if (window.StripeEmulator === undefined || window.Stripe === undefined)
    throw new Error('The script defined nothing');
  return { card: window.StripeEmulator.card, Stripe: window.Stripe };
}

test('when the script is asked for, then it comes as JavaScript that is never stale', async () => {
  const { emulator } = await openStripe();
  const response = await fetch(`${emulator.url}/v3.js`);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe(readStripeShim());
});

test('when Stripe() is called, then it has what the React wrapper asks of it', () => {
  const { Stripe } = loadShim();
  const stripe = Stripe('pk_test_1');
  for (const name of [
    'elements',
    'createToken',
    'createPaymentMethod',
    'confirmCardPayment',
    'confirmSetup',
  ]) {
    expect(stripe[name], name).toBeTypeOf('function');
  }
  expect(() => Stripe('')).toThrow('publishable key');
});

test.for([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['4242 ', '4242'],
  ['378282246310005', '3782 822463 10005'],
  ['4242-4242x4242 4242 99', '4242 4242 4242 4242'],
] as const)('when %s is typed as a number, then it reads %s', ([typed, shown]) => {
  expect(loadShim().card.formatNumber(typed)).toBe(shown);
});

test.for([
  ['1', false, '1'],
  ['5', false, '05 / '],
  ['1/', false, '01 / '],
  ['12', false, '12 / '],
  ['12 /', true, '12'],
  ['12/2030', false, '12 / 30'],
] as const)('when %s is typed as a date (deleting: %s), then it reads %s', ([typed, isDeleting, shown]) => {
  expect(loadShim().card.formatExpiry(typed, isDeleting)).toBe(shown);
});

test('when a card is incomplete, wrong or past, then the problem has its code', () => {
  const { card } = loadShim();
  const today = new Date(2030, 5, 15);
  expect(card.numberProblem('4242 4242')?.code).toBe('incomplete_number');
  expect(card.numberProblem('4242 4242 4242 4241')?.code).toBe('invalid_number');
  expect(card.numberProblem('4242 4242 4242 4242')).toBeNull();
  expect(card.expiryProblem('13 / 31', today)?.code).toBe('incomplete_expiry');
  expect(card.expiryProblem('06 / 29', today)?.code).toBe('invalid_expiry_year_past');
  expect(card.expiryProblem('05 / 30', today)?.code).toBe('invalid_expiry_month_past');
  expect(card.expiryProblem('06 / 30', today)).toBeNull();
  expect(card.cvcProblem('123', '3782')?.code).toBe('incomplete_cvc');
  expect(card.cvcProblem('123', '4242')).toBeNull();
});

test('when a complete card is sent, then its parts are the API’s', () => {
  const values = { number: '4242 4242 4242 4242', expiry: '04 / 31', cvc: '123' };
  expect(loadShim().card.parameters(values)).toEqual({
    number: '4242424242424242',
    exp_month: '4',
    exp_year: '2031',
    cvc: '123',
  });
});
