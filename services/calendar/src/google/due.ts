import { DAY_MS, MINUTE_MS } from '@inkwell/contracts';
import { claimDueWork, type Jobs } from '@inkwell/events';
import type { ClientSession } from 'mongoose';
import type { EventRow } from '../event.model.ts';
import type { EventStore } from '../event-store.ts';
import type { FailureKind } from './google-call-error.ts';
import type { LinkRow } from './link.model.ts';
import type { Links } from './links.ts';

const WATCHED_MS = 5 * MINUTE_MS;
const POLL_WATCHED_MS = 2 * MINUTE_MS;
const POLL_MS = 15 * MINUTE_MS;
/** How long Google is left alone when it gives no answer. */
const GOOGLE_DOWN_PAUSE_MS = 30_000;
/** A change that is made while a sync runs is looked for again so soon. */
const DUE_CLAIM_MS = 5_000;

export interface SyncScheduleDeps {
  links: Links;
  store: Pick<EventStore, 'events'>;
  jobs: Jobs<'calendar'>;
  now: () => Date;
}

export type SyncSchedule = ReturnType<typeof createSyncSchedule>;

/** When whose calendar is to be synced: the times stand on the rows of connections and events. */
export function createSyncSchedule({ links, store, jobs, now }: SyncScheduleDeps) {
  const { events } = store;
  const soon = (ms: number) => new Date(now().getTime() + ms);
  /** Spreads the calls of many people. */
  const about = (ms: number) => soon(ms * (0.8 + 0.4 * Math.random()));

  /** Queues the syncs of people whose events have changed, and of those whose feed is to be asked. */
  async function tick(): Promise<void> {
    await claimDueWork({
      now: now(),
      claimMs: DUE_CLAIM_MS,
      find,
      claim: async ({ userId, sendDueAt, isAutomatic, pollAt }, until) => {
        if (pollAt) return links.rows.updateOne({ _id: userId, pollAt }, { $set: { pollAt: until } });
        const due = { userId, sendDueAt: { $lte: sendDueAt } };
        if (isAutomatic) return events.updateMany(due, { $set: { sendDueAt: until } });
        await events.updateMany(due, { $unset: { sendDueAt: 1 } });
        return { matchedCount: 0 };
      },
      enqueue: ({ userId }) => jobs.enqueue('calendar.sync-google', { userId }, { id: userId }),
    });
  }

  interface DueSync {
    userId: string;
    /** Of a change that is to be sent; null where the feed is asked. */
    sendDueAt: Date | null;
    pollAt: Date | null;
    isAutomatic: boolean;
  }

  async function find(at: Date, limit: number): Promise<DueSync[]> {
    const [unsent, feeds] = await Promise.all([
      events
        .find({ sendDueAt: { $exists: true, $lte: at } }, { userId: 1 })
        .sort({ sendDueAt: 1 })
        .limit(limit)
        .lean<Array<Pick<EventRow, 'userId'>>>(),
      links.rows
        .find({ pollAt: { $exists: true, $lte: at } }, { pollAt: 1 })
        .sort({ pollAt: 1 })
        .limit(limit)
        .lean(),
    ]);
    const users = [...new Set(unsent.map(({ userId }) => userId))];
    const connected =
      users.length === 0
        ? []
        : await links.rows
            .find({ _id: { $in: users }, syncEnabled: true, state: { $ne: 'permission' } }, { _id: 1 })
            .lean();
    const automatic = new Set(connected.map(({ _id }) => _id));
    return [
      ...users.map((userId) => ({ userId, sendDueAt: at, pollAt: null, isAutomatic: automatic.has(userId) })),
      ...feeds.map(({ _id, pollAt = null }) => ({ userId: _id, sendDueAt: null, pollAt, isAutomatic: true })),
    ];
  }

  /**
   * The feed was asked. Where notices arrive, a question a day finds those that did not. Where something has asked for it again since the sync began, that stands: a notice of Google's
   * is of a change which the sync may not have seen.
   */
  async function askLater(link: LinkRow, session: ClientSession): Promise<void> {
    const { _id, connectionId, pollAt = null, seenAt, channel } = link;
    const isWatched = now().getTime() - seenAt.getTime() < WATCHED_MS;
    const unheardMs = isWatched ? POLL_WATCHED_MS : POLL_MS;
    const ms = channel?.isHeard ? DAY_MS : unheardMs;
    await links.rows.updateOne({ _id, connectionId, pollAt }, { $set: { pollAt: about(ms) } }, { session });
  }

  /** A sync failed. Google is back soon; what it refuses, it may refuse for long. */
  const tryLater = (userId: string, kind: FailureKind): Promise<void> =>
    putOff(userId, about(kind === 'away' ? GOOGLE_DOWN_PAUSE_MS : POLL_MS));

  /** Without access a person's calendar is not synced until tomorrow, or until access is back. */
  const pauseForDay = ({ _id }: Pick<LinkRow, '_id'>): Promise<void> => putOff(_id, about(DAY_MS));

  async function putOff(userId: string, until: Date): Promise<void> {
    const sooner = { $exists: true, $lt: until };
    await Promise.all([
      links.rows.updateOne({ _id: userId, pollAt: sooner }, { $set: { pollAt: until } }),
      events.updateMany({ userId, sendDueAt: sooner }, { $set: { sendDueAt: until } }),
    ]);
  }

  /** Notes that the person is using the app: without notices from Google it is then polled more often. */
  async function markSeen(userId: string): Promise<void> {
    const next = soon(POLL_WATCHED_MS);
    const isLate = { $and: [{ $gt: ['$pollAt', next] }, { $ne: ['$channel.isHeard', true] }] };
    await links.rows.updateOne(
      { _id: userId },
      [{ $set: { seenAt: now(), pollAt: { $cond: [isLate, next, '$pollAt'] } } }],
      { updatePipeline: true },
    );
  }

  return { tick, askLater, tryLater, pauseForDay, markSeen };
}
