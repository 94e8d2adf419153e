import { DAY_MS, type SubscriptionStatus } from '@inkwell/contracts';

/** What a person may do. */
export type Rights = Omit<SubscriptionStatus, 'price'>;

/** How long access goes on while a payment is overdue, in ms. */
export const GRACE_MS = 7 * DAY_MS;

/** What a person's rights follow from. */
export interface Standing {
  /** Stripe's word for the subscription that counts, or 'none'. */
  status: string;
  /** The end of the one trial that was given. */
  trialEnd: Date | null;
  /** Since when a payment is overdue. */
  pastDueSince: Date | null;
  /** Whether a confirmed card is on file. */
  hasCard: boolean;
}

export const NO_STANDING: Standing = { status: 'none', trialEnd: null, pastDueSince: null, hasCard: false };

/** The table of states. `now` in ms since the epoch. */
export function statusOf(standing: Standing, now: number): Rights {
  const trialLeftMs = Math.max(0, (standing.trialEnd?.getTime() ?? 0) - now);
  return {
    status: standing.status,
    trialEnd: standing.trialEnd?.toISOString() ?? null,
    // Once the plan is active, no days of the trial are left.
    trialDaysRemaining: standing.status === 'active' ? 0 : Math.ceil(trialLeftMs / DAY_MS),
    ...rightsOf(standing, trialLeftMs, now),
  };
}

function rightsOf(standing: Standing, trialLeftMs: number, now: number) {
  switch (standing.status) {
    case 'trialing':
    case 'active':
      return { hasAccess: true, canRestartTrial: false, needsPayment: false };
    case 'canceled': {
      const canRestartTrial = trialLeftMs > 0 && standing.hasCard;
      return { hasAccess: false, canRestartTrial, needsPayment: !canRestartTrial };
    }
    case 'past_due': {
      const since = standing.pastDueSince?.getTime() ?? now;
      return { hasAccess: now < since + GRACE_MS, canRestartTrial: false, needsPayment: true };
    }
    default:
      return { hasAccess: false, canRestartTrial: false, needsPayment: true };
  }
}

/** The words for one that runs and for which nothing is owed. */
export const IN_ORDER_STATUSES = ['trialing', 'active'];

/** Whether a trial ended so long ago that Stripe must have made something else of it: only Stripe knows what. */
export function isTrialOverdue(
  { status, trialEnd }: Pick<Standing, 'status' | 'trialEnd'>,
  now: number,
): boolean {
  return status === 'trialing' && now - (trialEnd?.getTime() ?? 0) >= DAY_MS;
}

/** Whether a subscription of this status has not ended: at most one of a person's may be so. */
export function isLive(status: string): boolean {
  return !['none', 'canceled', 'incomplete_expired'].includes(status);
}

/** Whether it runs and nothing is owed. */
export function isInOrder(status: string): boolean {
  return IN_ORDER_STATUSES.includes(status);
}
