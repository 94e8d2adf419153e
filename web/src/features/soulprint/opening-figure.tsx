import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/skeleton.tsx';
import { blueprintQuery } from './blueprint.ts';
import { describePlacements } from './placements.ts';
import { ZodiacWheel } from './zodiac-wheel.tsx';

/** The sky at the person's birth, drawn and in words; nothing where no placement is known. */
export function OpeningFigure() {
  const { data, isPending } = useQuery(blueprintQuery);
  if (isPending) return <Skeleton className="size-40 shrink-0 rounded-full sm:size-56" />;
  const placements = data?.placements;
  if (!placements || Object.values(placements).every((placement) => placement === null)) return null;
  return (
    <figure className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <ZodiacWheel placements={placements} className="size-40 shrink-0 sm:size-56" />
      <figcaption>
        <dl className="flex flex-col gap-3 font-serif">
          {describePlacements(placements).map(({ body, name, value, isKnown }) => (
            <div key={body}>
              <dt className="font-sans text-xs text-ink-soft">{name}</dt>
              <dd className={isKnown ? 'text-lg' : 'text-base text-ink-soft italic'}>{value}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
