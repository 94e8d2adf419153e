import { addDays } from '@inkwell/contracts/days';
import { useEffect, useState } from 'react';
import { RequestError } from '../../lib/request.ts';
import type { Pages } from './pages.ts';

export interface Leftover {
  date: string;
  content: string;
}

/**
 * Words of earlier days that never reached the server. Those of yesterday are sent once more, as its last
 * minutes may not be over yet; what is refused is handed out, to be put somewhere else.
 */
export function useLeftovers(pages: Pages, today: string) {
  const [leftovers, setLeftovers] = useState<Leftover[]>([]);

  useEffect(() => {
    let left = false;
    const { drafts } = pages;

    async function isRefused(date: string): Promise<boolean> {
      const draft = drafts.read(date);
      if (!draft) return false;
      try {
        const { content, baseRevision } = draft;
        await pages.post({ date, content, baseRevision });
        drafts.remove(date, content);
        return false;
      } catch (error) {
        return error instanceof RequestError && (error.code === 'not_today' || error.code === 'conflict');
      }
    }

    async function collect(): Promise<void> {
      const found: Leftover[] = [];
      for (const date of drafts.dates()) {
        if (date >= today || pages.find(date)) continue;
        if (date === addDays(today, -1) && !(await isRefused(date))) continue;
        const draft = drafts.read(date);
        if (draft) found.push({ date, content: draft.content });
      }
      if (!left) setLeftovers(found);
    }

    void collect();
    return () => {
      left = true;
    };
  }, [pages, today]);

  return {
    leftovers,
    /** Takes it from the device: it is somewhere else now, or not wanted. */
    settle: (date: string) => {
      pages.drafts.remove(date);
      setLeftovers((all) => all.filter((each) => each.date !== date));
    },
  };
}
