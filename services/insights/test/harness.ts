import { randomUUID } from 'node:crypto';
import type { EntryState } from '@inkwell/contracts';
import { createJobs } from '@inkwell/events';
import { AppError } from '@inkwell/service';
import { openService } from '@inkwell/testing';
import { buildApp } from '../src/app.ts';
import { insightsEvents } from '../src/events.ts';
import { insightsJobs } from '../src/jobs.ts';
import { migrations } from '../src/migrations.ts';
import { createStories } from '../src/stories.ts';

export type Insights = Awaited<ReturnType<typeof openInsights>>;

/** The service on real servers, beside a journal that says what a test has it say. */
export async function openInsights() {
  const kit = await openService('insights', { migrations });
  const { connection, log, vault, verify, queue, serve, closers, close } = kit;
  const jobs = createJobs('insights', queue);
  closers.add(jobs.close);

  const journal = { answer: async (_userId: string, _date: string): Promise<EntryState | null> => null };
  const waiting = new Map<string, () => void>();
  const announced: string[] = [];
  const clock = { now: () => new Date() };
  const enqueued: Array<{ userId: string; date: string }> = [];
  const redis = { isUp: true };
  const stories = createStories({
    connection,
    jobs: {
      enqueue: async (name, data, options) => {
        enqueued.push(data);
        return redis.isUp && jobs.enqueue(name, data, options);
      },
    },
    now: () => clock.now(),
    vault,
    live: {
      publish: async (userId) => {
        announced.push(userId);
        waiting.get(userId)?.();
      },
    },
    readJournal: async (path, who, schema) => {
      const date = /^\/internal\/entries\/(.+)$/.exec(path)?.[1];
      if (date === undefined || who.userId === undefined) throw new AppError('internal');
      const state = await journal.answer(who.userId, date);
      return state && schema.parse(state);
    },
  });
  const handlers = [...insightsEvents(stories), ...insightsJobs(stories)];
  const app = buildApp({ log, verify, stories });
  const call = await serve(app);
  return {
    announced,
    app,
    call,
    clock,
    connection,
    /** What was to be queued, also while Redis is away. */
    enqueued,
    handlers,
    journal,
    log,
    stories,
    queue,
    redis,
    vault,
    /** Resolves when the person's pages are told that their insights have changed. */
    changed: (userId: string) => new Promise<void>((resolve) => waiting.set(userId, resolve)),
    close,
  };
}

/** A person of a test's own. */
export function person(insights: Insights, headers: Record<string, string> = {}) {
  const userId = randomUUID();
  return {
    userId,
    get: () => insights.call({ userId }, { url: '/api/insights', headers }),
    dismiss: (id: string) =>
      insights.call({ userId }, { method: 'DELETE', url: `/api/insights/${id}`, headers }),
    rows: () =>
      insights.connection
        .collection('reflections')
        .find({ userId }, { projection: { _id: 0, userId: 0, dueCount: 0 } })
        .sort({ date: 1 })
        .toArray(),
  };
}
