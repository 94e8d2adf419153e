import { AppError } from '@inkwell/service';
import { type Connection, Schema } from 'mongoose';

const WINDOW_MS = 600_000;
const WRONG_PASSWORDS = 10;

interface TriesRow {
  /** Whose: an e-mail's keyed hash, whether or not there is such an account; a known browser; a session. */
  _id: string;
  count: number;
  endsAt: Date;
}

/** Counts wrong passwords: ten in ten minutes of whoever tries, then they wait. */
export function createTries(connection: Connection) {
  const schema = new Schema<TriesRow>(
    {
      _id: { type: String, required: true },
      count: { type: Number, required: true },
      endsAt: { type: Date, required: true },
    },
    { collection: 'sign_in_tries', versionKey: false },
  );
  schema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
  const Tries = connection.model('SignInTries', schema);
  // Passwords that are being looked at here, and what waits for one of them to end: many at once must not all see the
  // count before the first of them.
  const running = new Map<string, { tries: number; waiting: Array<() => void> }>();

  async function count(key: string): Promise<TriesRow | null> {
    const now = new Date();
    return Tries.findOneAndUpdate(
      { _id: key },
      // A window that is over begins anew; the expiry of rows is too slow to rely on.
      [
        {
          $set: {
            count: { $cond: [{ $gt: ['$endsAt', now] }, { $add: ['$count', 1] }, 1] },
            endsAt: { $cond: [{ $gt: ['$endsAt', now] }, '$endsAt', new Date(now.getTime() + WINDOW_MS)] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after', lean: true, updatePipeline: true },
    );
  }

  /**
   * Looks at a password on one's count, the first of `keys` that has tries left. Only a wrong one counts, and
   * one read is what a right one costs.
   *
   * @returns whether it was right
   * @throws AppError `rate_limited` with the time to wait where all are used up
   */
  async function attempt(keys: string[], isRight: () => Promise<boolean>): Promise<boolean> {
    const key = await reserve(keys);
    try {
      if (await isRight()) return true;
      const row = await count(key);
      // Another process may have counted its own meanwhile.
      if (row && row.count > WRONG_PASSWORDS) throw usedUp(row);
      return false;
    } finally {
      release(key);
    }
  }

  /** Takes one of the tries that are left, of the first key that has any; those that run may give theirs back. */
  async function reserve(keys: string[]): Promise<string> {
    for (;;) {
      const rows = await Tries.find({ _id: { $in: keys }, endsAt: { $gt: new Date() } }).lean();
      const countOf = (key: string) => rows.find(({ _id }) => _id === key)?.count ?? 0;
      const runningOf = (key: string) => running.get(key) ?? { tries: 0, waiting: [] };
      const left = keys.filter((key) => countOf(key) < WRONG_PASSWORDS);
      const key = left.find((each) => countOf(each) + runningOf(each).tries < WRONG_PASSWORDS);
      if (key !== undefined) {
        const { tries, waiting } = runningOf(key);
        running.set(key, { tries: tries + 1, waiting });
        return key;
      }
      const [busy] = left;
      if (busy === undefined) throw usedUp(rows.find(({ _id }) => _id === keys.at(-1)));
      await new Promise<void>((resolve) => runningOf(busy).waiting.push(resolve));
    }
  }

  function release(key: string): void {
    const { tries, waiting } = running.get(key) ?? { tries: 1, waiting: [] };
    if (tries > 1) {
      running.set(key, { tries: tries - 1, waiting });
      waiting.shift()?.();
    } else {
      // The last one: nobody else would wake who still waits.
      running.delete(key);
      for (const look of waiting) look();
    }
  }

  return { attempt };
}
export type Tries = ReturnType<typeof createTries>;

function usedUp(row: Pick<TriesRow, 'endsAt'> | undefined): AppError {
  const ms = (row?.endsAt.getTime() ?? 0) - Date.now();
  return new AppError('rate_limited', 'Too many tries. Please wait a few minutes and try again.', {
    context: { retryAfter: Math.max(1, Math.ceil(ms / 1_000)) },
  });
}
