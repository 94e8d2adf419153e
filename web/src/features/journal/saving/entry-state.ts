import type { Emotion } from '@inkwell/contracts/constants';
import type { SaveInput } from '../../../lib/entries.ts';
import { type EntryText, type EntryVersion, type LoadedEntry, needsSave, textOf } from './entry-text.ts';

/** What stands in the way of saving. */
type Phase =
  /** Nothing. */
  | { readonly name: 'open' }
  /** The last save failed, and the next one may succeed. */
  | { readonly name: 'retrying' }
  | { readonly name: 'too-long' }
  /** The server takes no more of this day. */
  | { readonly name: 'day-over' }
  /** The page was written elsewhere: nothing is sent until one of the two texts is chosen. */
  | { readonly name: 'conflict'; readonly theirs: EntryVersion };

/** One day's entry while it is edited, and how far its saving has come. */
export interface EntryState extends EntryText {
  readonly date: string;
  readonly phase: Phase;
  /** The request that is running; one at a time. */
  readonly sending: SaveInput | null;
  /** A save was asked for while one was running. */
  readonly saveAgain: boolean;
  /** Saves that failed since the last success. */
  readonly failures: number;
  /** Whether the storage took the last draft. */
  readonly isDraftStored: boolean;
  readonly isEdited: boolean;
  /** The text before it was deleted as a whole; null while there is one, or was none. */
  readonly emptiedText: string | null;
  /** Nothing is saved or stored any more. */
  readonly isClosed: boolean;
}

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

/** What is shown of the state. */
export interface EntrySnapshot {
  content: string;
  mood: Emotion | null;
  status: SaveStatus;
  emptiedText: string | null;
  /** The server's version, where it was written elsewhere; null while there is no conflict. */
  conflict: EntryVersion | null;
}

export function initialState(date: string, entry: LoadedEntry | null): EntryState {
  return {
    ...textOf(entry),
    date,
    phase: { name: 'open' },
    sending: null,
    saveAgain: false,
    failures: 0,
    isDraftStored: true,
    isEdited: false,
    emptiedText: null,
    isClosed: false,
  };
}

export function snapshotOf(state: EntryState): EntrySnapshot {
  const { content, mood, emptiedText, phase } = state;
  const conflict = phase.name === 'conflict' ? phase.theirs : null;
  return { content, mood, status: statusOf(state), emptiedText, conflict };
}

function statusOf(state: EntryState): SaveStatus {
  const { content, saved, phase, isDraftStored } = state;
  if (phase.name === 'conflict') return 'conflict';
  if (needsSave(state)) {
    if (phase.name === 'open') return isDraftStored ? 'on-device' : 'in-memory';
    return phase.name === 'retrying' && !isDraftStored ? 'retrying-in-memory' : phase.name;
  }
  if (content !== saved.content) return 'blank';
  return saved.revision > 0 ? 'saved' : 'none';
}
