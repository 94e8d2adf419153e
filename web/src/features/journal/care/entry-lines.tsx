import { useQuery } from '@tanstack/react-query';
import type { Care } from '@inkwell/contracts';
import { careLinesQuery } from '../../../lib/care-lines.ts';
import { CareLines } from '../../../ui/care-lines.tsx';

/** The lines that a page's text calls for: those that came with the page at once, then the person's own. */
export function EntryLines({ care }: { care: Care }) {
  const { data } = useQuery(careLinesQuery(care.kind));
  return <CareLines resources={(data ?? care).resources} />;
}
