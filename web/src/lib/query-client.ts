import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { MINUTE_MS, type Topic, TOPICS } from '@inkwell/contracts/constants';
import { getQueryFn, RequestError } from './request.ts';

interface TopicMeta extends Record<string, unknown> {
  /** A query refetches when one of these topics changes; a successful mutation changes them. */
  topics?: readonly Topic[];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: TopicMeta;
    mutationMeta: TopicMeta;
  }
}

/** Refetches the topic's mounted queries now, and the others when they are next mounted. */
export function invalidateTopic(client: QueryClient, topic: Topic): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => query.meta?.topics?.includes(topic) ?? false });
}

/** Invalidates everything, after live updates may have been missed. */
export async function invalidateAllTopics(client: QueryClient): Promise<void> {
  await Promise.all(TOPICS.map((topic) => invalidateTopic(client, topic)));
}

// These errors mean that the cached state of the session or the subscription is out of date.
const TOPIC_BY_ERROR: Record<string, Topic> = {
  unauthenticated: 'session',
  onboarding_required: 'session',
  subscription_required: 'subscription',
};

/** Creates a query client with the product's defaults. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    const topic = error instanceof RequestError && error.code ? TOPIC_BY_ERROR[error.code] : undefined;
    if (topic) void invalidateTopic(client, topic);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSuccess: (_data, _variables, _result, mutation) => {
        for (const topic of mutation.meta?.topics ?? []) void invalidateTopic(client, topic);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: getQueryFn<unknown>({ on401: 'throw' }),
        // An offline request fails at once instead of pausing, so that the failure is shown.
        networkMode: 'always',
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // Mounting refetches only what was invalidated while it was unmounted.
        refetchOnMount: (query: Query) => query.state.isInvalidated,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}
