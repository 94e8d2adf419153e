import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { hostKind, leaveForApp, useHeldPage, type Page } from '../lib/navigation.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { Region } from './region.tsx';
import { decide } from './routing.ts';
import { useSession } from './session-state.ts';
import { Unreachable } from './unreachable.tsx';

const PAGES: Record<Page, ComponentType> = {
  landing: lazy(async () => ({ default: (await import('./landing-page.tsx')).LandingPage })),
  signin: lazy(async () => ({ default: (await import('../features/account/sign-in-page.tsx')).SignInPage })),
  signup: lazy(async () => ({ default: (await import('../features/account/sign-up-page.tsx')).SignUpPage })),
  onboarding: lazy(async () => ({
    default: (await import('../features/onboarding/onboarding-page.tsx')).OnboardingPage,
  })),
  subscribe: lazy(async () => ({ default: (await import('./subscribe-page.tsx')).SubscribePage })),
  'subscription-status': lazy(async () => ({
    default: (await import('../features/subscribe/status-page.tsx')).StatusPage,
  })),
  app: lazy(async () => ({ default: (await import('./app-page.tsx')).AppPage })),
  account: lazy(async () => ({ default: (await import('./account-page.tsx')).AccountPage })),
  safety: lazy(async () => ({ default: (await import('./information-pages.tsx')).SafetyPage })),
  privacy: lazy(async () => ({ default: (await import('./information-pages.tsx')).PrivacyPage })),
  terms: lazy(async () => ({ default: (await import('./information-pages.tsx')).TermsPage })),
  'not-found': lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage })),
};

/** Shows the page that the table of routes decides on. */
export function Router() {
  const { pathname, search } = useLocation();
  const { state, needsPayment, retry } = useSession();
  const held = useHeldPage();
  const decision = held
    ? { show: held }
    : decide({ path: pathname, search, state, host: hostKind, needsPayment });
  const leaving = 'leave' in decision ? decision.leave : null;

  useEffect(() => {
    if (leaving !== null) leaveForApp(leaving);
  }, [leaving]);

  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  if (!('show' in decision)) return retry ? <Unreachable onRetry={retry} /> : <PageSpinner />;
  const Shown = PAGES[decision.show];
  return (
    <Region key={decision.show} name="This page">
      <Suspense fallback={<PageSpinner />}>
        <Shown />
      </Suspense>
    </Region>
  );
}
