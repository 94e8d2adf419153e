import { useQuery } from '@tanstack/react-query';
import type { CareLevel } from '@inkwell/contracts/constants';
import { useState } from 'react';
import { careQuery } from '../lib/care.ts';
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
  const { data } = useQuery(careQuery);
  const level = data?.care?.level ?? null;
  return (
    <>
      <CareStatus level={data && level} />
      {level !== null && <CareCard className={className} />}
      {level !== null && withCompanion && <CareCompanion />}
    </>
  );
}

const SAID: Record<CareLevel, string> = {
  concern: 'People to talk to: a line at the top of this page shows the numbers.',
  crisis: 'People to talk to: the numbers are open at the top of this page.',
};

/**
 * Tells screen readers that the card came or opened, once. It must be on the page before what it says.
 *
 * @param level undefined while it is not known; a card that was there from the start is read where it stands
 */
function CareStatus({ level }: { level: CareLevel | null | undefined }) {
  const [known, setKnown] = useState({ level, said: '' });
  if (known.level !== level) {
    const isNew = known.level !== undefined && known.level !== 'crisis';
    setKnown({ level, said: level && isNew ? SAID[level] : '' });
  }
  return (
    <p role="status" className="sr-only">
      {known.said}
    </p>
  );
}
