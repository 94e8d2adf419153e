import { BROWSER_COOKIE, SESSION_COOKIE } from '@inkwell/contracts/constants';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure, ok, serve } from './api.ts';
import { open } from './open.tsx';
import { newcomer, onboarded, trialing, unpaid } from './people.ts';

const nobody = { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') };
const setUp = {
  'GET /api/user/blueprint': ok({ blueprint: 'Text', onboardingData: null, status: 'ready' }),
  'POST /api/subscription/setup': failure(503, 'unavailable', 'Later'),
};

const WORLDS = {
  visitor: nobody,
  onboarding: { 'GET /api/auth/user': ok(newcomer) },
  'no-access': {
    ...setUp,
    'GET /api/auth/user': ok(onboarded),
    'GET /api/subscription-status': ok(unpaid),
  },
  access: { 'GET /api/auth/user': ok(onboarded), 'GET /api/subscription-status': ok(trialing) },
};

type Answer = ReturnType<typeof ok>;

const LANDING = 'Design your life, not just your schedule.';

describe('each state and its screens', () => {
  it.each([
    ['visitor', '/', LANDING],
    ['visitor', '/nowhere', LANDING],
    ['visitor', '/signin', 'Sign In to Your Account'],
    ['visitor', '/signup', 'Start Your Wellness Journey'],
    ['visitor', '/app/account', 'Sign In to Your Account'],
    ['visitor', '/safety', 'If you need someone now'],
    ['onboarding', '/app', 'Step 1 of 6'],
    ['onboarding', '/nowhere', 'Step 1 of 6'],
    ['onboarding', '/privacy', 'Privacy'],
    ['no-access', '/app', 'Set up your subscription'],
    ['no-access', '/app/subscription-status', 'Welcome Back!'],
    ['no-access', '/terms', 'Terms'],
    ['access', '/app', 'Write'],
    ['access', '/signin', 'Write'],
    ['access', '/app/account', 'Account Settings'],
    ['access', '/subscription-status', 'Welcome Back!'],
    ['access', '/', LANDING],
    ['access', '/nowhere', '404 Page Not Found'],
    ['access', '/onboarding', '404 Page Not Found'],
  ] as const)('when the state is %s, then %s shows “%s”', async (state, path, title) => {
    serve(WORLDS[state]);
    open(path);
    expect(await screen.findByText(title, { selector: 'h1, h2, [aria-live]' })).toBeTruthy();
    expect(window.location.pathname).toBe(path);
  });

  it('when someone asks what is kept, then every cookie is named', async () => {
    serve(WORLDS.visitor);
    open('/privacy');
    await screen.findByRole('heading', { name: 'Cookies' });
    for (const cookie of [SESSION_COOKIE, BROWSER_COOKIE]) expect(screen.getByText(cookie)).toBeTruthy();
  });

  it('when there is nothing at an address, then the way on leads to the app', async () => {
    serve(WORLDS.access);
    const { user } = open('/nowhere');
    await user.click(await screen.findByRole('link', { name: 'Open the app' }));
    expect(await screen.findByRole('heading', { name: 'Write' })).toBeTruthy();
    expect(window.location.pathname).toBe('/app');
  });

  it('when a member is on the landing page, then its header offers the app and never an account', async () => {
    serve(WORLDS.access);
    const seen = new Set<string>();
    const watcher = new MutationObserver(() => {
      for (const button of screen.queryAllByRole('button')) seen.add(button.textContent);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    open('/');
    await screen.findByRole('heading', { name: LANDING });
    expect(screen.getByRole('button', { name: 'Open App' })).toBeTruthy();
    watcher.disconnect();
    expect(seen).toContain('Open App');
    expect(seen).not.toContain('Sign In');
  });

  it('when the server cannot say who is here, then it says so, and asking again goes on', async () => {
    let answer = failure(503, 'unavailable', 'Later');
    serve({ 'GET /api/auth/user': () => answer });
    const { user } = open('/signin');
    expect(await screen.findByText('Inkwell cannot be reached')).toBeTruthy();
    answer = nobody['GET /api/auth/user'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
  });

  it('when the subscription cannot be asked for, then nobody is sent to pay', async () => {
    serve({
      ...WORLDS.access,
      'GET /api/subscription-status': failure(503, 'unavailable', 'Later'),
    });
    open('/app');
    expect(await screen.findByText('Inkwell cannot be reached')).toBeTruthy();
    expect(screen.queryByText('Set up your subscription')).toBeNull();
  });
});

describe('before it is known who is here', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const waitsInSilence = () =>
    screen.queryByRole('status', { name: 'Loading' }) !== null && document.body.textContent === '';

  /** An answer that comes when the test says so. */
  function later() {
    const waiting: ((answer: Answer) => void)[] = [];
    const answer = new Promise<Answer>((resolve) => waiting.push(resolve));
    const arrive = (value: Answer) => waiting.forEach((resolve) => resolve(value));
    return { route: () => answer, arrive };
  }

  it('when the user is late, then there is only the spinner until 200 ms after they are known', async () => {
    await import('../src/features/account/sign-in-page.tsx');
    vi.useFakeTimers();
    const user = later();
    serve({ 'GET /api/auth/user': user.route });
    open('/signin');
    await pass(1_000);
    expect(waitsInSilence()).toBe(true);
    user.arrive(nobody['GET /api/auth/user']);
    await pass(0);
    await pass(199);
    expect(waitsInSilence()).toBe(true);
    await pass(1);
    expect(screen.getByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
  });

  it('when the subscription is later than the user, then the 200 ms begin when it is known', async () => {
    await import('../src/features/subscribe/status-page.tsx');
    vi.useFakeTimers();
    const [user, status] = [later(), later()];
    serve({ 'GET /api/auth/user': user.route, 'GET /api/subscription-status': status.route });
    open('/subscription-status');
    user.arrive(ok(onboarded));
    await pass(1_000);
    expect(waitsInSilence()).toBe(true);
    status.arrive(ok(unpaid));
    await pass(0);
    await pass(199);
    expect(waitsInSilence()).toBe(true);
    await pass(1);
    expect(screen.getByRole('heading', { name: 'Welcome Back!' })).toBeTruthy();
  });

  it('when a page is open to everyone, then it does not wait', async () => {
    serve({ 'GET /api/auth/user': later().route });
    open('/terms');
    expect(await screen.findByRole('heading', { name: 'Terms' })).toBeTruthy();
  });

  it('when someone signs in, then no page of another state is seen on the way to theirs', async () => {
    const status = later();
    serve({
      ...setUp,
      ...nobody,
      'POST /api/signin': ok(onboarded),
      'GET /api/subscription-status': status.route,
    });
    const { user } = open('/signin');
    await user.type(await screen.findByLabelText('Email Address'), 'anna@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/app'), { timeout: 2_000 });
    expect(waitsInSilence()).toBe(true);
    status.arrive(ok(unpaid));
    expect(await screen.findByRole('heading', { name: 'Set up your subscription' })).toBeTruthy();
  });
});
