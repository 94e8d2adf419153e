import { type Handler, onJob } from '@inkwell/events';
import type { Stories } from './stories.ts';

export function insightsJobs({ reflections, recomputation }: Stories): Handler[] {
  return [
    onJob('insights.update-streak', ({ userId, date }) => reflections.updateDay(userId, date)),
    onJob('insights.recompute-insights', ({ userId }) => recomputation.recompute(userId)),
  ];
}
