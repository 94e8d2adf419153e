const NAMES: Record<string, string> = {
  trialing: 'Free Trial',
  active: 'Premium Plan',
  canceled: 'Inactive',
};

/** A subscription's status in people's words; one that has none is shown raw. */
export const statusName = (status: string): string => NAMES[status] ?? status;

export const daysLeft = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} left`;
