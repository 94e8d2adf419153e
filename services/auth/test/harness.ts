import { randomBytes } from 'node:crypto';
import type { LanguageModel } from '@inkwell/ai';
import {
  BROWSER_COOKIE,
  type OnboardingData,
  type PersonCare,
  SESSION_COOKIE,
  type Topic,
  type User,
} from '@inkwell/contracts';
import { createInternalReader, createTokenBudget, type Secrets } from '@inkwell/service';
import { createJobs, createOutbox, startWorker } from '@inkwell/events';
import { openService, startStub } from '@inkwell/testing';
import jwt from 'jsonwebtoken';
import type { CookieSettings } from '../src/accounts/accounts.routes.ts';
import { buildApp } from '../src/app.ts';
import { authHandlers } from '../src/events.ts';
import { migrations } from '../src/migrations.ts';
import type { Passwords } from '../src/accounts/passwords.ts';
import { createUseCases } from '../src/use-cases.ts';

const SECRET = 'a secret that only this test knows, long enough';

interface Options {
  /** Default: there is none. */
  model?: LanguageModel['object'];
  /** Works off the queue of this process. */
  worker?: boolean;
  /** How long onboarding waits for the SoulPrint. Default 0. */
  waitMs?: number;
  passwords?: Passwords;
  /** Default: as in development. */
  cookie?: CookieSettings;
  sessionSecrets?: Secrets;
  emailKeys?: Secrets;
  /** Default 0: without end. */
  tokenBudget?: number;
}

/** A process of auth on real servers, with a scripted language model; a second one shares the first one's database. */
export async function startAuth({
  model,
  worker: works = false,
  waitMs = 0,
  passwords,
  cookie = { secure: false },
  sessionSecrets = SECRET,
  emailKeys = SECRET,
  tokenBudget = 0,
}: Options = {}) {
  const kit = await openService('auth', { callers: ['gateway', 'billing', 'chat'], migrations });
  const { connection, redis, log, vault, queue, verify, sign, closers } = kit;
  const chat = await startStub<PersonCare>('/internal/care', kit.verifierOf('chat', ['auth']));
  closers.add(chat.close);
  const jobs = createJobs('auth', queue);
  closers.add(jobs.close);
  const outbox = createOutbox(connection, 'auth');
  const notices: Array<{ userId: string; topic: Topic }> = [];
  // A test's own step between a use case's writes and their commit.
  const beforeCommit = { step: async (): Promise<void> => undefined };
  const useCases = createUseCases({
    connection,
    redis,
    vault,
    jobs,
    log,
    tokenBudget: createTokenBudget({ redis, limit: tokenBudget, log, now: () => new Date() }),
    safetyIdentifierOf: (userId) => `hash of ${userId}`,
    model: {
      provider: 'local',
      object: model ?? (() => Promise.reject(new Error('no model'))),
    },
    live: { publish: async (userId, topic) => void notices.push({ userId, topic }) },
    outbox: {
      add: async (session, name, data) => {
        await outbox.add(session, name, data);
        await beforeCommit.step();
      },
    },
    readFromChat: createInternalReader(chat.url, kit.signerOf('auth', 'chat')),
    sessionSecrets,
    emailKeys,
    soulPrintWaitMs: waitMs,
    ...(passwords && { passwords }),
  });
  const app = buildApp({ log, verify, useCases, cookie });
  const callAs = await kit.serve(app);
  const worker = works
    ? startWorker({
        ...queue,
        service: 'auth',
        handlers: authHandlers(useCases),
        sweep: useCases.soulprints.sweep,
      })
    : null;
  if (worker) closers.add(worker.close);

  return {
    app,
    useCases,
    connection,
    database: kit.database,
    redis,
    vault,
    notices,
    beforeCommit,
    chat,
    sign,
    signAsBilling: kit.signerOf('billing', 'auth'),
    signAsChat: kit.signerOf('chat', 'auth'),
    /** Of whom auth takes no word. */
    signAsJournal: kit.signerOf('journal', 'auth'),
    call: (
      method: 'GET' | 'POST',
      url: string,
      payload?: unknown,
      who: Parameters<typeof callAs>[0] = {},
      headers: Record<string, string> = {},
    ) => callAs(who, { method, url, payload, headers }),
    sweepSoon: () => worker?.sweepSoon(),
    close: kit.close,
  };
}
export type Auth = Awaited<ReturnType<typeof startAuth>>;

export const newEmail = () => `ann.${randomBytes(6).toString('hex')}@example.com`;

/** Signs somebody up and says who they are, as the gateway would, and by which mark the account knows their browser. */
export async function signUp(auth: Auth, email = newEmail(), password = 'correct horse') {
  const answer = await auth.call('POST', '/api/signup', { email, password });
  if (answer.statusCode !== 201) throw new Error(`sign-up answered ${answer.statusCode}`);
  const user = answer.json<User>();
  return { user, email, password, who: whoIn(answer.cookies), mark: valueOf(BROWSER_COOKIE, answer.cookies) };
}

type Cookies = Array<{ name: string; value: string }>;

/** Who a session cookie stands for. */
export function whoIn(cookies: Cookies) {
  const claims = jwt.decode(valueOf(SESSION_COOKIE, cookies));
  if (claims === null || typeof claims === 'string') throw new Error('no session cookie');
  return { userId: claims.sub ?? '', sessionId: String(claims.sid) };
}

const valueOf = (name: string, cookies: Cookies) =>
  cookies.find((cookie) => cookie.name === name)?.value ?? '';

export const answers: OnboardingData = {
  name: 'Ann Lee',
  birth: { date: '1990-05-17', time: '08:30', city: 'Stockholm, Sweden' },
  targets: {
    result_12_months: 'Finish my novel',
    personal_quality: 'Patience',
    professional_skill: 'Spanish',
  },
  bottlenecks: { keeps_up_at_night: 'The rent', dominant_emotion: 'Worry', time_drain: 'My phone' },
  daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity: 'Reading', target_sleep_hours: 7.5 },
  reflection: { keystone_habit: 'A walk', reflection_comfort: 'Comfortable', proud_word: 'Steady' },
};

/** Every byte the database holds, as the server stores it, for a search of letters. */
export async function everyByte({ database }: Auth): Promise<string> {
  const collections = await database.collections();
  const documents = await Promise.all(collections.map((rows) => rows.find({}, { raw: true }).toArray()));
  return Buffer.concat(documents.flat() as unknown as Buffer[]).toString('latin1');
}

/** A body with another value in a field, which is told by its dotted name. */
export function withField(
  good: Record<string, unknown>,
  field: string,
  value: unknown,
): Record<string, unknown> {
  const [first = '', ...rest] = field.split('.');
  const inner = good[first] as Record<string, unknown>;
  return { ...good, [first]: rest.length === 0 ? value : withField(inner, rest.join('.'), value) };
}
