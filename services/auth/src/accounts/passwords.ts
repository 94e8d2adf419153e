import { availableParallelism } from 'node:os';
import { normalizePassword, olderFormsOf } from '@inkwell/contracts';
import { AppError } from '@inkwell/service';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two iterations, one lane. The library's default algorithm is
// argon2id.
const ARGON2_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** @throws AppError `unavailable` when too many wait */
  hash: (password: string) => Promise<string>;
  /**
   * @param passwordHash the account's; with null, for an unknown account, it takes as long and is 'wrong'
   * @returns 'old form' for the right password that was hashed before passwords were normalized
   * @throws AppError `unavailable` when too many wait
   */
  check: (passwordHash: string | null, password: string) => Promise<PasswordCheck>;
}
export type PasswordCheck = 'right' | 'old form' | 'wrong';

/**
 * Hashes passwords in the order of their coming, a few at a time, with a bounded queue.
 *
 * @param options.threads libuv's threads, which files and DNS need too. Default 4, as libuv has by itself
 * @param options.concurrency hashes at the same time. Default: one for each core, but one less than `threads`, so that
 *   many sign-ins leave a thread to everything else
 * @param options.maxQueue how many may wait. Default 50 for each of `concurrency`, some two seconds of work
 */
export function createPasswords(
  options: { threads?: number; concurrency?: number; maxQueue?: number } = {},
): Passwords {
  const { threads = 4 } = options;
  const concurrency = options.concurrency ?? Math.max(1, Math.min(availableParallelism(), threads - 1));
  const maxQueue = options.maxQueue ?? 50 * concurrency;
  const queue = new PQueue({ concurrency });

  async function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (queue.pending >= concurrency && queue.size >= maxQueue) {
      throw new AppError(
        'unavailable',
        'Many people are signing in right now. Please try again in a moment.',
        { context: { retryAfter: 2 } },
      );
    }
    return queue.add(work);
  }

  // Checked for an unknown e-mail, so that it takes as long as a wrong password.
  const placeholderHash = enqueue(() => hash('nobody has this password', ARGON2_PARAMETERS));

  return {
    hash: (password) => enqueue(() => hash(normalizePassword(password), ARGON2_PARAMETERS)),
    check: async (passwordHash, password) => {
      const known = passwordHash ?? (await placeholderHash);
      const isKnown = passwordHash !== null;
      // One turn for all forms, of which a wrong password and an unknown account take as many.
      return enqueue(async () => {
        if ((await verify(known, normalizePassword(password))) && isKnown) return 'right';
        for (const form of olderFormsOf(password))
          if ((await verify(known, form)) && isKnown) return 'old form';
        return 'wrong';
      });
    },
  };
}
