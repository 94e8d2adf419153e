import { DAY_MS, MINUTE_MS } from '@inkwell/contracts';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { AppError, type Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import { GoogleCallError } from './google-call-error.ts';
import type { GoogleCalls, GoogleClient, GoogleEvent } from './google-calls.ts';
import type { LinkRow } from './link.model.ts';
import { type Links, readChannel, sealChannel } from './links.ts';
import type { SyncContext } from './sync.ts';

export interface WatchingDeps {
  links: Links;
  vault: Vault;
  log: Logger;
  callsOf: (link: LinkRow) => GoogleCalls;
  /** A keyed hash: who knows it of a channel is Google. */
  hashOf: (text: string) => string;
  /** Where Google sends its notices; null where it can't reach the product. */
  address: string | null;
  now: () => Date;
}

export type Watching = ReturnType<typeof createWatching>;

/** Google's notices that a calendar has changed. They say when to ask, and nothing else. */
export function createWatching({ links, vault, log, callsOf, hashOf, address, now }: WatchingDeps) {
  const tokenOf = (channelId: string) => hashOf(`channel ${channelId}`);
  const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS);

  /**
   * Sees to it that Google tells of changes, before a list is read, so that no change falls between the two. A calendar
   * that can't be watched is tried again after a day; until then its feed is asked more often.
   */
  async function ensure(sync: SyncContext): Promise<void> {
    const { link, lease, box, calls, calendarId } = sync;
    if (address === null || (link.watchDueAt && link.watchDueAt > now())) return;
    const id = randomUUID();
    // The row is written first: the first notice may come before the answer.
    const channel = { id, isHeard: false, resource: null };
    await lease.write(async () => undefined, { channel });
    try {
      const { resourceId, expiration } = await calls.watch(calendarId, { id, token: tokenOf(id), address });
      const watchDueAt = new Date(Math.max(Number(expiration) - DAY_MS, inDays(1).getTime()));
      const resource = sealChannel(link._id, resourceId ?? '', box);
      await lease.write(async (session) => {
        await links.rows.updateOne(
          { _id: link._id, 'channel.id': id },
          { $set: { 'channel.resource': resource, watchDueAt } },
          { session },
        );
      });
    } catch (error) {
      if (!(error instanceof GoogleCallError) || error.kind !== 'refused') throw error;
      log.info({ err: error }, 'a calendar of Google can not be watched');
      await lease.write(async () => undefined, { watchDueAt: inDays(1) });
    }
    await stop(link, calls);
  }

  async function stop({ _id, channel }: LinkRow, calls: GoogleCalls): Promise<void> {
    if (!channel?.resource) return;
    const resourceId = readChannel(_id, channel.resource, await vault.open(_id));
    try {
      await calls.stopWatching(channel.id, resourceId);
    } catch (error) {
      // It ends by itself after some days, and what it says until then is not known here any more.
      if (!(error instanceof GoogleCallError)) throw error;
      log.info({ err: error }, 'a channel of Google was not stopped');
    }
  }

  /** A change came without its notice: another channel takes its place with the next sync, which is soon. */
  async function replaceSilentChannel(sync: SyncContext): Promise<void> {
    const { link, lease } = sync;
    const { channel } = link;
    if (!channel?.isHeard) return;
    log.warn('a channel of Google tells of changes no longer');
    await lease.write(async (session) => {
      await links.rows.updateOne(
        { _id: link._id, 'channel.id': channel.id },
        { $set: { 'channel.isHeard': false }, $unset: { watchDueAt: 1 } },
        { session },
      );
    });
    sync.link = { ...sync.link, channel: { ...channel, isHeard: false } };
  }

  /** Ends the notices of a connection that does not need them any more. */
  async function end(link: LinkRow): Promise<void> {
    const { _id, connectionId, channel } = link;
    if (!channel) return;
    await stop(link, callsOf(link));
    await links.rows.updateOne(
      { _id, connectionId, 'channel.id': channel.id },
      { $unset: { channel: 1, watchDueAt: 1 } },
    );
  }

  /**
   * A notice: the feed is asked with the next tick. The first of a channel shows that notices arrive.
   *
   * @param state what Google says of the calendar: `sync` is the channel's first notice, which tells of no change
   * @throws AppError `invalid` without the channel's token, `not_found` for a channel that is over
   */
  async function notice(channelId: string, token: string, state: string): Promise<void> {
    if (!isEqualInConstantTime(token, tokenOf(channelId)))
      throw new AppError('invalid', 'The token does not match.');
    // By its id, too: a write of one row has to find its shard.
    const link = await links.rows.findOne({ 'channel.id': channelId }, { _id: 1 }).lean();
    if (!link) throw new AppError('not_found');
    const ofChannel = { _id: link._id, 'channel.id': channelId };
    const { matchedCount } = await links.rows.updateOne(ofChannel, {
      $set: { 'channel.isHeard': true, 'channel.heardAt': now() },
    });
    if (matchedCount === 0) throw new AppError('not_found');
    if (state === 'sync') return;
    // Where Google wants fewer calls, the next question stands.
    await links.rows.updateOne(
      { ...ofChannel, state: 'ok', pollAt: { $gt: now() } },
      { $set: { pollAt: now() } },
    );
  }

  return { ensure, replaceSilentChannel, end, notice };
}

/** Google's notices come within seconds; after this time, in ms, one is missing. */
const MAX_NOTICE_DELAY_MS = 10 * MINUTE_MS;

/** Whether one of the events has changed since the last notice, and none has come of it. */
export function isNoticeMissing(items: GoogleEvent[], channel: LinkRow['channel'], now: Date): boolean {
  const heardAt = channel?.isHeard ? channel.heardAt : undefined;
  if (heardAt === undefined) return false;
  const latest = now.getTime() - MAX_NOTICE_DELAY_MS;
  return items.some(({ updated }) => {
    const changedAt = updated ? Date.parse(updated) : 0;
    return changedAt > heardAt.getTime() && changedAt < latest;
  });
}

function isEqualInConstantTime(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Google sends notices to a public address over TLS alone; the emulator also to its own machine. */
export function noticeAddress(publicUrl: string, { emulatorUrl }: GoogleClient): string | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isNear = emulatorUrl !== undefined && ['localhost', '127.0.0.1'].includes(hostname);
  return protocol === 'https:' || isNear ? `${origin}/api/webhooks/google` : null;
}
