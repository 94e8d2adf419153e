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

/** What a save asks for. Without a mood the page's own stays. */
interface Change {
  userId: string;
  date: string;
  content: string;
  mood: Entry['mood'] | undefined;
}

interface Saved {
  entry: Entry;
  isChanged: boolean;
}

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
   *
   * Round trips: four for the first save of a day (page, outbox, commit, look), five for one that replaces a text
   * (the text it replaced too), one more without `baseRevision`, whose revision is read first. One transaction over
   * three collections cannot do with fewer, and the look must follow the commit.
   */
  async function save(userId: string, input: SaveEntry, place: Place): Promise<Entry> {
    const { date } = input;
    if (isTooLong(input.content)) throw new AppError('too_large', 'A page takes at most 200,000 characters.');
    if (!isOpen(date, now(), place))
      throw new AppError('not_today', 'Only the page of today can be changed.');
    const box = await vault.open(userId);
    const change = { userId, date, content: wellFormed(input.content), mood: input.mood };

    // The revision to write on: the sender's own word at first, and if that does not hold, the database's.
    let base = input.baseRevision;
    for (;;) {
      if (base === undefined) {
        const current = await pages.findOne({ userId, date }).lean();
        const before = current && toEntry(current, box);
        if (before && isSame(before, change)) return before;
        refuseStale(input.baseRevision, before);
        base = before?.revision ?? 0;
      }
      const saved = await write(change, base, box);
      if (saved?.isChanged) {
        await Promise.all([vault.refuseErased(userId, removeAll), live.publish(userId, 'journal')]);
      }
      if (saved) return saved.entry;
      base = undefined;
    }
  }

  /** @returns null where the page is not at revision `base`: then nothing was written */
  async function write(change: Change, base: number, box: Box): Promise<Saved | null> {
    const { userId, date, content, mood } = change;
    const revision = base + 1;
    const updatedAt = now();
    const row = {
      content: box.seal(content, sealOf({ date, revision })),
      written: content.trim() !== '',
      revision,
      updatedAt,
      ...(mood !== undefined && { mood }),
    };
    const entry = { date, content, revision, updatedAt: updatedAt.toISOString() };
    try {
      return await inTransaction(connection, async (session) => {
        if (base === 0) {
          await pages.create([{ userId, date, mood: null, ...row }], { session });
          await outbox.add(session, 'journal.entry-saved', { userId, date });
          return { entry: { ...entry, mood: mood ?? null }, isChanged: true };
        }
        // The write that replaces a text hands it back.
        const replaced = await pages
          .findOneAndUpdate(
            { userId, date, revision: base },
            { $set: row },
            { session, returnDocument: 'before' },
          )
          .lean();
        if (!replaced) return null;
        const before = toEntry(replaced, box);
        if (isSame(before, change)) {
          await session.abortTransaction();
          return { entry: before, isChanged: false };
        }
        if (before.content !== content) {
          const { content: old, updatedAt: savedAt } = replaced;
          await history.create([{ userId, date, revision: base, content: old, savedAt }], { session });
        }
        await outbox.add(session, 'journal.entry-saved', { userId, date });
        return { entry: { ...entry, mood: mood === undefined ? before.mood : mood }, isChanged: true };
      });
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
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

const isSame = (before: Entry, { content, mood = before.mood }: Change) =>
  before.content === content && before.mood === mood;

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
