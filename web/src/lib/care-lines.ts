import { queryOptions } from '@tanstack/react-query';
import type { PersonLines } from '@inkwell/contracts';
import type { CareKind } from '@inkwell/contracts/constants';
import { getQueryFn, retryUnlessRefused } from './request.ts';

/**
 * Ways to reach help in the signed-in person's country.
 *
 * @param kind the danger they are for. Default: what the person is taken for now, else any
 */
export const careLinesQuery = (kind?: CareKind) =>
  queryOptions({
    queryKey: [kind ? `/api/care/lines?kind=${kind}` : '/api/care/lines'],
    queryFn: getQueryFn<PersonLines>({ on401: 'throw' }),
    retry: retryUnlessRefused,
    meta: { topics: ['chat'] },
  });
