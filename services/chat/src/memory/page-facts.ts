import { factsIn } from '@inkwell/ai/memory';
import { PageOfDay } from '@inkwell/contracts';
import type { InternalReader } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { MemoryStories } from './memory.ts';

/** Notes what the pages of the journal say of their writer. */
export function createPageFacts(deps: {
  memory: Pick<MemoryStories, 'note' | 'isEnabled'>;
  vault: Vault;
  readFromJournal: InternalReader;
}) {
  const { memory, vault, readFromJournal } = deps;

  return {
    /** Any number of times: what a page says now stands in place of what it said before. */
    note: async (userId: string, date: string): Promise<void> => {
      if ((await vault.isErased(userId)) || !(await memory.isEnabled(userId))) return;
      const page = await readFromJournal(`/internal/entries/${date}/page`, { userId }, PageOfDay);
      const facts = page && !page.isCared ? factsIn(page.content, date) : [];
      await memory.note(userId, await vault.open(userId), { kind: 'page', from: date, date }, facts);
    },
  };
}
