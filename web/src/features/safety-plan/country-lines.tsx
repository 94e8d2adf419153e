import type { CareResource } from '@inkwell/contracts';
import { PLAN_LIMITS } from '@inkwell/contracts/constants';
import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { blankRow, type PlanRow } from './plan-rows.ts';

/** A line as it stands in the plan: one that is only written to is not called with a tap. */
const rowFields = ({ name, tel, sms, url }: CareResource): Pick<PlanRow, 'text' | 'tel'> =>
  tel === null ? { text: `${name}: ${sms ?? url ?? ''}`, tel: '' } : { text: name, tel };

interface CountryLinesProps {
  resources: readonly CareResource[];
  rows: readonly PlanRow[];
  onChange: (rows: readonly PlanRow[]) => void;
}

/** The lines of the person's country, to take over with a tap. */
export function CountryLines({ resources, rows, onChange }: CountryLinesProps) {
  const id = useId();
  const isAdded = ({ text }: Pick<PlanRow, 'text'>) => rows.some((row) => row.text.trim() === text);
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="pb-2 font-sans text-sm leading-5 font-medium tracking-normal text-ink-soft">
        Lines of your country
      </h2>
      <ul className="flex flex-wrap gap-2">
        {resources.map((resource) => {
          const fields = rowFields(resource);
          const added = isAdded(fields);
          return (
            <li key={resource.name} className="max-w-full">
              <Button
                variant="secondary"
                size="sm"
                className="h-auto max-w-full shrink py-2 text-left whitespace-normal aria-disabled:opacity-100"
                // Not disabled, which would take the focus away.
                aria-disabled={added || rows.length >= PLAN_LIMITS.lines || undefined}
                onClick={() =>
                  !added &&
                  rows.length < PLAN_LIMITS.lines &&
                  onChange([...rows.filter(({ text, tel }) => text || tel), { ...blankRow(), ...fields }])
                }
              >
                {added ? <Check aria-hidden /> : <Plus aria-hidden />}
                <span className="min-w-0">
                  <span className="sr-only">{added ? 'Added:' : 'Add'}</span>
                  {` ${resource.name} `}
                  {resource.tel !== null && <span className="text-ink-soft">{resource.tel}</span>}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
