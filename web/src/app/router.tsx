import { Suspense, useEffect, useState } from 'react';
import { useLocation } from '../lib/router.tsx';
import { clearDraft } from '../features/onboarding/draft-storage.ts';
import { whenIdle } from '../lib/idle.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { config } from '../lib/config.ts';
import { lastAccess } from '../lib/last-access.ts';
import { hostKind, redirectToAppHost, usePageOverride, type Page } from '../lib/navigation.ts';
import { isLogoutPending } from '../lib/pending-logout.ts';
import { useUser } from '../lib/session.ts';
import { replayHeldEvent, useEventReplay } from '../lib/event-replay.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { CareRegion } from './care-region.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useLeftPlan } from './left-plan.ts';
import { LoadingPart } from './loading-part.tsx';
import { preloadNotifications } from './notifications.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PageFocus, usePageChange } from './page-focus.tsx';
import { resolveRoute } from './routing.ts';
import { useSessionState, useSettled, useStoreAccess } from './session-state.ts';
import { UnreachablePage } from './unreachable-page.tsx';

export const PAGES = {
  landing: lazyComponent(async () => (await import('./landing-page.tsx')).LandingPage),
  signin: lazyComponent(async () => (await import('../features/account/sign-in-page.tsx')).SignInPage),
  signup: lazyComponent(async () => (await import('../features/account/sign-up-page.tsx')).SignUpPage),
  onboarding: lazyComponent(
    async () => (await import('../features/onboarding/onboarding-page.tsx')).OnboardingPage,
  ),
  subscribe: lazyComponent(async () => (await import('./subscribe-page.tsx')).SubscribePage),
  'subscription-status': lazyComponent(
    async () => (await import('../features/subscribe/status-page.tsx')).StatusPage,
  ),
  app: lazyComponent(async () => (await import('./app-page.tsx')).AppPage),
  account: lazyComponent(async () => (await import('./account-page.tsx')).AccountPage),
  'safety-plan': lazyComponent(async () => (await import('../features/safety-plan/plan-page.tsx')).PlanPage),
  safety: lazyComponent(async () => (await import('./information-pages.tsx')).SafetyPage),
  privacy: lazyComponent(async () => (await import('./information-pages.tsx')).PrivacyPage),
  terms: lazyComponent(async () => (await import('./information-pages.tsx')).TermsPage),
  'not-found': lazyComponent(async () => (await import('./not-found-page.tsx')).NotFoundPage),
} satisfies Record<Page, unknown>;

export const AppShell = lazyComponent(async () => (await import('./app-shell.tsx')).AppShell);

/** The likely next pages of a page; their code is loaded ahead, so that opening them shows no spinner. */
const NEXT_PAGES: Partial<Record<Page, readonly Page[]>> = {
  landing: ['signup', 'signin'],
  signup: ['onboarding'],
  signin: ['app'],
  onboarding: ['subscribe', 'signin'],
  subscribe: ['app', 'signin'],
  'subscription-status': ['app', 'subscribe', 'signin'],
  // Signing out shows the sign-in page also without a network, in which the safety plan and /safety must open.
  app: ['account', 'signin', 'safety-plan', 'safety'],
  account: ['signin'],
  'safety-plan': ['safety', 'app', 'signin'],
};

/** Pages of signed-in people without access, or before it; whoever is under care finds whom to call there, too. */
const PAGES_WITH_CARE: readonly Page[] = ['onboarding', 'subscribe', 'subscription-status'];

function EventReplay() {
  useEventReplay();
  return null;
}

/** Renders the page that the routing table resolves to. */
export function Router() {
  const { pathname, search } = useLocation();
  const { state: sessionState, needsPayment, retry } = useSessionState();
  const state = useSettled(sessionState !== 'loading') ? sessionState : 'loading';
  useStoreAccess(sessionState);
  const heldPage = usePageOverride();
  const isPageChange = usePageChange();
  const decision = heldPage
    ? { show: heldPage }
    : resolveRoute({ path: pathname, search, state, host: hostKind, needsPayment });
  const appHostPath = 'redirect' in decision ? decision.redirect : null;
  const user = useUser();
  useLeftPlan(sessionState === 'loading' ? null : (user?.id ?? null));
  const onboardedUserId = user?.onboardingCompleted ? user.id : null;

  // The answers may have been submitted in another tab or on another device.
  useEffect(() => {
    if (onboardedUserId !== null && sessionState !== 'loading') clearDraft(onboardedUserId);
  }, [onboardedUserId, sessionState]);

  useEffect(() => {
    if (appHostPath !== null) redirectToAppHost(appHostPath);
  }, [appHostPath]);

  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  const page = 'show' in decision ? decision.show : null;
  useEffect(() => {
    if (page === null) return;
    return whenIdle(() => {
      void preloadNotifications();
      for (const next of NEXT_PAGES[page] ?? []) void PAGES[next].preload();
    });
  }, [page]);

  // The app's layout is drawn before the answer only where it was yes the last time.
  const [hadAccess] = useState(() => config.hasSession && lastAccess() && !isLogoutPending());
  const expected = hadAccess
    ? resolveRoute({ path: pathname, search, state: 'access', host: hostKind })
    : decision;
  const placeholder =
    'show' in expected && expected.show === 'app' ? (
      <Suspense fallback={<PageSpinner />}>
        <AppShell />
      </Suspense>
    ) : (
      <PageSpinner />
    );

  if (page === null) return retry ? <UnreachablePage onRetry={retry} /> : placeholder;
  const PageComponent = PAGES[page];
  return (
    <>
      {page !== 'app' && <OfflineBar className="sticky top-0 z-30 low:static" />}
      {PAGES_WITH_CARE.includes(page) && <CareRegion withCompanion={page !== 'onboarding'} />}
      <ErrorBoundary key={page} name="This page" onError={replayHeldEvent}>
        <Suspense fallback={<LoadingPart name="This page">{placeholder}</LoadingPart>}>
          <PageComponent />
          <EventReplay />
          <PageFocus page={page} isChange={isPageChange} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
