import { setTimeout as pause } from 'node:timers/promises';

import { createLoop } from '../fleet/loop.ts';
import type { Calls } from './calls.ts';

const TURN_EVERY_MS = 2_500;
const AGAIN_MS = 1_000;
/** So often a request is repeated whose answer was lost: for longer than any fault. */
const MAX_SENDS = 60;
const LEAVING = { reason: 'other', details: 'Nothing', improvement: 'Nothing' };

/** Where a browser gives Stripe a card. */
export type CardForm = { url: string; publishableKey: string };

/**
 * Subscribes with a card, cancels, and so on; repeats each step until it is acknowledged.
 *
 * @param forgetTries lets them go on past what one person may try in ten minutes
 */
export function startPayer(
  calls: Calls,
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
      if (sends > 0) await pause(AGAIN_MS);
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
      if (sends > 0) await pause(AGAIN_MS);
      forgetTries();
      const { outcome, status } = await calls.send('POST', 'subscription/cancel', LEAVING);
      // Nothing is left to cancel after a cancellation whose answer was lost.
      const isDone = outcome === 'acknowledged' || (status === 409 && sends > 0);
      if (!isDone) continue;
      calls.note({ kind: 'cancelled', person: calls.name, outcome: 'acknowledged', subscriptionId });
      return;
    }
    calls.note({ kind: 'cancelled', person: calls.name, outcome: 'unknown', subscriptionId });
  };
  let isSubscribed = false;
  const turns = createLoop(TURN_EVERY_MS, async () => {
    await (isSubscribed ? cancel() : subscribe());
    isSubscribed = !isSubscribed;
    await calls.send('GET', 'subscription-status');
  });
  return { stop: turns.stop };
}

/** As Stripe's form in the browser does. */
async function typeCard({ url, publishableKey }: CardForm, clientSecret: string): Promise<void> {
  const id = clientSecret.split('_secret')[0];
  const card = {
    key: publishableKey,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  };
  // Where it fails the subscription is refused, and the person begins again.
  await fetch(`${url}/v1/setup_intents/${id}/confirm`, { method: 'POST', body: new URLSearchParams(card) })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
