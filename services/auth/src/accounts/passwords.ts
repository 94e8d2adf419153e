import { availableParallelism } from 'node:os';
import { AppError } from '@inkwell/service';
import { hash, verify } from '@node-rs/argon2';

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two iterations, one lane (the library's algorithm is
// argon2id).
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes its turns: never more at once than there are cores, and never an endless queue. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** @param passwordHash the account's, or null where there is none: as slow, and false */
  check: (passwordHash: string | null, password: string) => Promise<boolean>;
}

/**
 * @param options.threads libuv's, which hashing shares with files and names of hosts. Default 4, as libuv has by itself
 * @param options.atOnce hashes at the same time. Default: as many as there are cores, but for one of the threads, so that
 *   a storm of sign-ins cannot take what everything else needs
 * @param options.longestQueue how many may wait. Default 50 for each at once, some two seconds of work
 */
export function createPasswords(
  options: { threads?: number; atOnce?: number; longestQueue?: number } = {},
): Passwords {
  const { threads = 4 } = options;
  const atOnce = options.atOnce ?? Math.max(1, Math.min(availableParallelism(), threads - 1));
  const longestQueue = options.longestQueue ?? 50 * atOnce;
  const waiting: Array<() => void> = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) {
        throw new AppError(
          'unavailable',
          'Many people are signing in right now. Please try again in a moment.',
          {
            context: { retryAfter: 2 },
          },
        );
      }
      // Whoever ends hands its turn on, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  // What an unknown e-mail is checked against, so that it takes as long as a wrong password.
  const nobody = inTurn(() => hash('nobody has this password', PARAMETERS));

  return {
    hash: (password) => inTurn(() => hash(password, PARAMETERS)),
    check: async (passwordHash, password) => {
      const known = passwordHash ?? (await nobody);
      return (await inTurn(() => verify(known, password))) && passwordHash !== null;
    },
  };
}
