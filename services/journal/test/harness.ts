import { randomUUID } from 'node:crypto';
import type { Digest, FoundMessages, PersonCare, Topic } from '@inkwell/contracts';
import type { Finding } from '@inkwell/ai/care';
import { readByRules } from '@inkwell/ai/care';
import { createFeelingsReader, type FeelingsReader } from '@inkwell/ai/feelings';
import { COMMON_DIRECTION } from '@inkwell/ai/memory';
import { createJobs, createOutbox } from '@inkwell/events';
import { createInternalReader, createTokenBudget } from '@inkwell/service';
import { openService, startStub } from '@inkwell/testing';
import { buildApp } from '../src/app.ts';
import { migrations } from '../src/migrations.ts';
import { createUseCases } from '../src/use-cases.ts';

export type Journal = Awaited<ReturnType<typeof openJournal>>;

/** How long after its last change a page is read in the background. */
export const ANALYSIS_DELAY_MS = 30_000;
/** Tokens of the language model for each person and day. */
export const TOKEN_BUDGET = 1_000;

/** A process of the service on the database of this test file, with a clock that a test can set. */
export async function openJournal() {
  const kit = await openService('journal', { callers: ['gateway', 'insights', 'chat'], migrations });
  const { connection, redis, log, vault, verify, serve, close } = kit;
  const auth = await startStub<Digest>('/internal/digest', kit.verifierOf('auth', ['journal']));
  const care = await startStub<PersonCare>('/internal/care', kit.verifierOf('chat', ['journal']));
  kit.closers.add(auth.close);
  kit.closers.add(care.close);
  const readCare = createInternalReader(care.url, kit.signerOf('journal', 'chat'));
  const outbox = createOutbox(connection, 'journal');
  const jobs = createJobs('journal', kit.queue);
  kit.closers.add(jobs.close);
  // What the head finds is the test's to say.
  const screen = { read: (text: string): Promise<Finding | null> => Promise.resolve(readByRules(text)) };
  // By the words alone, where a test says nothing else.
  const feelings: FeelingsReader = createFeelingsReader();
  const embeddings = createScriptedEmbeddings();
  const chat = createScriptedChat();
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const notices: Array<{ userId: string; topic: Topic }> = [];
  // A test's own step between a save's writes and their commit.
  const beforeCommit = { step: async (_userId: string): Promise<void> => undefined };
  const deps: Parameters<typeof createUseCases>[0] = {
    connection,
    vault,
    log,
    jobs,
    readFromAuth: createInternalReader(auth.url, kit.signerOf('journal', 'auth')),
    analysisDelayMs: ANALYSIS_DELAY_MS,
    screen: { readInBackground: (text) => screen.read(text) },
    embeddings: { embed: async (texts) => texts.map((text) => embeddings.of(text)) },
    feelings: { read: (text, person) => feelings.read(text, person) },
    tokenBudget: createTokenBudget({ redis, limit: TOKEN_BUDGET, log, now: () => clock.now }),
    safetyIdentifierOf: (userId) => `hash of ${userId}`,
    readFromChat: async (path, who, schema, body) =>
      path === '/internal/care' ? readCare(path, who, schema) : schema.parse(chat.read(who.userId, body)),
    live: { publish: async (userId, topic) => void notices.push({ userId, topic }) },
    now: () => clock.now,
    outbox: {
      add: async (session, name, data) => {
        await outbox.add(session, name, data);
        await beforeCommit.step(data.userId);
      },
    },
  };
  const useCases = createUseCases(deps);
  const app = buildApp({ log, verify, useCases });
  const call = await serve(app);
  return {
    app,
    auth,
    care,
    beforeCommit,
    call,
    chat,
    clock,
    connection,
    database: kit.database,
    useCases,
    /** What another process of the service does, on the same database. */
    elsewhere: createUseCases({ ...deps, connection: connection.useDb(connection.name) }),
    notices,
    redis,
    jobs,
    screen,
    embeddings,
    feelings,
    vault,
    signAsChat: kit.signerOf('chat', 'journal'),
    signAsInsights: kit.signerOf('insights', 'journal'),
    close,
  };
}

/** A person of a test's own, and what they do. */
export function person({ call }: Journal, headers: Record<string, string> = {}) {
  const userId = randomUUID();
  const url = '/api/journal-entries';
  return {
    userId,
    get: (from: string) => call({ userId }, { url: from, headers }),
    save: (payload: object) => call({ userId }, { method: 'POST', url, headers, payload }),
    sendRaw: (payload: string, more: Record<string, string> = {}) =>
      call(
        { userId },
        {
          method: 'POST',
          url,
          headers: { ...headers, 'content-type': 'application/json', ...more },
          payload,
        },
      ),
  };
}

/** Chat, which finds what a test says. */
function createScriptedChat() {
  const asked: Array<{ userId: string | undefined; body: unknown }> = [];
  const chat = {
    asked,
    answer: (): FoundMessages => ({ results: [], since: null }),
    read: (userId: string | undefined, body: unknown) => {
      asked.push({ userId, body });
      return chat.answer();
    },
  };
  return chat;
}

/** An embedding server that knows texts of each length by a direction of their own, and counts what it was asked. */
function createScriptedEmbeddings() {
  const asked: string[] = [];
  return {
    asked,
    of: (text: string) => {
      asked.push(text);
      const own = COMMON_DIRECTION.map((value, index) => value + (index === text.length % 384 ? 0.4 : 0));
      return own.map((value) => value / Math.hypot(...own));
    },
  };
}
