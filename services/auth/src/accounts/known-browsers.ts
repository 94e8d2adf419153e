import { randomBytes } from 'node:crypto';
import { BROWSER_COOKIE_DAYS } from '@inkwell/contracts';
import { type Secrets, tokenKeys, verifyToken } from '@inkwell/service';
import jwt from 'jsonwebtoken';

const AUDIENCE = 'browser';
export const BROWSER_COOKIE_SECONDS = BROWSER_COOKIE_DAYS * 86_400;
// A family may share a tablet, and the cookie must stay small.
const MAX_ACCOUNTS = 5;
// Occurs in no token and needs no escaping in a cookie.
const SEPARATOR = '~';

interface BrowserToken {
  token: string;
  browserId: string;
  userId: string;
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/**
 * Reads and writes the cookie that names the last five accounts which signed in with a browser. It opens no session:
 * it only gives wrong passwords from that browser a count of their own.
 */
export function createKnownBrowsers(secrets: Secrets) {
  const keys = tokenKeys(secrets);

  function parse(token: string): BrowserToken | null {
    try {
      const claims = verifyToken(token, keys, { audience: AUDIENCE });
      if (claims.sub === undefined || claims.jti === undefined) return null;
      return { token, browserId: claims.jti, userId: claims.sub };
    } catch (error) {
      // The library lets the JSON parser's SyntaxError through.
      if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  const tokensIn = (cookie: string | undefined): BrowserToken[] =>
    (cookie ?? '')
      .split(SEPARATOR, MAX_ACCOUNTS)
      .map(parse)
      .filter((token) => token !== null);

  return {
    /** The browser's id for this account, null where the account was not signed in to with it. */
    browserId: (cookie: string | undefined, userId: string): string | null =>
      tokensIn(cookie).find((token) => token.userId === userId)?.browserId ?? null,

    /** The cookie's new value, with this account added. */
    addAccount: (cookie: string | undefined, userId: string): string => {
      const token = jwt.sign({}, keys.signing, {
        algorithm: 'HS256',
        subject: userId,
        audience: AUDIENCE,
        jwtid: randomBytes(12).toString('base64url'),
        expiresIn: BROWSER_COOKIE_SECONDS,
      });
      const others = tokensIn(cookie).filter((other) => other.userId !== userId);
      return [token, ...others.map((other) => other.token)].slice(0, MAX_ACCOUNTS).join(SEPARATOR);
    },
  };
}
