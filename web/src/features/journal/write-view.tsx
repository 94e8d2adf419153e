import { longDay } from '../../lib/time.ts';

export function WriteView({ date }: { date: string }) {
  return <h2 className="p-6 text-2xl">{longDay(date)}</h2>;
}
