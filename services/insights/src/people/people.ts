import { inTransaction, type InternalReader, retryDuplicateKey } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import { createDigestCopies, digestRows } from '@inkwell/vault/digests';
import type { ClientSession, Connection } from 'mongoose';
import type { ReflectionModel } from '../days/reflection.model.ts';
import type { PersonModel } from './person.model.ts';

/** Changes that follow each other this closely are computed once. */
const RECOMPUTE_DELAY_MS = 2_000;

export interface PeopleDeps {
  connection: Connection;
  Person: PersonModel;
  Reflection: ReflectionModel;
  vault: Vault;
  readFromAuth: InternalReader;
  removeAll: (userId: string) => Promise<void>;
  now: () => Date;
}

export type People = ReturnType<typeof createPeople>;

/** What is kept of a person: digest, zone, settings and totals, and when their insights are due. */
export function createPeople(deps: PeopleDeps) {
  const { connection, Person, Reflection, vault, readFromAuth, removeAll, now } = deps;
  const digests = createDigestCopies({ rows: digestRows(connection), vault, readFromAuth });

  /** The part of an update that has the person's insights computed again. */
  const due = () => ({
    $min: { dueAt: new Date(now().getTime() + RECOMPUTE_DELAY_MS) },
    $inc: { dueCount: 1 },
  });

  async function markDue(userId: string): Promise<void> {
    await Person.updateOne({ _id: userId }, due());
  }

  return {
    refreshDigest: digests.refresh,

    /** Has the person's insights computed again, soon. */
    markDue,

    /** An event of auth: takes its digest, on which insights may rest. */
    updateDigest: async (userId: string): Promise<void> => {
      await digests.refresh(userId);
      await markDue(userId);
    },

    /** Remembers where the person is: their nights and hours follow it. @throws AppError `not_found` for an erased person */
    setZone: async (userId: string, zone: string): Promise<void> => {
      await retryDuplicateKey(() =>
        Person.updateOne({ _id: userId }, { $set: { zone }, ...due() }, { upsert: true }),
      );
      await vault.refuseErased(userId, removeAll);
    },

    /** @throws AppError `not_found` for an erased person */
    setRestDay: async (userId: string, restDay: boolean): Promise<void> => {
      await retryDuplicateKey(() =>
        Person.updateOne({ _id: userId }, { $set: { restDay } }, { upsert: true }),
      );
      await vault.refuseErased(userId, removeAll);
    },

    /**
     * Part of the transaction that changes a day's row.
     *
     * @param difference what to add, by the name within the totals
     * @returns false where there are no totals yet: then nothing was written
     */
    addToTotals: async (
      userId: string,
      difference: Record<string, number>,
      session: ClientSession,
    ): Promise<boolean> => {
      const { $min, $inc } = due();
      const added = Object.entries(difference).map(([name, change]) => [`totals.${name}`, change]);
      const { matchedCount } = await Person.updateOne(
        { _id: userId, 'totals.written': { $exists: true } },
        { $min, $inc: { ...$inc, ...Object.fromEntries(added) } },
        { session },
      );
      return matchedCount > 0;
    },

    /**
     * Once for each person: counts the days that were written before there were totals, and has all of them read
     * again, since nothing of their feelings was kept. Any number of times.
     */
    startTotals: async (userId: string): Promise<void> => {
      await Reflection.updateMany(
        { userId, revision: { $gt: 0 } },
        { $min: { dueAt: now() }, $inc: { dueCount: 1 } },
      );
      await retryDuplicateKey(() =>
        inTransaction(connection, async (session) => {
          const known = await Person.findById(userId, { totals: 1 }).session(session).lean();
          if (known?.totals) return;
          const written = await Reflection.countDocuments({ userId, written: true }, { session });
          await Person.updateOne(
            { _id: userId },
            { $set: { totals: { written, emotions: {} } } },
            { upsert: true, session },
          );
        }),
      );
      await vault.removeErased(userId, removeAll);
    },
  };
}
