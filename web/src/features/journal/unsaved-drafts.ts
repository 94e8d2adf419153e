import { addDays } from '@inkwell/contracts/days';
import { useEffect, useState } from 'react';
import { fetchEntry, isBlank } from '../../lib/entries.ts';
import { RequestError } from '../../lib/request.ts';
import type { EntryStores } from './entry-stores.ts';

export interface UnsavedDraft {
  date: string;
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

    /** False also where that cannot be told: then nothing is claimed, and the draft stays. */
    async function isMissing({ date, content }: UnsavedDraft): Promise<boolean> {
      try {
        const entry = await fetchEntry(date);
        if ((entry?.content ?? '') !== content) return true;
        // Its mood is all that may be missing.
        if (drafts.read(date)?.mood !== undefined && date === yesterday) await isRejected(date);
        drafts.remove(date, content);
      } catch (error) {
        // fetch throws a TypeError without a connection; anything else is a bug.
        if (!(error instanceof RequestError || error instanceof TypeError)) throw error;
      }
      return false;
    }

    async function isRejected(date: string): Promise<boolean> {
      const draft = drafts.read(date);
      if (!draft) return false;
      try {
        const { content, baseRevision, mood } = draft;
        await stores.saveEntry({ date, content, baseRevision, ...(mood !== undefined && { mood }) });
        drafts.remove(date, content);
        return false;
      } catch (error) {
        return error instanceof RequestError && (error.code === 'not_today' || error.code === 'conflict');
      }
    }

    async function collect(): Promise<void> {
      const found: UnsavedDraft[] = [];
      for (const date of drafts.dates()) {
        const draft = drafts.read(date);
        if (!draft || date >= today || stores.find(date) || isBlank(draft.content)) continue;
        const unsaved = { date, content: draft.content };
        if (!(await isMissing(unsaved))) continue;
        if (date === yesterday && !(await isRejected(date))) continue;
        found.push(unsaved);
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
    discard: (date: string) => {
      stores.drafts.remove(date);
      setUnsavedDrafts((drafts) => drafts.filter((draft) => draft.date !== date));
    },
  };
}
