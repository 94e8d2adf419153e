import { setTimeout as pause } from 'node:timers/promises';

import { createLoop } from '../fleet/loop.ts';
import { type CardForm, typeCard } from '../test/card-form.ts';
import type { PersonCalls } from './calls.ts';

const SUBSCRIPTION_TURN_MS = 2_500;
const RESEND_AFTER_MS = 1_000;
/** So often a request is repeated whose answer was lost: for longer than any fault. */
const MAX_SENDS = 60;
const CANCELLATION_BODY = { reason: 'other', details: 'Nothing', improvement: 'Nothing' };

/**
 * Subscribes with a card, cancels, and so on; repeats each step until it is acknowledged.
 *
 * @param forgetTries lets them go on past what one person may try in ten minutes
 */
export function startPayer(
  calls: PersonCalls,
  form: CardForm,
  forgetTries: () => void,
): { stop: () => Promise<void> } {
  let subscriptionId: string | null = null;
  let isFirst = true;

  const giveCard = async (): Promise<void> => {
    const path = isFirst ? 'subscription/setup' : 'subscription/resubscribe';
    const { status, body } = await calls.send('POST', path);
    if (status !== 200) return;
    await typeCard(form, (body as { clientSecret: string }).clientSecret);
  };
  const subscribe = async (): Promise<void> => {
    for (let sends = 0; sends < MAX_SENDS; sends += 1) {
      if (sends > 0) await pause(RESEND_AFTER_MS);
      forgetTries();
      await giveCard();
      const { outcome, body } = await calls.send('POST', 'subscription/create', {});
      // Refused with 402: the card has not arrived.
      if (outcome !== 'acknowledged') continue;
      ({ subscriptionId } = body as { subscriptionId: string });
      isFirst = false;
      return calls.note({ kind: 'subscribed', person: calls.name, outcome, subscriptionId });
    }
    calls.note({ kind: 'subscribed', person: calls.name, outcome: 'unknown', subscriptionId: null });
  };
  const cancel = async (): Promise<void> => {
    for (let sends = 0; sends < MAX_SENDS; sends += 1) {
      if (sends > 0) await pause(RESEND_AFTER_MS);
      forgetTries();
      const { outcome, status } = await calls.send('POST', 'subscription/cancel', CANCELLATION_BODY);
      // Nothing is left to cancel after a cancellation whose answer was lost.
      const isDone = outcome === 'acknowledged' || (status === 409 && sends > 0);
      if (!isDone) continue;
      calls.note({ kind: 'cancelled', person: calls.name, outcome: 'acknowledged', subscriptionId });
      return;
    }
    calls.note({ kind: 'cancelled', person: calls.name, outcome: 'unknown', subscriptionId });
  };
  let isSubscribed = false;
  const turns = createLoop(SUBSCRIPTION_TURN_MS, async () => {
    await (isSubscribed ? cancel() : subscribe());
    isSubscribed = !isSubscribed;
    await calls.send('GET', 'subscription-status');
  });
  return { stop: turns.stop };
}
