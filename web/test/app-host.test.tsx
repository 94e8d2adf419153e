import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storePromo } from '../src/lib/promo-link.ts';
import { failure, ok, mockServer } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { newUser, onboardedUser, trialing, trialLeft, unpaid } from './fixtures.ts';

// The config is parsed once, on import.
vi.hoisted(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="inkwell-config">{"mainHost":"inkwell.test","appHost":"localhost"}</script>',
  );
});

const visitor = { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') };
const subscriber = { 'GET /api/auth/user': ok(onboardedUser), 'GET /api/subscription-status': ok(trialing) };

async function signIn(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('Email Address'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
}

describe('on the app host', () => {
  it.each(['/', '/landing', '/nowhere', '/subscribe'])(
    'when a visitor opens %s, then the sign-in page is shown, and its home link leads to the main host',
    async (path) => {
      mockServer(visitor);
      renderApp(path);
      expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: '← Back to home' }).href).toBe(
        `http://inkwell.test:${window.location.port}/`,
      );
    },
  );

  it('when a subscriber opens /, then the app is shown', async () => {
    mockServer(subscriber);
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Write' })).toBeTruthy();
  });

  it.each([
    ['/subscription-status', 'Welcome Back!'],
    ['/subscribe?from=mail', 'Set up your subscription'],
  ])('when %s required the sign-in, then signing in leads there', async (path, title) => {
    mockServer({
      ...visitor,
      'POST /api/signin': ok(onboardedUser),
      'GET /api/subscription-status': ok(unpaid),
      'GET /api/user/blueprint': ok({
        blueprint: 'Text',
        onboardingData: null,
        status: 'ready',
        placements: null,
      }),
      'POST /api/subscription/setup': failure(503, 'unavailable', 'Later'),
    });
    const { user } = renderApp(path);
    await signIn(user);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe(path);
  });

  it('when an unknown path required the sign-in, then signing in leads to the app', async () => {
    mockServer({ ...visitor, 'POST /api/signin': ok(newUser) });
    const { user } = renderApp('/nowhere');
    await signIn(user);
    await waitFor(() => expect(window.location.pathname).toBe('/app'));
  });

  it('when a promo code came from the main host, then it is applied on the subscribe page', async () => {
    // main.tsx does this on load.
    storePromo('?promo=WELCOME100');
    let user = newUser;
    const api = mockServer({
      'GET /api/auth/user': () => ok(user),
      'GET /api/subscription-status': ok(unpaid),
      'GET /api/user/blueprint': ok({
        blueprint: 'Text',
        onboardingData: null,
        status: 'ready',
        placements: null,
      }),
      'POST /api/promo/validate': ok({
        valid: true,
        code: 'WELCOME100',
        discount: '100%',
        percentOff: 100,
        amountOff: 0,
        duration: 'forever',
        months: null,
      }),
    });
    const first = renderApp('/app?promo=WELCOME100');
    await screen.findByText('Step 1 of 6');
    first.unmount();
    user = onboardedUser;
    renderApp('/subscribe');
    expect(await screen.findByRole('button', { name: 'Activate Your Free Account' })).toBeTruthy();
    expect(api.requestsTo('POST /api/promo/validate')[0]?.payload).toEqual({ code: 'WELCOME100' });
  });

  it('when a trial goes on, then the person is at / of the app host, which is the app', async () => {
    let status = trialLeft;
    mockServer({
      'GET /api/auth/user': ok(onboardedUser),
      'GET /api/subscription-status': () => ok(status),
      'POST /api/restart-subscription': () => ok((status = trialing)),
    });
    const { user } = renderApp('/subscription-status');
    await user.click(await screen.findByRole('button', { name: /^Continue Free Trial/ }));
    expect(await screen.findByRole('heading', { name: 'Write', level: 1 })).toBeTruthy();
    expect(window.location.pathname).toBe('/');
  });
});
