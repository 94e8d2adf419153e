import type { PlanState } from './plan-store.ts';

const TEXTS: Record<PlanState['status'], string> = {
  none: '',
  saving: '',
  saved: 'Saved',
  kept: 'Saved on this device',
  'in-memory': 'Not saved. Keep this tab open',
};

/** Says where the plan is kept. */
export const SaveStatus = ({ status }: Pick<PlanState, 'status'>) => (
  <span role="status" className="min-h-5">
    {TEXTS[status]}
  </span>
);
