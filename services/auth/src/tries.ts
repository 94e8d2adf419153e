import { AppError } from '@inkwell/service';
import { type Connection, Schema } from 'mongoose';

const WINDOW_MS = 600_000;
const WRONG_PASSWORDS = 10;

interface TriesRow {
  /** The e-mail's keyed hash, whether or not there is such an account: the limit tells nobody which. */
  _id: string;
  count: number;
  endsAt: Date;
}

/**
 * Counts wrong passwords: ten in ten minutes for an account, then tries from browsers that it does not know wait.
 * A browser in which its owner has signed in is never kept out, so that nobody can lock them out.
 */
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

  return {
    /**
     * Takes one of the account's tries before the password is looked at, so that many at once are counted too.
     *
     * @throws AppError `rate_limited` with the time to wait where all are used up
     */
    take: async (emailHash: string): Promise<void> => {
      const now = new Date();
      const row = await Tries.findOneAndUpdate(
        { _id: emailHash },
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
      // An upsert always has a row; the types do not know.
      if (!row || row.count <= WRONG_PASSWORDS) return;
      throw new AppError('rate_limited', 'Too many tries. Please wait a few minutes and try again.', {
        context: { retryAfter: Math.ceil((row.endsAt.getTime() - now.getTime()) / 1_000) },
      });
    },

    /** Gives a try back: the password was right. */
    giveBack: async (emailHash: string): Promise<void> => {
      await Tries.updateOne({ _id: emailHash, count: { $gt: 0 } }, { $inc: { count: -1 } });
    },
  };
}
export type Tries = ReturnType<typeof createTries>;
