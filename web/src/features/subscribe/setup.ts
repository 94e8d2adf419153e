import type { SetupSecret } from '@inkwell/contracts';
import { queryOptions } from '@tanstack/react-query';
import { request, RequestError } from '../../lib/request.ts';

interface Setup {
  clientSecret: string;
  /** The person cancelled once and is coming back. */
  returning: boolean;
  dataRetained: boolean;
}

async function setUp(): Promise<Setup> {
  try {
    const { clientSecret } = await request<SetupSecret>('POST', '/api/subscription/setup');
    return { clientSecret, returning: false, dataRetained: false };
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'subscription_canceled') throw error;
    const { clientSecret } = await request<SetupSecret>('POST', '/api/subscription/resubscribe');
    return { clientSecret, returning: true, dataRetained: error.context['dataRetained'] === true };
  }
}

/** The secret that the card form works on: made once, and forgotten when it is used up. */
export const setupQuery = queryOptions({
  queryKey: ['/api/subscription/setup'],
  queryFn: setUp,
  staleTime: Infinity,
});
