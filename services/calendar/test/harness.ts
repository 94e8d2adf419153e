import { createHash, randomUUID } from 'node:crypto';
import { createScreen, type DangerScreen } from '@inkwell/ai/care';
import type { LanguageModel } from '@inkwell/ai';
import type { Digest, Topic } from '@inkwell/contracts';
import { createInternalReader, createTokenBudget } from '@inkwell/service';
import { openService, startStub } from '@inkwell/testing';
import { buildApp } from '../src/app.ts';
import { migrations } from '../src/migrations.ts';
import { createUseCases } from '../src/use-cases.ts';

export const GOOGLE_CLIENT = { clientId: 'client.apps.googleusercontent.com', clientSecret: 'GOCSPX-secret' };

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export type Calendar = Awaited<ReturnType<typeof startCalendar>>;

interface CalendarOptions {
  /** Where Google is emulated. Default: nowhere. */
  googleUrl?: string;
  /** Default: an address to which no notices come. */
  publicUrl?: string;
  /** How many events from Google are taken. Default: as in the product. */
  importLimit?: number;
  /** Default: there is none. */
  model?: Pick<LanguageModel, 'object' | 'provider'>;
  /** Default: without end. */
  tokenBudget?: number;
  /** How long it may take, in ms. */
  modelMs?: number;
  /** Default: one without a reading server. The head is tested with the screen itself. */
  screen?: DangerScreen;
}

const NO_MODEL: Required<CalendarOptions>['model'] = {
  provider: 'local',
  object: () => Promise.reject(new Error('there is no model')),
};

/** One replica of the service on the database of this test file, with a clock that a test can set. */
export async function startCalendar({
  model = NO_MODEL,
  googleUrl,
  publicUrl = 'http://inkwell.test',
  importLimit,
  tokenBudget = 0,
  screen = createScreen(),
  ...options
}: CalendarOptions = {}) {
  const kit = await openService('calendar', { callers: ['gateway', 'chat'], migrations });
  const { connection, redis, log, vault, verify, serve, close, closers } = kit;
  const auth = await startStub<Digest>('/internal/digest', kit.verifierOf('auth', ['calendar']));
  closers.add(auth.close);
  const notices: Array<{ userId: string; topic: Topic }> = [];
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const queued: string[] = [];
  const access = { has: true };
  const useCases = createUseCases({
    connection,
    jobs: {
      enqueue: async (_name, { userId }) => queued.push(userId) > 0,
      close: async () => undefined,
    },
    google: {
      client: { ...GOOGLE_CLIENT, emulatorUrl: googleUrl ?? 'http://127.0.0.1:9' },
      publicUrl,
      limits: { paceMs: 0, backOffMs: 1 },
      ...(importLimit !== undefined && { importLimit }),
      hashOf,
      hasAccess: async () => access.has,
    },
    vault,
    log,
    model,
    tokenBudget: createTokenBudget({ redis, limit: tokenBudget, log, now: () => clock.now }),
    ...options,
    screen,
    readFromAuth: createInternalReader(auth.url, kit.signerOf('calendar', 'auth')),
    fingerprintOf: (text) => `hash of ${text}`.slice(-100),
    safetyIdentifierOf: (userId) => `hash of ${userId}`,
    now: () => clock.now,
    live: { publish: async (userId, topic) => void notices.push({ userId, topic }) },
  });
  const app = buildApp({ log, verify, ...useCases });
  const call = await serve(app);
  return {
    ...useCases,
    auth,
    clock,
    app,
    call,
    connection,
    database: kit.database,
    notices,
    redis,
    queued,
    access,
    signAsChat: kit.signerOf('chat', 'calendar'),
    close,
  };
}

export const lunch = {
  title: 'Lunch with Mira',
  startTime: '2026-11-20 12:00:00',
  endTime: '2026-11-20 13:00:00',
  description: 'The place by the river',
  color: '#F4A261',
  suggested: false,
};

/** A new person, and the calls in their name. */
export function newPerson(
  { call }: Calendar,
  { zone = 'America/New_York', userId = randomUUID() }: { zone?: string; userId?: string } = {},
) {
  const headers = { 'x-timezone': zone };
  const url = '/api/calendar/events';
  return {
    userId,
    list: (query = '') => call({ userId }, { url: `${url}${query}`, headers }),
    create: (payload: unknown = lunch) => call({ userId }, { method: 'POST', url, headers, payload }),
    update: (id: string, payload: object) =>
      call({ userId }, { method: 'PUT', url: `${url}/${id}`, headers, payload }),
    remove: (id: string, query = '') =>
      call({ userId }, { method: 'DELETE', url: `${url}/${id}${query}`, headers }),
    suggest: (conversationContent: unknown, more: object = { mode: 'plan' }) =>
      call(
        { userId },
        {
          method: 'POST',
          url: '/api/calendar/proactive-suggestions',
          headers,
          payload: { conversationContent, ...more },
        },
      ),
    accept: (suggestion: unknown) =>
      call(
        { userId },
        { method: 'POST', url: '/api/calendar/auto-schedule', headers, payload: { suggestion } },
      ),
    restore: (id: string) => call({ userId }, { method: 'POST', url: `${url}/${id}/restore`, headers }),
    sendRaw: (payload: string) =>
      call(
        { userId },
        { method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' }, payload },
      ),
  };
}
