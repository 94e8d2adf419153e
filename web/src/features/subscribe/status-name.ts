const NAMES: Record<string, string> = {
  trialing: 'Free Trial',
  active: 'Premium Plan',
  canceled: 'Inactive',
};

/** The display name of a subscription's status; the status itself where it has none. */
export const statusName = (status: string): string => NAMES[status] ?? status;

export const daysLeft = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} left`;
