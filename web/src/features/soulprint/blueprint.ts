import type { Blueprint } from '@inkwell/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getQueryFn } from '../../lib/request.ts';

const PENDING_POLL_MS = 10_000;

/** The SoulPrint. Polled while it is pending, because the live update that announces it may be lost. */
export const blueprintQuery = queryOptions({
  queryKey: ['/api/user/blueprint'],
  queryFn: getQueryFn<Blueprint>({ on401: 'throw' }),
  refetchInterval: ({ state }) => (state.data?.status === 'pending' ? PENDING_POLL_MS : false),
  meta: { topics: ['soulprint'] },
});
