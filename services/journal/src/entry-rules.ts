import { dayOf, ENTRY_GRACE_MINUTES, LIMITS, type Place } from '@inkwell/contracts';

const GRACE_MS = ENTRY_GRACE_MINUTES * 60_000;

/** Whether the day may be written on: today where the person is, or the day that ended minutes ago. */
export function isOpen(date: string, now: Date, place: Place): boolean {
  return date === dayOf(now, place) || date === dayOf(new Date(now.getTime() - GRACE_MS), place);
}

/** Whether a text is longer than a page takes. An emoji is one character, as its writer counts. */
export function isTooLong(content: string): boolean {
  if (content.length <= LIMITS.entry) return false;
  if (content.length > 2 * LIMITS.entry) return true;
  let characters = 0;
  for (const _character of content) characters += 1;
  return characters > LIMITS.entry;
}

/** The text as it comes back from storage, so that a half of a pair does not count as a change for ever. */
export function wellFormed(content: string): string {
  return Buffer.from(content, 'utf8').toString('utf8');
}
