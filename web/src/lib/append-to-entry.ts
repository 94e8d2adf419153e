import type { QueryClient } from '@tanstack/react-query';
import { LIMITS } from '@inkwell/contracts/constants';
import { entryQuery, fetchEntry, saveEntry } from './entries.ts';
import { findOpenEntry } from './open-entries.ts';
import { RequestError } from './request.ts';
import { today } from './time.ts';

/** An entry's text with another one after it, an empty line in between. */
export const withAppended = (content: string, text: string): string =>
  content.trim() === '' ? text : `${content.trimEnd()}\n\n${text}`;

const isConflict = (error: unknown) => error instanceof RequestError && error.code === 'conflict';

function endsWith(content: string, text: string): boolean {
  return `\n${content.trimEnd()}`.endsWith(`\n${text.trimEnd()}`);
}

async function appendOnce(client: QueryClient, userId: string, date: string, text: string): Promise<void> {
  const entry = await fetchEntry(date);
  const open = findOpenEntry(client, userId, date);
  if (entry) open?.replaceWith(entry);
  const content = open?.state.getState().content ?? entry?.content ?? '';
  // It is there already, where the answer to an earlier save was lost.
  if (endsWith(content, text)) return;
  const appended = withAppended(content, text);
  if (appended.length > LIMITS.entry) throw new RangeError('the entry would be too long');
  if (open) {
    // The editor saves it together with what was typed; where that fails it is kept on the device and tried again.
    open.append(text);
    await open.save();
    return;
  }
  const saved = await saveEntry(client, userId, {
    date,
    content: appended,
    baseRevision: entry?.revision ?? 0,
  });
  client.setQueryData(entryQuery(date).queryKey, saved);
}

/**
 * Adds a text to the end of today's entry, after an empty line; once, however often it is called. A change from
 * elsewhere in between is read, and the save tried once more.
 * @throws RequestError, or what `fetch` throws, where the entry could not be read or saved; RangeError where it would
 * get too long
 */
export async function appendToTodaysEntry(client: QueryClient, userId: string, text: string): Promise<void> {
  const date = today();
  try {
    await appendOnce(client, userId, date, text);
  } catch (error) {
    if (!isConflict(error)) throw error;
    await appendOnce(client, userId, date, text);
  }
}
