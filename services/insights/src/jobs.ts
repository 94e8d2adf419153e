import { type Handler, onJob } from '@inkwell/events';
import type { Reflections } from './reflections.ts';

export function insightsJobs({ reflections }: { reflections: Pick<Reflections, 'updateDay'> }): Handler[] {
  return [onJob('insights.update-streak', ({ userId, date }) => reflections.updateDay(userId, date))];
}
