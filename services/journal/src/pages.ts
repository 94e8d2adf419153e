import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  countWords,
  type JournalPages,
  type PagesQuery,
  type PageSummary,
  withoutPrompts,
} from '@inkwell/contracts';
import type { Vault } from '@inkwell/vault';
import { openEntry } from './entries.ts';
import type { EntryModel, EntryRow } from './entry.model.ts';
import { firstLineOf } from './page-summary.ts';

export type Pages = ReturnType<typeof createPages>;

/** Long pages take their time: others get a turn after so many ms. */
const TURN_MS = 20;

/** The list of a person's written pages. */
export function createPages({ entries, vault }: { entries: EntryModel; vault: Vault }) {
  return {
    /** Those before a day, newest first. */
    list: async (userId: string, { before, limit }: PagesQuery): Promise<JournalPages> => {
      const box = await vault.open(userId);
      const rows = entries
        .find(
          { userId, written: true, ...(before !== undefined && { date: { $lt: before } }) },
          { vectors: 0, care: 0 },
        )
        .sort({ date: -1 })
        .limit(limit + 1)
        .lean<EntryRow[]>()
        .cursor();
      const pages: PageSummary[] = [];
      let turn = performance.now();
      for await (const row of rows as AsyncIterable<EntryRow>) {
        const last = pages.at(-1);
        if (last && pages.length === limit) return { pages, next: last.date };
        const content = withoutPrompts(openEntry(row, box).content);
        pages.push({
          date: row.date,
          firstLine: firstLineOf(content),
          mood: row.mood,
          words: countWords(content),
        });
        if (performance.now() - turn < TURN_MS) continue;
        await nextTurn();
        turn = performance.now();
      }
      return { pages, next: null };
    },
  };
}
