import type { Entry } from '@inkwell/contracts';
import type { Emotion } from '@inkwell/contracts/constants';
import type { RequestError } from '../../../lib/request.ts';

/** Where the text is saved; the status line shows it. */
export type SaveStatus =
  /** No text and no entry. */
  | 'none'
  | 'saved'
  /** In this device's storage, not yet on the server. */
  | 'on-device'
  /** In this window's memory only, because the storage is full or closed. */
  | 'in-memory'
  /** In this device's storage; the server could not be reached. */
  | 'retrying'
  /** In this window's memory only; the server could not be reached. */
  | 'retrying-in-memory'
  /** The whole text was deleted, which is saved after a pause or on leaving. */
  | 'blank'
  | 'conflict'
  | 'day-over'
  | 'too-long';

export interface EntryVersion {
  content: string;
  revision: number;
}

/** An entry as it was loaded. Without a mood the known one stays. */
export type LoadedEntry = EntryVersion & Partial<Pick<Entry, 'mood'>>;

export interface EntrySnapshot {
  content: string;
  mood: Emotion | null;
  status: SaveStatus;
  /** The text before it was deleted as a whole; null while there is one, or was none. */
  emptiedText: string | null;
  /** The server's version, where it was written elsewhere; null while there is no conflict. */
  conflict: EntryVersion | null;
}

/** The server's version, as a refused save names it; null where it names none. */
export function versionOf({ context }: RequestError): EntryVersion | null {
  const { content, revision } = context;
  return typeof content === 'string' && typeof revision === 'number' ? { content, revision } : null;
}
