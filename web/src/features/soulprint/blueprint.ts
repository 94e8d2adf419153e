import type { Blueprint } from '@inkwell/contracts';
import { queryOptions } from '@tanstack/react-query';
import { reader } from '../../lib/request.ts';

const WRITING_POLL_MS = 3_000;

/** The SoulPrint; asked for again while it is being written, for where the live notice does not come. */
export const blueprintQuery = queryOptions({
  queryKey: ['/api/user/blueprint'],
  queryFn: reader<Blueprint>({ on401: 'throw' }),
  refetchInterval: ({ state }) => (state.data?.status === 'pending' ? WRITING_POLL_MS : false),
  meta: { topics: ['soulprint'] },
});
