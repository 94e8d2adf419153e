import type { HostKind } from '@inkwell/contracts/hosts';
import { describe, expect, it } from 'vitest';
import { resolveRoute, type SessionState } from './routing.ts';

const STATES = ['visitor', 'onboarding', 'no-access', 'access', 'loading'] as const;

// A cell is the page, 'wait' while loading, or '→' and the path on the app host.
const TABLES: Record<HostKind, string> = {
  local: `
    path                      visitor   onboarding  no-access            access               loading
    /                         landing   onboarding  subscribe            landing              wait
    /landing                  landing   onboarding  subscribe            landing              wait
    /signin                   signin    onboarding  subscribe            app                  wait
    /signup                   signup    onboarding  subscribe            app                  wait
    /app                      signin    onboarding  subscribe            app                  wait
    /app/account              signin    onboarding  subscribe            account              wait
    /app/safety-plan          signin    safety-plan safety-plan          safety-plan          wait
    /app/onboarding           signin    onboarding  subscribe            app                  wait
    /app/subscribe            signin    onboarding  subscribe            not-found            wait
    /app/subscription-status  signin    onboarding  subscription-status  subscription-status  wait
    /app/nowhere              signin    onboarding  subscribe            not-found            wait
    /onboarding               landing   onboarding  subscribe            not-found            wait
    /subscribe                landing   onboarding  subscribe            not-found            wait
    /subscription-status      landing   onboarding  subscription-status  subscription-status  wait
    /nowhere                  landing   onboarding  subscribe            not-found            wait
    /nowhere/at/all           landing   onboarding  subscribe            not-found            wait
    /application              landing   onboarding  subscribe            not-found            wait
    /safety                   safety    safety      safety               safety               safety
    /privacy                  privacy   privacy     privacy              privacy              privacy
    /terms                    terms     terms       terms                terms                terms
    /landing/                 landing   onboarding  subscribe            landing              wait
    /signin/                  signin    onboarding  subscribe            app                  wait
    /app/                     signin    onboarding  subscribe            app                  wait
    /app/account//            signin    onboarding  subscribe            account              wait
    /safety/                  safety    safety      safety               safety               safety
    //                        landing   onboarding  subscribe            landing              wait
    //app                     landing   onboarding  subscribe            not-found            wait
    /app//account             signin    onboarding  subscribe            not-found            wait
    /SignIn                   signin    onboarding  subscribe            app                  wait
    /APP/Account              signin    onboarding  subscribe            account              wait
    /Subscription-Status      landing   onboarding  subscription-status  subscription-status  wait
    /Terms                    terms     terms       terms                terms                terms
  `,
  app: `
    path                      visitor   onboarding  no-access            access               loading
    /                         signin    onboarding  subscribe            app                  wait
    /landing                  signin    onboarding  subscribe            app                  wait
    /signin                   signin    onboarding  subscribe            app                  wait
    /signup                   signup    onboarding  subscribe            app                  wait
    /app                      signin    onboarding  subscribe            app                  wait
    /app/account              signin    onboarding  subscribe            account              wait
    /app/safety-plan          signin    safety-plan safety-plan          safety-plan          wait
    /app/onboarding           signin    onboarding  subscribe            app                  wait
    /app/subscribe            signin    onboarding  subscribe            not-found            wait
    /app/subscription-status  signin    onboarding  subscription-status  subscription-status  wait
    /app/nowhere              signin    onboarding  subscribe            not-found            wait
    /onboarding               signin    onboarding  subscribe            not-found            wait
    /subscribe                signin    onboarding  subscribe            not-found            wait
    /subscription-status      signin    onboarding  subscription-status  subscription-status  wait
    /nowhere                  signin    onboarding  subscribe            not-found            wait
    /nowhere/at/all           signin    onboarding  subscribe            not-found            wait
    /application              signin    onboarding  subscribe            not-found            wait
    /safety                   safety    safety      safety               safety               safety
    /privacy                  privacy   privacy     privacy              privacy              privacy
    /terms                    terms     terms       terms                terms                terms
    /landing/                 signin    onboarding  subscribe            app                  wait
    /signin/                  signin    onboarding  subscribe            app                  wait
    /app/                     signin    onboarding  subscribe            app                  wait
    /app/account//            signin    onboarding  subscribe            account              wait
    /safety/                  safety    safety      safety               safety               safety
    //                        signin    onboarding  subscribe            app                  wait
    //app                     signin    onboarding  subscribe            not-found            wait
    /app//account             signin    onboarding  subscribe            not-found            wait
    /SignIn                   signin    onboarding  subscribe            app                  wait
    /APP/Account              signin    onboarding  subscribe            account              wait
    /Subscription-Status      signin    onboarding  subscription-status  subscription-status  wait
    /Terms                    terms     terms       terms                terms                terms
  `,
  main: `
    path                  visitor               onboarding            no-access             access                loading
    /                     landing               →/app                 →/app                 →/app                 wait
    /landing              landing               →/app                 →/app                 →/app                 wait
    /signin               signin                →/app                 →/app                 →/app                 wait
    /signup               signup                →/app                 →/app                 →/app                 wait
    /app                  →/app                 →/app                 →/app                 →/app                 →/app
    /app/account          →/app/account         →/app/account         →/app/account         →/app/account         →/app/account
    /app/onboarding       →/app/onboarding      →/app/onboarding      →/app/onboarding      →/app/onboarding      →/app/onboarding
    /app/subscribe        →/app/subscribe       →/app/subscribe       →/app/subscribe       →/app/subscribe       →/app/subscribe
    /app/nowhere          →/app/nowhere         →/app/nowhere         →/app/nowhere         →/app/nowhere         →/app/nowhere
    /onboarding           →/onboarding          →/onboarding          →/onboarding          →/onboarding          →/onboarding
    /subscribe            →/subscribe           →/subscribe           →/subscribe           →/subscribe           →/subscribe
    /subscription-status  →/subscription-status →/subscription-status →/subscription-status →/subscription-status →/subscription-status
    /nowhere              →/nowhere             →/nowhere             →/nowhere             →/nowhere             →/nowhere
    /safety               →/safety              →/safety              →/safety              →/safety              →/safety
    /privacy              →/privacy             →/privacy             →/privacy             →/privacy             →/privacy
    /terms                →/terms               →/terms               →/terms               →/terms               →/terms
    /landing/             landing               →/app                 →/app                 →/app                 wait
    /signin/              signin                →/app                 →/app                 →/app                 wait
    /app/                 →/app/                →/app/                →/app/                →/app/                →/app/
    //app                 →//app                →//app                →//app                →//app                →//app
    /SignUp               signup                →/app                 →/app                 →/app                 wait
    /APP/Account          →/APP/Account         →/APP/Account         →/APP/Account         →/APP/Account         →/APP/Account
  `,
};

function shown(address: string, state: SessionState, host: HostKind, needsPayment = false): string {
  const [path = '', query] = address.split('?');
  const decision = resolveRoute({ path, search: query ? `?${query}` : '', state, host, needsPayment });
  if ('show' in decision) return decision.show;
  return 'redirect' in decision ? `→${decision.redirect}` : 'wait';
}

/** One state's column of the table. */
function column(host: HostKind, state: SessionState): [path: string, cell: string][] {
  const [head = [], ...rows] = TABLES[host]
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const index = head.indexOf(state);
  return rows.map((row) => [row[0] ?? '', row[index] ?? '']);
}

describe.each(['local', 'app', 'main'] as const)('on the %s host', (host) => {
  it.each(STATES)('when the state is %s, then each path shows what the table says', (state) => {
    const expected = column(host, state);
    expect(expected.map(([path]) => [path, shown(path, state, host)])).toEqual(expected);
  });
});

describe('beyond the tables', () => {
  it('when the main host redirects, then the query is kept', () => {
    expect(shown('/app/account?tab=subscription', 'access', 'main')).toBe('→/app/account?tab=subscription');
    expect(shown('/signin?promo=HALF50', 'no-access', 'main')).toBe('→/app?promo=HALF50');
    expect(shown('/subscribe?promo=HALF50', 'loading', 'main')).toBe('→/subscribe?promo=HALF50');
  });

  it('when a payment failed and access still holds, then the subscribe page and the app are shown', () => {
    expect(shown('/subscribe', 'access', 'local', true)).toBe('subscribe');
    expect(shown('/app/subscribe', 'access', 'app', true)).toBe('subscribe');
    expect(shown('/app', 'access', 'app', true)).toBe('app');
  });
});
