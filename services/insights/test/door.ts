import { randomBytes, randomUUID } from 'node:crypto';
import { type EntryFact, IDENTITY_HEADER } from '@inkwell/contracts';
import { createJobs, type Handler } from '@inkwell/events';
import {
  AppError,
  connectMongo,
  createIdentitySigner,
  createIdentityVerifier,
  createLog,
  ensureIndexes,
} from '@inkwell/service';
import { mongoUri, redisUrl } from '@inkwell/testing';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import { buildApp } from '../src/app.ts';
import { insightsEvents } from '../src/events.ts';
import { insightsJobs } from '../src/jobs.ts';
import { createReflections } from '../src/reflections.ts';

const secret = () => randomBytes(32).toString('hex');
const secrets = { gateway: secret() };
const signAsGateway = createIdentitySigner({
  caller: 'gateway',
  audience: 'insights',
  secret: secrets.gateway,
});

export type Insights = Awaited<ReturnType<typeof openInsights>>;

/** The service on real servers, beside a journal that says what a test has it say. */
export async function openInsights() {
  const log = createLog({ name: 'insights', level: 'silent' });
  const connection = await connectMongo(mongoUri('insights'), log);
  const vault = createVault({
    connection,
    keys: parseVaultKeys(`test:${randomBytes(32).toString('base64')}`),
  });
  const settings = { redisUrl: redisUrl(), prefix: `insights-${randomUUID()}`, log };
  const jobs = createJobs('insights', settings);

  const journal = { answer: async (_userId: string, _date: string): Promise<EntryFact | null> => null };
  const waiting = new Map<string, () => void>();
  const announced: string[] = [];
  const reflections = createReflections({
    connection,
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
      const fact = await journal.answer(who.userId, date);
      return fact && schema.parse(fact);
    },
  });
  const handlers = [...insightsEvents({ reflections, jobs }), ...insightsJobs({ reflections })];
  const verify = createIdentityVerifier({ audience: 'insights', secrets });
  const app = buildApp({ log, verify, reflections });
  await ensureIndexes(connection);
  return {
    announced,
    app,
    connection,
    handlers,
    journal,
    log,
    reflections,
    settings,
    vault,
    /** Resolves when the person's pages are told that their insights have changed. */
    changed: (userId: string) => new Promise<void>((resolve) => waiting.set(userId, resolve)),
    close: async () => {
      await jobs.close();
      await app.close();
      await connection.close();
    },
  };
}

/** Hands an event or a job to its handler, as the worker does. */
export async function deliver(handlers: Handler[], name: Handler['name'], data: unknown): Promise<void> {
  const handler = handlers.find((one) => one.name === name);
  if (!handler) throw new Error(`${name} has no handler`);
  await handler.run(data, { eventId: randomUUID(), signal: new AbortController().signal });
}

/** A person of a test's own. */
export function person(insights: Insights, headers: Record<string, string> = {}) {
  const userId = randomUUID();
  const identity = () => ({ [IDENTITY_HEADER]: signAsGateway({ userId }), ...headers });
  return {
    userId,
    get: () => insights.app.inject({ url: '/api/insights', headers: identity() }),
    dismiss: (id: string) =>
      insights.app.inject({ method: 'DELETE', url: `/api/insights/${id}`, headers: identity() }),
    rows: () =>
      insights.connection
        .collection('reflections')
        .find({ userId }, { projection: { _id: 0, userId: 0 } })
        .sort({ date: 1 })
        .toArray(),
  };
}
