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
  // Passwords that are being looked at here: many at once must not all see the count before the first of them.
  const running = new Map<string, number>();

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
    const now = Date.now();
    const rows = await Tries.find({ _id: { $in: keys }, endsAt: { $gt: new Date(now) } }).lean();
    const rowOf = (key: string) => rows.find(({ _id }) => _id === key);
    const key = keys.find((each) => (rowOf(each)?.count ?? 0) + (running.get(each) ?? 0) < WRONG_PASSWORDS);
    if (key === undefined) throw usedUp(rowOf(keys.at(-1) ?? ''), now);

    running.set(key, (running.get(key) ?? 0) + 1);
    try {
      if (await isRight()) return true;
      const row = await count(key);
      // Another process may have counted its own meanwhile.
      if (row && row.count > WRONG_PASSWORDS) throw usedUp(row, now);
      return false;
    } finally {
      const others = (running.get(key) ?? 1) - 1;
      if (others > 0) running.set(key, others);
      else running.delete(key);
    }
  }

  return { attempt };
}
export type Tries = ReturnType<typeof createTries>;

function usedUp(row: TriesRow | undefined, now: number): AppError {
  // Without a row the tries that run have it all, and are through in a moment.
  const ms = row ? row.endsAt.getTime() - now : 1_000;
  return new AppError('rate_limited', 'Too many tries. Please wait a few minutes and try again.', {
    context: { retryAfter: Math.ceil(ms / 1_000) },
  });
}
