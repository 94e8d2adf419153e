import { DAY_MS } from '@inkwell/contracts';
import type { EventRow } from '../event.model.ts';
import type { EventStore } from '../event-store.ts';
import { seriesSpan } from '../series.ts';
import type { EventContent } from './google-parts.ts';
import type { SyncContext } from './sync.ts';

/** An event counts as upcoming until two days after it, because the next occurrence stored on a series' row may be a day old. */
const STILL_UPCOMING_MS = 2 * DAY_MS;
/** Rows that one transaction removes in addition to those that new events replace. */
const MAX_REMOVALS_AT_ONCE = 250;

export interface ImportLimitDeps {
  store: Pick<EventStore, 'events'>;
  /** How many events from Google the calendar holds. */
  limit: number;
  now: () => Date;
}

export type ImportLimit = ReturnType<typeof createImportLimit>;

interface NewEvent {
  id: string;
  content: EventContent;
}

/** What a page changes of the events from Google that are here. */
export interface ImportLimitResult {
  /** The ids of new events that are not kept. */
  leftOut: ReadonlySet<string>;
  /** Rows that are removed for new events nearer to today. */
  removals: EventRow[];
}

const NO_CHANGE: ImportLimitResult = { leftOut: new Set(), removals: [] };

/**
 * Bounds what is taken from one calendar of Google's. What is to come goes first, the nearest first, then what is over,
 * the latest first. A series counts as one event, at the moment of it that is nearest to now.
 */
export function createImportLimit({ store, limit, now }: ImportLimitDeps) {
  const { events } = store;
  const since = () => new Date(now().getTime() - STILL_UPCOMING_MS);
  const rowsOf = ({ link }: SyncContext) => ({ userId: link._id, 'google.calendar': link.calendar });

  /** Which events there are places for. Only a sync adds rows of Google's, and one runs at a time. */
  async function select(
    sync: SyncContext,
    newcomers: NewEvent[],
    idsOfPage: string[],
  ): Promise<ImportLimitResult> {
    if (newcomers.length === 0) return NO_CHANGE;
    const excess = await excessOf(sync, newcomers.length);
    if (excess <= 0) return NO_CHANGE;
    const held = await findFarthest(sync, excess, idsOfPage);
    const ranked = [
      ...newcomers.map(({ id, content }) => ({ id, at: nearestMoment(content, now()), row: null })),
      ...held.map((row) => ({ id: row._id, at: row.google?.at ?? since(), row })),
    ].toSorted((one, other) => compareKeyOfMoment(other.at, since()) - compareKeyOfMoment(one.at, since()));
    const without = ranked.slice(0, excess);
    return {
      leftOut: new Set(without.flatMap(({ id, row }) => (row ? [] : [id]))),
      removals: without.flatMap(({ row }) => row ?? []),
    };
  }

  /** What is over the limit already, since it was taken before there was one. */
  async function selectSurplus(sync: SyncContext): Promise<EventRow[]> {
    const excess = await excessOf(sync, 0);
    return excess > 0 ? findFarthest(sync, excess, []) : [];
  }

  async function excessOf(sync: SyncContext, added: number): Promise<number> {
    // Once in a sync, and from the index alone.
    sync.held ??= await events.countDocuments({ ...rowsOf(sync), 'google.at': { $gt: new Date(0) } });
    return Math.min(sync.held + added - limit, added + MAX_REMOVALS_AT_ONCE);
  }

  /** What was changed here and is not sent yet stays. */
  async function findFarthest(sync: SyncContext, count: number, idsOfPage: string[]): Promise<EventRow[]> {
    const mayGo = { 'google.id': { $nin: idsOfPage }, deletedAt: null, sendDueAt: null };
    const past = await events
      .find({ ...rowsOf(sync), 'google.at': { $gt: new Date(0), $lt: since() }, ...mayGo })
      .sort({ 'google.at': 1 })
      .limit(count)
      .lean<EventRow[]>();
    if (past.length === count) return past;
    const toCome = await events
      .find({ ...rowsOf(sync), 'google.at': { $gte: since() }, ...mayGo })
      .sort({ 'google.at': -1 })
      .limit(count - past.length)
      .lean<EventRow[]>();
    return [...past, ...toCome];
  }

  return { select, selectSurplus };
}

/** The moment of an event or a series that is nearest to now, and not over if one is not. */
export function nearestMoment(content: EventContent, now: Date): Date {
  const { from, to } = content.series
    ? seriesSpan(content.series)
    : { from: content.times.startTime, to: content.times.endTime };
  if (to !== null && to < now) return to;
  return from > now ? from : now;
}

/** Of what is to come how far ahead it is; all that is over is farther, the more the longer ago. */
function compareKeyOfMoment(at: Date, since: Date): number {
  const ahead = at.getTime() - since.getTime();
  return ahead >= 0 ? ahead : Number.MAX_SAFE_INTEGER / 2 - ahead;
}
