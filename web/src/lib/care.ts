import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Care, CareState } from '@inkwell/contracts';
import { getQueryFn, retryUnlessRefused } from './request.ts';

/** Whether the person is under care, and what they are shown. A message or an entry may change it. */
export const careQuery = queryOptions({
  queryKey: ['/api/care'],
  queryFn: getQueryFn<CareState>({ on401: 'throw' }),
  // A failure shows nothing, and somebody may need the numbers.
  retry: retryUnlessRefused,
  meta: { topics: ['chat'] },
});

/** What is known with what a reply's stream tells: a crisis opens the card, a new concern is one line. */
export function withCare(known: CareState | undefined, care: Care): CareState {
  const isSame = known?.care?.level === care.level;
  const folded = isSame ? known.folded : care.level === 'concern';
  return { care, country: care.country, folded, asked: known?.asked ?? null };
}

/** Whether the person is under care; false until that is known. */
export function useIsUnderCare(): boolean {
  return (useQuery(careQuery).data?.care ?? null) !== null;
}
