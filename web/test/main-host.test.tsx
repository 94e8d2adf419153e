import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storePromo } from '../src/lib/promo-link.ts';
import { failure, ok, mockServer } from './mock-server.ts';
import { mockLocationAssign } from './location.ts';
import { renderApp } from './render-app.tsx';
import { newUser } from './fixtures.ts';

// The config is parsed once, on import.
vi.hoisted(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="inkwell-config">{"mainHost":"localhost","appHost":"app.localhost"}</script>',
  );
});

const visitor = { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') };
const app = `http://app.localhost:${window.location.port}`;

let leave: ReturnType<typeof mockLocationAssign>;
beforeEach(() => {
  leave = mockLocationAssign();
});
afterEach(() => void vi.unstubAllGlobals());

const left = () => leave.mock.lastCall?.[0];

describe('on the main host', () => {
  it('when a visitor comes, then the landing, sign-up and sign-in pages are served here', async () => {
    mockServer(visitor);
    const { user } = renderApp('/');
    await user.click((await screen.findAllByRole('button', { name: 'Sign Up' }))[0] ?? document.body);
    expect(await screen.findByRole('heading', { name: 'Start Your Wellness Journey' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
  });

  it('when another page is opened, then it redirects to the app host at once, with path and query', async () => {
    const api = mockServer({ 'GET /api/auth/user': () => new Promise<never>(() => {}) });
    renderApp('/app/account?tab=subscription');
    expect(left()).toBe(`${app}/app/account?tab=subscription`);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(api.requestsTo('GET /api/auth/user')).toHaveLength(1);
  });

  it('when a signed-in user opens /, then it redirects to the app', async () => {
    mockServer({ 'GET /api/auth/user': ok(newUser) });
    renderApp('/');
    await waitFor(() => expect(left()).toBe(`${app}/app`));
    expect(document.body.textContent).toBe('');
  });

  it('when a visitor clicks a link of the footer, then it redirects to the app host', async () => {
    mockServer(visitor);
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'Safety' }));
    await waitFor(() => expect(left()).toBe(`${app}/safety`));
  });

  it('when a link had a promo code, then signing up passes it on to the app host', async () => {
    storePromo('?promo=half50');
    mockServer({ ...visitor, 'POST /api/signup': { status: 201, body: newUser } });
    const { user } = renderApp('/signup');
    await user.type(await screen.findByLabelText('Email Address'), 'anna@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-1');
    // Looked at as soon as it is there: on a busy machine the redirect may come before the keys are done.
    const leftBefore = screen.findByText('Account Created').then(() => [...leave.mock.calls]);
    await user.type(screen.getByLabelText('Confirm Password'), 'secret-1{Enter}');
    expect(await leftBefore).toEqual([]);
    await waitFor(() => expect(left()).toBe(`${app}/app?promo=HALF50`));
  });

  it('when the URL has a promo code, then that one is passed on', async () => {
    storePromo('?promo=half50');
    mockServer({ 'GET /api/auth/user': ok(newUser) });
    renderApp('/signin?promo=WELCOME100');
    await waitFor(() => expect(left()).toBe(`${app}/app?promo=WELCOME100`));
  });
});
