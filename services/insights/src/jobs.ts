import { type Handler, onJob } from '@inkwell/events';
import type { UseCases } from './use-cases.ts';

export function insightsJobs({ reflections, recomputation }: UseCases): Handler[] {
  return [
    onJob('insights.update-streak', ({ userId, date }) => reflections.updateDay(userId, date)),
    onJob('insights.recompute-insights', ({ userId }) => recomputation.recompute(userId)),
  ];
}
