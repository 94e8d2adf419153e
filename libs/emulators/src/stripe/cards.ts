import type { CardFailure } from './objects.ts';

/** How a card acts; `fails` is for the set-up (or first payment), `failsCharge` for every later charge. */
export interface TestCard {
  number: string;
  brand: string;
  token: string;
  fails?: CardFailure;
  failsCharge?: CardFailure;
  needsAuthentication?: boolean;
}

const declinedFailure = (declineCode: string, message = 'Your card was declined.'): CardFailure => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code: declineCode,
  message,
});
const insufficientFunds = declinedFailure('insufficient_funds', 'Your card has insufficient funds.');

/** A part of https://docs.stripe.com/testing#cards, with the payment method each stands for on the server side. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', token: 'pm_card_visa' },
  { number: '5555555555554444', brand: 'mastercard', token: 'pm_card_mastercard' },
  { number: '378282246310005', brand: 'amex', token: 'pm_card_amex' },
  {
    number: '4000000000000002',
    brand: 'visa',
    token: 'pm_card_chargeDeclined',
    fails: declinedFailure('generic_decline'),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    fails: insufficientFunds,
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedExpiredCard',
    fails: { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    fails: { type: 'card_error', code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    token: 'pm_card_chargeCustomerFail',
    failsCharge: declinedFailure('generic_decline'),
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    token: 'pm_card_authenticationRequiredOnSetup',
    needsAuthentication: true,
  },
];

/** What Stripe's test mode answers to a number that is none of its test cards. */
export const notATestCard: CardFailure = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
};

export const authenticationFailed: CardFailure = {
  type: 'invalid_request_error',
  code: 'setup_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export const authenticationRequired: CardFailure = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** The check digit of ISO/IEC 7812. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of number.split('').toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}
