import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { TOPICS, type Topic } from '@inkwell/contracts/constants';
import { reader, RequestError } from './request.ts';

interface TopicMeta extends Record<string, unknown> {
  /** Of a query: what its data tells of. Of a mutation: what its success changes. */
  topics?: readonly Topic[];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: TopicMeta;
    mutationMeta: TopicMeta;
  }
}

/** Reads the topic's queries anew: those on screen now, the others when they are next shown. */
export function invalidateTopic(client: QueryClient, topic: Topic): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => query.meta?.topics?.includes(topic) ?? false });
}

/** Reads everything anew that the server may have changed while nobody listened. */
export async function invalidateAllTopics(client: QueryClient): Promise<void> {
  await Promise.all(TOPICS.map((topic) => invalidateTopic(client, topic)));
}

// A refusal tells that what this page believes of the person is out of date.
const REFUSALS: Record<string, Topic> = {
  unauthenticated: 'session',
  onboarding_required: 'session',
  subscription_required: 'subscription',
};

const MINUTE_MS = 60_000;

/** The query client with the product's defaults. Each call makes one of its own: tests rely on it. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    const topic = error instanceof RequestError && error.code ? REFUSALS[error.code] : undefined;
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
        queryFn: reader<unknown>({ on401: 'throw' }),
        // A failure to reach the server is shown as one, not waited out.
        networkMode: 'always',
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // Mounting reads nothing again, save what was invalidated while it was off the screen.
        refetchOnMount: (query: Query) => query.state.isInvalidated,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}
