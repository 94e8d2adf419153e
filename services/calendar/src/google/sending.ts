import { isDeepStrictEqual } from 'node:util';
import type { EventRow, GoogleCopy } from '../event.model.ts';
import { RESTORABLE_MS } from '../event.model.ts';
import type { EventStore } from '../event-store.ts';
import { daysBetween } from '../repeating-days.ts';
import { firstDayOf, repeatingDaysOf, type Series, timesOn } from '../series.ts';
import { GoogleCallError } from './google-call-error.ts';
import { type GoogleEvent, isGone } from './google-calls.ts';
import { toGoogleTexts, toGoogleTimes } from './google-fields.ts';
import {
  type SyncBase,
  syncBasePart,
  type EventContent,
  contentOfRow,
  exceptionDays,
  exceptionOn,
  hashEventPart,
  type PartPiece,
  PART_PIECES,
  hashPieces,
  readSyncBase,
  REMOVED_PIECE,
  writeSyncBase,
} from './google-parts.ts';
import { googleInstanceId, toGoogleRecurrence, googleZone } from './google-series.ts';
import { PART_PROPERTY, ROW_PROPERTY } from './merging.ts';
import { syncLagSeconds } from './metrics.ts';
import type { SyncContext } from './sync.ts';
import type { RemoteImport } from './remote-import.ts';

export interface SendingDeps {
  store: EventStore;
  remoteImport: RemoteImport;
  /** The id that an event of ours has at Google: always the same. */
  googleIdFor: (userId: string, calendar: string, rowId: string) => string;
  now: () => Date;
}

export type Sending = ReturnType<typeof createSending>;

/** No part has this hash. */
const UNKNOWN_HASH = 'unknown';

/** What a row has become at Google so far. */
interface SentState {
  id: string;
  base: SyncBase;
  /** What was asked for last: the event, or an instance of a series. */
  asked: string;
}

/** Sends what was changed here. */
export function createSending({ store, remoteImport, googleIdFor, now }: SendingDeps) {
  const { events } = store;

  /** Sends one row. What Google has changed meanwhile is imported first, and what is left to send stays marked. */
  async function send(sync: SyncContext, row: EventRow): Promise<void> {
    if (row.google?.readOnly || row.removal || row.change) return markPushed(sync, row, row.google ?? null);
    const before: GoogleCopy = row.google ?? newCopy(sync, row);
    const sent: SentState = { id: before.id, base: readSyncBase(before.parts), asked: before.id };
    const content = row.deletedAt || row.suggested ? null : contentOfRow(row, sync.box);
    try {
      if (!content) await sendRemoval(sync, sent);
      else if (!sent.base.has(null)) await sendWhole(sync, row, content, sent);
      if (content) await sendChanges(sync, row, content, sent);
    } catch (error) {
      await keep(sync, row, { ...before, parts: writeSyncBase(sent.base) }, false);
      const isAnother = error instanceof GoogleCallError && error.kind === 'changed';
      if (!isAnother && !isGone(error)) throw error;
      await importRemote(sync, sent.asked);
      return;
    }
    const isCopy = row.google || content;
    await markPushed(sync, row, isCopy ? { ...before, parts: writeSyncBase(sent.base) } : null);
  }

  function newCopy({ link }: SyncContext, row: EventRow): GoogleCopy {
    const id = googleIdFor(link._id, link.calendar, row._id);
    return {
      calendar: link.calendar,
      id,
      source: 'inkwell',
      readOnly: false,
      parts: [],
      seen: link.feed.rebase,
    };
  }

  /** Imports what Google has now of an event or an instance. */
  async function importRemote(sync: SyncContext, id: string): Promise<void> {
    const item = await sync.calls.get(sync.calendarId, id).catch((error: unknown): GoogleEvent => {
      if (isGone(error)) return { id, status: 'cancelled' };
      throw error;
    });
    await remoteImport.importEvents(sync, [item]);
  }

  async function sendRemoval({ calls, calendarId, counts }: SyncContext, sent: SentState): Promise<void> {
    const etag = sent.base.get(null)?.etag ?? null;
    if (sent.base.size === 0) return;
    await calls.remove(calendarId, sent.id, etag);
    sent.base.clear();
    counts.deleted += 1;
  }

  /** A new event, or one that Google has deleted and that is wanted again. */
  async function sendWhole(
    sync: SyncContext,
    row: EventRow,
    content: EventContent,
    sent: SentState,
  ): Promise<void> {
    const { calls, calendarId, hashOf, counts } = sync;
    const part = hashEventPart(content, null, hashOf);
    const body = { ...toGoogleEvent(content), ...privateProperties(row, part) };
    const made = await create();
    sent.base = new Map([[null, { hash: part, etag: made.etag ?? null }]]);
    for (const { day, removed } of content.series?.exceptions ?? []) {
      if (removed) sent.base.set(day, { hash: REMOVED_PIECE, etag: null });
    }
    counts.exported += 1;

    async function create(): Promise<GoogleEvent> {
      if (row.google) {
        try {
          return await calls.replace(calendarId, sent.id, { ...body, status: 'confirmed' }, null);
        } catch (error) {
          // Google forgets what it deleted some weeks ago.
          if (!isGone(error)) throw error;
        }
      }
      try {
        return await calls.insert(calendarId, { ...body, id: sent.id });
      } catch (error) {
        if (!(error instanceof GoogleCallError) || error.kind !== 'taken') throw error;
        const there = await calls.get(calendarId, sent.id);
        // An answer that was lost: what it made is looked at like another event.
        if (there.status !== 'cancelled') throw new GoogleCallError('changed');
        return calls.replace(calendarId, sent.id, { ...body, status: 'confirmed' }, there.etag ?? null);
      }
    }
  }

  async function sendChanges(
    sync: SyncContext,
    row: EventRow,
    content: EventContent,
    sent: SentState,
  ): Promise<void> {
    const { calls, calendarId, hashOf, counts } = sync;
    const known = sent.base.get(null);
    const part = hashEventPart(content, null, hashOf);
    const pieces = changedPieces(known?.hash, part);
    if (pieces.length > 0) {
      const body = { ...toGooglePatch(content, pieces), ...privateProperties(row, part) };
      const made = await calls.patch(calendarId, sent.id, body, known?.etag ?? null);
      const parts = pieces.includes('when') ? partsAfterMove(content, sent.base) : sent.base;
      sent.base = new Map([...parts, [null, { hash: part, etag: made.etag ?? null }]]);
      counts.updated += 1;
    }
    if (!content.series) return;
    for (const day of exceptionDays(content.series, sent.base)) {
      await sendInstance(sync, row, content.series, day, sent);
    }
  }

  async function sendInstance(
    sync: SyncContext,
    row: EventRow,
    series: Series,
    day: string,
    sent: SentState,
  ): Promise<void> {
    const { calls, calendarId, hashOf, counts } = sync;
    const part = hashEventPart({ series }, day, hashOf);
    const before = syncBasePart(series, day, sent.base, hashOf);
    if (part === before) return;
    const id = googleInstanceId(sent.id, series, day);
    sent.asked = id;
    const etag = sent.base.get(day)?.etag ?? null;
    counts.updated += 1;
    if (part === REMOVED_PIECE) {
      await calls.remove(calendarId, id, etag);
      sent.base.set(day, { hash: part, etag: null });
      return;
    }
    const { fields, times } = exceptionOn(series, day);
    const content: EventContent = {
      series: null,
      fields: { ...series.fields, ...fields },
      times: times ?? timesOn(series, day),
    };
    const zone = googleZone(series);
    const body = { ...toGooglePatch(content, [...PART_PIECES], zone), ...privateProperties(row, part) };
    const made =
      before === REMOVED_PIECE || before === UNKNOWN_HASH
        ? await calls.replace(calendarId, id, { ...body, status: 'confirmed' }, etag)
        : await calls.patch(calendarId, id, body, etag);
    sent.base.set(day, { hash: part, etag: made.etag ?? null });
  }

  /** Marks the row as sent, unless it was changed meanwhile. */
  async function markPushed(sync: SyncContext, row: EventRow, google: GoogleCopy | null): Promise<void> {
    const isNoted = google === null || isSameBase(google, row.google);
    if (!isNoted || row.sendDueAt || row.deletedAt) await keep(sync, row, google, true);
  }

  async function keep(
    { lease, link }: SyncContext,
    row: EventRow,
    google: GoogleCopy | null,
    isSent: boolean,
  ): Promise<void> {
    const { _id, userId, revision = null, deletedAt = null } = row;
    const expiresAt = deletedAt && new Date(deletedAt.getTime() + RESTORABLE_MS);
    await lease.write(async (session) => {
      if (google && !isSameBase(google, row.google)) {
        await events.updateOne({ _id, userId }, { $set: { google } }, { session });
      }
      if (!isSent) return;
      const update = { $unset: { sendDueAt: 1 }, ...(expiresAt && { $set: { expiresAt } }) } as const;
      await events.updateOne({ _id, userId, revision, deletedAt }, update, { session });
    });
    // What was there before the calendars met has waited for no sync.
    if (isSent && row.sendDueAt && row.changedAt && link.lastSync)
      syncLagSeconds.observe({ direction: 'out' }, (now().getTime() - row.changedAt.getTime()) / 1_000);
  }

  return { send };
}

/**
 * A series that moves leaves some exceptions as they are at Google and takes others away: of those that the rule still
 * has, nothing is known until they are sent.
 */
function partsAfterMove({ series }: EventContent, base: SyncBase): SyncBase {
  const parts: SyncBase = new Map();
  if (!series) return parts;
  const known = [...base.keys()].filter((day) => day !== null).toSorted();
  const days = new Set(
    daysBetween(repeatingDaysOf(series), known[0] ?? firstDayOf(series), known.at(-1) ?? firstDayOf(series)),
  );
  for (const day of known) {
    if (days.has(day)) parts.set(day, { hash: UNKNOWN_HASH, etag: null });
  }
  for (const { day, removed } of series.exceptions) {
    if (removed) parts.set(day, { hash: REMOVED_PIECE, etag: null });
  }
  return parts;
}

const isSameBase = (one: GoogleCopy, other: GoogleCopy | null | undefined): boolean =>
  isDeepStrictEqual(readSyncBase(one.parts), other ? readSyncBase(other.parts) : null);

const privateProperties = ({ _id }: EventRow, part: string): GoogleEvent => ({
  extendedProperties: { private: { [ROW_PROPERTY]: _id, [PART_PROPERTY]: part } },
});

function changedPieces(before: string | undefined, part: string): PartPiece[] {
  const [was, now] = [before === undefined ? null : hashPieces(before), hashPieces(part)];
  return PART_PIECES.filter((piece) => was?.[piece] !== now?.[piece]);
}

const toGoogleEvent = (content: EventContent): GoogleEvent =>
  withoutNulls(toGooglePatch(content, [...PART_PIECES]));

function toGooglePatch(content: EventContent, pieces: PartPiece[], zone: string | null = null): GoogleEvent {
  const { series } = content;
  const texts = toGoogleTexts(series ? series.fields : content.fields);
  return {
    ...(pieces.includes('title') && { summary: texts.summary ?? null }),
    ...(pieces.includes('description') && { description: texts.description ?? null }),
    ...(pieces.includes('color') && { colorId: texts.colorId ?? null }),
    ...(pieces.includes('when') &&
      (series ? toGoogleSeriesTimes(series) : toGoogleSingleTimes(content, zone))),
  };
}

function toGoogleSeriesTimes(series: Series): GoogleEvent {
  const times = timesOn(series, series.wall.start.slice(0, 10));
  return { ...toGoogleTimes(times, googleZone(series)), recurrence: toGoogleRecurrence(series) };
}

const toGoogleSingleTimes = (content: EventContent, zone: string | null): GoogleEvent =>
  content.series ? {} : { ...toGoogleTimes(content.times, zone), recurrence: [] };

/** A new event is told what it has. */
function withoutNulls(event: GoogleEvent): GoogleEvent {
  const entries = Object.entries(event).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries);
}
