import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CareState } from '@inkwell/contracts';
import { getQueryFn } from './request.ts';

/** Whether the person is under care, and what they are shown. A message or an entry may change it. */
export const careQuery = queryOptions({
  queryKey: ['/api/care'],
  queryFn: getQueryFn<CareState>({ on401: 'throw' }),
  meta: { topics: ['chat'] },
});

/** Whether the person is under care; false until that is known. */
export function useIsUnderCare(): boolean {
  return (useQuery(careQuery).data?.care ?? null) !== null;
}
