import { describe, expect, it } from 'vitest';
import { pathAfterSignIn } from './navigation.ts';

const at = (path: string, state?: unknown) => {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash, state, key: 'default' };
};

describe('where a sign-in leads', () => {
  it.each([
    ['/app/account?tab=subscription#plan', '/app/account?tab=subscription#plan'],
    ['/subscription-status', '/subscription-status'],
    ['/subscribe?promo=HALF50', '/subscribe?promo=HALF50'],
    ['/Subscribe/', '/Subscribe/'],
    ['/subscriber', '/app'],
    ['/signin?next=/app/account', '/app'],
    ['/', '/app'],
  ])('when %s asked for it, then to %s', (path, redirectTo) => {
    expect(pathAfterSignIn(at(path))).toBe(redirectTo);
  });

  it('when a link passed on what was asked for, then to that, but for a page that asks itself', () => {
    const state = { redirectTo: '/app/account?tab=subscription#plan' };
    expect(pathAfterSignIn(at('/signin', state))).toBe(state.redirectTo);
    expect(pathAfterSignIn(at('/subscribe', state))).toBe('/subscribe');
  });

  it.each([
    'https://evil.example/app',
    '//evil.example/app',
    '/\\evil.example/app',
    ' //evil.example/app',
    'javascript:alert(1)',
    'app',
    '/signin',
    '?/app',
    '',
    7,
    null,
    { toString: () => '/app/account' },
  ])('when the state wants %o, which is no page of the app, then to the app', (redirectTo) => {
    expect(pathAfterSignIn(at('/signin', { redirectTo }))).toBe('/app');
  });

  it.each([null, undefined, 'redirectTo', 7])('when the state is %o, then to the app', (state) => {
    expect(pathAfterSignIn(at('/signin', state))).toBe('/app');
  });
});
