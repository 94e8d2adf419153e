import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storedPromo, storePromo } from '../src/lib/promo-link.ts';
import { failure, ok, mockServer } from './mock-server.ts';
import { pathWhenShown } from './location.ts';
import { renderApp } from './render-app.tsx';
import { onboardedUser, trialing, unpaid } from './fixtures.ts';

const promo = (code: string, percentOff: number) =>
  ok({ valid: true, code, discount: `${percentOff}%`, percentOff });

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
    await waitFor(() => expect(window.location.pathname).toBe('/app'), { timeout: 2_500 });
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
});
