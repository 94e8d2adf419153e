import { Suspense } from 'react';
import { useIsUnderCare } from '../lib/care.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const CareCard = lazyComponent(async () => (await import('../features/care/care-card.tsx')).CareCard);

/** Whom to call, while the signed-in person is under care; loads its code only then. */
export function CareRegion({ className }: { className?: string }) {
  const underCare = useIsUnderCare();
  if (!underCare) return null;
  return (
    <ErrorBoundary name="The card with people to talk to">
      <Suspense fallback={null}>
        <CareCard className={className} />
      </Suspense>
    </ErrorBoundary>
  );
}
