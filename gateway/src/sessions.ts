import { AccessState, SESSION_COOKIE, SessionState } from '@inkwell/contracts';
import { ALIVE_SESSION, AppError, type InternalReader, type Logger, tokenKey } from '@inkwell/service';
import type { FastifyRequest } from 'fastify';
import jwt from 'jsonwebtoken';
import type { GuardCache } from './guard-cache.ts';
import type { Leave } from './guard-table.ts';

/** What a session cookie claims. Its signature is good; whether the session lives is another question. */
export interface Claims {
  userId: string;
  sessionId: string;
}

export interface SessionsDeps {
  cache: GuardCache;
  log: Logger;
  secret: string;
  /** Ask the owners on a miss. */
  auth: InternalReader;
  billing: InternalReader;
}

export type Sessions = ReturnType<typeof createSessions>;

const REMEMBERED = 10_000;

export function createSessions({ cache, log, secret, auth, billing }: SessionsDeps) {
  const key = tokenKey(secret);
  // Verifying the same signature again tells nothing new until it expires.
  const remembered = new Map<string, Claims & { until: number }>();

  /** The claims of the request's cookie, or null where there is none with our signature. */
  function read(request: FastifyRequest): Claims | null {
    const token = request.cookies[SESSION_COOKIE];
    if (token === undefined) return null;
    const known = remembered.get(token);
    if (known) return known.until > Date.now() ? known : null;
    try {
      const claims = jwt.verify(token, key, { algorithms: ['HS256'] });
      if (typeof claims === 'string' || typeof claims.sid !== 'string') return null;
      if (claims.sub === undefined || claims.exp === undefined) return null;
      if (remembered.size >= REMEMBERED) remembered.clear();
      const fresh = { userId: claims.sub, sessionId: claims.sid, until: claims.exp * 1000 };
      remembered.set(token, fresh);
      return fresh;
    } catch (error) {
      log.debug({ err: error }, 'cookie refused');
      return null;
    }
  }

  /**
   * Counts the request, and lets its person through or says why not. One round trip to Redis; on a miss, or without Redis, the owner of
   * the fact is asked. If neither answers it is 503, never open.
   */
  async function authorize(claims: Claims, leave: Leave): Promise<void> {
    const { session, onboarded, access, waitMs } = await cache.ask(claims.userId, claims.sessionId);
    if (session !== null && session !== ALIVE_SESSION) throw new AppError('unauthenticated');
    if (waitMs > 0) {
      throw new AppError('rate_limited', undefined, { context: { retryAfter: Math.ceil(waitMs / 1_000) } });
    }

    let isOnboarded = onboarded?.value;
    // The cache may be a minute behind where an owner could not write to it: it lets through, and only owners refuse.
    const isRefusal = isOnboarded === false && leave !== 'user';
    if (session === null || isOnboarded === undefined || isRefusal) {
      const state = await auth('/internal/session', claims, SessionState);
      if (state?.userId !== claims.userId) throw new AppError('unauthenticated');
      isOnboarded = state.onboarded;
    }
    if (leave === 'user') return;
    if (!isOnboarded) throw new AppError('onboarding_required');
    if (leave === 'onboarded') return;
    const hasAccess = access?.value || (await billing('/internal/access', claims, AccessState))?.hasAccess;
    if (hasAccess !== true) throw new AppError('subscription_required');
  }

  /** Whether the session still lives, from its owner. */
  async function lives(claims: Claims): Promise<boolean> {
    return (await auth('/internal/session', claims, SessionState)) !== null;
  }

  return { read, authorize, lives };
}
