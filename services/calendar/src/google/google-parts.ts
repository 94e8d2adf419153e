import type { Box } from '@inkwell/vault';
import { type EventFields, unsealFields } from '../event-fields.ts';
import type { EventRow, GooglePart } from '../event.model.ts';
import type { EventTimes } from '../event-times.ts';
import { type Exception, type Series, timesOn } from '../series.ts';
import { isSeries, readSeries } from '../series-row.ts';
import { type EventTexts, wholeDayRange } from './google-fields.ts';
import { recurrenceText, googleZone } from './google-series.ts';

/**
 * An event is compared in parts, the event itself or the series and each of its exceptions, and a part in pieces. A
 * piece is a keyed hash: what both sides last had in common is known without its text.
 */

export const PART_PIECES = ['title', 'description', 'color', 'when'] as const;
export type PartPiece = (typeof PART_PIECES)[number];
export type PieceHashes = Record<PartPiece, string>;

/** A keyed hash of a person's text. */
export type HashOf = (text: string) => string;

/** Of an instance that was taken from its series. */
export const REMOVED_PIECE = 'removed';
const PIECE_HASH_LENGTH = 16;

/** @returns null for an instance that is removed */
export function hashPieces(part: string): PieceHashes | null {
  if (part === REMOVED_PIECE) return null;
  const [title = '', description = '', color = '', when = ''] = part.split('.');
  return { title, description, color, when };
}

function hashPart({ title, description, color }: EventTexts, when: string, hashOf: HashOf): string {
  return [title, description ?? '', color, when]
    .map((text, at) => hashOf(`${PART_PIECES[at]}\n${text}`).slice(0, PIECE_HASH_LENGTH))
    .join('.');
}

function canonicalTimes({ startTime, endTime, wall }: EventTimes): string {
  if (!wall) return JSON.stringify([startTime.toISOString(), endTime.toISOString()]);
  const { first, last } = wholeDayRange(wall);
  return JSON.stringify([first, last]);
}

function canonicalSeriesTimes(series: Series): string {
  const { wall, allDay } = series;
  const days = wholeDayRange(wall);
  const times = allDay ? [days.first, days.last] : [wall.start, wall.end, googleZone(series)];
  return JSON.stringify([recurrenceText(series), ...times]);
}

/** What an event is, on either side. */
export type EventContent = { series: Series } | { series: null; fields: EventFields; times: EventTimes };

export function contentOfRow(row: EventRow, box: Box): EventContent {
  if (isSeries(row)) return { series: readSeries(row, box) };
  const { startTime, endTime, wall } = row;
  return { series: null, fields: unsealFields(row._id, row, box), times: { startTime, endTime, wall } };
}

/** @param day of an instance of a series; null: the event or the series itself */
export function hashEventPart(content: EventContent, day: string | null, hashOf: HashOf): string {
  const { series } = content;
  if (!series) return hashPart(content.fields, canonicalTimes(content.times), hashOf);
  if (day === null) return hashPart(series.fields, canonicalSeriesTimes(series), hashOf);
  return hashExceptionPart(series, exceptionOn(series, day), hashOf);
}

function hashExceptionPart(series: Series, exception: Exception, hashOf: HashOf): string {
  if (exception.removed) return REMOVED_PIECE;
  const times = exception.times ?? timesOn(series, exception.day);
  return hashPart({ ...series.fields, ...exception.fields }, canonicalTimes(times), hashOf);
}

/** What an instance has of its own; nothing where it is as the rule has it. */
export const exceptionOn = (series: Series, day: string): Exception =>
  series.exceptions.find((exception) => exception.day === day) ?? exceptionAsRuled(day);

const exceptionAsRuled = (day: string): Exception => ({ day, removed: false, fields: {}, times: null });

/** An instance as the rule has it. */
export const hashRuledPart = (series: Series, day: string, hashOf: HashOf): string =>
  hashExceptionPart(series, exceptionAsRuled(day), hashOf);

/** What both sides last had in common, by the day of the part. */
export type SyncBase = Map<string | null, Pick<GooglePart, 'hash' | 'etag'>>;

export const readSyncBase = (parts: GooglePart[] | undefined): SyncBase =>
  new Map((parts ?? []).map(({ day, hash, etag }) => [day, { hash, etag }]));

export const writeSyncBase = (base: SyncBase): GooglePart[] =>
  [...base].map(([day, part]) => ({ day, ...part }));

/** The days of the exceptions that either side has or had. */
export function exceptionDays(series: Series, base: SyncBase): string[] {
  const days = new Set(series.exceptions.map(({ day }) => day));
  for (const day of base.keys()) if (day !== null) days.add(day);
  return [...days].toSorted();
}

/** What both sides had in common of an instance: where nothing of it is known, it was as the rule has it. */
export const syncBasePart = (series: Series, day: string, base: SyncBase, hashOf: HashOf): string =>
  base.get(day)?.hash ?? hashRuledPart(series, day, hashOf);

/** Whether an event is as both sides had it. */
export function isUnchanged(content: EventContent, base: SyncBase, hashOf: HashOf): boolean {
  if (base.get(null)?.hash !== hashEventPart(content, null, hashOf)) return false;
  const { series } = content;
  if (!series) return true;
  return exceptionDays(series, base).every(
    (day) => syncBasePart(series, day, base, hashOf) === hashEventPart(content, day, hashOf),
  );
}

/** Which side stands in each piece of a part that both have. */
export interface PieceVerdicts {
  /** The pieces that are taken from Google. */
  take: PartPiece[];
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
export function compareParts(
  base: PieceHashes | null,
  local: PieceHashes,
  remote: PieceHashes,
  isLater: boolean,
): PieceVerdicts {
  const take: PartPiece[] = [];
  let isConflict = false;
  for (const piece of PART_PIECES) {
    if (local[piece] === remote[piece] || remote[piece] === base?.[piece]) continue;
    const isChangedHere = local[piece] !== base?.[piece];
    if (isChangedHere) isConflict = true;
    if (!isChangedHere || isLater) take.push(piece);
  }
  return { take, isConflict };
}
