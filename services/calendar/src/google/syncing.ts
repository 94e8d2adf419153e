import { DAY_MS } from '@inkwell/contracts';
import type { GoogleSyncAnswer, SyncGoogle } from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError, type Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import { randomUUID } from 'node:crypto';
import type { EventRow } from '../event.model.ts';
import { MAX_EVENT_MS } from '../event-times.ts';
import type { EventStore } from '../event-store.ts';
import { consentFailure, type Connecting } from './connecting.ts';
import type { SyncSchedule } from './due.ts';
import { GoogleCallError } from './google-call-error.ts';
import type { GoogleCalls, ListQuery } from './google-calls.ts';
import { type Leases, type SyncLease, LostLeaseError } from './lease.ts';
import type { SyncFeed, LinkRow } from './link.model.ts';
import { type SyncCursor, type Links, readCalendarId, readCursor, sealCursor } from './links.ts';
import { syncLagSeconds, endedSyncs } from './metrics.ts';
import type { Sending } from './sending.ts';
import type { SyncContext } from './sync.ts';
import type { RemoteImport } from './remote-import.ts';
import { isNoticeMissing, type Watching } from './watching.ts';

/** How long `Sync now` waits for a sync that runs. */
const SYNC_WAIT_MS = 20_000;
/** How often what Google had changed meanwhile is merged and sent again. */
const MAX_MERGE_ROUNDS = 3;
const MAX_SENT_AT_ONCE = 500;

export interface SyncingDeps {
  links: Links;
  leases: Leases;
  store: EventStore;
  vault: Vault;
  live: Live;
  log: Logger;
  due: SyncSchedule;
  remoteImport: RemoteImport;
  sending: Sending;
  connecting: Pick<Connecting, 'choose' | 'losePermission'>;
  watching: Pick<Watching, 'ensure' | 'replaceSilentChannel' | 'end'>;
  callsOf: (link: LinkRow) => GoogleCalls;
  hashOf: (userId: string, text: string) => string;
  hasAccess: (userId: string) => Promise<boolean>;
  now: () => Date;
}

export type Syncing = ReturnType<typeof createSyncing>;

/** Keeps a person's calendar here and the chosen one at Google the same. */
export function createSyncing(deps: SyncingDeps) {
  const {
    links,
    leases,
    store,
    vault,
    live,
    log,
    due,
    remoteImport,
    sending,
    connecting,
    watching,
    callsOf,
    hashOf,
    now,
  } = deps;
  const { events } = store;

  async function open(lease: SyncLease): Promise<SyncContext> {
    const { link } = lease;
    const box = await vault.open(link._id);
    return {
      link,
      lease,
      box,
      calls: callsOf(link),
      calendarId: readCalendarId(link, box),
      hashOf: (text) => hashOf(link._id, text),
      counts: { imported: 0, exported: 0, updated: 0, deleted: 0 },
      held: null,
      isReadOnly: false,
    };
  }

  /** `Sync now`: the events of a time, both ways. */
  async function syncNow(
    userId: string,
    { calendarId, timeMin, timeMax }: SyncGoogle,
  ): Promise<GoogleSyncAnswer> {
    const link = await connecting.choose(await links.get(userId), calendarId);
    if (link.state === 'permission') throw new AppError('google_permission');
    const sync = await run(
      link,
      async (sync) => {
        let pageToken: string | null = null;
        do {
          const page = await sync.calls.page(sync.calendarId, { timeMin, timeMax }, pageToken);
          sync.isReadOnly = isReadOnly(page.accessRole);
          await remoteImport.importEvents(sync, page.items);
          pageToken = page.nextPageToken;
        } while (pageToken !== null);
        await sendAll(sync, rangeOf(timeMin, timeMax));
      },
      { waitMs: SYNC_WAIT_MS },
    ).catch((error: unknown) => {
      throw error instanceof GoogleCallError ? consentFailure(error) : error;
    });
    return { message: summarizeCounts(sync), ...sync.counts };
  }

  /** What is in a time, and what was deleted. */
  const rangeOf = (timeMin: string, timeMax: string) => {
    const [from, to] = [new Date(timeMin), new Date(timeMax)];
    return {
      $or: [
        {
          deletedAt: null,
          startTime: { $gt: new Date(from.getTime() - MAX_EVENT_MS), $lt: to },
          endTime: { $gt: from },
        },
        { deletedAt: null, 'span.to': { $gt: from }, 'span.from': { $lt: to } },
        { deletedAt: { $ne: null }, 'google.parts.0': { $exists: true } },
      ],
    };
  };

  /** The job: what changed on either side, without a person asking. */
  async function syncByItself(userId: string): Promise<void> {
    const link = await links.find(userId);
    if (!link?.syncEnabled || link.state === 'permission') return;
    if (!(await deps.hasAccess(userId))) {
      await watching.end(link);
      return due.pauseForDay(link);
    }
    const work = async (sync: SyncContext): Promise<void> => {
      await watching.ensure(sync);
      await importChanges(sync);
      await sendAll(sync, { sendDueAt: { $exists: true } });
    };
    await run(link, work, { isAutomatic: true });
  }

  /** Runs alone, and notes what came of it. @throws GoogleCallError */
  async function run(
    link: LinkRow,
    work: (sync: SyncContext) => Promise<void>,
    { waitMs = 0, isAutomatic = false },
  ): Promise<SyncContext> {
    const alone = async (lease: SyncLease): Promise<SyncContext> => {
      const sync = await open(lease);
      try {
        await work(sync);
      } catch (error) {
        if (!(error instanceof GoogleCallError)) throw error;
        endedSyncs.inc({ outcome: error.kind });
        if (error.kind === 'permission') await connecting.losePermission(link);
        if (error.kind === 'quota') await note(sync, 'quota', isAutomatic);
        if (isAutomatic && error.kind !== 'permission') await due.tryLater(link._id, error.kind);
        throw error;
      }
      await note(sync, 'ok', isAutomatic);
      endedSyncs.inc({ outcome: 'ok' });
      const { lastSync } = link;
      if (lastSync && isAutomatic)
        syncLagSeconds.observe({ direction: 'in' }, (now().getTime() - lastSync.at.getTime()) / 1_000);
      return sync;
    };
    return leases.withLease(link, alone, waitMs);
  }

  async function note(sync: SyncContext, state: 'ok' | 'quota', isAutomatic: boolean): Promise<void> {
    const { link, counts, lease } = sync;
    const { _id: userId, hasMore = false } = link;
    const isNews =
      Object.values(counts).some((count) => count > 0) || hasMore !== (lease.link.hasMore ?? false);
    await lease.write((session) => (isAutomatic ? due.askLater(link, session) : Promise.resolve()), {
      state,
      ...(state === 'ok' && { lastSync: { ...counts, at: now() } }),
    });
    const isFirst = link.lastSync === null;
    if (isNews || isFirst || state !== link.state) await live.publish(userId, 'google');
    if (counts.imported + counts.updated + counts.deleted > 0) await live.publish(userId, 'calendar');
  }

  /** The changes since the last time; once a day, and where Google has forgotten them, a full list. */
  async function importChanges(sync: SyncContext): Promise<void> {
    const { link } = sync;
    const { rebasedAt } = link.feed;
    const isOld = rebasedAt === null || now().getTime() - rebasedAt.getTime() > DAY_MS;
    const isUnderWay = link.feed.rebase !== null || readCursor(link, sync.box).pageToken !== null;
    if (isOld && !isUnderWay) await rebase(sync);
    try {
      await importPages(sync);
    } catch (error) {
      if (!(error instanceof GoogleCallError) || error.kind !== 'gone') throw error;
      await rebase(sync);
      await importPages(sync);
    }
  }

  async function rebase(sync: SyncContext): Promise<void> {
    const feed: SyncFeed = { cursor: null, rebasedAt: now(), rebase: randomUUID() };
    await sync.lease.write(async () => undefined, { feed });
    sync.link = { ...sync.link, feed };
  }

  async function importPages(sync: SyncContext): Promise<void> {
    for (;;) {
      const { feed } = sync.link;
      const { syncToken, pageToken } = readCursor(sync.link, sync.box);
      const query: ListQuery = syncToken === null ? {} : { syncToken };
      const page = await sync.calls.page(sync.calendarId, query, pageToken);
      sync.isReadOnly = isReadOnly(page.accessRole);
      if (isNoticeMissing(page.items, sync.link.channel, now())) await watching.replaceSilentChannel(sync);
      const isLast = page.nextPageToken === null;
      const next: SyncCursor = isLast
        ? { syncToken: page.nextSyncToken, pageToken: null }
        : { syncToken, pageToken: page.nextPageToken };
      const { rebase: rebaseId } = feed;
      // The full list ends with what it had not: the next page is noted once that is done.
      if (isLast && rebaseId !== null) {
        await remoteImport.importEvents(sync, page.items);
        await remoteImport.removeUnseen(sync, rebaseId);
        await remoteImport.removeSurplus(sync);
      }
      const { hasMore = false } = sync.link.feed;
      const noted = {
        ...feed,
        hasMore,
        cursor: sealCursor(sync.link._id, next, sync.box),
        ...(isLast && { rebase: null }),
      };
      if (isLast && rebaseId !== null) await remoteImport.importEvents(sync, [], { feed: noted, hasMore });
      else await remoteImport.importEvents(sync, page.items, { feed: noted });
      sync.link = {
        ...sync.link,
        feed: { ...noted, hasMore: sync.link.feed.hasMore ?? false },
        ...(isLast && rebaseId !== null && { hasMore }),
      };
      if (isLast) return;
    }
  }

  /** Sends what differs. What Google has changed meanwhile is merged first, and what is left then is sent again. */
  async function sendAll(sync: SyncContext, filter: object): Promise<void> {
    const { _id: userId } = sync.link;
    if (sync.isReadOnly) return;
    for (let round = 1; round <= MAX_MERGE_ROUNDS; round += 1) {
      const found = await events
        .find({ userId, removal: null, change: null, ...filter }, { _id: 1 })
        .lean<Array<Pick<EventRow, '_id'>>>();
      const ids = found.map(({ _id }) => _id);
      let isUnsent = false;
      for (let at = 0; at < ids.length; at += MAX_SENT_AT_ONCE) {
        const part = ids.slice(at, at + MAX_SENT_AT_ONCE);
        const rows = await events.find({ userId, _id: { $in: part } }).lean<EventRow[]>();
        for (const row of rows) await sending.send(sync, row);
        isUnsent ||= rows.some(({ sendDueAt }) => sendDueAt);
      }
      if (!isUnsent) return;
    }
  }

  /** The job's handler. A sync that another process runs finds what is due by itself. */
  async function work(userId: string): Promise<void> {
    if (await vault.isErased(userId)) return;
    try {
      await syncByItself(userId);
    } catch (error) {
      // What a failed call asks for stands on the rows.
      const isOver =
        error instanceof LostLeaseError ||
        error instanceof GoogleCallError ||
        hasErrorCode(error, ['google_not_connected', 'google_busy']);
      if (!isOver) throw error;
      log.info({ err: error }, 'a sync with Google ended early');
    }
  }

  /**
   * Takes what is Google's out of the calendar here, and forgets of ours what Google has.
   *
   * @param keep false: ours are taken out of Google's calendar
   */
  async function leave(lease: SyncLease, keep: boolean): Promise<void> {
    const { _id: userId, calendar } = lease.link;
    if (!keep) {
      const sync = await open(lease);
      const ours = await events
        .find(
          {
            userId,
            'google.calendar': calendar,
            'google.source': 'inkwell',
            'google.parts.0': { $exists: true },
          },
          { 'google.id': 1 },
        )
        .lean<EventRow[]>();
      for (const { google } of ours) {
        await sync.calls.remove(sync.calendarId, google?.id ?? '', null);
        await lease.write(async () => undefined);
      }
    }
    await lease.write(async (session) => {
      await events.deleteMany(
        { userId, 'google.calendar': calendar, 'google.source': 'google' },
        { session },
      );
      await events.updateMany(
        { userId, 'google.calendar': calendar },
        { $unset: { google: 1, sendDueAt: 1 } },
        { session },
      );
    });
  }

  return { syncNow, work, leave };
}

const isReadOnly = (role: string) => role !== '' && role !== 'owner' && role !== 'writer';
const hasErrorCode = (error: unknown, codes: string[]) =>
  error instanceof AppError && codes.includes(error.code);

function summarizeCounts({ counts }: SyncContext): string {
  const { imported, exported, updated, deleted } = counts;
  const said = [
    [imported, 'imported'],
    [exported, 'exported'],
    [updated, 'updated'],
    [deleted, 'deleted'],
  ] as const;
  const parts = said.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []));
  return parts.length === 0
    ? 'Your calendars are in step already.'
    : `Your calendars are in step: ${parts.join(', ')}.`;
}
