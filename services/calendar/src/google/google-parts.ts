import type { Box } from '@inkwell/vault';
import { type Fields, unsealFields } from '../event-fields.ts';
import type { EventRow, GooglePart } from '../event.model.ts';
import type { EventTimes } from '../event-times.ts';
import { type Exception, type Series, timesOn } from '../series.ts';
import { isSeries, readSeries } from '../series-row.ts';
import { type Texts, wholeDays } from './google-fields.ts';
import { recurrenceText, zoneOf } from './google-series.ts';

/**
 * An event is compared in parts, the event itself or the series and each of its exceptions, and a part in pieces. A
 * piece is a keyed hash: what both sides last had in common is known without its text.
 */

export const PIECES = ['title', 'description', 'color', 'when'] as const;
export type Piece = (typeof PIECES)[number];
export type Pieces = Record<Piece, string>;

/** A keyed hash of a person's text. */
export type HashOf = (text: string) => string;

/** Of an instance that was taken from its series. */
export const REMOVED = 'removed';
const PIECE_LENGTH = 16;

/** @returns null for an instance that is removed */
export function piecesOf(part: string): Pieces | null {
  if (part === REMOVED) return null;
  const [title = '', description = '', color = '', when = ''] = part.split('.');
  return { title, description, color, when };
}

function hashPart({ title, description, color }: Texts, when: string, hashOf: HashOf): string {
  return [title, description ?? '', color, when]
    .map((text, at) => hashOf(`${PIECES[at]}\n${text}`).slice(0, PIECE_LENGTH))
    .join('.');
}

function whenOf({ startTime, endTime, wall }: EventTimes): string {
  if (!wall) return JSON.stringify([startTime.toISOString(), endTime.toISOString()]);
  const { first, last } = wholeDays(wall);
  return JSON.stringify([first, last]);
}

function whenOfSeries(series: Series): string {
  const { wall, allDay } = series;
  const days = wholeDays(wall);
  const times = allDay ? [days.first, days.last] : [wall.start, wall.end, zoneOf(series)];
  return JSON.stringify([recurrenceText(series), ...times]);
}

/** What an event is, on either side. */
export type Content = { series: Series } | { series: null; fields: Fields; times: EventTimes };

export function contentOf(row: EventRow, box: Box): Content {
  if (isSeries(row)) return { series: readSeries(row, box) };
  const { startTime, endTime, wall } = row;
  return { series: null, fields: unsealFields(row._id, row, box), times: { startTime, endTime, wall } };
}

/** @param day of an instance of a series; null: the event or the series itself */
export function partOf(content: Content, day: string | null, hashOf: HashOf): string {
  const { series } = content;
  if (!series) return hashPart(content.fields, whenOf(content.times), hashOf);
  if (day === null) return hashPart(series.fields, whenOfSeries(series), hashOf);
  return partOfException(series, exceptionOn(series, day), hashOf);
}

function partOfException(series: Series, exception: Exception, hashOf: HashOf): string {
  if (exception.removed) return REMOVED;
  const times = exception.times ?? timesOn(series, exception.day);
  return hashPart({ ...series.fields, ...exception.fields }, whenOf(times), hashOf);
}

/** What an instance has of its own; nothing where it is as the rule has it. */
export const exceptionOn = (series: Series, day: string): Exception =>
  series.exceptions.find((exception) => exception.day === day) ?? asRuled(day);

const asRuled = (day: string): Exception => ({ day, removed: false, fields: {}, times: null });

/** An instance as the rule has it. */
export const ruledPart = (series: Series, day: string, hashOf: HashOf): string =>
  partOfException(series, asRuled(day), hashOf);

/** What both sides last had in common, by the day of the part. */
export type Base = Map<string | null, Pick<GooglePart, 'hash' | 'etag'>>;

export const readBase = (parts: GooglePart[] | undefined): Base =>
  new Map((parts ?? []).map(({ day, hash, etag }) => [day, { hash, etag }]));

export const writeBase = (base: Base): GooglePart[] => [...base].map(([day, part]) => ({ day, ...part }));

/** The days of the exceptions that either side has or had. */
export function exceptionDays(series: Series, base: Base): string[] {
  const days = new Set(series.exceptions.map(({ day }) => day));
  for (const day of base.keys()) if (day !== null) days.add(day);
  return [...days].toSorted();
}

/** What both sides had in common of an instance: where nothing of it is known, it was as the rule has it. */
export const basePart = (series: Series, day: string, base: Base, hashOf: HashOf): string =>
  base.get(day)?.hash ?? ruledPart(series, day, hashOf);

/** Whether an event is as both sides had it. */
export function isUnchanged(content: Content, base: Base, hashOf: HashOf): boolean {
  if (base.get(null)?.hash !== partOf(content, null, hashOf)) return false;
  const { series } = content;
  if (!series) return true;
  return exceptionDays(series, base).every(
    (day) => basePart(series, day, base, hashOf) === partOf(content, day, hashOf),
  );
}

/** Which side stands in each piece of a part that both have. */
export interface Verdict {
  /** The pieces that are taken from Google. */
  take: Piece[];
  /** Both sides have changed the same piece, and differ. */
  isConflict: boolean;
}

/**
 * Compares a part with what both sides had in common. What one side alone has changed stands; of what both have
 * changed, the later change.
 *
 * @param base what both had; null: nothing
 * @param isLater whether Google's change is the later one
 */
export function compareParts(base: Pieces | null, local: Pieces, remote: Pieces, isLater: boolean): Verdict {
  const take: Piece[] = [];
  let isConflict = false;
  for (const piece of PIECES) {
    if (local[piece] === remote[piece] || remote[piece] === base?.[piece]) continue;
    const isChangedHere = local[piece] !== base?.[piece];
    if (isChangedHere) isConflict = true;
    if (!isChangedHere || isLater) take.push(piece);
  }
  return { take, isConflict };
}
