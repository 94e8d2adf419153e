import { AppError, inTransaction } from '@inkwell/service';
import type { Connection } from 'mongoose';
import { eventModel, type EventRow, RESTORABLE_MS } from './event.model.ts';

const MAX_ATTEMPTS = 5;

/** Somebody else has changed the row meanwhile: what was read of it is old. */
class StaleRowError extends Error {}

export type EventStore = ReturnType<typeof createEventStore>;

/** The rows of people's calendars. */
export function createEventStore(connection: Connection, now: () => Date) {
  const events = eventModel(connection);

  /** @throws AppError `not_found` also for what is deleted */
  async function get(userId: string, id: string): Promise<EventRow> {
    const row = await events.findOne({ userId, _id: id, deletedAt: null }).lean<EventRow>();
    if (!row) throw new AppError('not_found');
    return row;
  }

  /**
   * Writes an event or a series as it was changed, and with it other rows. It takes one round trip, or two where there
   * are others: they and the first are one transaction.
   *
   * @param removed goes with it
   * @returns the revision that it has now
   * @throws StaleError, which `withLatest` begins again for
   */
  async function save(
    before: EventRow,
    changes: Partial<EventRow>,
    others: EventRow[] = [],
    removed: EventRow | null = null,
  ): Promise<Pick<EventRow, '_id' | 'revision'>> {
    const { userId, _id } = before;
    const revision = nextRevision(before);
    const filter = rowFilter(before);
    const update = rowUpdate({ ...changes, ...changeStamp(now()), revision });
    if (others.length === 0) {
      const { matchedCount } = await events.updateOne(filter, update);
      if (matchedCount === 0) throw new StaleRowError();
      return { _id, revision };
    }
    const replacements = others.map((replacement) => ({
      replaceOne: { filter: { userId, _id: replacement._id }, replacement, upsert: true },
    }));
    const deletions = removed ? [{ deleteOne: { filter: rowFilter(removed) } }] : [];
    await inTransaction(connection, async (session) => {
      const { matchedCount, upsertedCount, deletedCount } = await events.bulkWrite(
        [{ updateOne: { filter, update } }, ...replacements, ...deletions],
        { session },
      );
      const isStale = matchedCount + upsertedCount <= others.length || deletedCount < deletions.length;
      if (isStale) throw new StaleRowError();
    });
    return { _id, revision };
  }

  /** Begins again where a row changes between its reading and its writing. */
  async function withLatest<T>(change: () => Promise<T>): Promise<T> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      try {
        return await change();
      } catch (error) {
        if (!(error instanceof StaleRowError)) throw error;
      }
    }
    throw new AppError('unavailable');
  }

  /**
   * Repeats until nothing is deleted: a change inserts rows only if a row it read still exists, so after an empty pass
   * no running change can commit.
   */
  async function removeAll(userId: string): Promise<void> {
    for (;;) {
      const { deletedCount } = await events.deleteMany({ userId });
      if (deletedCount === 0) return;
    }
  }

  /** All that may be sent to Google and is not known to be there as it is. */
  async function markUnsent(userId: string, at: Date): Promise<void> {
    await events.updateMany(
      { userId, removal: null, change: null, 'google.readOnly': { $ne: true } },
      { $set: { sendDueAt: at } },
    );
  }

  return { events, get, save, withLatest, removeAll, markUnsent };
}

/** What a change of a person's leaves on a row: it is to be sent to Google, where they have connected it. */
export const changeStamp = (at: Date): Pick<EventRow, 'changedAt' | 'sendDueAt'> => ({
  changedAt: at,
  sendDueAt: at,
});

/** What a removal leaves on a row. One that Google has stays until it is deleted there. */
export function deletionStamp(
  at: Date,
  google: EventRow['google'],
): Pick<EventRow, 'deletedAt' | 'expiresAt'> {
  return google ? { deletedAt: at } : { deletedAt: at, expiresAt: new Date(at.getTime() + RESTORABLE_MS) };
}

export const nextRevision = ({ revision }: EventRow): number => (revision ?? 0) + 1;

// The same filter finds a row before and after its deletion: what it was when it was read.
function rowFilter({ userId, _id, revision = null, deletedAt = null }: EventRow) {
  return { userId, _id, revision, deletedAt };
}

/** Null takes the field of a date away: indexes of few rows hold those that have one. */
function rowUpdate({ deletedAt: at, ...changes }: Partial<EventRow>) {
  if (at === null) return { $set: changes, $unset: { deletedAt: 1 as const, expiresAt: 1 as const } };
  return { $set: at === undefined ? changes : { ...changes, deletedAt: at } };
}
