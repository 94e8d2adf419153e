import { tokenKey } from '@inkwell/service';
import jwt from 'jsonwebtoken';

const AUDIENCE = 'browser';
/** As long as browsers keep a cookie at most. */
export const BROWSER_SECONDS = 400 * 86_400;

/** The cookie by which an account knows a browser its owner has signed in with. It is no session. */
export function createBrowsers(secret: string) {
  const key = tokenKey(secret);
  return {
    mark: (userId: string): string =>
      jwt.sign({}, key, {
        algorithm: 'HS256',
        subject: userId,
        audience: AUDIENCE,
        expiresIn: BROWSER_SECONDS,
      }),

    isKnown: (mark: string | undefined, userId: string): boolean => {
      if (mark === undefined) return false;
      try {
        jwt.verify(mark, key, { algorithms: ['HS256'], audience: AUDIENCE, subject: userId });
        return true;
      } catch (error) {
        // The library lets the parser's own error through where the payload is no JSON.
        if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return false;
        throw error;
      }
    },
  };
}
export type Browsers = ReturnType<typeof createBrowsers>;
