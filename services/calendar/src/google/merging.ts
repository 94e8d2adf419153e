import { changedFields, type EventFields } from '../event-fields.ts';
import { type EventTimes, isSameTimes } from '../event-times.ts';
import { type Exception, instanceOn, type Series, timesOn } from '../series.ts';
import type { Attendance } from '../event.model.ts';
import type { LostContent } from './conflicts.ts';
import type { GoogleEvent } from './google-calls.ts';
import { attendanceOfGoogle, textsOfGoogle, timesOfGoogle, wholeDayRange } from './google-fields.ts';
import {
  type SyncBase,
  syncBasePart,
  compareParts,
  type EventContent,
  exceptionOn,
  type HashOf,
  isUnchanged,
  hashEventPart,
  type PartPiece,
  hashPieces,
  REMOVED_PIECE,
} from './google-parts.ts';
import { dayOfInstance, keptExceptions, seriesOfGoogle } from './google-series.ts';

/** The property by which an event at Google names the row here that it is a copy of. */
export const ROW_PROPERTY = 'inkwellEvent';
/** The property with the hash of a part as it was sent: while it fits, nobody has changed the part since. */
export const PART_PROPERTY = 'inkwellPart';

/** An event while what Google has of it is taken in. */
export interface MergeDraft {
  /** Null: it is not in the calendar here. */
  content: EventContent | null;
  base: SyncBase;
  source: Series['source'];
  /** When it was last changed here; null: it was never here. */
  changedAt: Date | null;
  /** What does not stand any more of what both sides have changed. */
  lost: LostContent[];
}

/** Of what comes from Google: the rest stands on its row. */
export const DEFAULT_SOURCE: Series['source'] = {
  source: 'google',
  readOnly: false,
  response: null,
  busy: true,
};

const isCancelled = ({ status }: GoogleEvent) => status === 'cancelled';
const privateProperty = ({ extendedProperties }: GoogleEvent, name: string) =>
  extendedProperties?.private?.[name];
export const rowIdOf = (item: GoogleEvent) => privateProperty(item, ROW_PROPERTY);

/** A cancelled event may not say when; what was typed here is kept then. */
const hasMovedLater = ({ updated }: GoogleEvent, { changedAt }: MergeDraft): boolean =>
  updated !== undefined && updated !== null && (changedAt === null || new Date(updated) > changedAt);

/** An event of Google's as one of ours. @returns null for one that this calendar cannot hold */
export function contentOfGoogle(item: GoogleEvent, source: Series['source']): EventContent | null {
  const fields = { ...textsOfGoogle(item), suggested: false };
  if (item.recurrence?.length) {
    const series = seriesOfGoogle(item, fields, source);
    return series && { series };
  }
  const found = timesOfGoogle(item);
  if (!found) return null;
  const { startTime, endTime, wall } = found;
  return { series: null, fields, times: { startTime, endTime, wall } };
}

/** Takes in an event or a series, without its exceptions. */
export function mergeEvent(draft: MergeDraft, item: GoogleEvent, hashOf: HashOf): MergeDraft {
  if (isCancelled(item)) return mergeRemoval(draft, item, hashOf);
  const remote = contentOfGoogle(item, draft.source);
  if (!remote) return draft;
  const part = hashEventPart(remote, null, hashOf);
  const isOurs = draft.changedAt !== null && privateProperty(item, PART_PROPERTY) === part;
  const known = isOurs ? part : draft.base.get(null)?.hash;
  const base: SyncBase = new Map([...draft.base, [null, { hash: part, etag: item.etag ?? null }]]);
  for (const { day, removed } of remote.series?.exceptions ?? []) {
    if (removed) base.set(day, { hash: REMOVED_PIECE, etag: null });
  }
  const { content } = draft;
  if (content === null) {
    const isNews = part !== known && (draft.changedAt === null || hasMovedLater(item, draft));
    return { ...draft, base, content: isNews ? remote : null };
  }
  const [before, local, now] = [known, hashEventPart(content, null, hashOf), part].map((each) =>
    each === undefined ? null : hashPieces(each),
  );
  if (!local || !now) return draft;
  const { take, isConflict } = compareParts(before ?? null, local, now, hasMovedLater(item, draft));
  const taken = mergePieces(content, remote, take);
  return {
    ...draft,
    content: taken,
    base: take.includes('when') ? withoutMovedExceptions(base, taken) : base,
    lost: isConflict ? [...draft.lost, lostContent(content, remote, null, take)] : draft.lost,
  };
}

/** Of a part that both sides have changed. Where a piece of Google's stands, so does Google's version. */
const lostContent = (
  local: EventContent,
  remote: EventContent,
  day: string | null,
  take: PartPiece[],
): LostContent =>
  take.length > 0 ? { content: local, day, stands: 'google' } : { content: remote, day, stands: 'inkwell' };

/** Exceptions that went with a move of their series are not in common any more. */
function withoutMovedExceptions(base: SyncBase, { series }: EventContent): SyncBase {
  const days = new Set<string | null>([null, ...(series?.exceptions.map(({ day }) => day) ?? [])]);
  return new Map([...base].filter(([day]) => days.has(day)));
}

function mergeRemoval(draft: MergeDraft, item: GoogleEvent, hashOf: HashOf): MergeDraft {
  const { content, base } = draft;
  const gone: MergeDraft = { ...draft, content: null, base: new Map() };
  if (content === null || base.size === 0) return { ...draft, base: new Map() };
  if (isUnchanged(content, base, hashOf)) return gone;
  const lost: LostContent = { content, day: null, stands: 'google' };
  return hasMovedLater(item, draft)
    ? { ...gone, lost: [...draft.lost, lost] }
    : { ...draft, base: new Map() };
}

function mergePieces(local: EventContent, remote: EventContent, take: PartPiece[]): EventContent {
  const texts = { ...fieldsOf(local) };
  const theirs = fieldsOf(remote);
  if (take.includes('title')) texts.title = theirs.title;
  if (take.includes('description')) texts.description = theirs.description;
  if (take.includes('color')) texts.color = theirs.color;
  const timed = take.includes('when') ? mergeWithExceptions(local, remote) : local;
  return timed.series ? { series: withSeriesTexts(timed.series, texts) } : { ...timed, fields: texts };
}

const fieldsOf = (content: EventContent): EventFields =>
  content.series ? content.series.fields : content.fields;

function mergeWithExceptions(local: EventContent, remote: EventContent): EventContent {
  if (!local.series || !remote.series) return remote;
  const kept = keptExceptions(local.series, remote.series);
  const days = new Set(kept.map(({ day }) => day));
  const theirs = remote.series.exceptions.filter(({ day }) => !days.has(day));
  return { series: { ...remote.series, fields: local.series.fields, exceptions: [...kept, ...theirs] } };
}

/** A series with other texts, whose exceptions keep theirs: Google's do. */
function withSeriesTexts(series: Series, fields: EventFields): Series {
  const exceptions = series.exceptions.map((exception) => ({
    ...exception,
    fields: exception.removed ? {} : changedFields({ ...series.fields, ...exception.fields }, fields),
  }));
  return { ...series, fields, exceptions };
}

/**
 * Takes in an instance that stands apart from its series.
 *
 * @param ofSeries how the person takes part in the series
 */
export function mergeInstanceApart(
  draft: MergeDraft,
  item: GoogleEvent,
  ofSeries: Attendance,
  hashOf: HashOf,
): MergeDraft {
  return withAttendance(mergeInstance(draft, item, hashOf), item, ofSeries);
}

/** How the person takes part is decided at Google alone, and is no part of what both sides may change. */
function withAttendance(draft: MergeDraft, item: GoogleEvent, ofSeries: Attendance): MergeDraft {
  const series = draft.content?.series;
  const day = series ? dayOfInstance(item, series) : null;
  if (!series || day === null || isCancelled(item)) return draft;
  const { attendance: _before, ...exception } = exceptionOn(series, day);
  const isKnown = series.exceptions.some((each) => each.day === day) || instanceOn(series, day) !== null;
  if (exception.removed || !isKnown) return draft;
  const attendance = { isFree: false, ...attendanceOfGoogle(item) };
  // An instance that takes its time says so where its series does not.
  const isOwn = attendance.response || attendance.isFree || ofSeries.response || ofSeries.isFree;
  return {
    ...draft,
    content: { series: replaceException(series, { ...exception, ...(isOwn && { attendance }) }) },
  };
}

function mergeInstance(draft: MergeDraft, item: GoogleEvent, hashOf: HashOf): MergeDraft {
  const { content, base } = draft;
  if (!content?.series) return draft;
  const { series } = content;
  const day = dayOfInstance(item, series);
  if (day === null) return draft;
  const remote = isCancelled(item) ? null : exceptionOfGoogle(item, series, day);
  if (remote === undefined) return draft;
  const isOnRule = series.exceptions.some((each) => each.day === day) || instanceOn(series, day) !== null;
  // A series that moved leaves its former instances behind as cancelled ones.
  if (!remote && !isOnRule) return draft;
  const withRemote = remote && { series: replaceException(series, remote) };
  const part = withRemote ? hashEventPart(withRemote, day, hashOf) : REMOVED_PIECE;
  const isOurs = privateProperty(item, PART_PROPERTY) === part;
  const before = isOurs ? part : syncBasePart(series, day, base, hashOf);
  const local = hashEventPart(content, day, hashOf);
  const next: MergeDraft = {
    ...draft,
    base: new Map([...base, [day, { hash: part, etag: item.etag ?? null }]]),
  };
  if (part === before || part === local) return next;
  const [was, here, there] = [before, local, part].map(hashPieces);
  if (!here || !there) {
    const isConflict = local !== before;
    const stands = isConflict && !hasMovedLater(item, draft);
    if (stands) return next;
    const lost: LostContent = { content, day, stands: 'google' };
    const exception = remote ?? { day, removed: true, fields: {}, times: null };
    return {
      ...next,
      content: { series: replaceException(series, exception) },
      lost: isConflict ? [...draft.lost, lost] : draft.lost,
    };
  }
  const { take, isConflict } = compareParts(was ?? null, here, there, hasMovedLater(item, draft));
  const merged = remote ? mergeException(series, remote, take) : exceptionOn(series, day);
  return {
    ...next,
    content: { series: replaceException(series, merged) },
    lost: isConflict ? [...draft.lost, lostContent(content, withRemote ?? content, day, take)] : draft.lost,
  };
}

/** @returns undefined for one whose times cannot be read */
function exceptionOfGoogle(item: GoogleEvent, series: Series, day: string): Exception | undefined {
  const found = timesOfGoogle(item);
  if (!found) return undefined;
  const { startTime, endTime, wall } = found;
  const fields = { ...textsOfGoogle(item), suggested: series.fields.suggested };
  return toException(series, day, fields, { startTime, endTime, wall });
}

/** What an instance has of its own beside what the rule gives it. */
function toException(series: Series, day: string, fields: EventFields, times: EventTimes): Exception {
  const byRule = timesOn(series, day);
  return {
    day,
    removed: false,
    fields: changedFields(fields, series.fields),
    times: isSameOnBothSides(times, byRule) ? null : times,
  };
}

function isSameOnBothSides(one: EventTimes, other: EventTimes): boolean {
  if (!one.wall || !other.wall) return isSameTimes(one, other);
  const [days, others] = [wholeDayRange(one.wall), wholeDayRange(other.wall)];
  return days.first === others.first && days.last === others.last;
}

function mergeException(series: Series, remote: Exception, take: PartPiece[]): Exception {
  const { day } = remote;
  const local = exceptionOn(series, day);
  const [ours, theirs] = [local, remote].map(({ fields }) => ({ ...series.fields, ...fields }));
  const merged = { ...series.fields, ...ours };
  if (theirs && take.includes('title')) merged.title = theirs.title;
  if (theirs && take.includes('description')) merged.description = theirs.description;
  if (theirs && take.includes('color')) merged.color = theirs.color;
  const times = (take.includes('when') ? remote : local).times ?? timesOn(series, day);
  return toException(series, day, merged, times);
}

function replaceException(series: Series, exception: Exception): Series {
  const { day, removed, fields, times, attendance } = exception;
  const others = series.exceptions.filter((each) => each.day !== day);
  const says = removed || times !== null || attendance || Object.keys(fields).length > 0;
  return { ...series, exceptions: says ? [...others, exception] : others };
}
