import { IDENTITY_HEADER, type Service } from '@inkwell/contracts';
import type { FastifyRequest } from 'fastify';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { AppError } from './errors.ts';
import { type Secrets, tokenKeys, verifyToken } from './tokens.ts';

/** Who may call a service: the gateway for people, another service for itself. */
export type Caller = 'gateway' | Service;

/** What a verified identity says. `userId` is absent where the call is nobody's (sign-up, a webhook). */
export interface Identity {
  caller: Caller;
  userId?: string | undefined;
  sessionId?: string | undefined;
  /** Whether the person has access, where the gateway's table has it signed. */
  hasAccess?: boolean | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
  }
}

const LIFETIME_SECONDS = 60;
const MAX_VERIFIED = 10_000;

/** Signs for one audience in one caller's name; the pair's secret is known to these two alone. */
export type IdentitySigner = (who: Omit<Identity, 'caller'>) => string;

/**
 * @param secret the pair's secret, or several: the first signs
 * @returns a signer of tokens that live 60 seconds
 */
export function createIdentitySigner(pair: {
  caller: Caller;
  audience: Service;
  secret: Secrets;
}): IdentitySigner {
  const { signing } = tokenKeys(pair.secret);
  return ({ userId, sessionId, hasAccess }) =>
    jwt.sign(
      { ...(sessionId !== undefined && { sid: sessionId }), ...(hasAccess && { acc: true }) },
      signing,
      {
        algorithm: 'HS256',
        issuer: pair.caller,
        audience: pair.audience,
        expiresIn: LIFETIME_SECONDS,
        ...(userId !== undefined && { subject: userId }),
      },
    );
}

export type IdentityVerifier = (token: string) => Identity;

/**
 * @param secrets for each caller that this service accepts one secret, or several
 * @returns a verifier that throws `unauthenticated` for anything but a valid token of these callers, and `unavailable`
 *   for one that has expired: the caller made it just now, so one of the two clocks is wrong, and nobody must be
 *   signed out for that. It remembers verified tokens until they expire: the gateway sends one token with many requests
 */
export function createIdentityVerifier(options: {
  audience: Service;
  secrets: Partial<Record<Caller, Secrets>>;
}): IdentityVerifier {
  const keysOf = new Map(
    Object.entries(options.secrets).map(([caller, secrets]) => [caller, tokenKeys(secrets)]),
  );
  const verified = new LRUCache<string, { identity: Identity; expiresAt: number }>({ max: MAX_VERIFIED });
  return (token) => {
    const known = verified.get(token);
    if (known && known.expiresAt > Date.now()) return known.identity;
    try {
      const caller = issuerOf(token);
      const keys = caller === undefined ? undefined : keysOf.get(caller);
      if (caller === undefined || keys === undefined) throw new AppError('unauthenticated');
      const claims = verifyToken(token, keys, { audience: options.audience, issuer: caller });
      const sessionId = typeof claims.sid === 'string' ? claims.sid : undefined;
      const hasAccess = claims.acc === true;
      const identity: Identity = { caller, userId: claims.sub, sessionId, hasAccess };
      // A token without an end is verified each time.
      if (claims.exp !== undefined) verified.set(token, { identity, expiresAt: claims.exp * 1_000 });
      return identity;
    } catch (error) {
      const code = error instanceof jwt.TokenExpiredError ? 'unavailable' : 'unauthenticated';
      throw new AppError(code, undefined, { cause: error });
    }
  };
}

function issuerOf(token: string): Caller | undefined {
  const claims = jwt.decode(token);
  return claims !== null && typeof claims === 'object' ? (claims.iss as Caller | undefined) : undefined;
}

/** The header's identity. People's routes take the gateway's word alone, internal ones any accepted caller's. */
export function identify(request: FastifyRequest, verify: IdentityVerifier): Identity {
  const token = request.headers[IDENTITY_HEADER];
  if (typeof token !== 'string') throw new AppError('unauthenticated');
  const identity = verify(token);
  const internal = request.url.startsWith('/internal/');
  if (!internal && identity.caller !== 'gateway') throw new AppError('unauthenticated');
  return identity;
}

/** The id of the person whose request this is. @throws AppError `unauthenticated` where it is nobody's */
export function userOf(request: FastifyRequest): string {
  const userId = request.identity?.userId;
  if (userId === undefined) throw new AppError('unauthenticated');
  return userId;
}

/** Whether the gateway says that the person has access: false where its table does not have it signed. */
export const hasAccessOf = (request: FastifyRequest): boolean => request.identity?.hasAccess === true;

/** The session this request belongs to. @throws AppError `unauthenticated` where there is none */
export function sessionOf(request: FastifyRequest): string {
  const sessionId = request.identity?.sessionId;
  if (sessionId === undefined) throw new AppError('unauthenticated');
  return sessionId;
}
