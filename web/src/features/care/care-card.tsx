import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Care, ChangeCare } from '@inkwell/contracts';
import type { CareKind, CareLevel } from '@inkwell/contracts/constants';
import { useEffect, useId } from 'react';
import { Link } from '../../lib/router.tsx';
import { careQuery } from '../../lib/care.ts';
import { SAFETY_PLAN_PATH, safetyPlanQuery } from '../../lib/safety-plan.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { CareLines } from '../../ui/care-lines.tsx';
import { CardOpening } from './card-opening.tsx';
import { useChangeCare } from './change-care.ts';
import { CountryField } from './country-field.tsx';

const NAME = 'People to talk to';
const TITLES: Record<CareLevel, string> = {
  crisis: 'You don’t have to carry this alone. These people are there for you.',
  concern: 'If it gets heavy, these people listen.',
};

/** A site that tells nothing about whoever opens it. */
const HARMLESS_SITE = 'https://www.wikipedia.org/';

function leavePage(): void {
  // The other site must not learn where its visitor comes from.
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  document.head.append(policy);
  window.location.replace(HARMLESS_SITE);
}

/** The card with people to talk to, while the person is under care. Renders nothing for others. */
export function CareCard({ className }: { className: string | undefined }) {
  const client = useQueryClient();
  const { data } = useQuery(careQuery);
  const change = useChangeCare('The card is as it was.');
  const isShown = Boolean(data?.care);
  useEffect(() => {
    // So that the plan opens at once, and also when the network is away by then.
    if (isShown) void client.prefetchQuery(safetyPlanQuery);
  }, [client, isShown]);
  if (!data?.care) return null;
  const { care, country, folded } = data;
  return (
    <Card
      care={care}
      country={country}
      folded={change.isPending ? (change.variables.folded ?? folded) : folded}
      isByHand={change.isPending && change.variables.folded !== undefined}
      onChange={change.mutate}
      className={className}
    />
  );
}

interface CardProps {
  care: Care;
  country: string | null;
  folded: boolean;
  isByHand: boolean;
  onChange: (change: ChangeCare) => void;
  className: string | undefined;
}

/** Whoever is the danger may look at the screen. */
const isHurtByOthers = (kind: CareKind): boolean => kind === 'violence' || kind === 'child';

function Card({ care, country, folded, isByHand, onChange, className }: CardProps) {
  const details = useId();
  const mayLeave = [care.kind, ...(care.also ?? [])].some(isHurtByOthers);
  return (
    <section aria-label={NAME} className={cn('border-b border-line bg-surface px-4 py-2 sm:px-6', className)}>
      <CardOpening level={care.level} folded={folded} isByHand={isByHand} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2
          className={cn('min-w-0 flex-1 text-base leading-6 font-medium', folded ? 'basis-32' : 'basis-52')}
        >
          {folded ? NAME : TITLES[care.level]}
        </h2>
        {/* All of them fit beside each other on the smallest phones. */}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {mayLeave && (
            <Button variant="secondary" className="px-3" onClick={leavePage}>
              Leave this page
            </Button>
          )}
          <Link
            to={SAFETY_PLAN_PATH}
            className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium underline underline-offset-4"
          >
            Safety plan
          </Link>
          <Button
            variant="ghost"
            aria-label={folded ? 'Show the numbers' : 'Fold to one line'}
            aria-expanded={!folded}
            aria-controls={details}
            className="-mx-3 px-3"
            onClick={() => onChange({ folded: !folded })}
          >
            {folded ? 'Show' : 'Fold'}
          </Button>
        </div>
      </div>
      <div id={details} hidden={folded} className="pt-1">
        <CareLines resources={care.resources} />
        {mayLeave && (
          <p className="pb-2 text-sm text-ink-soft">
            “Leave this page” opens a harmless site at once. The browser’s history keeps traces.
          </p>
        )}
        <CountryField
          country={country}
          onChange={(chosen) => onChange({ country: chosen })}
          className="max-w-64 pb-1"
        />
      </div>
    </section>
  );
}
