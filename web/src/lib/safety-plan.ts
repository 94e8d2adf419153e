import { queryOptions } from '@tanstack/react-query';
import type { SafetyPlanState } from '@inkwell/contracts';
import { OPEN_SAFETY_PLAN } from '@inkwell/contracts/constants';
import { getQueryFn, retryUnlessRefused } from './request.ts';
import { listStorageKeys } from './storage.ts';

export const SAFETY_PLAN_PATH = '/app/safety-plan';

/** Of what is typed into the plan, by its owner's id and the tab; `typed-texts.ts` seals it when its owner is away. */
export const PLAN_DRAFT_PREFIX = 'inkwell-plan:';

/** The keys of a user's drafts in the local storage. */
export function planDraftKeys(userId: string): string[] {
  const key = `${PLAN_DRAFT_PREFIX}${userId}`;
  return listStorageKeys('localStorage', key).filter((known) => known === key || known.startsWith(`${key}:`));
}

/** The person's safety plan, and the lines of their country. */
export const safetyPlanQuery = queryOptions({
  queryKey: ['/api/care/plan'],
  queryFn: getQueryFn<SafetyPlanState>({ on401: 'throw' }),
  retry: retryUnlessRefused,
  // Once it is loaded it can be seen without a network until the page is closed.
  gcTime: Infinity,
  meta: { topics: ['chat'] },
});

/** Whether an answer to tap opens the safety plan. */
export const opensSafetyPlan = (choice: string): boolean =>
  Object.values<string>(OPEN_SAFETY_PLAN).includes(choice.trim());
