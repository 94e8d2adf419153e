import type { QueryClient } from '@tanstack/react-query';

/** An entry that is open in an editor of this tab, or was and has text that is not saved yet. */
interface OpenEntry {
  state: { getState: () => { content: string } };
  /** Replaces the text with a newer version of the server; ignored while changes are unsaved. */
  replaceWith: (version: { content: string; revision: number }) => void;
  /** Adds a text after an empty line. */
  append: (text: string) => void;
  /** Saves unsaved changes now. Resolves when the attempt has ended, also when it failed. */
  save: () => Promise<void>;
}

interface OpenEntries {
  userId: string;
  find: (date: string) => OpenEntry | undefined;
}

const entriesByClient = new WeakMap<QueryClient, OpenEntries>();

/** Lets what is no editor add to an entry without losing what is unsaved there. */
export const setOpenEntries = (client: QueryClient, entries: OpenEntries): void =>
  void entriesByClient.set(client, entries);

export function findOpenEntry(client: QueryClient, userId: string, date: string): OpenEntry | undefined {
  const entries = entriesByClient.get(client);
  return entries?.userId === userId ? entries.find(date) : undefined;
}
