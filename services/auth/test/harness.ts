import { randomBytes, randomUUID } from 'node:crypto';
import type { LanguageModel } from '@inkwell/ai';
import { IDENTITY_HEADER, type OnboardingData, SESSION_COOKIE, type User } from '@inkwell/contracts';
import { createJobs, createLive, createOutbox, startWorker } from '@inkwell/events';
import {
  type App,
  connectMongo,
  connectRedis,
  createIdentitySigner,
  createIdentityVerifier,
  createLog,
  ensureIndexes,
} from '@inkwell/service';
import { mongoUri, redisUrl } from '@inkwell/testing';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import jwt from 'jsonwebtoken';
import { buildApp } from '../src/app.ts';
import { authHandlers } from '../src/events.ts';
import { createStories } from '../src/stories.ts';

const SECRET = 'a secret that only this test knows, long enough';

/** Auth on real servers, with a scripted language model and, where asked for, its worker. */
export async function startAuth(
  options: { model?: LanguageModel['object']; worker?: boolean; waitMs?: number } = {},
) {
  const log = createLog({ name: 'auth', level: 'silent' });
  const connection = await connectMongo(mongoUri('auth'), log);
  const redis = connectRedis(redisUrl(), log);
  const settings = { redisUrl: redisUrl(), log, prefix: `auth-${randomUUID()}` };
  const jobs = createJobs('auth', settings);
  const model: LanguageModel = {
    provider: 'local',
    stream: () => {
      throw new Error('auth does not chat');
    },
    object: options.model ?? (() => Promise.reject(new Error('no model'))),
  };
  const stories = createStories({
    connection,
    redis,
    jobs,
    log,
    model,
    vault: createVault({
      connection,
      keys: parseVaultKeys(`k1:${Buffer.alloc(32, 7).toString('base64')}`),
    }),
    outbox: createOutbox(connection, 'auth'),
    live: createLive(redis, log),
    sessionSecret: SECRET,
    emailKey: SECRET,
    soulPrintWaitMs: options.waitMs ?? 0,
  });
  await ensureIndexes(connection);
  const verify = createIdentityVerifier({
    audience: 'auth',
    secrets: { gateway: SECRET, chat: `${SECRET} of chat` },
  });
  const app = buildApp({ log, verify, stories, cookie: { secure: false } });
  await app.ready();
  await new Promise<void>((done) => (redis.status === 'ready' ? done() : redis.once('ready', () => done())));
  const worker = options.worker
    ? startWorker({ ...settings, service: 'auth', handlers: authHandlers(stories) })
    : null;

  const sign = createIdentitySigner({ caller: 'gateway', audience: 'auth', secret: SECRET });
  const signAsChat = createIdentitySigner({ caller: 'chat', audience: 'auth', secret: `${SECRET} of chat` });

  return {
    app,
    stories,
    connection,
    redis,
    sign,
    signAsChat,
    call: caller(app, sign),
    close: async () => {
      await worker?.close();
      await app.close();
      await jobs.close();
      redis.disconnect();
      await connection.close();
    },
  };
}
export type Auth = Awaited<ReturnType<typeof startAuth>>;

type Method = 'GET' | 'POST' | 'DELETE';

function caller(app: App, sign: ReturnType<typeof createIdentitySigner>) {
  return (method: Method, url: string, payload?: unknown, who: Parameters<typeof sign>[0] = {}) =>
    app.inject({
      method,
      url,
      headers: { [IDENTITY_HEADER]: sign(who) },
      ...(payload !== undefined && { payload: payload as object }),
    });
}

export const newEmail = () => `ann.${randomBytes(6).toString('hex')}@example.com`;

/** Signs somebody up and says who they are, as the gateway would. */
export async function signUp(auth: Auth, email = newEmail(), password = 'correct horse') {
  const answer = await auth.call('POST', '/api/signup', { email, password });
  if (answer.statusCode !== 201) throw new Error(`sign-up answered ${answer.statusCode}`);
  const user = answer.json<User>();
  return { user, email, password, who: whoIn(answer.cookies) };
}

/** Who a session cookie stands for. */
export function whoIn(cookies: Array<{ name: string; value: string }>) {
  const cookie = cookies.find(({ name }) => name === SESSION_COOKIE);
  const claims = jwt.decode(cookie?.value ?? '');
  if (claims === null || typeof claims === 'string') throw new Error('no session cookie');
  return { userId: claims.sub ?? '', sessionId: String(claims.sid) };
}

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
