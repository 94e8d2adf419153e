import { BROWSER_COOKIE, SESSION_COOKIE } from '@inkwell/contracts/constants';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { failure, ok, mockServer } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { newUser, onboardedUser, trialing, unpaid } from './fixtures.ts';

const visitor = { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') };
const setUp = {
  'GET /api/user/blueprint': ok({
    blueprint: 'Text',
    onboardingData: null,
    status: 'ready',
    placements: null,
  }),
  'POST /api/subscription/setup': failure(503, 'unavailable', 'Later'),
};

const STATES = {
  visitor: visitor,
  onboarding: { 'GET /api/auth/user': ok(newUser) },
  'no-access': {
    ...setUp,
    'GET /api/auth/user': ok(onboardedUser),
    'GET /api/subscription-status': ok(unpaid),
  },
  access: { 'GET /api/auth/user': ok(onboardedUser), 'GET /api/subscription-status': ok(trialing) },
};

type Answer = ReturnType<typeof ok>;

const LANDING = 'Design your life, not just your schedule.';

/** A button of the page, and how often it was pressed: not while its clicks are held. */
function countPresses() {
  const button = document.body.appendChild(document.createElement('button'));
  button.type = 'button';
  onTestFinished(() => button.remove());
  let presses = 0;
  button.addEventListener('click', () => (presses += 1));
  return { press: () => button.click(), presses: () => presses };
}

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
  ] as const)(
    'when the state is %s, then %s shows “%s”, and no click is lost',
    async (state, path, title) => {
      mockServer(STATES[state]);
      const { press, presses } = countPresses();
      renderApp(path, undefined, () => {
        press();
        expect(presses()).toBe(0);
      });
      expect(await screen.findByText(title, { selector: 'h1, h2, [aria-live]' })).toBeTruthy();
      expect(window.location.pathname).toBe(path);
      expect(presses()).toBe(1);
      press();
      expect(presses()).toBe(2);
    },
  );

  it('when the privacy page is opened, then it names every cookie', async () => {
    mockServer(STATES.visitor);
    renderApp('/privacy');
    await screen.findByRole('heading', { name: 'Cookies' });
    for (const cookie of [SESSION_COOKIE, BROWSER_COOKIE]) expect(screen.getByText(cookie)).toBeTruthy();
  });

  it('when a URL has no page, then the not-found page links to the app', async () => {
    mockServer(STATES.access);
    const { user } = renderApp('/nowhere');
    await user.click(await screen.findByRole('link', { name: 'Open the app' }));
    expect(await screen.findByRole('heading', { name: 'Write' })).toBeTruthy();
    expect(window.location.pathname).toBe('/app');
  });

  it('when a subscriber opens the landing page, then its header links to the app and never to sign-in', async () => {
    mockServer(STATES.access);
    const seen = new Set<string>();
    const watcher = new MutationObserver(() => {
      for (const button of screen.queryAllByRole('button')) seen.add(button.textContent);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    renderApp('/');
    await screen.findByRole('heading', { name: LANDING });
    expect(screen.getByRole('button', { name: 'Open App' })).toBeTruthy();
    watcher.disconnect();
    expect(seen).toContain('Open App');
    expect(seen).not.toContain('Sign In');
  });

  it('when the user cannot be loaded, then an error is shown, and retrying continues', async () => {
    let answer = failure(503, 'unavailable', 'Later');
    mockServer({ 'GET /api/auth/user': () => answer });
    const { user } = renderApp('/signin');
    expect(await screen.findByText('Inkwell cannot be reached')).toBeTruthy();
    answer = visitor['GET /api/auth/user'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
  });

  it('when the subscription cannot be loaded, then an error is shown instead of the subscribe page', async () => {
    mockServer({
      ...STATES.access,
      'GET /api/subscription-status': failure(503, 'unavailable', 'Later'),
    });
    renderApp('/app');
    expect(await screen.findByText('Inkwell cannot be reached')).toBeTruthy();
    expect(screen.queryByText('Set up your subscription')).toBeNull();
  });
});

describe('while the session is loading', () => {
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const showsOnlySpinner = () =>
    screen.queryByRole('status', { name: 'Loading' }) !== null && document.body.textContent === '';

  /** A route whose reply the test resolves. */
  function deferredRoute() {
    const waiting: ((answer: Answer) => void)[] = [];
    const answer = new Promise<Answer>((resolve) => waiting.push(resolve));
    const arrive = (value: Answer) => waiting.forEach((resolve) => resolve(value));
    return { route: () => answer, arrive };
  }

  it('when the user loads slowly, then only a spinner is shown until 200 ms after', async () => {
    await import('../src/features/account/sign-in-page.tsx');
    vi.useFakeTimers();
    const user = deferredRoute();
    mockServer({ 'GET /api/auth/user': user.route });
    renderApp('/signin');
    await advance(1_000);
    expect(showsOnlySpinner()).toBe(true);
    user.arrive(visitor['GET /api/auth/user']);
    await advance(0);
    await advance(199);
    expect(showsOnlySpinner()).toBe(true);
    await advance(1);
    expect(screen.getByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
  });

  it('when the subscription loads after the user, then the 200 ms start when it is loaded', async () => {
    await import('../src/features/subscribe/status-page.tsx');
    vi.useFakeTimers();
    const [user, status] = [deferredRoute(), deferredRoute()];
    mockServer({ 'GET /api/auth/user': user.route, 'GET /api/subscription-status': status.route });
    renderApp('/subscription-status');
    user.arrive(ok(onboardedUser));
    await advance(1_000);
    expect(showsOnlySpinner()).toBe(true);
    status.arrive(ok(unpaid));
    await advance(0);
    await advance(199);
    expect(showsOnlySpinner()).toBe(true);
    await advance(1);
    expect(screen.getByRole('heading', { name: 'Welcome Back!' })).toBeTruthy();
  });

  it('when a page is public, then it does not wait', async () => {
    mockServer({ 'GET /api/auth/user': deferredRoute().route });
    renderApp('/terms');
    expect(await screen.findByRole('heading', { name: 'Terms' })).toBeTruthy();
  });

  it('when the user signs in, then no page of another state is shown in between', async () => {
    const status = deferredRoute();
    mockServer({
      ...setUp,
      ...visitor,
      'POST /api/signin': ok(onboardedUser),
      'GET /api/subscription-status': status.route,
    });
    const { user } = renderApp('/signin');
    await user.type(await screen.findByLabelText('Email Address'), 'anna@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/app'));
    expect(showsOnlySpinner()).toBe(true);
    status.arrive(ok(unpaid));
    expect(await screen.findByRole('heading', { name: 'Set up your subscription' })).toBeTruthy();
  });
});
