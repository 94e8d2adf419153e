import type { Emotion } from '@inkwell/contracts/constants';
import { listStorageKeys, readStorage, writeStorage } from '../../lib/storage.ts';

/** The text of a day that is not on the server yet. */
export interface Draft {
  content: string;
  /** The server's revision that the text is based on. */
  baseRevision: number;
  /** Fingerprints of texts that were sent and may have been saved without a response. */
  sent: string[];
  /** Only where it was changed. */
  mood?: Emotion | null;
}

export interface Drafts {
  read: (date: string) => Draft | null;
  /** Returns false when the storage is full or closed. */
  save: (date: string, draft: Draft) => boolean;
  /** Removes the day's draft; with `content` only if it has this text, because another tab may have changed it. */
  remove: (date: string, content?: string) => void;
  /** The days that have a draft, ascending. */
  dates: () => string[];
}

const PREFIX = 'inkwell-journal';

/** One user's drafts on this device. In localStorage, because a closing tab cannot wait for IndexedDB. */
export function createDrafts(userId: string): Drafts {
  const prefix = `${PREFIX}:${userId}:`;
  const keyOf = (date: string) => `${prefix}${date}`;

  function read(date: string): Draft | null {
    const text = readStorage('localStorage', keyOf(date));
    return text === null ? null : (JSON.parse(text) as Draft);
  }

  return {
    read,
    save: (date, draft) => writeStorage('localStorage', keyOf(date), JSON.stringify(draft)),
    remove(date, content) {
      if (content === undefined || read(date)?.content === content)
        writeStorage('localStorage', keyOf(date), null);
    },
    dates: () =>
      listStorageKeys('localStorage', prefix)
        .map((key) => key.slice(prefix.length))
        .toSorted(),
  };
}

/** A short hash to recognise a text by: its length and two 32-bit FNV-1a hashes. */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + index), 0x01000193);
  }
  return `${text.length}-${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`;
}
