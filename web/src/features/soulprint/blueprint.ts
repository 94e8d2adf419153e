import type { Blueprint } from '@inkwell/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getQueryFn } from '../../lib/request.ts';

const WRITING_POLL_MS = 10_000;

/** The SoulPrint. Its notice says when it is written; a notice can be lost, so it is asked for meanwhile too. */
export const blueprintQuery = queryOptions({
  queryKey: ['/api/user/blueprint'],
  queryFn: getQueryFn<Blueprint>({ on401: 'throw' }),
  refetchInterval: ({ state }) => (state.data?.status === 'pending' ? WRITING_POLL_MS : false),
  meta: { topics: ['soulprint'] },
});
