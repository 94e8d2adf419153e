import { COMMON_DIRECTION, createMemorySearch, type MemoryQuery, paragraphsOf } from '@inkwell/ai/memory';
import { type FoundParagraphs, type PageOfDay, withoutPrompts } from '@inkwell/contracts';
import type { Vault } from '@inkwell/vault';
import { openEntry } from './entries.ts';
import type { EntryModel, EntryRow } from './entry.model.ts';
import { vectorOf, vectorsOf } from './paragraph-vectors.ts';

/** Whoever asks waits a second at most; what was read until then is searched. */
const SEARCH_TIMEOUT_MS = 800;
const MAX_PAGES = 4_000;
const MAX_FOUND = 5;

export type PageRecall = ReturnType<typeof createPageRecall>;

/** What the companion may read of the pages. */
export function createPageRecall({ entries, vault }: { entries: EntryModel; vault: Vault }) {
  return {
    /** The page of a day; empty where nothing is written. */
    page: async (userId: string, date: string): Promise<PageOfDay> => {
      const row = await entries.findOne({ userId, date }).lean();
      if (!row) return { content: '', isCared: false };
      const { content, sign } = openEntry(row, await vault.open(userId));
      return { content: withoutPrompts(content), isCared: sign !== null };
    },

    /** The paragraphs that fit a question, the best first. What was written in danger is not looked at. */
    search: async (userId: string, query: MemoryQuery): Promise<FoundParagraphs> => {
      const until = Date.now() + SEARCH_TIMEOUT_MS;
      const box = await vault.open(userId);
      const found = createMemorySearch(query, COMMON_DIRECTION);
      const range = {
        ...(query.from !== null && { $gte: query.from }),
        ...(query.to !== null && { $lte: query.to }),
      };
      const rows = entries
        .find({ userId, written: true, ...(Object.keys(range).length > 0 && { date: range }) })
        .sort({ date: -1 })
        .limit(MAX_PAGES)
        .lean<EntryRow[]>()
        .cursor({ batchSize: 200 });
      for await (const row of rows as AsyncIterable<EntryRow>) {
        if (Date.now() > until) break;
        const { content, sign } = openEntry(row, box);
        if (sign) continue;
        const vectors = vectorsOf(row, box);
        for (const text of paragraphsOf(content))
          found.add({ text, date: row.date, vector: vectorOf(vectors, text) });
      }
      return { found: found.best(MAX_FOUND) };
    },
  };
}
