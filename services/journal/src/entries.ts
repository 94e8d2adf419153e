import type { Entry, EntryFact, Place, Revisions, SaveEntry } from '@inkwell/contracts';
import type { Live, Outbox } from '@inkwell/events';
import { AppError, inTransaction, isDuplicateKey } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { entryModel, type EntryRow } from './entry.model.ts';
import { isOpen, isTooLong, wellFormed } from './entry-rules.ts';
import { revisionModel } from './revision.model.ts';

/** How many characters of old texts one answer carries; the newest always comes. */
const HISTORY_CHARACTERS = 8_000_000;

export interface EntriesDeps {
  connection: Connection;
  vault: Vault;
  outbox: Outbox<'journal'>;
  live: Live;
  /** Default: the clock. */
  now?: () => Date;
}

export type Entries = ReturnType<typeof createEntries>;

/** The journal's pages: one per person and day, and what each save replaced. */
export function createEntries({ connection, vault, outbox, live, now = () => new Date() }: EntriesDeps) {
  const pages = entryModel(connection);
  const history = revisionModel(connection);

  /** Days whose page is not blank, ascending. */
  async function listDates(userId: string): Promise<string[]> {
    const rows = await pages.find({ userId, written: true }, { _id: 0, date: 1 }).sort({ date: 1 }).lean();
    return rows.map((row) => row.date);
  }

  async function get(userId: string, date: string): Promise<Entry> {
    const row = await pages.findOne({ userId, date }).lean();
    if (!row) throw new AppError('not_found');
    return toEntry(row, await vault.open(userId));
  }

  /** What insights may know of a day. */
  async function getFact(userId: string, date: string): Promise<EntryFact> {
    const row = await pages.findOne({ userId, date }, { _id: 0, written: 1, revision: 1 }).lean();
    return { date, written: row?.written ?? false, revision: row?.revision ?? 0 };
  }

  /** The texts that later saves replaced, newest first. */
  async function listRevisions(userId: string, date: string): Promise<Revisions> {
    if (!(await pages.exists({ userId, date }))) throw new AppError('not_found');
    const box = await vault.open(userId);
    const revisions: Revisions['revisions'] = [];
    let characters = 0;
    for await (const row of history.find({ userId, date }).sort({ revision: -1 }).lean().cursor()) {
      const content = box.unseal(row.content, sealOf(row));
      characters += content.length;
      if (revisions.length > 0 && characters > HISTORY_CHARACTERS) break;
      revisions.push({ revision: row.revision, content, savedAt: row.savedAt.toISOString() });
    }
    return { revisions };
  }

  /**
   * Saves a page. Without `baseRevision` the last save wins; with it a save on an old text is a conflict that
   * hands the newer one back. The same text again is no change, so that a repeated save is harmless.
   */
  async function save(userId: string, input: SaveEntry, place: Place): Promise<Entry> {
    const { date } = input;
    if (isTooLong(input.content)) throw new AppError('too_large', 'A page takes at most 200,000 characters.');
    if (!isOpen(date, now(), place))
      throw new AppError('not_today', 'Only the page of today can be changed.');
    const content = wellFormed(input.content);
    const box = await vault.open(userId);

    for (;;) {
      const current = await pages.findOne({ userId, date }).lean();
      const before = current && toEntry(current, box);
      const mood = input.mood === undefined ? (before?.mood ?? null) : input.mood;
      if (before?.content === content && before.mood === mood) return before;
      refuseStale(input.baseRevision, before);

      const revision = (before?.revision ?? 0) + 1;
      const row: EntryRow = {
        userId,
        date,
        content: box.seal(content, sealOf({ date, revision })),
        written: content.trim() !== '',
        mood,
        revision,
        updatedAt: now(),
      };
      const replaced = before?.content === content ? null : current;
      if (await write(row, replaced)) {
        await announce(userId);
        return { date, content, mood, revision, updatedAt: row.updatedAt.toISOString() };
      }
    }
  }

  /** @returns false where another save of the day was faster, and nothing was written */
  async function write(row: EntryRow, replaced: EntryRow | null): Promise<boolean> {
    const { userId, date, revision } = row;
    try {
      return await inTransaction(connection, async (session) => {
        if (revision === 1) {
          await pages.create([row], { session });
        } else {
          const atBefore = { userId, date, revision: revision - 1 };
          const { matchedCount } = await pages.updateOne(atBefore, { $set: row }, { session });
          if (matchedCount === 0) return false;
        }
        if (replaced) {
          const { content, updatedAt: savedAt } = replaced;
          await history.create([{ userId, date, revision: replaced.revision, content, savedAt }], {
            session,
          });
        }
        await outbox.add(session, 'journal.entry-saved', { userId, date });
        await vault.open(userId, { session });
        return true;
      });
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async function announce(userId: string): Promise<void> {
    const [erased] = await Promise.all([vault.isErased(userId), live.publish(userId, 'journal')]);
    if (!erased) return;
    // The person was erased while this save was under way, and its snapshot was too old to see it.
    await removeAll(userId);
    throw new AppError('not_found');
  }

  async function removeAll(userId: string): Promise<void> {
    await Promise.all([pages.deleteMany({ userId }), history.deleteMany({ userId })]);
  }

  /** Leaves nothing of the person but the tombstone that keeps later writes out. */
  async function eraseUser(userId: string): Promise<void> {
    await vault.erase(userId);
    await removeAll(userId);
  }

  return { listDates, get, getFact, listRevisions, save, eraseUser };
}

// A text is sealed for its day and revision, so that it moves into the history as it is, and an old one
// put back into the page does not open.
const sealOf = ({ date, revision }: { date: string; revision: number }) => ({
  collection: 'entries',
  row: `${date}.${revision}`,
  field: 'content',
});

function toEntry(row: EntryRow, box: Box): Entry {
  const { date, mood, revision, updatedAt } = row;
  return {
    date,
    content: box.unseal(row.content, sealOf(row)),
    mood,
    revision,
    updatedAt: updatedAt.toISOString(),
  };
}

function refuseStale(baseRevision: number | undefined, current: Entry | null): void {
  if (baseRevision === undefined || baseRevision === (current?.revision ?? 0)) return;
  throw new AppError('conflict', 'This page was changed elsewhere in the meantime.', {
    context: {
      content: current?.content ?? '',
      revision: current?.revision ?? 0,
      updatedAt: current?.updatedAt ?? null,
    },
  });
}
