import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { dropDraft } from '../features/onboarding/draft.ts';
import { hostKind, leaveForApp, useHeldPage, type Page } from '../lib/navigation.ts';
import { useUser } from '../lib/session.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { Region } from './region.tsx';
import { decide } from './routing.ts';
import { useSession, useSettled } from './session-state.ts';
import { Unreachable } from './unreachable.tsx';

const LOADS = {
  landing: async () => ({ default: (await import('./landing-page.tsx')).LandingPage }),
  signin: async () => ({ default: (await import('../features/account/sign-in-page.tsx')).SignInPage }),
  signup: async () => ({ default: (await import('../features/account/sign-up-page.tsx')).SignUpPage }),
  onboarding: async () => ({
    default: (await import('../features/onboarding/onboarding-page.tsx')).OnboardingPage,
  }),
  subscribe: async () => ({ default: (await import('./subscribe-page.tsx')).SubscribePage }),
  'subscription-status': async () => ({
    default: (await import('../features/subscribe/status-page.tsx')).StatusPage,
  }),
  app: async () => ({ default: (await import('./app-page.tsx')).AppPage }),
  account: async () => ({ default: (await import('./account-page.tsx')).AccountPage }),
  safety: async () => ({ default: (await import('./information-pages.tsx')).SafetyPage }),
  privacy: async () => ({ default: (await import('./information-pages.tsx')).PrivacyPage }),
  terms: async () => ({ default: (await import('./information-pages.tsx')).TermsPage }),
  'not-found': async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }),
} satisfies Record<Page, () => Promise<{ default: ComponentType }>>;

const PAGES: Record<Page, ComponentType> = {
  landing: lazy(LOADS.landing),
  signin: lazy(LOADS.signin),
  signup: lazy(LOADS.signup),
  onboarding: lazy(LOADS.onboarding),
  subscribe: lazy(LOADS.subscribe),
  'subscription-status': lazy(LOADS['subscription-status']),
  app: lazy(LOADS.app),
  account: lazy(LOADS.account),
  safety: lazy(LOADS.safety),
  privacy: lazy(LOADS.privacy),
  terms: lazy(LOADS.terms),
  'not-found': lazy(LOADS['not-found']),
};

/** Where people go from a page: fetched while they are on it, so that going there shows no spinner. */
const NEXT: Partial<Record<Page, readonly Page[]>> = {
  landing: ['signup', 'signin'],
  signup: ['onboarding'],
  signin: ['app'],
  onboarding: ['subscribe'],
  subscribe: ['app'],
  'subscription-status': ['app', 'subscribe'],
  app: ['account'],
};

const QUIET_MS = 1_000;

/** Shows the page that the table of routes decides on. */
export function Router() {
  const { pathname, search } = useLocation();
  const { state: known, needsPayment, retry } = useSession();
  const state = useSettled(known !== 'loading') ? known : 'loading';
  const held = useHeldPage();
  const decision = held
    ? { show: held }
    : decide({ path: pathname, search, state, host: hostKind, needsPayment });
  const leaving = 'leave' in decision ? decision.leave : null;
  const user = useUser();
  const finished = user?.onboardingCompleted ? user.id : null;

  // Wherever the answers were submitted, in another tab or on another device: this one needs them no more.
  useEffect(() => {
    if (finished !== null) dropDraft(finished);
  }, [finished]);

  useEffect(() => {
    if (leaving !== null) leaveForApp(leaving);
  }, [leaving]);

  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  const page = 'show' in decision ? decision.show : null;
  useEffect(() => {
    const next = page === null ? undefined : NEXT[page];
    if (!next) return;
    // What could not be fetched ahead is fetched when it is shown, and fails there.
    const timer = setTimeout(() => void Promise.allSettled(next.map((each) => LOADS[each]())), QUIET_MS);
    return () => clearTimeout(timer);
  }, [page]);

  if (page === null) return retry ? <Unreachable onRetry={retry} /> : <PageSpinner />;
  const Shown = PAGES[page];
  return (
    <Region key={page} name="This page">
      <Suspense fallback={<PageSpinner />}>
        <Shown />
      </Suspense>
    </Region>
  );
}
