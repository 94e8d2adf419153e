import { useQuery } from '@tanstack/react-query';
import type { Care } from '@inkwell/contracts';
import { careLinesQuery } from '../../lib/care-lines.ts';
import { CareLines } from '../../ui/care-lines.tsx';

/** The lines that a page's text calls for: the person's own, else those that came with the page. */
export function EntryLines({ care }: { care: Care }) {
  const { data, failureReason } = useQuery(careLinesQuery(care.kind));
  if (!data && !failureReason) return null;
  return <CareLines resources={(data ?? care).resources} />;
}
