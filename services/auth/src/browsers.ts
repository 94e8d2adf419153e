import { randomBytes } from 'node:crypto';
import { tokenKey } from '@inkwell/service';
import jwt from 'jsonwebtoken';

const AUDIENCE = 'browser';
/** As long as browsers keep a cookie at most. */
export const BROWSER_SECONDS = 400 * 86_400;
// A family at one tablet; the cookie must stay small.
const MOST_PEOPLE = 5;
// In no token, and in cookies as it is.
const BETWEEN = '~';

interface Mark {
  token: string;
  id: string;
  userId: string;
}

/**
 * The cookie by which accounts know a browser their owners have signed in with: a mark for each of the last five.
 * It is no session: it opens nothing, and only tells whose tries are counted for themselves.
 */
export function createBrowsers(secret: string) {
  const key = tokenKey(secret);

  function read(token: string): Mark | null {
    try {
      const claims = jwt.verify(token, key, { algorithms: ['HS256'], audience: AUDIENCE });
      if (typeof claims === 'string' || claims.sub === undefined || claims.jti === undefined) return null;
      return { token, id: claims.jti, userId: claims.sub };
    } catch (error) {
      // The library lets the parser's own error through where the payload is no JSON.
      if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  const marksIn = (cookie: string | undefined): Mark[] =>
    (cookie ?? '')
      .split(BETWEEN, MOST_PEOPLE)
      .map(read)
      .filter((mark) => mark !== null);

  return {
    /** The id by which the account knows this browser, or null where it does not. */
    find: (cookie: string | undefined, userId: string): string | null =>
      marksIn(cookie).find((mark) => mark.userId === userId)?.id ?? null,

    /** The cookie's value once this account knows the browser too. */
    add: (cookie: string | undefined, userId: string): string => {
      const token = jwt.sign({}, key, {
        algorithm: 'HS256',
        subject: userId,
        audience: AUDIENCE,
        jwtid: randomBytes(12).toString('base64url'),
        expiresIn: BROWSER_SECONDS,
      });
      const others = marksIn(cookie).filter((mark) => mark.userId !== userId);
      return [token, ...others.map((mark) => mark.token)].slice(0, MOST_PEOPLE).join(BETWEEN);
    },
  };
}
export type Browsers = ReturnType<typeof createBrowsers>;
