import { MINUTE_MS } from '@inkwell/contracts';
import { AppError, retryDuplicateKey } from '@inkwell/service';
import type { Connection } from 'mongoose';
import type { PasswordCheck } from './passwords.ts';
import { type LoginAttemptsRow, loginAttemptsModel } from './login-attempts.model.ts';

const WINDOW_MS = 10 * MINUTE_MS;
const MAX_WRONG_PASSWORDS = 10;

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

/** Limits wrong passwords to ten in ten minutes and key. Right passwords are not counted. */
export function createLoginThrottle(connection: Connection) {
  const LoginAttempts = loginAttemptsModel(connection);
  // Passwords being verified in this process: without them, many at once would all pass before the first is counted.
  const running = new Map<string, { attempts: number; waiting: Array<() => void> }>();

  /**
   * Verifies a password under the first key that has attempts left.
   *
   * @param keys whose attempts may be used, in this order
   * @param verify tells whether the password is right
   * @returns what `verify` returned
   * @throws AppError `rate_limited`, with `retryAfter` in seconds, where no key has attempts left
   */
  async function attempt(keys: string[], verify: () => Promise<PasswordCheck>): Promise<PasswordCheck> {
    const key = await reserve(keys);
    try {
      const checked = await verify();
      if (checked !== 'wrong') return checked;
      const row = await countWrongPassword(key);
      // Another process may have counted its own meanwhile.
      if (row && row.count > MAX_WRONG_PASSWORDS) throw tooManyAttempts(row);
      return checked;
    } finally {
      release(key);
    }
  }

  /**
   * Reserves an attempt. Where only running attempts stand in the way, it waits for one of them to end: it may turn
   * out right and leave its place.
   *
   * @returns the key it is reserved under
   */
  async function reserve(keys: string[]): Promise<string> {
    for (;;) {
      const rows = await LoginAttempts.find({ _id: { $in: keys }, endsAt: { $gt: new Date() } }).lean();
      const countOf = (key: string) => rows.find(({ _id }) => _id === key)?.count ?? 0;
      const runningOf = (key: string) => running.get(key) ?? { attempts: 0, waiting: [] };
      const usable = keys.filter((key) => countOf(key) < MAX_WRONG_PASSWORDS);
      const free = usable.find((key) => countOf(key) + runningOf(key).attempts < MAX_WRONG_PASSWORDS);
      if (free !== undefined) {
        const { attempts, waiting } = runningOf(free);
        running.set(free, { attempts: attempts + 1, waiting });
        return free;
      }
      const [busy] = usable;
      if (busy === undefined) throw tooManyAttempts(rows.find(({ _id }) => _id === keys.at(-1)));
      await new Promise<void>((resolve) => runningOf(busy).waiting.push(resolve));
    }
  }

  function release(key: string): void {
    const { attempts, waiting } = running.get(key) ?? { attempts: 1, waiting: [] };
    if (attempts > 1) {
      running.set(key, { attempts: attempts - 1, waiting });
      waiting.shift()?.();
    } else {
      // No attempt is left to wake the others later.
      running.delete(key);
      for (const wake of waiting) wake();
    }
  }

  async function countWrongPassword(key: string): Promise<LoginAttemptsRow | null> {
    const now = new Date();
    const isOpen = { $gt: ['$endsAt', now] };
    return retryDuplicateKey(() =>
      LoginAttempts.findOneAndUpdate(
        { _id: key },
        // MongoDB removes expired rows up to a minute late, so an expired window starts again here.
        [
          {
            $set: {
              count: { $cond: [isOpen, { $add: ['$count', 1] }, 1] },
              endsAt: { $cond: [isOpen, '$endsAt', new Date(now.getTime() + WINDOW_MS)] },
            },
          },
        ],
        { upsert: true, returnDocument: 'after', lean: true, updatePipeline: true },
      ),
    );
  }

  return { attempt };
}

function tooManyAttempts(row: Pick<LoginAttemptsRow, 'endsAt'> | undefined): AppError {
  const ms = (row?.endsAt.getTime() ?? 0) - Date.now();
  return new AppError('rate_limited', 'Too many tries. Please wait a few minutes and try again.', {
    context: { retryAfter: Math.max(1, Math.ceil(ms / 1_000)) },
  });
}
