import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storePromo } from '../src/lib/promo-link.ts';
import { failure, ok, serve } from './api.ts';
import { open } from './open.tsx';
import { newcomer, onboarded, trialing, unpaid } from './people.ts';

// The page reads its hosts once, when it is loaded.
vi.hoisted(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="inkwell-config">{"mainHost":"inkwell.test","appHost":"localhost"}</script>',
  );
});

const visitor = { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') };
const member = { 'GET /api/auth/user': ok(onboarded), 'GET /api/subscription-status': ok(trialing) };

async function signIn(user: ReturnType<typeof open>['user']) {
  await user.type(await screen.findByLabelText('Email Address'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
}

describe('on the app host', () => {
  it.each(['/', '/landing', '/nowhere', '/subscribe'])(
    'when a visitor opens %s, then the sign-in is shown, and the way home leads to the main host',
    async (path) => {
      serve(visitor);
      open(path);
      expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: '← Back to home' }).href).toBe(
        `http://inkwell.test:${window.location.port}/`,
      );
    },
  );

  it('when a member opens the front page, then the app is there', async () => {
    serve(member);
    open('/');
    expect(await screen.findByRole('heading', { name: 'Write' })).toBeTruthy();
  });

  it.each([
    ['/subscription-status', 'Welcome Back!'],
    ['/subscribe?from=mail', 'Set up your subscription'],
  ])('when %s asked for the sign-in, then that is where it leads', async (path, title) => {
    serve({
      ...visitor,
      'POST /api/signin': ok(onboarded),
      'GET /api/subscription-status': ok(unpaid),
      'GET /api/user/blueprint': ok({ blueprint: 'Text', onboardingData: null, status: 'ready' }),
      'POST /api/subscription/setup': failure(503, 'unavailable', 'Later'),
    });
    const { user } = open(path);
    await signIn(user);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe(path);
  });

  it('when an address that is no page asked for the sign-in, then it leads to the app', async () => {
    serve({ ...visitor, 'POST /api/signin': ok(newcomer) });
    const { user } = open('/nowhere');
    await signIn(user);
    await waitFor(() => expect(window.location.pathname).toBe('/app'), { timeout: 2_000 });
  });

  it('when a promo code came along from the main host, then subscribing finds it at the end of the way', async () => {
    // What the page does with its address when it is loaded.
    storePromo('?promo=WELCOME100');
    let user = newcomer;
    const api = serve({
      'GET /api/auth/user': () => ok(user),
      'GET /api/subscription-status': ok(unpaid),
      'GET /api/user/blueprint': ok({ blueprint: 'Text', onboardingData: null, status: 'ready' }),
      'POST /api/promo/validate': ok({
        valid: true,
        code: 'WELCOME100',
        discount: '100%',
        percentOff: 100,
      }),
    });
    const first = open('/app?promo=WELCOME100');
    await screen.findByText('Step 1 of 6');
    first.close();
    user = onboarded;
    open('/subscribe');
    expect(await screen.findByRole('button', { name: 'Activate Your Free Account' })).toBeTruthy();
    expect(api.asked('POST /api/promo/validate')[0]?.payload).toEqual({ code: 'WELCOME100' });
  });
});
