import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveUpdates } from '../src/app/live-updates.tsx';
import { Router } from '../src/app/router.tsx';
import { storedPromo, storePromo } from '../src/lib/promo-link.ts';
import { beforeSignOut, signOut } from '../src/lib/session.ts';
import { failure, offline, ok, mockServer } from './mock-server.ts';
import { FakeEventSource } from './fake-event-source.ts';
import { mockLocationAssign } from './location.ts';
import { renderApp } from './render-app.tsx';
import { newUser, onboardedUser, unpaid } from './fixtures.ts';

const nobody = failure(401, 'unauthenticated', 'Sign in first');
const renderWithLiveUpdates = (path: string) =>
  renderApp(
    path,
    <>
      <LiveUpdates />
      <Router />
    </>,
  );

/** Another tab of the same browser. */
let otherTab: BroadcastChannel;
let received: unknown[];
beforeEach(() => {
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  received = [];
  otherTab = new BroadcastChannel('inkwell-live');
  otherTab.onmessage = ({ data }) => void received.push(data);
});
afterEach(() => {
  otherTab.close();
  vi.unstubAllGlobals();
});

describe('two tabs of one browser', () => {
  it('when the user signs out here, then the other tabs are told after the session ended, and this one leaves', async () => {
    const order: string[] = [];
    otherTab.onmessage = ({ data }) => void order.push(JSON.stringify(data));
    mockServer({
      'GET /api/auth/user': ok(newUser),
      'POST /api/logout': () => {
        order.push('ended');
        return ok();
      },
    });
    const leave = mockLocationAssign();
    renderWithLiveUpdates('/app');
    await screen.findByText('Step 1 of 6');
    await act(() => signOut());
    expect(leave.mock.calls).toEqual([['/']]);
    await waitFor(() => expect(order).toEqual(['ended', '{"topic":"session"}']));
  });

  it('when the server tells this tab of its own sign-out, then it asks for nothing more', async () => {
    const api = mockServer({
      'GET /api/auth/user': ok(newUser),
      'POST /api/logout': () => {
        FakeEventSource.last().send({ topic: 'session' });
        otherTab.postMessage({ topic: 'session' });
        return ok();
      },
    });
    mockLocationAssign();
    renderWithLiveUpdates('/app');
    await screen.findByText('Step 1 of 6');
    await act(() => signOut());
    await waitFor(() => expect(received).toContainEqual({ topic: 'session' }));
    expect(api.requestsTo('GET /api/auth/user')).toHaveLength(1);
  });

  it('when signing out fails, then the landing page is loaded anyway', async () => {
    mockServer({ 'POST /api/logout': failure(503, 'unavailable', 'Later') });
    const leave = mockLocationAssign();
    const lastSave = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no connection')));
    const takeBack = beforeSignOut(lastSave);
    await signOut();
    takeBack();
    expect(lastSave).toHaveBeenCalledTimes(1);
    expect(leave.mock.calls).toEqual([['/']]);
  });

  it('when signing out without a network, then the app is signed out here, and later the server, before all else', async () => {
    let isOffline = true;
    let hasSession = true;
    const api = mockServer({
      'GET /api/auth/user': () => (isOffline ? offline() : hasSession ? ok(newUser) : nobody),
      'POST /api/logout': () => {
        if (isOffline) offline();
        hasSession = false;
        return ok();
      },
    });
    isOffline = false;
    const leave = mockLocationAssign();
    const { unmount } = renderWithLiveUpdates('/app');
    await screen.findByText('Step 1 of 6');
    isOffline = true;
    await act(() => signOut());
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
    expect(received).toEqual([{ topic: 'session' }]);
    unmount();

    // Opened again, at first still without the server: it acts signed out.
    const again = renderWithLiveUpdates('/app');
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
    const before = api.calls.length;
    isOffline = false;
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await vi.waitFor(() => expect(hasSession).toBe(false));
    });
    again.unmount();
    renderWithLiveUpdates('/app');
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
    expect(api.calls.slice(before).map(({ route }) => route)).toEqual([
      'POST /api/logout',
      'GET /api/auth/user',
    ]);
  });

  it('when somebody signs in before the server knows of a sign-out, then that session is ended first', async () => {
    localStorage.setItem('inkwell-logout-pending', 'yes');
    let isBusy = true;
    const api = mockServer({
      'GET /api/auth/user': nobody,
      'POST /api/logout': () => (isBusy ? failure(503, 'unavailable', 'Later') : ok()),
      'POST /api/signin': ok(newUser),
    });
    const { user } = renderWithLiveUpdates('/signin');
    await user.type(await screen.findByLabelText('Email Address'), 'anna@example.com');
    isBusy = false;
    await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
    await waitFor(() => expect(api.requestsTo('POST /api/signin')).toHaveLength(1));
    const routes = api.calls.map(({ route }) => route);
    expect(routes.lastIndexOf('POST /api/logout')).toBeLessThan(routes.indexOf('POST /api/signin'));
    expect(localStorage.getItem('inkwell-logout-pending')).toBeNull();
  });

  it('when the user signs out, then the stored promo code is cleared', async () => {
    storePromo('?promo=half50');
    mockServer({ 'POST /api/logout': ok() });
    mockLocationAssign();
    await signOut();
    expect(storedPromo()).toBeNull();
  });

  it('when the session ends while the page is not open, then the code of a link goes with it', async () => {
    storePromo('?promo=half50');
    let user: ReturnType<typeof ok> = nobody;
    mockServer({ 'GET /api/auth/user': () => user });
    const visitor = renderWithLiveUpdates('/signin');
    await screen.findByLabelText('Email Address');
    expect(storedPromo()).toBe('HALF50');
    visitor.unmount();
    user = ok(newUser);
    const signedIn = renderWithLiveUpdates('/app');
    await screen.findByText('Step 1 of 6');
    expect(storedPromo()).toBe('HALF50');
    signedIn.unmount();
    user = nobody;
    renderWithLiveUpdates('/signin');
    await screen.findByLabelText('Email Address');
    await waitFor(() => expect(storedPromo()).toBeNull());
    expect(sessionStorage.getItem('inkwell-promo-owner')).toBeNull();
  });

  it('when another tab signs out, then this one shows the sign-in page without a live update of the server', async () => {
    let user = ok(newUser);
    mockServer({ 'GET /api/auth/user': () => user });
    renderWithLiveUpdates('/app');
    await screen.findByText('Step 1 of 6');
    user = nobody;
    otherTab.postMessage({ topic: 'session' });
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
    expect(FakeEventSource.last().readyState).toBe(FakeEventSource.CLOSED);
  });

  it('when the user signs in here, then the other tabs are told', async () => {
    mockServer({ 'GET /api/auth/user': nobody, 'POST /api/signin': ok(newUser) });
    const { user } = renderWithLiveUpdates('/signin');
    await user.type(await screen.findByLabelText('Email Address'), 'anna@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
    await waitFor(() => expect(received).toEqual([{ topic: 'session' }]));
  });

  it('when another tab signs in, then this one is signed in too', async () => {
    let user = nobody;
    mockServer({ 'GET /api/auth/user': () => user });
    renderWithLiveUpdates('/signin');
    await screen.findByRole('heading', { name: 'Sign In to Your Account' });
    expect(FakeEventSource.opened).toHaveLength(0);
    user = ok(newUser);
    otherTab.postMessage({ topic: 'session' });
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('when another user signs in in another tab, then the previous user’s data is gone here', async () => {
    let user = onboardedUser;
    const api = mockServer({
      'GET /api/auth/user': () => ok(user),
      'GET /api/subscription-status': ok(unpaid),
      'GET /api/user/blueprint': () =>
        ok({
          blueprint: `The page of ${user.firstName}`,
          onboardingData: null,
          status: 'ready',
          placements: null,
        }),
      'POST /api/subscription/setup': failure(503, 'unavailable', 'Later'),
    });
    renderWithLiveUpdates('/subscribe');
    await screen.findByText('The page of Anna');
    user = { ...onboardedUser, id: 'user-2', firstName: 'Eve' };
    otherTab.postMessage({ topic: 'session' });
    expect(await screen.findByText('The page of Eve')).toBeTruthy();
    expect(screen.queryByText('The page of Anna')).toBeNull();
    expect(api.requestsTo('GET /api/subscription-status')).toHaveLength(2);
  });

  it('when this tab receives a live update, then it broadcasts it to the others', async () => {
    mockServer({ 'GET /api/auth/user': ok(newUser) });
    renderWithLiveUpdates('/app');
    await screen.findByText('Step 1 of 6');
    act(() => FakeEventSource.last().send({ topic: 'journal' }));
    await waitFor(() => expect(received).toEqual([{ topic: 'journal' }]));
  });
});
