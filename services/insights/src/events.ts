import { type Handler, type Jobs, onEvent } from '@inkwell/events';
import { AppError } from '@inkwell/service';
import type { Reflections } from './reflections.ts';

export interface EventsDeps {
  reflections: Pick<Reflections, 'eraseUser'>;
  jobs: Pick<Jobs<'insights'>, 'enqueue'>;
}

export function insightsEvents({ reflections, jobs }: EventsDeps): Handler[] {
  return [
    onEvent('auth.user-deleted', ({ userId }) => reflections.eraseUser(userId)),
    onEvent('journal.entry-saved', async ({ userId, date }) => {
      const latestBy = `${userId}-${date}`;
      const queued = await jobs.enqueue('insights.update-streak', { userId, date }, { latestBy });
      // Nothing else knows of this save: the event stays until its job is there.
      if (!queued) throw new AppError('unavailable');
    }),
  ];
}
