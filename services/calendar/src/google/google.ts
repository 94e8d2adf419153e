import { LIMITS } from '@inkwell/contracts';
import { type HostNames, linkHost } from '@inkwell/contracts/hosts';
import type { Jobs, Live } from '@inkwell/events';
import type { Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import type { CalendarEvents } from '../calendar-events.ts';
import type { EventStore } from '../event-store.ts';
import { createAccess } from './access.ts';
import { createConflicts } from './conflicts.ts';
import { createConnecting } from './connecting.ts';
import { createSyncSchedule } from './due.ts';
import { createGoogleCalls, type CallLimits, type GoogleClient } from './google-calls.ts';
import { createImportLimit } from './import-limit.ts';
import { createLeases } from './lease.ts';
import type { LinkRow } from './link.model.ts';
import { createLinks } from './links.ts';
import { createSending } from './sending.ts';
import { createSeriesApart } from './series-apart.ts';
import { createSyncing, type Syncing } from './syncing.ts';
import { createRemoteImport } from './remote-import.ts';
import { createWatching, noticeAddress } from './watching.ts';
import { createPlanRowChanges } from './works.ts';

export interface GoogleDeps {
  connection: Connection;
  store: EventStore;
  vault: Vault;
  events: Pick<CalendarEvents, 'create' | 'update'>;
  live: Live;
  log: Logger;
  jobs: Jobs<'calendar'>;
  client: GoogleClient;
  /** The product's address, to which Google sends the browser back. */
  publicUrl: string;
  /** The product's other hosts. Default: there are none. */
  hosts?: HostNames;
  limits?: CallLimits;
  /** How many events from Google the calendar holds. Default 20,000 */
  importLimit?: number;
  /** A keyed hash of what names or describes an event of a person. */
  hashOf: (text: string) => string;
  hasAccess: (userId: string) => Promise<boolean>;
  now: () => Date;
}

export type Google = ReturnType<typeof createGoogle>;

/** Google Calendar and the calendar here, put together. */
export function createGoogle({ hashOf: hashText, ...deps }: GoogleDeps) {
  const { connection, store, vault, client, limits, publicUrl, now } = deps;
  const { importLimit = LIMITS.googleEvents } = deps;
  const hashOf = (userId: string, text: string) => hashText(`${userId}\n${text}`);
  const conflicts = createConflicts({ connection, vault, events: deps.events, now });
  const links = createLinks({ connection, vault, conflicts, importLimit, now });
  const leases = createLeases({ connection, links, now });
  const accessToken = createAccess({ links, vault, client, now });
  const callsOf = ({ _id, connectionId }: LinkRow) =>
    createGoogleCalls(client, (refused) => accessToken(_id, connectionId, refused), limits);
  const googleIdFor = (userId: string, calendar: string, rowId: string) =>
    toGoogleIdLetters(hashOf(userId, `event ${calendar} ${rowId}`));
  const plan = createPlanRowChanges({
    store,
    googleIdFor,
    seriesApart: createSeriesApart({ store, now }),
    rowIdFor: (userId, calendar, googleId) => `g-${hashOf(userId, `row ${calendar} ${googleId}`)}`,
  });
  const remoteImport = createRemoteImport({
    store,
    plan,
    importLimit: createImportLimit({ store, limit: importLimit, now }),
    keepLost: ({ box }, { _id, userId }, lost, session) => conflicts.keep(userId, _id, lost, box, session),
    now,
  });
  const sending = createSending({
    store,
    remoteImport,
    now,
    googleIdFor,
  });
  const watching = createWatching({
    ...deps,
    links,
    callsOf,
    hashOf: hashText,
    address: noticeAddress(publicUrl, client),
  });
  const due = createSyncSchedule({ ...deps, links });
  const connecting = createConnecting({
    ...deps,
    links,
    watching,
    callsOf,
    hashOf,
    withSyncLock: (link, work) => leases.withLease(link, work, SYNC_WAIT_MS),
    leave: (lease, keep) => syncing.leave(lease, keep),
  });
  const syncing: Syncing = createSyncing({
    ...deps,
    links,
    leases,
    remoteImport,
    sending,
    connecting,
    watching,
    due,
    callsOf,
    hashOf,
  });
  return {
    links,
    connecting,
    syncing,
    due,
    watching,
    /** The emulator lets the browser come back to where it was; Google knows one address. */
    originOf: (host: string | undefined): string => {
      const { protocol, host: publicHost, origin } = new URL(publicUrl);
      if (client.emulatorUrl === undefined) return origin;
      return `${protocol}//${linkHost(host, publicHost, deps.hosts ?? {})}`;
    },
    restoreConflict: conflicts.restore,
    giveBack: connecting.giveBack,
    eraseUser: async (userId: string): Promise<void> => {
      await Promise.all([connecting.eraseUser(userId), conflicts.eraseUser(userId)]);
    },
  };
}

/** How long a change of the connection waits for a sync that runs. */
const SYNC_WAIT_MS = 30_000;

/** An id of Google's has the letters of base32hex: https://developers.google.com/workspace/calendar/api/v3/reference/events */
function toGoogleIdLetters(hash: string): string {
  return `ink${Buffer.from(hash, 'base64url').toString('hex')}`;
}
