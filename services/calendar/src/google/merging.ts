import { changedFields, type Fields } from '../event-fields.ts';
import { type EventTimes, isSameTimes } from '../event-times.ts';
import { type Exception, instanceOn, type Series, timesOn } from '../series.ts';
import type { Attendance } from '../event.model.ts';
import type { Lost } from './conflicts.ts';
import type { GoogleEvent } from './google-calls.ts';
import { attendanceOf, textsOf, timesOfGoogle, wholeDays } from './google-fields.ts';
import {
  type Base,
  basePart,
  compareParts,
  type Content,
  exceptionOn,
  type HashOf,
  isUnchanged,
  partOf,
  type Piece,
  piecesOf,
  REMOVED,
} from './google-parts.ts';
import { dayOfInstance, keptExceptions, seriesOfGoogle } from './google-series.ts';

/** The property by which an event at Google names the row here that it is a copy of. */
export const ROW_PROPERTY = 'inkwellEvent';
/** The property with the hash of a part as it was sent: while it fits, nobody has changed the part since. */
export const PART_PROPERTY = 'inkwellPart';

/** An event while what Google has of it is taken in. */
export interface Draft {
  /** Null: it is not in the calendar here. */
  content: Content | null;
  base: Base;
  source: Series['source'];
  /** When it was last changed here; null: it was never here. */
  changedAt: Date | null;
  /** What does not stand any more of what both sides have changed. */
  lost: Lost[];
}

/** Of what comes from Google: the rest stands on its row. */
export const NEW_SOURCE: Series['source'] = {
  source: 'google',
  readOnly: false,
  response: null,
  busy: true,
};

const isCancelled = ({ status }: GoogleEvent) => status === 'cancelled';
const propertyOf = ({ extendedProperties }: GoogleEvent, name: string) => extendedProperties?.private?.[name];
export const rowIdOf = (item: GoogleEvent) => propertyOf(item, ROW_PROPERTY);

/** A cancelled event may not say when; what was typed here is kept then. */
const isLater = ({ updated }: GoogleEvent, { changedAt }: Draft): boolean =>
  updated !== undefined && updated !== null && (changedAt === null || new Date(updated) > changedAt);

/** An event of Google's as one of ours. @returns null for one that this calendar cannot hold */
export function contentOfGoogle(item: GoogleEvent, source: Series['source']): Content | null {
  const fields = { ...textsOf(item), suggested: false };
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
export function takeEvent(draft: Draft, item: GoogleEvent, hashOf: HashOf): Draft {
  if (isCancelled(item)) return takeRemoval(draft, item, hashOf);
  const remote = contentOfGoogle(item, draft.source);
  if (!remote) return draft;
  const part = partOf(remote, null, hashOf);
  const isOurs = draft.changedAt !== null && propertyOf(item, PART_PROPERTY) === part;
  const known = isOurs ? part : draft.base.get(null)?.hash;
  const base: Base = new Map([...draft.base, [null, { hash: part, etag: item.etag ?? null }]]);
  for (const { day, removed } of remote.series?.exceptions ?? []) {
    if (removed) base.set(day, { hash: REMOVED, etag: null });
  }
  const { content } = draft;
  if (content === null) {
    const isNews = part !== known && (draft.changedAt === null || isLater(item, draft));
    return { ...draft, base, content: isNews ? remote : null };
  }
  const [before, local, now] = [known, partOf(content, null, hashOf), part].map((each) =>
    each === undefined ? null : piecesOf(each),
  );
  if (!local || !now) return draft;
  const { take, isConflict } = compareParts(before ?? null, local, now, isLater(item, draft));
  const taken = takePieces(content, remote, take);
  return {
    ...draft,
    content: taken,
    base: take.includes('when') ? withoutFormer(base, taken) : base,
    lost: isConflict ? [...draft.lost, lostOf(content, remote, null, take)] : draft.lost,
  };
}

/** Of a part that both sides have changed. Where a piece of Google's stands, so does Google's version. */
const lostOf = (local: Content, remote: Content, day: string | null, take: Piece[]): Lost =>
  take.length > 0 ? { content: local, day, stands: 'google' } : { content: remote, day, stands: 'inkwell' };

/** Exceptions that went with a move of their series are not in common any more. */
function withoutFormer(base: Base, { series }: Content): Base {
  const days = new Set<string | null>([null, ...(series?.exceptions.map(({ day }) => day) ?? [])]);
  return new Map([...base].filter(([day]) => days.has(day)));
}

function takeRemoval(draft: Draft, item: GoogleEvent, hashOf: HashOf): Draft {
  const { content, base } = draft;
  const gone: Draft = { ...draft, content: null, base: new Map() };
  if (content === null || base.size === 0) return { ...draft, base: new Map() };
  if (isUnchanged(content, base, hashOf)) return gone;
  const lost: Lost = { content, day: null, stands: 'google' };
  return isLater(item, draft) ? { ...gone, lost: [...draft.lost, lost] } : { ...draft, base: new Map() };
}

function takePieces(local: Content, remote: Content, take: Piece[]): Content {
  const texts = { ...fieldsOf(local) };
  const theirs = fieldsOf(remote);
  if (take.includes('title')) texts.title = theirs.title;
  if (take.includes('description')) texts.description = theirs.description;
  if (take.includes('color')) texts.color = theirs.color;
  const timed = take.includes('when') ? withExceptionsOf(local, remote) : local;
  return timed.series ? { series: renamed(timed.series, texts) } : { ...timed, fields: texts };
}

const fieldsOf = (content: Content): Fields => (content.series ? content.series.fields : content.fields);

function withExceptionsOf(local: Content, remote: Content): Content {
  if (!local.series || !remote.series) return remote;
  const kept = keptExceptions(local.series, remote.series);
  const days = new Set(kept.map(({ day }) => day));
  const theirs = remote.series.exceptions.filter(({ day }) => !days.has(day));
  return { series: { ...remote.series, fields: local.series.fields, exceptions: [...kept, ...theirs] } };
}

/** A series with other texts, whose exceptions keep theirs: Google's do. */
function renamed(series: Series, fields: Fields): Series {
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
export function takeInstance(draft: Draft, item: GoogleEvent, ofSeries: Attendance, hashOf: HashOf): Draft {
  return withAttendance(mergeInstance(draft, item, hashOf), item, ofSeries);
}

/** How the person takes part is decided at Google alone, and is no part of what both sides may change. */
function withAttendance(draft: Draft, item: GoogleEvent, ofSeries: Attendance): Draft {
  const series = draft.content?.series;
  const day = series ? dayOfInstance(item, series) : null;
  if (!series || day === null || isCancelled(item)) return draft;
  const { attendance: _before, ...exception } = exceptionOn(series, day);
  const isKnown = series.exceptions.some((each) => each.day === day) || instanceOn(series, day) !== null;
  if (exception.removed || !isKnown) return draft;
  const attendance = { isFree: false, ...attendanceOf(item) };
  // An instance that takes its time says so where its series does not.
  const isOwn = attendance.response || attendance.isFree || ofSeries.response || ofSeries.isFree;
  return {
    ...draft,
    content: { series: withException(series, { ...exception, ...(isOwn && { attendance }) }) },
  };
}

function mergeInstance(draft: Draft, item: GoogleEvent, hashOf: HashOf): Draft {
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
  const withRemote = remote && { series: withException(series, remote) };
  const part = withRemote ? partOf(withRemote, day, hashOf) : REMOVED;
  const isOurs = propertyOf(item, PART_PROPERTY) === part;
  const before = isOurs ? part : basePart(series, day, base, hashOf);
  const local = partOf(content, day, hashOf);
  const next: Draft = { ...draft, base: new Map([...base, [day, { hash: part, etag: item.etag ?? null }]]) };
  if (part === before || part === local) return next;
  const [was, here, there] = [before, local, part].map(piecesOf);
  if (!here || !there) {
    const isConflict = local !== before;
    const stands = isConflict && !isLater(item, draft);
    if (stands) return next;
    const lost: Lost = { content, day, stands: 'google' };
    const exception = remote ?? { day, removed: true, fields: {}, times: null };
    return {
      ...next,
      content: { series: withException(series, exception) },
      lost: isConflict ? [...draft.lost, lost] : draft.lost,
    };
  }
  const { take, isConflict } = compareParts(was ?? null, here, there, isLater(item, draft));
  const merged = remote ? mergedException(series, remote, take) : exceptionOn(series, day);
  return {
    ...next,
    content: { series: withException(series, merged) },
    lost: isConflict ? [...draft.lost, lostOf(content, withRemote ?? content, day, take)] : draft.lost,
  };
}

/** @returns undefined for one whose times cannot be read */
function exceptionOfGoogle(item: GoogleEvent, series: Series, day: string): Exception | undefined {
  const found = timesOfGoogle(item);
  if (!found) return undefined;
  const { startTime, endTime, wall } = found;
  const fields = { ...textsOf(item), suggested: series.fields.suggested };
  return plainException(series, day, fields, { startTime, endTime, wall });
}

/** What an instance has of its own beside what the rule gives it. */
function plainException(series: Series, day: string, fields: Fields, times: EventTimes): Exception {
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
  const [days, others] = [wholeDays(one.wall), wholeDays(other.wall)];
  return days.first === others.first && days.last === others.last;
}

function mergedException(series: Series, remote: Exception, take: Piece[]): Exception {
  const { day } = remote;
  const local = exceptionOn(series, day);
  const [ours, theirs] = [local, remote].map(({ fields }) => ({ ...series.fields, ...fields }));
  const merged = { ...series.fields, ...ours };
  if (theirs && take.includes('title')) merged.title = theirs.title;
  if (theirs && take.includes('description')) merged.description = theirs.description;
  if (theirs && take.includes('color')) merged.color = theirs.color;
  const times = (take.includes('when') ? remote : local).times ?? timesOn(series, day);
  return plainException(series, day, merged, times);
}

function withException(series: Series, exception: Exception): Series {
  const { day, removed, fields, times, attendance } = exception;
  const others = series.exceptions.filter((each) => each.day !== day);
  const says = removed || times !== null || attendance || Object.keys(fields).length > 0;
  return { ...series, exceptions: says ? [...others, exception] : others };
}
