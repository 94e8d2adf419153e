import { describe, expect, it } from 'vitest';
import { pathAfterSignIn } from './navigation.ts';

const at = (path: string, state?: unknown) => {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash, state, key: 'default' };
};

describe('the path after sign-in', () => {
  it.each([
    ['/app/account?tab=subscription#plan', '/app/account?tab=subscription#plan'],
    ['/subscription-status', '/subscription-status'],
    ['/subscribe?promo=HALF50', '/subscribe?promo=HALF50'],
    ['/Subscribe/', '/Subscribe/'],
    ['/subscriber', '/app'],
    ['/signin?next=/app/account', '/app'],
    ['/', '/app'],
  ])('when %s required it, then it is %s', (path, redirectTo) => {
    expect(pathAfterSignIn(at(path))).toBe(redirectTo);
  });

  it('when the router state has redirectTo, then it is that, unless the path itself is protected', () => {
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
  ])('when redirectTo is %o, which is no protected path, then it is the app', (redirectTo) => {
    expect(pathAfterSignIn(at('/signin', { redirectTo }))).toBe('/app');
  });

  it.each([null, undefined, 'redirectTo', 7])('when the state is %o, then it is the app', (state) => {
    expect(pathAfterSignIn(at('/signin', state))).toBe('/app');
  });
});
