import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveUpdates } from '../src/app/live-updates.tsx';
import { Router } from '../src/app/router.tsx';
import { storedPromo, storePromo } from '../src/lib/promo-link.ts';
import { beforeSignOut, signOut } from '../src/lib/session.ts';
import { failure, ok, serve } from './api.ts';
import { FakeEventSource } from './event-source.ts';
import { catchLeaving } from './leaving.ts';
import { open } from './open.tsx';
import { newcomer, onboarded, unpaid } from './people.ts';

const nobody = failure(401, 'unauthenticated', 'Sign in first');
const openPage = (path: string) =>
  open(
    path,
    <>
      <LiveUpdates />
      <Router />
    </>,
  );

/** Another tab of the same browser. */
let otherTab: BroadcastChannel;
let heard: unknown[];
beforeEach(() => {
  FakeEventSource.opened = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  heard = [];
  otherTab = new BroadcastChannel('inkwell-live');
  otherTab.onmessage = ({ data }) => void heard.push(data);
});
afterEach(() => {
  otherTab.close();
  vi.unstubAllGlobals();
});

describe('two tabs of one browser', () => {
  it('when someone signs out here, then the others hear it after the session has ended, and this one goes', async () => {
    const order: string[] = [];
    otherTab.onmessage = ({ data }) => void order.push(JSON.stringify(data));
    serve({
      'GET /api/auth/user': ok(newcomer),
      'POST /api/logout': () => {
        order.push('ended');
        return ok();
      },
    });
    const leave = catchLeaving();
    openPage('/app');
    await screen.findByText('Step 1 of 6');
    await act(() => signOut());
    expect(leave.mock.calls).toEqual([['/']]);
    await waitFor(() => expect(order).toEqual(['ended', '{"topic":"session"}']));
  });

  it('when signing out fails, then it goes to the front page all the same', async () => {
    serve({ 'POST /api/logout': failure(503, 'unavailable', 'Later') });
    const leave = catchLeaving();
    const lastSave = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no connection')));
    const takeBack = beforeSignOut(lastSave);
    await signOut();
    takeBack();
    expect(lastSave).toHaveBeenCalledTimes(1);
    expect(leave.mock.calls).toEqual([['/']]);
  });

  it('when someone signs out, then a promo code that they came with is not the next person’s', async () => {
    storePromo('?promo=half50');
    serve({ 'POST /api/logout': ok() });
    catchLeaving();
    await signOut();
    expect(storedPromo()).toBeNull();
  });

  it('when another tab has signed out, then this one shows the sign-in without a word from the server', async () => {
    let user = ok(newcomer);
    serve({ 'GET /api/auth/user': () => user });
    openPage('/app');
    await screen.findByText('Step 1 of 6');
    user = nobody;
    otherTab.postMessage({ topic: 'session' });
    expect(await screen.findByRole('heading', { name: 'Sign In to Your Account' })).toBeTruthy();
    expect(FakeEventSource.last().readyState).toBe(FakeEventSource.CLOSED);
  });

  it('when someone signs in here, then the others hear it', async () => {
    serve({ 'GET /api/auth/user': nobody, 'POST /api/signin': ok(newcomer) });
    const { user } = openPage('/signin');
    await user.type(await screen.findByLabelText('Email Address'), 'anna@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
    await waitFor(() => expect(heard).toEqual([{ topic: 'session' }]));
  });

  it('when another tab signs in, then this one, where nobody was, goes along', async () => {
    let user = nobody;
    serve({ 'GET /api/auth/user': () => user });
    openPage('/signin');
    await screen.findByRole('heading', { name: 'Sign In to Your Account' });
    expect(FakeEventSource.opened).toHaveLength(0);
    user = ok(newcomer);
    otherTab.postMessage({ topic: 'session' });
    expect(await screen.findByText('Step 1 of 6')).toBeTruthy();
    expect(FakeEventSource.opened).toHaveLength(1);
  });

  it('when somebody else signs in in another tab, then nothing of the one before is left here', async () => {
    let user = onboarded;
    const api = serve({
      'GET /api/auth/user': () => ok(user),
      'GET /api/subscription-status': ok(unpaid),
      'GET /api/user/blueprint': () =>
        ok({ blueprint: `The page of ${user.firstName}`, onboardingData: null, status: 'ready' }),
      'POST /api/subscription/setup': failure(503, 'unavailable', 'Later'),
    });
    openPage('/subscribe');
    await screen.findByText('The page of Anna');
    user = { ...onboarded, id: 'user-2', firstName: 'Eve' };
    otherTab.postMessage({ topic: 'session' });
    expect(await screen.findByText('The page of Eve')).toBeTruthy();
    expect(screen.queryByText('The page of Anna')).toBeNull();
    expect(api.asked('GET /api/subscription-status')).toHaveLength(2);
  });

  it('when the server tells this tab something, then it tells the others', async () => {
    serve({ 'GET /api/auth/user': ok(newcomer) });
    openPage('/app');
    await screen.findByText('Step 1 of 6');
    act(() => FakeEventSource.last().send({ topic: 'journal' }));
    await waitFor(() => expect(heard).toEqual([{ topic: 'journal' }]));
  });
});
