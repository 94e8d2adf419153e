import { EntryState, type Insights } from '@inkwell/contracts';
import { enqueueDueWork, type Jobs, type Live } from '@inkwell/events';
import { AppError, type InternalReader } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { reflectionModel } from './reflection.model.ts';
import { weeklyStats } from './weekly-stats.ts';

export interface ReflectionsDeps {
  connection: Connection;
  vault: Pick<Vault, 'erase' | 'isErased' | 'removeErased'>;
  live: Live;
  jobs: Pick<Jobs<'insights'>, 'enqueue'>;
  readJournal: InternalReader;
  /** Default: the clock. */
  now?: () => Date;
}

export type Reflections = ReturnType<typeof createReflections>;

/** What a person's writing adds up to. The journal holds the truth of each day, these rows follow it. */
export function createReflections(deps: ReflectionsDeps) {
  const { connection, vault, live, jobs, readJournal, now = () => new Date() } = deps;
  const reflections = reflectionModel(connection);

  /** @param today the calendar day where the person is: it decides the week and the streak */
  async function getInsights(userId: string, today: string): Promise<Insights> {
    const rows = await reflections.find({ userId, written: true }, { _id: 0, date: 1 }).lean();
    const days = rows.map((row) => row.date);
    return { insights: [], emotionPatterns: [], weeklyStats: weeklyStats(days, today), restDay: false };
  }

  // No insight is made before entries are analysed, so whatever the id, there is none to dismiss.
  async function dismissInsight(): Promise<never> {
    throw new AppError('not_found');
  }

  /** Notes on a day's row that the journal has to be asked about it, and queues the job that does. */
  async function markDue(userId: string, date: string): Promise<void> {
    if (await vault.isErased(userId)) return;
    await reflections.updateOne(
      { userId, date },
      { $min: { dueAt: now() }, $inc: { dueCount: 1 }, $setOnInsert: { written: false, revision: 0 } },
      { upsert: true },
    );
    if (await vault.removeErased(userId, removeAll)) return;
    await enqueue({ userId, date });
  }

  // Where Redis is away the sweep finds the row.
  const enqueue = ({ userId, date }: { userId: string; date: string }): Promise<boolean> =>
    jobs.enqueue('insights.update-streak', { userId, date }, { id: `${userId}-${date}` });

  /** Queues the days whose job was lost. */
  function sweep(): Promise<void> {
    return enqueueDueWork({
      find: (before) =>
        reflections
          .find({ dueAt: { $exists: true, $lt: before } }, { _id: 0, userId: 1, date: 1 })
          .sort({ dueAt: 1 })
          .lean()
          .cursor(),
      enqueue,
      now,
    });
  }

  /**
   * The job: reads a day from the journal again and keeps what it says, until nothing is due. Any number of times, in
   * any order.
   *
   * @throws AppError `unavailable` while the journal does not answer
   */
  async function updateDay(userId: string, date: string): Promise<void> {
    if (await vault.isErased(userId)) return;
    for (let isDone = false; !isDone;) {
      const before = await reflections.findOne({ userId, date }, { _id: 0, dueCount: 1 }).lean();
      const state = await readJournal(`/internal/entries/${date}`, { userId }, EntryState);
      const isKnown = state !== null && state.revision > 0;
      const changed = isKnown && (await saveIfNewer(userId, state));
      if (await vault.removeErased(userId, removeAll)) return;
      if (changed) await live.publish(userId, 'insights');
      // A day that the journal does not know leaves no row.
      if (!isKnown) await reflections.deleteOne({ userId, date, revision: 0, dueCount: before?.dueCount });
      isDone = await clearDue(userId, date, before?.dueCount);
    }
  }

  /** @returns false where the day became due again after `dueCount` was read: the journal may know more by now */
  async function clearDue(userId: string, date: string, dueCount: number | undefined): Promise<boolean> {
    // A day that was never due: its job comes from a version of before.
    if (dueCount === undefined) return true;
    const day = { userId, date, dueCount };
    const { matchedCount } = await reflections.updateOne(day, { $unset: { dueAt: 1 } });
    return matchedCount > 0;
  }

  /** An older revision never overwrites a newer one, whichever comes last. @returns whether the row changed */
  async function saveIfNewer(userId: string, { date, written, revision }: EntryState): Promise<boolean> {
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

  return { getInsights, dismissInsight, markDue, updateDay, sweep, eraseUser };
}
