import type { GoogleStatus } from '@inkwell/contracts';
import { AppError } from '@inkwell/service';
import type { Box, SealedBytes, Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import type { Conflicts } from './conflicts.ts';
import { type SyncFeed, linkModel, type LinkRow } from './link.model.ts';

const aad = (userId: string, field: 'account' | 'tokens' | 'calendarId' | 'cursor' | 'channel') => ({
  collection: 'googlelinks',
  row: userId,
  field,
});

const OAuthTokens = z.object({ refresh: z.string(), access: z.string(), expiresAt: z.number() });
export type OAuthTokens = z.infer<typeof OAuthTokens>;

const SyncCursor = z.object({ syncToken: z.string().nullable(), pageToken: z.string().nullable() });
export type SyncCursor = z.infer<typeof SyncCursor>;

export interface LinksDeps {
  connection: Connection;
  vault: Vault;
  conflicts: Pick<Conflicts, 'list'>;
  /** How many events from Google the calendar holds. */
  importLimit: number;
  now: () => Date;
}

export type Links = ReturnType<typeof createLinks>;

/** The rows of people's connections, and what is sealed in them. */
export function createLinks({ connection, vault, conflicts, importLimit, now }: LinksDeps) {
  const rows = linkModel(connection);

  const find = (userId: string): Promise<LinkRow | null> => rows.findById(userId).lean<LinkRow>().exec();

  return {
    rows,
    find,

    /** @throws AppError `google_not_connected` */
    get: async (userId: string): Promise<LinkRow> => {
      const link = await find(userId);
      if (!link) throw new AppError('google_not_connected');
      return link;
    },

    /** Changes a connection unless it is another by now. */
    change: async (
      link: Pick<LinkRow, '_id' | 'connectionId'>,
      changes: Partial<LinkRow>,
    ): Promise<boolean> => {
      const { _id, connectionId } = link;
      const { matchedCount } = await rows.updateOne({ _id, connectionId }, { $set: changes });
      return matchedCount > 0;
    },

    status: async (userId: string): Promise<GoogleStatus> => {
      const link = await find(userId);
      if (!link) return { connected: false, syncEnabled: false, primaryCalendarId: null };
      const box = await vault.open(userId);
      const isSyncing = link.lease ? link.lease.until > now() : false;
      return {
        connected: true,
        syncEnabled: link.syncEnabled,
        primaryCalendarId: readCalendarId(link, box),
        account: box.unseal(link.account, aad(userId, 'account')),
        state: isSyncing && link.state === 'ok' ? 'syncing' : link.state,
        lastSync: link.lastSync && { ...link.lastSync, at: link.lastSync.at.toISOString() },
        conflicts: await conflicts.list(userId, box),
        ...(link.hasMore && { importLimit }),
      };
    },

    remove: async (userId: string): Promise<void> => {
      await rows.deleteOne({ _id: userId });
    },
  };
}

export const readCalendarId = (link: LinkRow, box: Box): string =>
  box.unseal(link.calendarId, aad(link._id, 'calendarId'));

export const readTokens = (link: LinkRow, box: Box): OAuthTokens =>
  OAuthTokens.parse(box.unsealJson(link.tokens, aad(link._id, 'tokens')));

export const sealTokens = (userId: string, tokens: OAuthTokens, box: Box) =>
  box.sealJson(tokens, aad(userId, 'tokens'));

export const sealAccount = (userId: string, account: string, box: Box) =>
  box.seal(account, aad(userId, 'account'));

export const sealCalendarId = (userId: string, calendarId: string, box: Box) =>
  box.seal(calendarId, aad(userId, 'calendarId'));

export const readCursor = ({ _id, feed }: Pick<LinkRow, '_id' | 'feed'>, box: Box): SyncCursor =>
  feed.cursor
    ? SyncCursor.parse(box.unsealJson(feed.cursor, aad(_id, 'cursor')))
    : { syncToken: null, pageToken: null };

export const sealCursor = (userId: string, cursor: SyncCursor, box: Box) =>
  box.sealJson(cursor, aad(userId, 'cursor'));

export const readChannel = (userId: string, resource: SealedBytes, box: Box): string =>
  box.unseal(resource, aad(userId, 'channel'));

export const sealChannel = (userId: string, resource: string, box: Box) =>
  box.seal(resource, aad(userId, 'channel'));

/** A feed that begins with a full list. */
export const FULL_LIST_FEED: SyncFeed = { cursor: null, rebasedAt: null, rebase: null };
