import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

/** One secret, or several while one is rotated: the first signs, all verify. */
export type Secrets = string | readonly string[];

/** The keys of HMAC-signed tokens. */
export interface TokenKeys {
  signing: KeyObject;
  verifying: readonly KeyObject[];
}

/** @throws RangeError for an empty list */
export function tokenKeys(secrets: Secrets): TokenKeys {
  // Given a plain string, jsonwebtoken tries to read it as an asymmetric key at each call, which costs more than to sign.
  const verifying = [secrets].flat().map((secret) => createSecretKey(secret, 'utf8'));
  const [signing] = verifying;
  if (!signing) throw new RangeError('A token needs a secret');
  return { signing, verifying };
}

/**
 * Verifies a token (HS256) with each key in turn.
 *
 * @throws JsonWebTokenError where none fits, or the token has expired or claims something else than `expected`
 * @throws SyntaxError where its payload is no JSON
 */
export function verifyToken(
  token: string,
  keys: TokenKeys,
  expected: Pick<jwt.VerifyOptions, 'audience' | 'issuer'> = {},
): jwt.JwtPayload {
  let refusal: unknown;
  for (const key of keys.verifying) {
    try {
      const claims = jwt.verify(token, key, { algorithms: ['HS256'], ...expected });
      if (typeof claims === 'string') throw new jwt.JsonWebTokenError('no claims');
      return claims;
    } catch (error) {
      refusal = error;
      // Only the signature depends on the key.
      if (!(error instanceof jwt.JsonWebTokenError) || error.message !== 'invalid signature') break;
    }
  }
  throw refusal;
}
