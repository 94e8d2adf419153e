/** What was typed on a day's page and is not on the server yet. */
export interface Draft {
  content: string;
  /** The revision it was written on. */
  baseRevision: number;
  /** Fingerprints of texts that went to the server without an answer: see `fingerprint`. */
  sent: string[];
}

export interface Drafts {
  read: (date: string) => Draft | null;
  /** False when the device does not take it: its storage is full or closed. */
  keep: (date: string, draft: Draft) => boolean;
  /** Removes the day's draft; with `content` only if it holds this text: another tab may have written since. */
  remove: (date: string, content?: string) => void;
  /** The days that have one, ascending. */
  dates: () => string[];
}

const PREFIX = 'inkwell-journal';

/**
 * One person's drafts on this device. In the synchronous storage, because a page that is being closed or crashes
 * has no time for the other one.
 */
export function createDrafts(userId: string, storage: Storage): Drafts {
  const prefix = `${PREFIX}:${userId}:`;
  const keyOf = (date: string) => `${prefix}${date}`;

  function read(date: string): Draft | null {
    const text = storage.getItem(keyOf(date));
    return text === null ? null : (JSON.parse(text) as Draft);
  }

  return {
    read,
    keep(date, draft) {
      try {
        storage.setItem(keyOf(date), JSON.stringify(draft));
        return true;
      } catch (error) {
        if (error instanceof DOMException) return false;
        throw error;
      }
    },
    remove(date, content) {
      if (content === undefined || read(date)?.content === content) storage.removeItem(keyOf(date));
    },
    dates: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
        .toSorted(),
  };
}

/** Short for a text, to know it again: its length and two 32-bit FNV-1a hashes. */
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
