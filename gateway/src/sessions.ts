import {
  AccessState,
  AliveSessions,
  type OpenSessions,
  SESSION_COOKIE,
  SessionState,
} from '@inkwell/contracts';
import {
  AppError,
  type CachedSession,
  type InternalReader,
  type Logger,
  type Secrets,
  tokenKeys,
  verifyToken,
} from '@inkwell/service';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { GuardCache } from './guard-cache.ts';
import type { Guard } from './guard-table.ts';

/** What a session cookie claims. Its signature is good; whether the session lives is another question. */
export interface Claims {
  userId: string;
  sessionId: string;
}

export interface SessionsDeps {
  cache: GuardCache;
  log: Logger;
  /** Verify the cookie, which auth signs. */
  secrets: Secrets;
  /** Ask the owners on a miss. */
  auth: InternalReader;
  billing: InternalReader;
}

export type Sessions = ReturnType<typeof createSessions>;

const MAX_TOKENS = 10_000;
/** How many sessions are checked at once: as many as auth takes. */
const BATCH = 300;
const ALIVE: CachedSession = 'alive';

export function createSessions({ cache, log, secrets, auth, billing }: SessionsDeps) {
  const keys = tokenKeys(secrets);
  // Verifying a signature costs more than the rest of a request's bookkeeping.
  const verified = new LRUCache<string, Claims & { expiresAt: number }>({ max: MAX_TOKENS });

  /** The claims of the request's cookie, or null where there is none with our signature. */
  function read(request: FastifyRequest): Claims | null {
    const token = request.cookies[SESSION_COOKIE];
    if (token === undefined) return null;
    const known = verified.get(token);
    if (known) return known.expiresAt > Date.now() ? known : null;
    try {
      const claims = verifyToken(token, keys);
      if (typeof claims.sid !== 'string') return null;
      if (claims.sub === undefined || claims.exp === undefined) return null;
      const fresh = { userId: claims.sub, sessionId: claims.sid, expiresAt: claims.exp * 1000 };
      verified.set(token, fresh);
      return fresh;
    } catch (error) {
      log.debug({ err: error }, 'cookie refused');
      return null;
    }
  }

  /**
   * Counts the request and checks that its person may make it: one round trip to Redis, and the owner of the fact on a miss or
   * without Redis.
   *
   * @returns whether they have access; false where the guard does not ask
   * @throws AppError `unauthenticated`, `rate_limited`, `onboarding_required`, `subscription_required`; `unavailable`
   *   where neither the cache nor the owner answers
   */
  async function authorize(
    claims: Claims,
    { access: required, signsAccess = false }: Pick<Guard, 'access' | 'signsAccess'>,
  ): Promise<boolean> {
    const needsAccess = required === 'access' || signsAccess;
    const cached = await cache.check({ ...claims, needsAccess });
    if (cached.session !== null && cached.session !== ALIVE) throw new AppError('unauthenticated');
    if (cached.waitMs > 0) {
      const retryAfter = Math.ceil(cached.waitMs / 1_000);
      throw new AppError('rate_limited', undefined, { context: { retryAfter } });
    }

    let isOnboarded = cached.onboarded?.value;
    // A cached no may be a minute old where its owner could not write: only the owner refuses.
    const isRefused = isOnboarded === false && required !== 'user';
    if (cached.session === null || isOnboarded === undefined || isRefused) {
      const state = await auth('/internal/session', claims, SessionState);
      if (state?.userId !== claims.userId) throw new AppError('unauthenticated');
      isOnboarded = state.onboarded;
    }
    if (required === 'user') return false;
    if (!isOnboarded) throw new AppError('onboarding_required');
    if (required === 'onboarded' && !signsAccess) return false;
    const hasAccess =
      (cached.access?.value || (await billing('/internal/access', claims, AccessState))?.hasAccess) === true;
    if (required === 'access' && !hasAccess) throw new AppError('subscription_required');
    return hasAccess;
  }

  /**
   * Finds which of these sessions have ended: by the cache, and by their owner where it holds nothing, many at once.
   *
   * @throws AppError `unavailable` while neither answers
   */
  async function findEnded(all: readonly Claims[]): Promise<Claims[]> {
    const ended: Claims[] = [];
    for (let start = 0; start < all.length; start += BATCH) {
      const batch = all.slice(start, start + BATCH);
      const states = await cache.readSessions(batch);
      const unknown = batch.filter((_, index) => states[index] === null);
      const alive = new Set(await fetchAlive(unknown));
      ended.push(
        ...batch.filter(({ sessionId }, index) =>
          states[index] === null ? !alive.has(sessionId) : states[index] !== ALIVE,
        ),
      );
    }
    return ended;
  }

  async function fetchAlive(batch: readonly Claims[]): Promise<string[]> {
    if (batch.length === 0) return [];
    const sessions = batch.map(({ userId, sessionId }) => ({ userId, sessionId }));
    const answer = await auth('/internal/sessions', {}, AliveSessions, { sessions } satisfies OpenSessions);
    if (!answer) throw new AppError('unavailable');
    return answer.alive;
  }

  return { read, authorize, findEnded };
}
