import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storedPromo, storePromo } from '../src/lib/promo-link.ts';
import { failure, ok, mockServer } from './mock-server.ts';
import { pathWhenShown } from './location.ts';
import { renderApp } from './render-app.tsx';
import { onboardedUser, trialing, trialLeft, unpaid } from './fixtures.ts';

const promo = (code: string, percentOff: number) =>
  ok({
    valid: true,
    code,
    discount: `${percentOff}%`,
    percentOff,
    amountOff: 0,
    duration: 'forever',
    months: null,
  });
const WAIT = 'Too many tries. Please try again in 8 minutes.';
const CARD_NOTE = /Card details go straight/;

function routes() {
  let status = unpaid;
  return {
    'GET /api/auth/user': ok(onboardedUser),
    'GET /api/subscription-status': () => ok(status),
    'GET /api/user/blueprint': ok({
      blueprint: onboardedUser.blueprint,
      onboardingData: null,
      status: 'ready',
      placements: null,
    }),
    'POST /api/subscription/setup': ok({ clientSecret: 'seti_1_secret_1' }),
    'POST /api/subscription/create': () => {
      status = trialing;
      return { status: 201, body: { subscriptionId: 'sub_1' } };
    },
  };
}

describe('subscribing', () => {
  it('when a code covers everything, then no card is needed and the account is activated', async () => {
    const api = mockServer({ ...routes(), 'POST /api/promo/validate': promo('WELCOME100', 100) });
    const { user } = renderApp('/subscribe');
    await user.type(await screen.findByLabelText('Promo code'), ' welcome100');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Promo Code Applied!')).toBeTruthy();
    expect(screen.getByText('100% discount applied to your subscription.')).toBeTruthy();
    expect(api.requestsTo('POST /api/promo/validate')[0]?.payload).toEqual({ code: 'WELCOME100' });

    const path = pathWhenShown('Welcome to Inkwell');
    await user.click(screen.getByRole('button', { name: 'Activate Your Free Account' }));
    expect(await path).toBe('/subscribe');
    expect(api.requestsTo('POST /api/subscription/create')[0]?.payload).toEqual({ promoCode: 'WELCOME100' });
    await waitFor(() => expect(window.location.pathname).toBe('/app'));
    expect(await screen.findByRole('dialog', { name: 'Your SoulPrint™' })).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('when a link has a code that covers everything, then it is applied without a toast or a card setup', async () => {
    const api = mockServer({ ...routes(), 'POST /api/promo/validate': promo('WELCOME100', 100) });
    const { user } = renderApp('/subscribe?promo=welcome100');
    await screen.findByRole('button', { name: 'Activate Your Free Account' });
    expect(screen.queryByText('Promo Code Applied!')).toBeNull();
    expect(api.requestsTo('POST /api/subscription/setup')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Remove promo code' }));
    expect(screen.queryByRole('button', { name: 'Activate Your Free Account' })).toBeNull();
    await waitFor(() => expect(api.requestsTo('POST /api/subscription/setup')).toHaveLength(1));
  });

  it('when a stored code is used, then it is cleared, and not before', async () => {
    storePromo('?promo=welcome100');
    mockServer({ ...routes(), 'POST /api/promo/validate': promo('WELCOME100', 100) });
    const { user } = renderApp('/subscribe');
    const activate = await screen.findByRole('button', { name: 'Activate Your Free Account' });
    expect(storedPromo()).toBe('WELCOME100');
    await user.click(activate);
    expect(await screen.findByText('Welcome to Inkwell')).toBeTruthy();
    expect(storedPromo()).toBeNull();
  });

  it("when the link's code is not valid, then no error is shown", async () => {
    const api = mockServer({
      ...routes(),
      'POST /api/promo/validate': ok({ valid: false, code: 'OLD', discount: null, percentOff: 0 }),
    });
    renderApp('/subscribe?promo=old');
    await waitFor(() => expect(api.requestsTo('POST /api/subscription/setup')).toHaveLength(1));
    expect(screen.queryByText('Invalid Promo Code')).toBeNull();
  });

  it('when a code is invalid or cannot be validated, then the toast says which', async () => {
    let answer = ok({ valid: false, code: 'NOPE', discount: null, percentOff: 0 });
    mockServer({ ...routes(), 'POST /api/promo/validate': () => answer });
    const { user } = renderApp('/subscribe');
    await user.type(await screen.findByLabelText('Promo code'), 'nope');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This promo code is not valid or has expired.')).toBeTruthy();
    answer = failure(503, 'unavailable', 'Later');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Failed to validate promo code. Please try again.')).toBeTruthy();
  });

  it("when a code was tried too often, then toast and field say the server's time to wait", async () => {
    mockServer({ ...routes(), 'POST /api/promo/validate': failure(429, 'rate_limited', WAIT) });
    const { user } = renderApp('/subscribe');
    await user.type(await screen.findByLabelText('Promo code'), 'nope');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Promo Error')).toBeTruthy();
    expect(screen.getAllByText(WAIT)).toHaveLength(2);
  });

  it("when the card form was asked for too often, then the server's time to wait is said, not to refresh", async () => {
    mockServer({ ...routes(), 'POST /api/subscription/setup': failure(429, 'rate_limited', WAIT) });
    renderApp('/subscribe');
    expect(await screen.findByText('Setup Error')).toBeTruthy();
    expect(screen.getByText(WAIT)).toBeTruthy();
    expect(screen.getByText(`Nothing has been charged. ${WAIT}`)).toBeTruthy();
    expect(screen.queryByText(/refresh/)).toBeNull();
  });

  it("when somebody subscribes too often, then the server's time to wait is said", async () => {
    mockServer({
      ...routes(),
      'POST /api/promo/validate': promo('WELCOME100', 100),
      'POST /api/subscription/create': failure(429, 'rate_limited', WAIT),
    });
    const { user } = renderApp('/subscribe?promo=WELCOME100');
    await user.click(await screen.findByRole('button', { name: 'Activate Your Free Account' }));
    expect(await screen.findByText('Subscription Failed')).toBeTruthy();
    expect(screen.getAllByText(WAIT)).toHaveLength(2);
  });

  it('when a user who cancelled returns, then the form welcomes them back and says that their data is kept', async () => {
    const api = mockServer({
      ...routes(),
      'POST /api/subscription/setup': failure(409, 'subscription_canceled', 'Cancelled', {
        dataRetained: true,
      }),
      'POST /api/subscription/resubscribe': ok({ clientSecret: 'seti_2_secret_2' }),
    });
    renderApp('/subscribe');
    expect(await screen.findByRole('heading', { name: 'Welcome Back!' })).toBeTruthy();
    expect(screen.getByText(/Everything you wrote is still here/)).toBeTruthy();
    expect(api.requestsTo('POST /api/subscription/resubscribe')).toHaveLength(1);
  });

  it('when the payment form cannot be set up, then an error with a retry is shown', async () => {
    let answer = failure(503, 'unavailable', 'Later');
    const api = mockServer({ ...routes(), 'POST /api/subscription/setup': () => answer });
    const { user } = renderApp('/subscribe');
    expect(await screen.findByText('Setup Error')).toBeTruthy();
    answer = ok({ clientSecret: 'seti_1_secret_1' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.requestsTo('POST /api/subscription/setup')).toHaveLength(2));
  });

  it('when creating the subscription fails, then an error is shown and the code stays', async () => {
    mockServer({
      ...routes(),
      'POST /api/promo/validate': promo('WELCOME100', 100),
      'POST /api/subscription/create': failure(503, 'unavailable', 'Later'),
    });
    const { user } = renderApp('/subscribe?promo=WELCOME100');
    await user.click(await screen.findByRole('button', { name: 'Activate Your Free Account' }));
    expect(await screen.findByText('Failed to start your subscription. Please try again.')).toBeTruthy();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Activate Your Free Account' }).disabled,
    ).toBe(false);
  });

  it('when a code takes something off, then the first charge and what follows say so', async () => {
    mockServer({ ...routes(), 'POST /api/promo/validate': promo('HALF50', 50) });
    const { user } = renderApp('/subscribe');
    expect(await screen.findByText(/^First charge on/)).toBeTruthy();
    expect(screen.getByText('$9.99')).toBeTruthy();
    await user.type(screen.getByLabelText('Promo code'), 'half50{Enter}');
    expect(await screen.findByText('$4.99')).toBeTruthy();
    expect(screen.getByText('Due today').nextSibling?.textContent).toBe('$0.00');
    expect(screen.getByText(/Then \$4\.99 a month for as long as you stay/)).toBeTruthy();
    expect(screen.getByText(CARD_NOTE)).toBeTruthy();
  });

  it('when no card is asked for, then nothing is said of card details', async () => {
    mockServer({ ...routes(), 'POST /api/promo/validate': promo('WELCOME100', 100) });
    renderApp('/subscribe?promo=WELCOME100');
    await screen.findByRole('button', { name: 'Activate Your Free Account' });
    expect(screen.queryByText(CARD_NOTE)).toBeNull();
    expect(screen.getByText(/Free for ever: nothing will be charged/)).toBeTruthy();
    expect(screen.queryByText(/9\.99/)).toBeNull();
  });

  it("when a link's code is removed, then a reload does not bring it back", async () => {
    const api = mockServer({ ...routes(), 'POST /api/promo/validate': promo('WELCOME100', 100) });
    storePromo('?promo=WELCOME100');
    const { user, unmount } = renderApp('/subscribe?promo=WELCOME100&from=mail');
    await user.click(await screen.findByRole('button', { name: 'Remove promo code' }));
    await waitFor(() => expect(window.location.search).toBe('?from=mail'));
    expect(storedPromo()).toBeNull();

    unmount();
    storePromo(window.location.search);
    renderApp(window.location.pathname + window.location.search);
    expect(await screen.findByLabelText('Promo code')).toBeTruthy();
    expect(api.requestsTo('POST /api/promo/validate')).toHaveLength(1);
  });

  it('when a code is invalid, then the field says so until it is changed', async () => {
    const invalid = ok({ valid: false, code: 'NOPE', discount: null, percentOff: 0 });
    mockServer({ ...routes(), 'POST /api/promo/validate': invalid });
    const { user } = renderApp('/subscribe');
    const field = await screen.findByLabelText('Promo code');
    await user.type(field, 'nope{Enter}');
    expect(await screen.findByText(/^This code does not work/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, 'x');
    expect(screen.queryByText(/^This code does not work/)).toBeNull();
  });

  it('when the activation fails, then the card says it until the next try', async () => {
    let answer = failure(503, 'unavailable', 'Later');
    mockServer({
      ...routes(),
      'POST /api/promo/validate': promo('WELCOME100', 100),
      'POST /api/subscription/create': () => answer,
    });
    const { user } = renderApp('/subscribe?promo=WELCOME100');
    const activate = await screen.findByRole('button', { name: 'Activate Your Free Account' });
    await user.click(activate);
    expect(await screen.findByText('Your subscription was not started. Please try again.')).toBeTruthy();
    answer = { status: 201, body: { subscriptionId: 'sub_1' } };
    await user.click(activate);
    await waitFor(() => expect(screen.queryByText(/^Your subscription was not started/)).toBeNull());
  });
});

it('when nobody answers a payment, then the card does not say that nothing was started', async () => {
  mockServer({
    ...routes(),
    'POST /api/promo/validate': promo('WELCOME100', 100),
    'POST /api/subscription/create': { status: 504 },
  });
  const { user } = renderApp('/subscribe?promo=WELCOME100');
  await user.click(await screen.findByRole('button', { name: 'Activate Your Free Account' }));
  expect(await screen.findByText(/^The server did not answer in time/)).toBeTruthy();
});

describe('somebody who cancelled within the trial', () => {
  function cancelled() {
    let status = trialLeft;
    return {
      ...routes(),
      'GET /api/subscription-status': () => ok(status),
      'POST /api/subscription/setup': failure(409, 'subscription_canceled', 'Cancelled', {
        dataRetained: true,
      }),
      'POST /api/subscription/resubscribe': ok({ clientSecret: 'seti_2_secret_2' }),
      'POST /api/restart-subscription': () => ok((status = trialing)),
    };
  }

  it.each(['/', '/subscribe', '/subscription-status'])(
    'when they open %s, then one button goes on with the trial and leads to the start',
    async (path) => {
      const api = mockServer(cancelled());
      const { user } = renderApp(path);
      expect(await screen.findByRole('heading', { name: 'Welcome Back!' })).toBeTruthy();
      expect(screen.getByText(/^Free until November 28, 2026, then \$9\.99 a month/)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Continue Free Trial (6 days left)' }));
      expect(await screen.findByText('Subscription Reactivated')).toBeTruthy();
      await waitFor(() => expect(window.location.pathname).toBe('/'));
      expect(await screen.findByRole('button', { name: 'Open App' })).toBeTruthy();
      expect(api.requestsTo('POST /api/restart-subscription')).toHaveLength(1);
      expect(api.requestsTo('POST /api/subscription/create')).toEqual([]);
    },
  );

  it('when it fails, then the button is there for another try, and says what happened', async () => {
    mockServer({
      ...cancelled(),
      'POST /api/restart-subscription': failure(503, 'unavailable', 'Later'),
    });
    const { user } = renderApp('/subscribe');
    await user.click(await screen.findByRole('button', { name: /^Continue Free Trial/ }));
    expect(await screen.findByText('Failed to restart subscription. Please try again.')).toBeTruthy();
    expect(screen.getByText(/^Your trial was not continued/)).toBeTruthy();
    expect(window.location.pathname).toBe('/subscribe');
  });

  it('when it was continued and the answer lost, then another try leads on', async () => {
    let status = trialLeft;
    let tries = 0;
    mockServer({
      ...cancelled(),
      'GET /api/subscription-status': () => ok(status),
      'POST /api/restart-subscription': () => {
        if (++tries === 1) return { status: 504 };
        status = trialing;
        return failure(409, 'trial_over', 'The trial is over.');
      },
    });
    const { user } = renderApp('/subscribe');
    const restart = await screen.findByRole('button', { name: /^Continue Free Trial/ });
    await user.click(restart);
    await screen.findByText('Failed to restart subscription. Please try again.');
    await user.click(restart);
    expect(await screen.findByText('Subscription Reactivated')).toBeTruthy();
  });

  it("when it was tried too often, then the server's time to wait is said", async () => {
    mockServer({ ...cancelled(), 'POST /api/restart-subscription': failure(429, 'rate_limited', WAIT) });
    const { user } = renderApp('/subscribe');
    await user.click(await screen.findByRole('button', { name: /^Continue Free Trial/ }));
    await waitFor(() => expect(screen.getAllByText(WAIT)).toHaveLength(2));
  });
});
