import { addDays } from '@inkwell/contracts/days';
import { useEffect, useState } from 'react';
import { fetchEntry } from '../../../lib/entries.ts';
import { RequestError } from '../../../lib/request.ts';
import type { StoredDraft } from './drafts.ts';
import type { EntryStores } from '../saving/entry-stores.ts';
import { missingText } from './missing-text.ts';

export interface UnsavedDraft {
  /** Of the draft in the storage. */
  key: string;
  date: string;
  /** What the page of its day does not have. */
  content: string;
}

/**
 * Drafts of earlier days that were never saved. One that is on its day's page already, because only the answer to its
 * save was lost, is removed. Yesterday's is sent once more, because its grace period may not be over; what the server
 * rejects is returned, to be added to another day or discarded.
 */
export function useUnsavedDrafts(stores: EntryStores, today: string) {
  const [unsavedDrafts, setUnsavedDrafts] = useState<UnsavedDraft[]>([]);

  useEffect(() => {
    let unmounted = false;
    const { drafts } = stores;
    const yesterday = addDays(today, -1);

    /** What its page misses; null also where that cannot be told: then nothing is claimed, and the draft stays. */
    async function findMissing(draft: StoredDraft, mayBeOpen: boolean): Promise<UnsavedDraft | null> {
      const { key, date, mood } = draft;
      try {
        const entry = await fetchEntry(date);
        const content = missingText(entry?.content ?? '', draft.content);
        if (content === '') {
          // Its mood is all that may be missing.
          if (mood !== undefined && mayBeOpen) await isRejected(draft);
          drafts.removeKey(key);
        } else if (!mayBeOpen || (await isRejected(draft))) return { key, date, content };
      } catch (error) {
        // fetch throws a TypeError without a connection, a DOMException when no answer comes; anything else is a bug.
        if (!(error instanceof RequestError || error instanceof TypeError || error instanceof DOMException))
          throw error;
      }
      return null;
    }

    async function isRejected({ key, date, content, baseRevision, mood }: StoredDraft): Promise<boolean> {
      try {
        await stores.saveEntry({ date, content, baseRevision, ...(mood !== undefined && { mood }) });
        drafts.removeKey(key);
        return false;
      } catch (error) {
        return error instanceof RequestError && (error.code === 'not_today' || error.code === 'conflict');
      }
    }

    async function collect(): Promise<void> {
      const found: UnsavedDraft[] = [];
      await drafts.adopt();
      for (const date of drafts.dates()) {
        const store = stores.find(date);
        if (date >= today || (store && !store.isDayOver())) continue;
        for (const draft of drafts.list(date)) {
          const unsaved = await findMissing(draft, date === yesterday && !store);
          if (unsaved) found.push(unsaved);
        }
      }
      if (!unmounted) setUnsavedDrafts(found);
    }

    void collect();
    return () => {
      unmounted = true;
    };
  }, [stores, today]);

  return {
    unsavedDrafts,
    /** Removes the draft from this device. */
    discard: ({ key, date }: UnsavedDraft) => {
      stores.find(date)?.discard();
      stores.drafts.removeKey(key);
      setUnsavedDrafts((drafts) => drafts.filter((draft) => draft.key !== key));
    },
  };
}
