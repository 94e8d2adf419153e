import { AppError, isDuplicateKey } from '@inkwell/service';
import type { Types } from 'mongoose';
import type { PersonDigest } from './digests.ts';
import type { PersonModel } from './person.model.ts';

const LIMIT = 30;
const WINDOW_MS = 10 * 60_000;

export type MessageLimit = ReturnType<typeof createMessageLimit>;

/** The limit of 30 messages in 10 minutes and person: the instants of the latest 30 stand on the person's row. */
export function createMessageLimit(Person: PersonModel) {
  // The digest comes with the count, which saves the message a round trip.
  const push = (userId: string, message: Types.ObjectId, at: Date, upsert: boolean) =>
    Person.findOneAndUpdate(
      {
        _id: userId,
        $or: [
          { [`sends.${LIMIT - 1}`]: { $exists: false } },
          { 'sends.0.at': { $lte: new Date(at.getTime() - WINDOW_MS) } },
        ],
      },
      { $push: { sends: { $each: [{ message, at }], $slice: -LIMIT } } },
      { upsert, returnDocument: 'after', projection: { digest: 1 } },
    ).lean<PersonDigest>();

  return {
    /** Counts a message and returns its sender with the digest. Null where the limit is reached. */
    count: async (userId: string, message: Types.ObjectId, at: Date): Promise<PersonDigest | null> => {
      try {
        return await push(userId, message, at, true);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // The row exists: the limit is reached, or a concurrent first message has just inserted it.
        return push(userId, message, at, false);
      }
    },

    /** Takes back the count of a message that was not stored. */
    uncount: async (userId: string, message: Types.ObjectId): Promise<void> => {
      await Person.updateOne({ _id: userId }, { $pull: { sends: { message } } });
    },

    /** The refusal, with the seconds until the next message is allowed. */
    exceeded: async (userId: string): Promise<AppError> => {
      const row = await Person.findById(userId, { sends: { $slice: 1 } }).lean();
      const allowedAt = (row?.sends?.[0]?.at.getTime() ?? Date.now()) + WINDOW_MS;
      const retryAfter = Math.max(1, Math.ceil((allowedAt - Date.now()) / 1_000));
      return new AppError('rate_limited', 'That were many messages. Please take a short break.', {
        context: { retryAfter },
      });
    },
  };
}
