import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { careLinesQuery } from '../../lib/care-lines.ts';
import { CareLines } from '../../ui/care-lines.tsx';
import { CareLinesSkeleton } from '../../ui/care-lines-skeleton.tsx';
import { useChangeCare } from './change-care.ts';
import { CountryField } from './country-field.tsx';

/** The lines of the signed-in person's country. Nothing where they do not come: the page has those of others. */
export function OwnLines() {
  const id = useId();
  const { data, failureReason } = useQuery(careLinesQuery());
  const change = useChangeCare('The lines are as they were.');
  if (!data) return failureReason ? null : <CareLinesSkeleton />;
  return (
    <section aria-labelledby={id} className="pt-4">
      <h2 id={id} className="pb-2 text-xl leading-7 font-medium">
        Lines of your country
      </h2>
      <CareLines resources={data.resources} />
      <CountryField
        country={change.isPending ? (change.variables.country ?? data.country) : data.country}
        onChange={(country) => change.mutate({ country })}
        className="max-w-64 pt-2"
      />
    </section>
  );
}
