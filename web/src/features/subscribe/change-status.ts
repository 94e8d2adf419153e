import type { SubscriptionStatus } from '@inkwell/contracts';
import { isUncertain, request, RequestError } from '../../lib/request.ts';

interface StatusChange {
  path: string;
  payload?: object;
  /** Why the last try failed; null for the first one. */
  lastError: Error | null;
  /** Whether the status is what the change makes of it. */
  isDone: (status: SubscriptionStatus) => boolean;
}

/**
 * Changes the subscription and returns its new status, also where an earlier try has changed it without its answer
 * getting here, so that this one is refused.
 * @throws as `request`
 */
export async function changeStatus(change: StatusChange): Promise<SubscriptionStatus> {
  const { path, payload, lastError, isDone } = change;
  try {
    return await request<SubscriptionStatus>('POST', path, payload);
  } catch (error) {
    const isRefused = error instanceof RequestError && error.status === 409;
    if (!isRefused || !lastError || !isUncertain(lastError)) throw error;
    const status = await request<SubscriptionStatus>('GET', '/api/subscription-status');
    if (!isDone(status)) throw error;
    return status;
  }
}
