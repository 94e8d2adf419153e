import { factsIn } from '@inkwell/ai/memory';
import { addDays, dayOf, PageOfDay } from '@inkwell/contracts';
import type { InternalReader } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { MemoryUseCases } from './memory.ts';

/** How many days ago a page is that is still noted: it is written on its day alone, and read soon after. */
const LATELY_DAYS = 2;

/** Notes what the pages of the journal say of their writer. */
export function createPageFacts(deps: {
  memory: Pick<MemoryUseCases, 'note' | 'isEnabled'>;
  vault: Vault;
  readFromJournal: InternalReader;
}) {
  const { memory, vault, readFromJournal } = deps;

  return {
    /**
     * Any number of times: what a page says now stands in place of what it said before. A page of long ago that is read
     * anew is not noted: the memory may have been switched off when it was written.
     */
    note: async (userId: string, date: string): Promise<void> => {
      if (date < addDays(dayOf(new Date(), {}), -LATELY_DAYS)) return;
      if ((await vault.isErased(userId)) || !(await memory.isEnabled(userId))) return;
      const page = await readFromJournal(`/internal/entries/${date}/page`, { userId }, PageOfDay);
      const facts = page && !page.isCared ? await factsIn(page.content, date) : [];
      await memory.note(userId, await vault.open(userId), { kind: 'page', from: date, date }, facts);
    },
  };
}
