import { Suspense } from 'react';
import { useIsUnderCare } from '../lib/care.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const CareCard = lazyComponent(async () => (await import('../features/care/care-card.tsx')).CareCard);

const CareCompanion = lazyComponent(async () => (await import('./care-companion.tsx')).CareCompanion);

interface CareRegionProps {
  className?: string;
  /** Also for a page of people without access, on which the companion is nowhere else. Default false. */
  withCompanion?: boolean;
}

/** Whom to call, while the signed-in person is under care; loads its code only then. */
export function CareRegion({ className, withCompanion = false }: CareRegionProps) {
  const underCare = useIsUnderCare();
  if (!underCare) return null;
  return (
    <ErrorBoundary name="The card with people to talk to">
      <Suspense fallback={null}>
        <CareCard className={className} />
      </Suspense>
      <Suspense fallback={null}>{withCompanion && <CareCompanion />}</Suspense>
    </ErrorBoundary>
  );
}
