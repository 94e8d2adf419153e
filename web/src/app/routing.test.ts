import { describe, expect, it } from 'vitest';
import type { HostKind } from '../lib/navigation.ts';
import { decide, type SessionState } from './routing.ts';

/** A page's name, 'wait', or '→' and the path on the app host. */
function shown(path: string, state: SessionState, host: HostKind, options = {}): string {
  const [pathname = '', query] = path.split('?');
  const decision = decide({ path: pathname, search: query ? `?${query}` : '', state, host, ...options });
  if ('show' in decision) return decision.show;
  return 'leave' in decision ? `→${decision.leave}` : 'wait';
}

const APP_PATHS = ['/app', '/app/account', '/app/onboarding', '/app/subscribe', '/app/nowhere'];

describe('the table of routes', () => {
  it.each([
    ['/', 'landing', 'signin', 'landing'],
    ['/landing', 'landing', 'signin', 'landing'],
    ['/signin', 'signin', 'signin', 'signin'],
    ['/signup', 'signup', 'signup', 'signup'],
    ['/nowhere', 'landing', 'signin', '→/nowhere'],
    ['/application', 'landing', 'signin', '→/application'],
    ...APP_PATHS.map((path) => [path, 'signin', 'signin', `→${path}`]),
  ])(
    'when a visitor opens %s, then local shows %s, the app host %s, the main host %s',
    (path, local, app, main) => {
      expect(shown(path, 'visitor', 'local')).toBe(local);
      expect(shown(path, 'visitor', 'app')).toBe(app);
      expect(shown(path, 'visitor', 'main')).toBe(main);
    },
  );

  it.each(['/', '/landing', '/signin', '/app', '/subscribe', '/subscription-status', '/nowhere'])(
    'when onboarding is not completed, then %s shows onboarding',
    (path) => {
      expect(shown(path, 'onboarding', 'local')).toBe('onboarding');
      expect(shown(path, 'onboarding', 'app')).toBe('onboarding');
    },
  );

  it.each([
    ['/subscription-status', 'subscription-status'],
    ['/app/subscription-status', 'subscription-status'],
    ['/subscribe', 'subscribe'],
    ['/app/subscribe', 'subscribe'],
    ['/', 'subscribe'],
    ['/app', 'subscribe'],
    ['/app/account', 'subscribe'],
    ['/nowhere', 'subscribe'],
  ])('when there is no access, then %s shows %s', (path, page) => {
    expect(shown(path, 'no-access', 'local')).toBe(page);
    expect(shown(path, 'no-access', 'app')).toBe(page);
  });

  it.each([
    ['/app', 'app', 'app'],
    ['/app/', 'app', 'app'],
    ['/app/onboarding', 'app', 'app'],
    ['/signin', 'app', 'app'],
    ['/signup', 'app', 'app'],
    ['/app/account', 'account', 'account'],
    ['/app/subscription-status', 'subscription-status', 'subscription-status'],
    ['/subscription-status', 'subscription-status', 'subscription-status'],
    ['/', 'landing', 'app'],
    ['/landing', 'landing', 'app'],
    ['/subscribe', 'not-found', 'not-found'],
    ['/onboarding', 'not-found', 'not-found'],
    ['/app/nowhere', 'not-found', 'not-found'],
    ['/nowhere', 'not-found', 'not-found'],
  ])('when there is access, then %s shows %s locally and %s on the app host', (path, local, app) => {
    expect(shown(path, 'access', 'local')).toBe(local);
    expect(shown(path, 'access', 'app')).toBe(app);
  });

  it('when a payment failed and access still holds, then the way to pay is open and the app too', () => {
    expect(shown('/subscribe', 'access', 'local', { needsPayment: true })).toBe('subscribe');
    expect(shown('/app/subscribe', 'access', 'local', { needsPayment: true })).toBe('subscribe');
    expect(shown('/app', 'access', 'local', { needsPayment: true })).toBe('app');
  });

  it.each(['onboarding', 'no-access', 'access'] as const)(
    'when someone who is signed in (%s) is on the main host, then they are taken to the app host',
    (state) => {
      expect(shown('/', state, 'main')).toBe('→/app');
      expect(shown('/landing', state, 'main')).toBe('→/app');
      expect(shown('/signin?promo=HALF50', state, 'main')).toBe('→/app?promo=HALF50');
      expect(shown('/app/account?tab=1', state, 'main')).toBe('→/app/account?tab=1');
    },
  );

  it.each(['loading', 'visitor', 'onboarding', 'no-access', 'access'] as const)(
    'when the state is %s, then safety, privacy and terms are open',
    (state) => {
      for (const page of ['safety', 'privacy', 'terms']) {
        expect(shown(`/${page}`, state, 'local')).toBe(page);
        expect(shown(`/${page}`, state, 'app')).toBe(page);
      }
    },
  );

  it('when the state is not known yet, then it is waited for', () => {
    for (const path of ['/', '/app', '/signin', '/nowhere'])
      expect(shown(path, 'loading', 'local')).toBe('wait');
  });
});
