import { longDay, today } from '../../lib/time.ts';

export function PlanView() {
  return <h2 className="p-6 text-2xl">{longDay(today())}</h2>;
}
