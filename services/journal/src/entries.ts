import { countryOfZone, moreSevere, toPersonFinding, readByRulesInTurns, toCare } from '@inkwell/ai/care';
import {
  isBlankPage,
  type CareSign,
  type Entry,
  type EntryCare,
  type EntryQuery,
  type EntryState,
  type TimeZoneRef,
  type Revisions,
  type RevisionsQuery,
  type SaveEntry,
  withoutPrompts,
} from '@inkwell/contracts';
import type { Live, Outbox } from '@inkwell/events';
import { AppError, inTransaction, isDuplicateKey } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import { LRUCache } from 'lru-cache';
import type { ClientSession, Connection } from 'mongoose';
import { careAad, type EntryModel, type EntryRow } from './entry.model.ts';
import { isOpen, isTooLong, isWorthKeeping, toWellFormed } from './entry-rules.ts';
import type { RevisionModel } from './revision.model.ts';

/** How many characters of old texts one answer carries; the first always comes. */
const MAX_HISTORY_CHARS = 8_000_000;

/** How many entries stay in memory after their save, and of how many characters together. */
const MAX_CACHED_ENTRIES = 2_000;
const MAX_CACHED_CHARS = 16_000_000;

/** They are as large as a long text, and only its meaning needs them. */
const EXCLUDE_VECTORS = { vectors: 0 };

export interface EntriesDeps {
  connection: Connection;
  entries: EntryModel;
  revisions: RevisionModel;
  vault: Vault;
  outbox: Outbox<'journal'>;
  live: Live;
  removeAll: (userId: string) => Promise<void>;
  /** How long after its last change a page is read in the background. */
  analysisDelayMs: number;
  now: () => Date;
}

export type Entries = ReturnType<typeof createEntries>;

/** What a save asks for. Without a mood the entry's own stays. */
interface EntryChange {
  userId: string;
  date: string;
  content: string;
  mood: Entry['mood'] | undefined;
  keepReplaced: boolean;
}

/** An entry as it is stored, and what it says. */
interface StoredEntry {
  row: EntryRow;
  content: string;
  sign: CareSign | null;
}

/** The journal's entries: one per person and day, and the replaced texts that are kept. */
export function createEntries(deps: EntriesDeps) {
  const { connection, entries, revisions, vault, outbox, live, removeAll, analysisDelayMs, now } = deps;
  // A page is saved every few seconds while somebody writes; the next save starts from what this process wrote last,
  // which spares it a round trip. Each write proves that the row is still so: whatever changes the content, the mood or
  // when a text was kept raises the revision.
  const saved = new LRUCache<string, EntryRow>({ max: MAX_CACHED_ENTRIES, maxSize: MAX_CACHED_CHARS });

  /** Days whose entry is not blank, ascending. */
  async function listDates(userId: string): Promise<string[]> {
    const rows = await entries.find({ userId, written: true }, { _id: 0, date: 1 }).sort({ date: 1 }).lean();
    return rows.map((row) => row.date);
  }

  const findRow = (userId: string, date: string): Promise<EntryRow | null> =>
    entries.collection.findOne<EntryRow>({ userId, date }, { projection: EXCLUDE_VECTORS });

  async function get(
    userId: string,
    date: string,
    { optional }: EntryQuery,
    timeZone: TimeZoneRef,
  ): Promise<Entry | undefined> {
    const row = await findRow(userId, date);
    if (!row) {
      if (optional) return undefined;
      throw new AppError('not_found');
    }
    return toEntry(openEntry(row, await vault.open(userId)), timeZone);
  }

  /** What chat must know of a day to keep the person's level. */
  async function getCare(userId: string, date: string): Promise<EntryCare> {
    const row = await entries.findOne({ userId, date }, { _id: 0, date: 1, care: 1 }).lean();
    return { sign: row?.care ? careSignOf(row, await vault.open(userId)) : null };
  }

  /** What insights may know of a day. */
  async function getState(userId: string, date: string): Promise<EntryState> {
    const row = await entries
      .findOne({ userId, date }, { _id: 0, written: 1, revision: 1, mood: 1, updatedAt: 1, analysis: 1 })
      .lean();
    if (!row) return { date, written: false, revision: 0, mood: null, updatedAt: null, analysis: null };
    const { written, revision, mood, updatedAt, analysis = null } = row;
    return { date, written, revision, mood, updatedAt: updatedAt.toISOString(), analysis };
  }

  /** A page of the replaced texts that are kept, newest first. */
  async function listRevisions(
    userId: string,
    date: string,
    { before, limit }: RevisionsQuery,
  ): Promise<Revisions> {
    if (!(await entries.exists({ userId, date }))) throw new AppError('not_found');
    const box = await vault.open(userId);
    const rows = revisions
      .find({ userId, date, ...(before !== undefined && { revision: { $lt: before } }) })
      .sort({ revision: -1 })
      .limit(limit + 1)
      .lean()
      .cursor();
    const texts: Revisions['revisions'] = [];
    let characters = 0;
    for await (const row of rows) {
      const content = box.unseal(row.content, contentAad(row));
      characters += content.length;
      const last = texts.at(-1);
      const isFull = texts.length === limit || characters > MAX_HISTORY_CHARS;
      if (last && isFull) return { revisions: texts, next: last.revision };
      texts.push({ revision: row.revision, content, savedAt: row.savedAt.toISOString() });
    }
    return { revisions: texts, next: null };
  }

  /**
   * Saves an entry. Without `baseRevision` the last save wins; with it a save on an old text is a conflict that
   * hands the newer one back. The same text again is no change, so that a repeated save is harmless.
   *
   * Round trips of a usual save: three (the replaced text, the write, the check for an erased person), two after a save
   * in this process. A transaction is needed only where the save keeps the replaced text, makes the day written or
   * blank, changes the mood, or shows danger: five for each of them.
   */
  async function save(userId: string, input: SaveEntry, timeZone: TimeZoneRef): Promise<Entry> {
    const { date, keepReplaced = false } = input;
    if (isTooLong(input.content)) throw new AppError('too_large', 'A page takes at most 200,000 characters.');
    if (!isOpen(date, now(), timeZone))
      throw new AppError('not_today', 'Only the page of today can be changed.');
    const box = await vault.open(userId);
    const change = { userId, date, content: toWellFormed(input.content), mood: input.mood, keepReplaced };

    // Whoever knows of no entry is believed at first, which spares the first save of a day a round trip.
    let before =
      input.baseRevision === 0
        ? null
        : (recall(change, input.baseRevision, box) ?? (await read(userId, date, box)));
    for (;;) {
      if (before && isSameEntry(before, change)) return toEntry(before, timeZone);
      refuseStale(input.baseRevision, before);
      const after = await write(change, before, box);
      if (after) {
        saved.set(savedKey(userId, date), after.row, { size: after.content.length + 1 });
        await Promise.all([vault.refuseErased(userId, removeAll), live.publish(userId, 'journal')]);
        return toEntry(after, timeZone);
      }
      before = await read(userId, date, box);
    }
  }

  /**
   * The entry as this process saved it last, for a change of it. Where it would decide by itself, since nothing changes
   * or the base is another, it is not asked: the row may have moved on meanwhile.
   */
  function recall(change: EntryChange, baseRevision: number | undefined, box: Box): StoredEntry | null {
    const row = saved.get(savedKey(change.userId, change.date));
    if (!row || (baseRevision !== undefined && baseRevision !== row.revision)) return null;
    const stored = openEntry(row, box);
    return isSameEntry(stored, change) ? null : stored;
  }

  async function read(userId: string, date: string, box: Box): Promise<StoredEntry | null> {
    const row = await findRow(userId, date);
    return row && openEntry(row, box);
  }

  /** @returns null where the entry is not as it was `before`: then nothing was written */
  async function write(
    change: EntryChange,
    before: StoredEntry | null,
    box: Box,
  ): Promise<StoredEntry | null> {
    const { userId, date, content, mood = before?.row.mood ?? null } = change;
    const revision = (before?.row.revision ?? 0) + 1;
    const updatedAt = now();
    const kept = before && isRevisionKept(change, before, updatedAt) ? before : null;
    const own = withoutPrompts(content);
    const written = !isBlankPage(content);
    const sign = written
      ? await mergeFinding(before?.sign ?? null, newLines(own, before?.content), updatedAt)
      : null;
    const isNewSign = sign !== null && sign !== before?.sign;
    const isNewMood = mood !== (before?.row.mood ?? null);
    // A mood alone gives the background nothing to read.
    const isNewText = content !== (before?.content ?? '');
    const row = {
      content: box.seal(content, contentAad({ date, revision })),
      written,
      mood,
      revision,
      updatedAt,
      ...(isNewText && { analysisDueAt: new Date(updatedAt.getTime() + analysisDelayMs) }),
      ...(kept && { keptAt: updatedAt }),
      ...(sign && { care: box.sealJson(sign, careAad(date)) }),
    };
    const writeEntry = async (session?: ClientSession): Promise<boolean> => {
      if (!before) {
        await entries.create([{ userId, date, ...row }], { ...(session && { session }) });
        return true;
      }
      // What the background finds of danger meanwhile changes no revision and must not be overwritten.
      const care = before.row.care ?? { $exists: false };
      const current = { userId, date, revision: before.row.revision, care };
      const unset = { ...(!sign && before.sign && { care: 1 }), ...(!written && { analysis: 1 }) };
      const update = { $set: row, $unset: unset };
      // The driver's own: casts of what is typed already would take a tenth of a save.
      const { matchedCount } = await entries.collection.updateOne(current, update, session && { session });
      return matchedCount > 0;
    };
    const flips = written !== (before?.row.written ?? false);
    const writeAll = async (session: ClientSession): Promise<boolean> => {
      if (!(await writeEntry(session))) return false;
      if (kept) {
        const { content: replaced, revision: of, updatedAt: savedAt } = kept.row;
        await revisions.create([{ userId, date, revision: of, content: replaced, savedAt }], { session });
      }
      if (flips) await outbox.add(session, 'journal.day-written', { userId, date });
      if (isNewMood) await outbox.add(session, 'journal.mood-chosen', { userId, date });
      if (isNewSign) await outbox.add(session, 'journal.entry-analysed', { userId, date });
      return true;
    };
    try {
      const needsTransaction = kept !== null || flips || isNewMood || isNewSign;
      const isWritten = needsTransaction ? await inTransaction(connection, writeAll) : await writeEntry();
      if (!isWritten) return null;
      const keptAt = before?.row.keptAt;
      return { row: { userId, date, ...(keptAt && { keptAt }), ...row }, content, sign };
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Leaves nothing of the person but the tombstone that keeps later writes out. */
  async function eraseUser(userId: string): Promise<void> {
    await vault.erase(userId);
    await removeAll(userId);
  }

  return { listDates, get, getCare, getState, listRevisions, save, eraseUser };
}

const savedKey = (userId: string, date: string) => `${userId} ${date}`;

// A text is sealed for its day and revision: it moves into the history as it is, and an old one that is put back into
// the entry cannot be opened.
export const contentAad = ({ date, revision }: { date: string; revision: number }) => ({
  collection: 'entries',
  row: `${date}.${revision}`,
  field: 'content',
});

/** The text of an entry. */
export const contentOf = (row: Pick<EntryRow, 'date' | 'revision' | 'content'>, box: Box): string =>
  box.unseal(row.content, contentAad(row));

export function openEntry(row: EntryRow, box: Box): StoredEntry {
  return { row, content: contentOf(row, box), sign: careSignOf(row, box) };
}

const careSignOf = ({ date, care }: Pick<EntryRow, 'date' | 'care'>, box: Box): CareSign | null =>
  care ? (box.unsealJson(care, careAad(date)) as CareSign) : null;

function toEntry({ row, content, sign }: StoredEntry, { zone }: TimeZoneRef): Entry {
  const { date, mood, revision, updatedAt } = row;
  const country = zone === undefined ? null : countryOfZone(zone);
  const care = sign && toCare(sign, { country, birthDate: undefined });
  return { date, content, mood, revision, updatedAt: updatedAt.toISOString(), care };
}

/** The lines that were not on the page before: what the rules find in the others is known from the save that had them. */
function newLines(content: string, before = ''): string {
  const known = new Set(before.split('\n'));
  return content
    .split('\n')
    .filter((line) => !known.has(line))
    .join('\n');
}

/**
 * What the rules find, where it is more than is known of the entry. What the head found before stays until the new
 * text is read in the background.
 */
async function mergeFinding(known: CareSign | null, content: string, at: Date): Promise<CareSign | null> {
  const found = toPersonFinding(await readByRulesInTurns(content));
  return found && moreSevere(known, found) === found ? { ...found, at: at.toISOString() } : known;
}

const isSameEntry = (before: StoredEntry, { content, mood = before.row.mood }: EntryChange) =>
  before.content === content && before.row.mood === mood;

const isRevisionKept = (change: EntryChange, { row, content }: StoredEntry, at: Date) =>
  change.keepReplaced
    ? change.content !== content
    : isWorthKeeping(content, change.content, { lastKeptAt: row.keptAt, now: at });

function refuseStale(baseRevision: number | undefined, current: StoredEntry | null): void {
  if (baseRevision === undefined || baseRevision === (current?.row.revision ?? 0)) return;
  throw new AppError('conflict', 'This page was changed elsewhere in the meantime.', {
    context: {
      content: current?.content ?? '',
      revision: current?.row.revision ?? 0,
      updatedAt: current?.row.updatedAt.toISOString() ?? null,
    },
  });
}
