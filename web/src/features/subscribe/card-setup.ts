import type { SetupSecret } from '@inkwell/contracts';
import { queryOptions } from '@tanstack/react-query';
import { request, RequestError } from '../../lib/request.ts';

interface CardSetup {
  clientSecret: string;
  /** The user cancelled before and is subscribing again. */
  returning: boolean;
  dataRetained: boolean;
}

async function createSetup(): Promise<CardSetup> {
  try {
    const { clientSecret } = await request<SetupSecret>('POST', '/api/subscription/setup');
    return { clientSecret, returning: false, dataRetained: false };
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'subscription_canceled') throw error;
    const { clientSecret } = await request<SetupSecret>('POST', '/api/subscription/resubscribe');
    return { clientSecret, returning: true, dataRetained: error.context['dataRetained'] === true };
  }
}

/** Creates the setup intent of the card form. Cached until it is used, so that it is created once. */
export const cardSetupQuery = queryOptions({
  queryKey: ['/api/subscription/setup'],
  queryFn: createSetup,
  staleTime: Infinity,
});
