import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { OpenSessions, SERVICES, SESSION_COOKIE, type Service } from '@inkwell/contracts';
import {
  type App,
  AppError,
  connectRedis,
  connectSubscriber,
  createApp,
  createIdentitySigner,
  createIdentityVerifier,
  createLog,
  sessionOf,
  userOf,
} from '@inkwell/service';
import { redisUrl } from '@inkwell/testing';
import jwt from 'jsonwebtoken';
import { buildGateway, type GatewayDeps } from '../src/app.ts';
import { VISITOR_PAGES } from '@inkwell/contracts/hosts';
import { readPages } from '../src/pages.ts';

export const SESSION_SECRET = 'signs the cookies of this test, long enough';
const secretOf = (service: Service) => `the gateway speaks to ${service} with this secret`;

/** A person as auth and billing know them. */
export interface Person {
  userId: string;
  sessionId: string;
  onboarded: boolean;
  hasAccess: boolean;
  alive: boolean;
}

/** What an upstream was asked. */
export interface Call {
  service: Service;
  url: string;
  userId: string | undefined;
  hasAccess: boolean | undefined;
  headers: Record<string, unknown>;
  body: unknown;
}

/** How long a command to Redis may take, in ms. It is slow, not away, where the cores are busy. */
const REDIS_MS = 10_000;

type Options = Partial<GatewayDeps> & { redis?: never; redisAt?: string; commandMs?: number };

/**
 * The gateway before six small upstreams that speak the services' own kit: auth and billing answer the internal
 * questions, and each echoes what reaches it.
 */
export async function startGateway({ redisAt = redisUrl(), commandMs = REDIS_MS, ...options }: Options = {}) {
  const log = createLog({ name: 'gateway', level: 'silent' });
  const people = new Map<string, Person>();
  const calls: Call[] = [];
  const asked: string[] = [];
  const batches: number[] = [];
  const upstreams = {} as GatewayDeps['upstreams'];
  const services = new Map<Service, App>();

  for (const service of SERVICES) {
    const app = createApp({
      log,
      verify: createIdentityVerifier({ audience: service, secrets: { gateway: secretOf(service) } }),
    });
    if (service === 'auth') {
      app.get('/internal/session', async (request) => {
        asked.push('auth');
        const person = people.get(sessionOf(request));
        if (!person?.alive || person.userId !== userOf(request)) throw new AppError('not_found');
        return { userId: person.userId, onboarded: person.onboarded, version: 1 };
      });
    }
    if (service === 'auth') {
      app.post('/internal/sessions', { schema: { body: OpenSessions } }, async ({ body }) => {
        asked.push('sessions');
        batches.push(body.sessions.length);
        const isAlive = ({ sessionId }: { sessionId: string }) => people.get(sessionId)?.alive === true;
        return { alive: body.sessions.filter(isAlive).map(({ sessionId }) => sessionId) };
      });
    }
    if (service === 'billing') {
      app.get('/internal/access', async (request) => {
        asked.push('billing');
        const person = [...people.values()].find(({ userId }) => userId === userOf(request));
        return { hasAccess: person?.hasAccess ?? false, version: 1 };
      });
    }
    app.all('/api/*', async (request) => {
      calls.push({
        service,
        url: request.url,
        userId: request.identity?.userId,
        hasAccess: request.identity?.hasAccess,
        headers: request.headers,
        body: request.body,
      });
      return { service, userId: request.identity?.userId ?? null };
    });
    services.set(service, app);
  }

  /** @param over.stripe the service that stands in for the Stripe emulator */
  const started = async (over: { stripe?: Service } = {}) => {
    for (const [service, app] of services) {
      if (upstreams[service]) continue;
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      upstreams[service] = {
        url,
        sign: createIdentitySigner({ caller: 'gateway', audience: service, secret: secretOf(service) }),
      };
    }
    const redis = connectRedis(redisAt, log, { commandMs });
    const subscriber = connectSubscriber(redisAt, log);
    await Promise.all([redis, subscriber].map((one) => new Promise((done) => one.once('ready', done))));
    const webDir = makeWeb();
    const app = await buildGateway({
      log,
      redis,
      subscriber,
      upstreams,
      sessionSecrets: SESSION_SECRET,
      webDir,
      pages: readPages(webDir, {
        mainHost: 'inkwell.test',
        appHost: 'app.inkwell.test',
        stripe: null,
        version: 'v<1>',
        providers: { companion: 'OpenAI', reading: null },
      }),
      mainHost: 'inkwell.test',
      appHost: 'app.inkwell.test',
      stripe: null,
      limitFactor: 100,
      maxStreams: 100,
      production: false,
      ...options,
      ...(over.stripe && { stripe: { emulatorUrl: upstreams[over.stripe].url } }),
    });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    /** Closes the gateway, the services behind it and its connections. */
    const close = async () => {
      await app.close();
      for (const service of services.values()) await service.close();
      redis.disconnect();
      subscriber.disconnect();
    };
    return { app, url, redis, subscriber, close };
  };

  return {
    services,
    people,
    calls,
    asked,
    /** How many sessions each question about open streams was of. */
    batches,
    upstreams,
    started,
    /** A new person with a session. */
    person: (state: Partial<Person> = {}): Person & { cookie: string } => {
      const person = {
        userId: randomUUID(),
        sessionId: randomUUID(),
        onboarded: true,
        hasAccess: true,
        alive: true,
        ...state,
      };
      people.set(person.sessionId, person);
      return Object.assign(person, { cookie: cookieOf(person) });
    },
  };
}

export function cookieOf(
  who: { userId: string; sessionId: string },
  { secret = SESSION_SECRET, expiresIn = 3_600 } = {},
): string {
  const token = jwt.sign({ sid: who.sessionId }, secret, { subject: who.userId, expiresIn });
  return `${SESSION_COOKIE}=${token}`;
}

function makeWeb(): string {
  const dir = mkdtempSync(join(tmpdir(), 'inkwell-web-'));
  mkdirSync(join(dir, 'assets'));
  for (const page of ['index', ...VISITOR_PAGES]) {
    writeFileSync(
      join(dir, `${page}.html`),
      `<!doctype html><script>dark()</script><title>${page}</title><script type="application/json" id="inkwell-config">__INKWELL_CONFIG__</script>`,
    );
  }
  writeFileSync(join(dir, 'assets/app-1234.js'), 'export {};');
  writeFileSync(join(dir, 'assets/app-1234.js.br'), brotliCompressSync('export {};'));
  return dir;
}

/** A promise that the test resolves. */
export interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
}

export function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A path of the guard table with something in place of its parameters. */
export const concretePath = (path: string) => path.replace(':date', '2026-11-21').replace(':id', '7');
