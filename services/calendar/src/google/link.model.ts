import type { GoogleState, GoogleSyncCounts } from '@inkwell/contracts';
import type { SealedBytes } from '@inkwell/vault';
import { type Connection, Schema } from 'mongoose';

/** A person's connection to a Google account. */
export interface LinkRow {
  /** The person's id: one connection each. */
  _id: string;
  /** Another at each connect: what belongs to an earlier connection writes nothing any more. */
  connectionId: string;
  account: SealedBytes;
  /** A keyed hash of it. */
  accountHash: string;
  /** `{ refresh, access, expiresAt }` */
  tokens: SealedBytes;
  /** Counts the changes of the tokens. */
  tokensVersion: number;
  /** Until when a process may take to refresh them alone. */
  refreshingUntil?: Date | null;
  /** The chosen calendar. */
  calendarId: SealedBytes;
  /** A keyed hash of its id, by which rows name it. */
  calendar: string;
  syncEnabled: boolean;
  state: Exclude<GoogleState, 'syncing'>;
  /** Whether the calendar has more events than are taken. */
  hasMore?: boolean;
  /** Where the feed of changes stands. */
  feed: SyncFeed;
  lastSync: (GoogleSyncCounts & { at: Date }) | null;
  /** When the feed is asked next; absent where events do not travel by themselves. */
  pollAt?: Date | null;
  /** Through which Google tells of changes. */
  channel?: Channel | null;
  /** When a channel is to be opened: the one that is there ends a day later. */
  watchDueAt?: Date | null;
  /** When the person last looked at the calendar. */
  seenAt: Date;
  /** Who syncs, and until when at the latest. */
  lease?: { by: string; until: Date } | null;
}

/** `{ syncToken, pageToken }`, sealed: what comes next. A full list begins without either. */
export interface SyncFeed {
  cursor: SealedBytes | null;
  /** When the last full list began. */
  rebasedAt: Date | null;
  /** Of the full list under way, which marks what it has seen; null where changes alone are asked for. */
  rebase: string | null;
  /** Whether something found no place since the last full list began. */
  hasMore?: boolean;
}

export interface Channel {
  id: string;
  /** Google's own id of what is watched, sealed; null until Google has answered. */
  resource: SealedBytes | null;
  /** Whether a notice of it has ever arrived. */
  isHeard: boolean;
  /** When the last one arrived. */
  heardAt?: Date;
}

export interface ConsentRow {
  /** A hash of the state that the browser carries. */
  _id: string;
  userId: string;
  verifier: SealedBytes;
  redirectUri: string;
  expiresAt: Date;
}

export function linkModel(connection: Connection) {
  const noId = { _id: false } as const;
  const count = { type: Number, required: true };
  const counts = { imported: count, exported: count, updated: count, deleted: count };
  const schema = new Schema<LinkRow>(
    {
      _id: { type: String, required: true },
      connectionId: { type: String, required: true },
      account: { type: Schema.Types.Buffer, required: true },
      accountHash: { type: String, required: true },
      tokens: { type: Schema.Types.Buffer, required: true },
      tokensVersion: count,
      refreshingUntil: Date,
      calendarId: { type: Schema.Types.Buffer, required: true },
      calendar: { type: String, required: true },
      syncEnabled: { type: Boolean, required: true },
      state: { type: String, required: true },
      hasMore: Boolean,
      feed: {
        type: new Schema(
          {
            cursor: { type: Schema.Types.Buffer, default: null },
            rebasedAt: { type: Date, default: null },
            rebase: { type: String, default: null },
            hasMore: Boolean,
          },
          noId,
        ),
        required: true,
      },
      lastSync: { type: new Schema({ ...counts, at: { type: Date, required: true } }, noId), default: null },
      pollAt: Date,
      channel: new Schema(
        {
          id: { type: String, required: true },
          resource: { type: Schema.Types.Buffer, default: null },
          isHeard: { type: Boolean, required: true },
          heardAt: Date,
        },
        noId,
      ),
      watchDueAt: Date,
      seenAt: { type: Date, required: true },
      lease: new Schema({ by: String, until: Date }, noId),
    },
    { collection: 'googlelinks', versionKey: false },
  );
  // Which feeds are to be asked.
  schema.index({ pollAt: 1 }, { name: 'pollAt_1', partialFilterExpression: { pollAt: { $exists: true } } });
  // Whose calendar a notice is of.
  schema.index(
    { 'channel.id': 1 },
    { name: 'channel.id_1', partialFilterExpression: { 'channel.id': { $exists: true } } },
  );
  return connection.model('GoogleLink', schema);
}

export function consentModel(connection: Connection) {
  const schema = new Schema<ConsentRow>(
    {
      _id: { type: String, required: true },
      userId: { type: String, required: true },
      verifier: { type: Schema.Types.Buffer, required: true },
      redirectUri: { type: String, required: true },
      expiresAt: { type: Date, required: true },
    },
    { collection: 'googleconsents', versionKey: false },
  );
  // Those of one person go with the person.
  schema.index({ userId: 1 }, { name: 'userId_1' });
  schema.index({ expiresAt: 1 }, { name: 'expiresAt_1', expireAfterSeconds: 0 });
  return connection.model('GoogleConsent', schema);
}
