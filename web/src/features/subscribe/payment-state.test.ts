import { describe, expect, it } from 'vitest';
import { initialPayment, type PaymentEvent, paymentReducer, type PaymentState } from './payment-state.ts';

const after = (events: PaymentEvent[], from: PaymentState = initialPayment(null, '')) =>
  events.reduce(paymentReducer, from);

describe('paying', () => {
  it('when all goes well, then the subscription is there', () => {
    const events: PaymentEvent[] = [{ type: 'confirm' }, { type: 'card-confirmed' }, { type: 'create' }];
    expect(after(events)).toEqual({ name: 'creating', cardConfirmed: true });
    expect(after([...events, { type: 'created' }])).toEqual({ name: 'subscribed' });
  });

  it('when the card is refused, then the problem stays until the next try', () => {
    const refused = after([{ type: 'confirm' }, { type: 'card-refused', problem: 'Declined.' }]);
    expect(refused).toEqual({ name: 'entering', problem: 'Declined.' });
    expect(after([{ type: 'confirm' }], refused)).toEqual({ name: 'confirming' });
  });

  it.each([
    [false, { name: 'confirmed', problem: 'Later.' }],
    [true, { name: 'entering', problem: 'Later.' }],
  ])(
    'when creating fails (other card needed: %s), then that is where it goes on',
    (needsOtherCard, state) => {
      const failed: PaymentEvent = { type: 'create-failed', problem: 'Later.', needsOtherCard };
      expect(after([{ type: 'card-confirmed' }, { type: 'create' }, failed])).toEqual(state);
    },
  );

  it('when a free activation fails, then no card counts as confirmed', () => {
    const failed: PaymentEvent = { type: 'create-failed', problem: 'Later.', needsOtherCard: false };
    expect(after([{ type: 'create' }, failed])).toEqual({ name: 'entering', problem: 'Later.' });
  });

  it('when somebody returns from their bank, then the card is confirmed, or they read what happened', () => {
    expect(initialPayment('succeeded', 'No.')).toEqual({ name: 'confirmed', problem: null });
    expect(initialPayment('failed', 'No.')).toEqual({ name: 'entering', problem: 'No.' });
    expect(initialPayment(null, 'No.')).toEqual({ name: 'entering', problem: null });
  });
});
