import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storePromo } from '../src/lib/promo-link.ts';
import { failure, ok, serve } from './api.ts';
import { catchLeaving } from './leaving.ts';
import { open } from './open.tsx';
import { newcomer } from './people.ts';

// The page reads its hosts once, when it is loaded.
vi.hoisted(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="inkwell-config">{"mainHost":"localhost","appHost":"app.localhost"}</script>',
  );
});

const visitor = { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') };
const app = `http://app.localhost:${window.location.port}`;

let leave: ReturnType<typeof catchLeaving>;
beforeEach(() => {
  leave = catchLeaving();
});
afterEach(() => void vi.unstubAllGlobals());

const left = () => leave.mock.lastCall?.[0];

describe('on the main host', () => {
  it('when a visitor comes, then the landing page and both doors are here', async () => {
    serve(visitor);
    const { user } = open('/');
    await user.click((await screen.findAllByRole('button', { name: 'Sign Up' }))[0] ?? document.body);
    expect(await screen.findByRole('heading', { name: 'Start Your Wellness Journey' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Already have an account? Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
  });

  it('when another page is asked for, then it leaves for the app host at once, path and query kept', async () => {
    const api = serve({ 'GET /api/auth/user': () => new Promise<never>(() => {}) });
    open('/app/account?tab=subscription');
    expect(left()).toBe(`${app}/app/account?tab=subscription`);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(api.asked('GET /api/auth/user')).toHaveLength(1);
  });

  it('when someone who is signed in comes to the front page, then it leaves for the app', async () => {
    serve({ 'GET /api/auth/user': ok(newcomer) });
    open('/');
    await waitFor(() => expect(left()).toBe(`${app}/app`));
    expect(document.body.textContent).toBe('');
  });

  it('when a visitor follows a link of the footer, then it leads to the app host', async () => {
    serve(visitor);
    const { user } = open('/');
    await user.click(await screen.findByRole('link', { name: 'Safety' }));
    await waitFor(() => expect(left()).toBe(`${app}/safety`));
  });

  it('when a promo code came with the link, then signing up takes it along to the app host', async () => {
    storePromo('?promo=half50');
    serve({ ...visitor, 'POST /api/signup': { status: 201, body: newcomer } });
    const { user } = open('/signup');
    await user.type(await screen.findByLabelText('Email Address'), 'anna@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-1');
    await user.type(screen.getByLabelText('Confirm Password'), 'secret-1{Enter}');
    await screen.findByText('Account Created');
    expect(leave).not.toHaveBeenCalled();
    await waitFor(() => expect(left()).toBe(`${app}/app?promo=HALF50`), { timeout: 2_000 });
  });

  it('when the address has a promo code of its own, then that one goes along', async () => {
    storePromo('?promo=half50');
    serve({ 'GET /api/auth/user': ok(newcomer) });
    open('/signin?promo=WELCOME100');
    await waitFor(() => expect(left()).toBe(`${app}/app?promo=WELCOME100`));
  });
});
