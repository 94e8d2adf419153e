import { randomUUID } from 'node:crypto';
import { type Digest, type EntryState, type MessageAnalyses, type TextAnalysis } from '@inkwell/contracts';
import { createJobs } from '@inkwell/events';
import { AppError, type InternalReader } from '@inkwell/service';
import { openService } from '@inkwell/testing';
import { buildApp } from '../src/app.ts';
import { insightsEvents } from '../src/events.ts';
import { insightsJobs } from '../src/jobs.ts';
import { migrations } from '../src/migrations.ts';
import { createUseCases } from '../src/use-cases.ts';

type ReadMessage = MessageAnalyses['messages'][number];

/** Stands for another service: what a path names is answered for the person who is asked about. */
const readerOf =
  (path: RegExp, answer: (userId: string, name: string) => Promise<unknown>): InternalReader =>
  async (asked, who, schema) => {
    const name = path.exec(asked)?.[1];
    if (name === undefined || who.userId === undefined) throw new AppError('internal');
    const found = await answer(who.userId, name);
    return found === null ? null : schema.parse(found);
  };

/** What was read of a text, where a test says nothing else. */
export const analysisOf = (more: Partial<TextAnalysis> = {}): TextAnalysis => ({
  emotions: ['calm'],
  themes: ['nature'],
  sentiment: 'positive',
  valence: 0.6,
  ...more,
});

/** An entry as the journal tells of it once it was analysed. */
export const entryOf = (
  date: string,
  analysis: Partial<TextAnalysis> = {},
  more: Partial<EntryState> = {},
): EntryState => ({
  date,
  written: true,
  revision: 1,
  mood: null,
  updatedAt: `${date}T20:00:00.000Z`,
  analysis: analysisOf(analysis),
  ...more,
});

/** A message as chat tells of it. */
export const messageAt = (at: string, analysis: Partial<TextAnalysis> = {}): ReadMessage => ({
  id: randomUUID(),
  at,
  ...analysisOf(analysis),
});

export type Insights = Awaited<ReturnType<typeof openInsights>>;

/** The service on real servers, beside a journal, a chat and an auth that say what a test has them say. */
export async function openInsights() {
  const kit = await openService('insights', { migrations });
  const { connection, log, vault, verify, queue, serve, closers, close } = kit;
  const jobs = createJobs('insights', queue);
  closers.add(jobs.close);

  const journal = { answer: async (_userId: string, _date: string): Promise<EntryState | null> => null };
  const chat = { answer: async (_userId: string, _date: string): Promise<ReadMessage[]> => [] };
  const auth = { answer: async (_userId: string): Promise<Digest | null> => null };
  const waiting = new Map<string, () => void>();
  const announced: string[] = [];
  const clock = { now: () => new Date() };
  const enqueued: Array<{ userId: string }> = [];
  const redis = { isUp: true };
  const useCases = createUseCases({
    connection,
    log,
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
    readFromJournal: readerOf(/^\/internal\/entries\/(.+)$/, (userId, date) => journal.answer(userId, date)),
    readFromChat: readerOf(/^\/internal\/days\/(.+)\/analyses$/, async (userId, date) => ({
      messages: await chat.answer(userId, date),
    })),
    readFromAuth: readerOf(/^\/internal\/(digest)$/, (userId) => auth.answer(userId)),
  });
  const handlers = [...insightsEvents(useCases), ...insightsJobs(useCases)];
  const app = buildApp({ log, verify, useCases });
  const call = await serve(app);
  return {
    announced,
    app,
    auth,
    call,
    chat,
    clock,
    connection,
    database: kit.database,
    /** What was to be queued, also while Redis is away. */
    enqueued,
    handlers,
    journal,
    log,
    useCases,
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
    days: (from: string, to: string) =>
      insights.call({ userId }, { url: `/api/insights/days?from=${from}&to=${to}`, headers }),
    change: (payload: object) =>
      insights.call({ userId }, { method: 'PUT', url: '/api/insights/settings', headers, payload }),
    dismiss: (id: string) =>
      insights.call({ userId }, { method: 'DELETE', url: `/api/insights/${id}`, headers }),
    rows: () =>
      insights.database
        .collection('reflections')
        .find({ userId }, { projection: { _id: 0, userId: 0, dueCount: 0 } })
        .sort({ date: 1 })
        .toArray(),
  };
}
