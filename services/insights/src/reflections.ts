import { EntryFact, type Insights } from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError, type InternalReader } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { reflectionModel } from './reflection.model.ts';
import { weeklyStats } from './weekly-stats.ts';

export interface ReflectionsDeps {
  connection: Connection;
  vault: Pick<Vault, 'erase' | 'isErased' | 'removeErased'>;
  live: Live;
  readJournal: InternalReader;
}

export type Reflections = ReturnType<typeof createReflections>;

/** What a person's writing adds up to. The journal holds the truth of each day, these rows follow it. */
export function createReflections({ connection, vault, live, readJournal }: ReflectionsDeps) {
  const reflections = reflectionModel(connection);

  /** @param today the calendar day where the person is: it decides the week and the streak */
  async function getInsights(userId: string, today: string): Promise<Insights> {
    const rows = await reflections.find({ userId, written: true }, { _id: 0, date: 1 }).lean();
    const days = rows.map((row) => row.date);
    return { insights: [], emotionPatterns: [], weeklyStats: weeklyStats(days, today) };
  }

  // No insight is made before entries are analysed, so whatever the id, there is none to dismiss.
  async function dismissInsight(): Promise<never> {
    throw new AppError('not_found');
  }

  /**
   * Reads a day from the journal again and keeps what it says. Any number of times, in any order.
   *
   * @throws AppError `unavailable` while the journal does not answer
   */
  async function updateDay(userId: string, date: string): Promise<void> {
    if (await vault.isErased(userId)) return;
    const fact = await readJournal(`/internal/entries/${date}`, { userId }, EntryFact);
    if (!fact || fact.revision === 0) return;
    const changed = await keepNewest(userId, fact);
    if (await vault.removeErased(userId, removeAll)) return;
    if (changed) await live.publish(userId, 'insights');
  }

  /** An older revision never overwrites a newer one, whichever comes last. @returns whether the row changed */
  async function keepNewest(userId: string, { date, written, revision }: EntryFact): Promise<boolean> {
    // The filter is the unique key alone: only then does MongoDB try an upsert again that lost to another.
    const result = await reflections.updateOne(
      { userId, date },
      [
        {
          $set: {
            written: { $cond: [{ $gt: [revision, { $ifNull: ['$revision', 0] }] }, written, '$written'] },
            revision: { $max: ['$revision', revision] },
          },
        },
      ],
      { upsert: true, updatePipeline: true },
    );
    return result.modifiedCount + result.upsertedCount > 0;
  }

  async function removeAll(userId: string): Promise<void> {
    await reflections.deleteMany({ userId });
  }

  /** Leaves nothing of the person but the tombstone that keeps later events out. */
  async function eraseUser(userId: string): Promise<void> {
    await vault.erase(userId);
    await removeAll(userId);
  }

  return { getInsights, dismissInsight, updateDay, eraseUser };
}
