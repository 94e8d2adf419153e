import { Digest } from '@inkwell/contracts';
import { AppError, type InternalReader, isDuplicateKey } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import type { Connection, Types } from 'mongoose';
import { digestPlace, personModel, type PersonRow } from './person.model.ts';

const LIMIT = 30;
const WINDOW_MS = 10 * 60_000;
/** More writers of one digest at once than this is a fault, not a race. */
const DIGEST_TRIES = 5;

/** What the companion is told of the person, and how much the person may send. */
export interface People {
  /** Counts a message and hands back its sender. Null where they have sent 30 in the last 10 minutes. */
  takeSlot: (userId: string, message: Types.ObjectId, at: Date) => Promise<Sender | null>;
  /** Takes back the slot of a message that was not stored after all. */
  returnSlot: (userId: string, message: Types.ObjectId) => Promise<void>;
  /** The refusal, with the seconds until the next slot. */
  tooMany: (userId: string) => Promise<AppError>;
  /** Reads the digest from auth and keeps it; a person who is gone is passed over. */
  refreshDigest: (userId: string) => Promise<void>;
  /** The sender of a message that was counted before. */
  find: (userId: string) => Promise<Sender | null>;
  remove: (userId: string) => Promise<void>;
}

/** Of a person, what a reply needs. */
export type Sender = Pick<PersonRow, '_id' | 'digest'>;

interface Facts {
  name: string;
  targets: Digest['onboardingData']['targets'];
}

/** What the model may know: the first name and the targets. */
export function factsOf({ _id, digest }: Sender, box: Box): Facts | undefined {
  if (!digest) return undefined;
  const { onboardingData } = Digest.parse(box.unsealJson(digest, digestPlace(_id)));
  const [firstName = onboardingData.name] = onboardingData.name.split(/\s+/);
  return { name: firstName, targets: onboardingData.targets };
}

export function createPeople(deps: {
  connection: Connection;
  vault: Vault;
  readFromAuth: InternalReader;
}): People {
  const { vault, readFromAuth } = deps;
  const Person = personModel(deps.connection);
  const remove = async (userId: string) => {
    await Person.deleteOne({ _id: userId });
  };

  async function keep(userId: string, digest: Digest, known: number | undefined): Promise<boolean> {
    const box = await vault.open(userId);
    const filter = { _id: userId, digestVersion: known ?? { $exists: false } };
    try {
      const { matchedCount, upsertedCount } = await Person.updateOne(
        filter,
        {
          $set: {
            digest: box.sealJson(digest, digestPlace(userId)),
            digestVersion: (known ?? 0) + 1,
          },
        },
        { upsert: known === undefined },
      );
      return matchedCount + upsertedCount > 0;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  // The digest comes with the slot: a message has no round trip to spare.
  const pushSend = (userId: string, message: Types.ObjectId, at: Date, upsert: boolean) =>
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
    ).lean<Sender>();

  return {
    takeSlot: async (userId, message, at) => {
      try {
        return await pushSend(userId, message, at, true);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // The row is there: its window is full, or another first message of this person has just made it.
        return pushSend(userId, message, at, false);
      }
    },

    returnSlot: async (userId, message) => {
      await Person.updateOne({ _id: userId }, { $pull: { sends: { message } } });
    },

    tooMany: async (userId) => {
      const row = await Person.findById(userId, { sends: { $slice: 1 } }).lean();
      const free = (row?.sends?.[0]?.at.getTime() ?? Date.now()) + WINDOW_MS;
      const retryAfter = Math.max(1, Math.ceil((free - Date.now()) / 1_000));
      return new AppError('rate_limited', 'That were many messages. Please take a short break.', {
        context: { retryAfter },
      });
    },

    refreshDigest: async (userId) => {
      if (await vault.isErased(userId)) return;
      for (let tries = 0; tries < DIGEST_TRIES; tries += 1) {
        const row = await Person.findById(userId, { digestVersion: 1 }).lean();
        const digest = await readFromAuth('/internal/digest', { userId }, Digest);
        if (!digest) return;
        // Whoever kept one since the version was read may have read a newer one: then it is read again.
        if (await keep(userId, digest, row?.digestVersion)) {
          await vault.removeErased(userId, remove);
          return;
        }
      }
      throw new AppError('unavailable');
    },

    find: (userId) => Person.findById(userId, { digest: 1 }).lean<Sender>(),

    remove,
  };
}
