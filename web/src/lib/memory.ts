import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Memory } from '@inkwell/contracts';
import { getQueryFn } from './request.ts';

export const MEMORY_KEY = ['/api/memory'] as const;

const memoryQuery = queryOptions({
  queryKey: MEMORY_KEY,
  queryFn: getQueryFn<Memory>({ on401: 'throw' }),
  meta: { topics: ['chat'] },
});

/** What the companion has noted, and whether it and its memory are switched on. Refused without access. */
export const useMemory = (hasAccess = true) => useQuery({ ...memoryQuery, enabled: hasAccess });
