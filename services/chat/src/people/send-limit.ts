import { HOUR_MS, MINUTE_MS } from '@inkwell/contracts';
import { AppError, isDuplicateKey } from '@inkwell/service';
import type { Types } from 'mongoose';
import { CARE_FIELDS, type CarePerson } from '../care/care.ts';
import type { PersonModel, PersonRow } from './person.model.ts';

interface SendLimitOptions {
  /** Where the latest ones are listed on the person's row. */
  field: keyof Pick<PersonRow, 'sends' | 'confirmations' | 'headReadings'>;
  /** How many in the window. */
  max: number;
  windowMs: number;
  /** What a person reads who has reached it. */
  refusal: string;
}

const MESSAGE_LIMIT: SendLimitOptions = {
  field: 'sends',
  max: 30,
  windowMs: 10 * MINUTE_MS,
  refusal: 'That was a lot of messages. Please take a short break.',
};
const CONFIRMATION_LIMIT: SendLimitOptions = {
  field: 'confirmations',
  max: 240,
  windowMs: 10 * MINUTE_MS,
  refusal: 'That was a lot of answers. Please take a short break.',
};

/** Of somebody without access (care.md): the phrases read each message, the head so many. */
const HEAD_READING_LIMIT: SendLimitOptions = {
  field: 'headReadings',
  max: 10,
  windowMs: HOUR_MS,
  refusal: 'That was a lot of messages. Please take a short break.',
};

export type SendLimit = ReturnType<typeof createSendLimit>;

export const createMessageLimit = (Person: PersonModel, now: () => Date) =>
  createSendLimit(Person, MESSAGE_LIMIT, now);
export const createConfirmationLimit = (Person: PersonModel, now: () => Date) =>
  createSendLimit(Person, CONFIRMATION_LIMIT, now);

export const createHeadLimit = (Person: PersonModel, now: () => Date) =>
  createSendLimit(Person, HEAD_READING_LIMIT, now);

/** A limit for each person over a sliding window: the latest `max` are listed on the person's row. */
function createSendLimit(
  Person: PersonModel,
  { field, max, windowMs, refusal }: SendLimitOptions,
  now: () => Date,
) {
  // Digest and care come with the count, which saves a message a round trip.
  const push = (userId: string, message: Types.ObjectId, at: Date, upsert: boolean) =>
    Person.findOneAndUpdate(
      {
        _id: userId,
        $or: [
          { [`${field}.${max - 1}`]: { $exists: false } },
          { [`${field}.0.at`]: { $lte: new Date(at.getTime() - windowMs) } },
        ],
      },
      { $push: { [field]: { $each: [{ message, at }], $slice: -max } } },
      { upsert, returnDocument: 'after', projection: CARE_FIELDS },
    ).lean<CarePerson>();

  return {
    /** Counts a message and returns its sender with digest and care. Null where the limit is reached. */
    count: async (userId: string, message: Types.ObjectId, at: Date): Promise<CarePerson | null> => {
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
      await Person.updateOne({ _id: userId }, { $pull: { [field]: { message } } });
    },

    /** The refusal, with the seconds until the next message is allowed. */
    exceeded: async (userId: string): Promise<AppError> => {
      const row = await Person.findById(userId, { [field]: { $slice: 1 } }).lean<PersonRow>();
      const at = now().getTime();
      const allowedAt = (row?.[field]?.[0]?.at.getTime() ?? at) + windowMs;
      const retryAfter = Math.max(1, Math.ceil((allowedAt - at) / 1_000));
      return new AppError('rate_limited', refusal, { context: { retryAfter } });
    },
  };
}
