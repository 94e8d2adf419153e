import type { Emotion } from '@inkwell/contracts/constants';
import { listStorageKeys, readStorage, writeStorage } from '../../../lib/storage.ts';
import { openTabs, tabId } from '../../../lib/tab-id.ts';

/** The text of a day that is not on the server yet. */
export interface Draft {
  content: string;
  /** The server's revision that the text is based on. */
  baseRevision: number;
  /** Fingerprints of texts that were sent and may have been saved without a response. */
  sent: string[];
  /** When the text was last changed, in ms; an older build stored none. */
  changedAt?: number;
  /** Only where it was changed. */
  mood?: Emotion | null;
  /** The person deleted the whole text; otherwise a blank one never replaces a page. */
  isEmptied?: boolean;
  /** It was replaced, and is to be kept among the page's earlier texts. */
  isReplaced?: boolean;
}

/** A draft in the storage, of this tab or adopted by it. */
export interface StoredDraft extends Draft {
  key: string;
  date: string;
}

/** One user's drafts in this tab. */
export interface Drafts {
  /** The draft that this tab is writing. */
  read: (date: string) => Draft | null;
  /** Returns false when the storage is full or closed. */
  save: (date: string, draft: Draft) => boolean;
  remove: (date: string) => void;
  /** A key for a draft beside the day's own. */
  freeKey: (date: string) => string;
  add: (draft: StoredDraft) => void;
  /** The drafts of the day that this tab has: its own, and those of closed tabs. The newest first. */
  list: (date: string) => StoredDraft[];
  /** Those beside its own. */
  others: (date: string) => StoredDraft[];
  removeKey: (key: string) => void;
  /** The days that have a draft, ascending. */
  dates: () => string[];
  /** Moves the drafts of closed tabs to this one; one tab of the browser gets each. */
  adopt: () => Promise<void>;
}

const PREFIX = 'inkwell-journal';
const ADOPT_LOCK = 'inkwell-adopt-drafts';

/**
 * One user's drafts on this device, by day and tab, so that no tab overwrites another's. In localStorage, because a
 * closing tab cannot wait for IndexedDB. A key is `<prefix>:<user>:<day>:<tab>`, with `.<number>` for the others; an
 * older build's has no tab.
 */
export function createDrafts(userId: string): Drafts {
  const prefix = `${PREFIX}:${userId}:`;
  const keyOf = (date: string) => `${prefix}${date}:${tabId()}`;

  /** Its day, and the tab that it belongs to. */
  function partsOf(key: string): { date: string; tab: string } {
    const [date = '', name = ''] = key.slice(prefix.length).split(':');
    const [tab = ''] = name.split('.');
    return { date, tab };
  }

  function readKey(key: string): Draft | null {
    const text = readStorage('localStorage', key);
    return text === null ? null : (JSON.parse(text) as Draft);
  }

  const listKeys = () => listStorageKeys('localStorage', prefix).toSorted();

  const listOwnKeys = () => listKeys().filter((key) => partsOf(key).tab === tabId());

  function list(date: string): StoredDraft[] {
    return listOwnKeys()
      .filter((key) => partsOf(key).date === date)
      .flatMap((key) => {
        const draft = readKey(key);
        return draft ? [{ ...draft, key, date }] : [];
      })
      .toSorted((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0));
  }

  function freeKey(date: string): string {
    for (let number = 1; ; number += 1) {
      const key = `${keyOf(date)}.${number}`;
      if (readStorage('localStorage', key) === null) return key;
    }
  }

  async function adopt(): Promise<void> {
    const open = await openTabs();
    for (const key of listKeys()) {
      const { date, tab } = partsOf(key);
      const text = open.has(tab) ? null : readStorage('localStorage', key);
      if (text === null) continue;
      // Removed first, because a full storage has no room for both.
      writeStorage('localStorage', key, null);
      writeStorage('localStorage', freeKey(date), text);
    }
  }

  return {
    read: (date) => readKey(keyOf(date)),
    save: (date, draft) => writeStorage('localStorage', keyOf(date), JSON.stringify(draft)),
    remove: (date) => void writeStorage('localStorage', keyOf(date), null),
    freeKey,
    add: (draft) => {
      const text = JSON.stringify({ ...draft, key: undefined, date: undefined });
      writeStorage('localStorage', draft.key, text);
    },
    list,
    others: (date) => list(date).filter(({ key }) => key !== keyOf(date)),
    removeKey: (key) => void writeStorage('localStorage', key, null),
    dates: () => [...new Set(listOwnKeys().map((key) => partsOf(key).date))].toSorted(),
    async adopt() {
      // Most often there are none, and nothing has to be asked.
      if (listKeys().length === listOwnKeys().length) return;
      await (navigator.locks ? navigator.locks.request(ADOPT_LOCK, adopt) : adopt());
    },
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
