import { useIsUnderCare } from '../lib/care.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const CareCard = lazyPart(
  'The card with people to talk to',
  async () => (await import('../features/care/care-card.tsx')).CareCard,
);

const CareCompanion = lazyPart(
  'The companion',
  async () => (await import('./care-companion.tsx')).CareCompanion,
);

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
    <>
      <CareCard className={className} />
      {withCompanion && <CareCompanion />}
    </>
  );
}
