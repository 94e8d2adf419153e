/** How far paying is. */
export type PaymentState =
  /** The card form, or with a code that covers all a button. `problem` is why the last try failed. */
  | { name: 'entering'; problem: string | null }
  /** The card is being set up, perhaps on a page of its bank. */
  | { name: 'confirming' }
  /** The card is set up, but the subscription could not be made. */
  | { name: 'confirmed'; problem: string | null }
  | { name: 'creating'; cardConfirmed: boolean }
  | { name: 'subscribed' };

export type PaymentEvent =
  | { type: 'confirm' }
  /** `problem` is null where a field of the card form says it. */
  | { type: 'card-refused'; problem: string | null }
  | { type: 'card-confirmed' }
  | { type: 'create' }
  /** `needsOtherCard`: the card was declined when it was charged. */
  | { type: 'create-failed'; problem: string; needsOtherCard: boolean }
  | { type: 'created' };

/** The first state; somebody who returns from a bank's page has a confirmed card, or a problem. */
export function initialPayment(bankResult: string | null, bankProblem: string): PaymentState {
  if (bankResult === 'succeeded') return { name: 'confirmed', problem: null };
  return { name: 'entering', problem: bankResult === null ? null : bankProblem };
}

export const isCardConfirmed = (state: PaymentState): boolean =>
  state.name === 'confirmed' || (state.name === 'creating' && state.cardConfirmed);

export const isPaymentBusy = ({ name }: PaymentState): boolean =>
  name === 'creating' || name === 'subscribed';

export const problemOf = (state: PaymentState): string | null => ('problem' in state ? state.problem : null);

export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'confirm':
      return { name: 'confirming' };
    case 'card-refused':
      return { name: 'entering', problem: event.problem };
    case 'card-confirmed':
      return { name: 'confirmed', problem: null };
    case 'create':
      return { name: 'creating', cardConfirmed: isCardConfirmed(state) };
    case 'create-failed': {
      const keepsCard = isCardConfirmed(state) && !event.needsOtherCard;
      return { name: keepsCard ? 'confirmed' : 'entering', problem: event.problem };
    }
    case 'created':
      return { name: 'subscribed' };
  }
}
