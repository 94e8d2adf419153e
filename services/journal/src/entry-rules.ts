import {
  countCharacters,
  dayOf,
  ENTRY_GRACE_MINUTES,
  KEPT_REVISION_MINUTES,
  LIMITS,
  MINUTE_MS,
  type TimeZoneRef,
} from '@inkwell/contracts';

const GRACE_MS = ENTRY_GRACE_MINUTES * MINUTE_MS;
const KEEP_EVERY_MS = KEPT_REVISION_MINUTES * MINUTE_MS;
const MAX_UNRECORDED_REMOVAL = 200;

/** Whether the day may be written on: today where the person is, or the day that ended minutes ago. */
export function isOpen(date: string, now: Date, timeZone: TimeZoneRef): boolean {
  return date === dayOf(now, timeZone) || date === dayOf(new Date(now.getTime() - GRACE_MS), timeZone);
}

/** Whether a text is longer than an entry may be. An emoji is one character, as its writer counts. */
export function isTooLong(content: string): boolean {
  if (content.length <= LIMITS.entry) return false;
  if (content.length > 2 * LIMITS.entry) return true;
  return countCharacters(content) > LIMITS.entry;
}

/**
 * Whether the history keeps a text that a save replaces. While somebody writes, one text in five minutes is enough;
 * the first one that a new session replaces is always older than that. A text of which much is removed is kept in
 * any case: it is what a person may want back.
 *
 * @param lastKeptAt when a text of this entry was last kept
 */
export function isWorthKeeping(
  before: string,
  after: string,
  { lastKeptAt, now }: { lastKeptAt: Date | undefined; now: Date },
): boolean {
  if (before === after) return false;
  if (lastKeptAt === undefined || now.getTime() - lastKeptAt.getTime() >= KEEP_EVERY_MS) return true;
  return countRemoved(before, after) > MAX_UNRECORDED_REMOVAL;
}

/**
 * How many characters of the old text a save removes: all between the common beginning and the common end. A replaced
 * character counts as removed, and so does what stands between two edits: rather one text too many in the history.
 */
export function countRemoved(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return countCharacters(before.slice(start, before.length - end));
}

/** The text as it comes back from storage, so that half of a surrogate pair does not look like a change each time. */
export function toWellFormed(content: string): string {
  return Buffer.from(content, 'utf8').toString('utf8');
}
