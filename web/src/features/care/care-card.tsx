import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Care, CareState, ChangeCare } from '@inkwell/contracts';
import { CARE_COUNTRIES } from '@inkwell/contracts/constants';
import { useId } from 'react';
import { careQuery } from '../../lib/care.ts';
import { request } from '../../lib/request.ts';
import { LOCALE } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { CareLines } from './care-lines.tsx';

/** A site that tells nothing about whoever opens it. */
const HARMLESS_SITE = 'https://www.wikipedia.org/';

const countryNames = new Intl.DisplayNames(LOCALE, { type: 'region' });
const COUNTRIES = CARE_COUNTRIES.map((code) => ({
  value: code,
  label: countryNames.of(code) ?? code,
})).toSorted((a, b) => a.label.localeCompare(b.label, LOCALE));

/** The card with people to talk to, in every mode while the person is under care. Renders nothing for others. */
export function CareCard() {
  const client = useQueryClient();
  const { data } = useQuery(careQuery);
  const change = useMutation({
    mutationFn: (body: ChangeCare) => request<CareState>('PUT', '/api/care', body),
    onSuccess: (state) => client.setQueryData(careQuery.queryKey, state),
    onError: () => toast({ title: 'Could not save the change', variant: 'destructive' }),
  });
  if (!data?.care) return null;
  const { care, country, folded } = data;
  return (
    <Card
      care={care}
      country={country}
      folded={change.isPending ? (change.variables.folded ?? folded) : folded}
      onChange={change.mutate}
    />
  );
}

interface CardProps {
  care: Care;
  country: string | null;
  folded: boolean;
  onChange: (change: ChangeCare) => void;
}

function Card({ care, country, folded, onChange }: CardProps) {
  const title = useId();
  const details = useId();
  return (
    <section
      aria-labelledby={title}
      className="max-h-[45dvh] shrink-0 overflow-y-auto border-b border-line bg-surface px-4 py-2 sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 id={title} className="min-w-0 flex-1 basis-52 text-base font-medium">
          {care.level === 'crisis'
            ? 'You don’t have to carry this alone. These people are there now.'
            : 'If it gets heavy, these people listen.'}
        </h2>
        {care.kind === 'violence' && (
          <Button variant="secondary" onClick={() => window.location.replace(HARMLESS_SITE)}>
            Leave this page
          </Button>
        )}
        <Button
          variant="ghost"
          aria-expanded={!folded}
          aria-controls={details}
          onClick={() => onChange({ folded: !folded })}
        >
          {folded ? 'Show the numbers' : 'Fold'}
        </Button>
      </div>
      <div id={details} hidden={folded}>
        <CareLines resources={care.resources} />
        {care.kind === 'violence' && (
          <p className="text-sm text-ink-soft">
            “Leave this page” opens a harmless site at once. The browser’s history keeps traces.
          </p>
        )}
        <Select
          label="Lines of"
          className="max-w-64 pt-2 pb-1"
          placeholder="Choose your country"
          options={COUNTRIES}
          value={country ?? ''}
          onChange={({ target }) => onChange({ country: target.value })}
        />
      </div>
    </section>
  );
}
