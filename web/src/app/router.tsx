import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { clearDraft } from '../features/onboarding/draft.ts';
import { hostKind, redirectToAppHost, useHeldPage, type Page } from '../lib/navigation.ts';
import { useUser } from '../lib/session.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { resolveRoute } from './routing.ts';
import { useSessionState, useSettled } from './session-state.ts';
import { UnreachablePage } from './unreachable-page.tsx';

const PAGE_LOADERS = {
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

const PAGE_COMPONENTS: Record<Page, ComponentType> = {
  landing: lazy(PAGE_LOADERS.landing),
  signin: lazy(PAGE_LOADERS.signin),
  signup: lazy(PAGE_LOADERS.signup),
  onboarding: lazy(PAGE_LOADERS.onboarding),
  subscribe: lazy(PAGE_LOADERS.subscribe),
  'subscription-status': lazy(PAGE_LOADERS['subscription-status']),
  app: lazy(PAGE_LOADERS.app),
  account: lazy(PAGE_LOADERS.account),
  safety: lazy(PAGE_LOADERS.safety),
  privacy: lazy(PAGE_LOADERS.privacy),
  terms: lazy(PAGE_LOADERS.terms),
  'not-found': lazy(PAGE_LOADERS['not-found']),
};

/** The likely next pages of a page; they are prefetched, so that opening them shows no spinner. */
const PREFETCH: Partial<Record<Page, readonly Page[]>> = {
  landing: ['signup', 'signin'],
  signup: ['onboarding'],
  signin: ['app'],
  onboarding: ['subscribe'],
  subscribe: ['app'],
  'subscription-status': ['app', 'subscribe'],
  app: ['account'],
};

const PREFETCH_DELAY_MS = 1_000;

/** Renders the page that the routing table resolves to. */
export function Router() {
  const { pathname, search } = useLocation();
  const { state: sessionState, needsPayment, retry } = useSessionState();
  const state = useSettled(sessionState !== 'loading') ? sessionState : 'loading';
  const heldPage = useHeldPage();
  const decision = heldPage
    ? { show: heldPage }
    : resolveRoute({ path: pathname, search, state, host: hostKind, needsPayment });
  const appHostPath = 'redirect' in decision ? decision.redirect : null;
  const user = useUser();
  const onboardedUserId = user?.onboardingCompleted ? user.id : null;

  // The answers may have been submitted in another tab or on another device.
  useEffect(() => {
    if (onboardedUserId !== null) clearDraft(onboardedUserId);
  }, [onboardedUserId]);

  useEffect(() => {
    if (appHostPath !== null) redirectToAppHost(appHostPath);
  }, [appHostPath]);

  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  const page = 'show' in decision ? decision.show : null;
  useEffect(() => {
    const next = page === null ? undefined : PREFETCH[page];
    if (!next) return;
    // A failed prefetch is ignored here; loading the page itself reports the failure.
    const timer = setTimeout(
      () => void Promise.allSettled(next.map((each) => PAGE_LOADERS[each]())),
      PREFETCH_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [page]);

  if (page === null) return retry ? <UnreachablePage onRetry={retry} /> : <PageSpinner />;
  const PageComponent = PAGE_COMPONENTS[page];
  return (
    <ErrorBoundary key={page} name="This page">
      <Suspense fallback={<PageSpinner />}>
        <PageComponent />
      </Suspense>
    </ErrorBoundary>
  );
}
