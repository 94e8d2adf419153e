import { isBlank } from '../../../lib/entries.ts';
import type { Drafts, StoredDraft } from '../drafts/drafts.ts';
import type { EntryVersion, LoadedEntry, SaveStatus } from './entry-state.ts';
import { mergeDrafts } from '../drafts/merge-drafts.ts';

export type EntryText = ReturnType<typeof createEntryText>;

/**
 * One day's text and mood as this tab has them, with what the server has. Each change is kept as a draft on this device;
 * drafts of closed tabs are merged into it.
 */
export function createEntryText(date: string, entry: LoadedEntry | null, drafts: Drafts) {
  const saved: EntryVersion = { content: entry?.content ?? '', revision: entry?.revision ?? 0 };
  const savedMood = entry?.mood ?? null;
  const text = {
    content: saved.content,
    mood: savedMood,
    /** What the server has. */
    saved,
    savedMood,
    /** The server's revision that the content is based on. */
    baseRevision: saved.revision,
    /** Fingerprints of texts that were sent and may have been saved without a response. */
    sent: [] as string[],
    /** When the text was last changed in this tab; null where it is the server's. */
    changedAt: null as number | null,
    /** The person has deleted the whole text and gone on: only then a blank text is saved over another (spec). */
    isEmptied: false,
    /** Texts that are saved before the content, so that the history has them; the oldest first. */
    earlier: [] as StoredDraft[],
    /** Until the content is saved: the history must have what that replaces. */
    keepReplaced: false,
    conflict: null as EntryVersion | null,
    isDraftStored: true,
    closed: false,
    ownText,
    needsSave,
    /** The text that is saved next. */
    textToSave: (): string => text.earlier[0]?.content ?? ownText(),
    storeDraft,
    takeIn,
    replaceContent,
    applySaved,
    removeFirstEarlier,
    discard,
  };
  restoreDraft();
  takeIn(drafts.others(date));
  return text;

  function restoreDraft(): void {
    const draft = drafts.read(date);
    if (!draft) return;
    if (draft.mood !== undefined) text.mood = draft.mood;
    // The server already has this text: the save succeeded and only its response was lost.
    const isUsable = !isBlank(draft.content) || draft.isEmptied;
    if (isUsable && draft.content !== text.saved.content) {
      const { content, baseRevision, sent, isEmptied = false, changedAt = 0 } = draft;
      Object.assign(text, { content, baseRevision, sent, isEmptied, changedAt });
    } else if (text.mood === text.savedMood) drafts.remove(date);
  }

  /** Takes in drafts of tabs that were closed. Returns whether the texts of two tabs met. */
  function takeIn(others: readonly StoredDraft[]): boolean {
    if (text.closed) return false;
    const known = new Set(text.earlier.map(({ key }) => key));
    const found = others.filter(({ key }) => !known.has(key));
    const { content, changedAt, conflict } = text;
    const merge = mergeDrafts(
      { content, saved: text.saved.content, changedAt, isFixed: conflict !== null },
      found,
    );
    if (merge.mood !== undefined && text.mood === text.savedMood) text.mood = merge.mood;
    const met = merge.earlier.some(({ isReplaced }) => !isReplaced) || (merge.newest && changedAt !== null);
    if (merge.newest) {
      const { baseRevision, sent, isEmptied = false } = merge.newest;
      if (changedAt === null) Object.assign(text, { baseRevision, sent });
      else replaceContent();
      Object.assign(text, { content: merge.newest.content, isEmptied });
      text.changedAt = merge.newest.changedAt ?? 0;
    }
    text.earlier.push(...merge.earlier);
    if (merge.earlier.length > 0) text.keepReplaced = true;
    for (const { key } of [...merge.needless, ...(merge.newest ? [merge.newest] : [])]) drafts.removeKey(key);
    if (found.length > 0) storeDraft();
    return met ?? false;
  }

  /** Lets another text take the content's place: the history gets this one, also where it was not saved yet. */
  function replaceContent(): void {
    text.keepReplaced = true;
    const { content, baseRevision, sent, changedAt } = text;
    if (isBlank(content) || content === text.saved.content) return;
    const replaced = { content, baseRevision, sent, isReplaced: true, changedAt: changedAt ?? 0 };
    text.earlier.push(drafts.add(date, replaced));
  }

  /** The content, or what the server has where that was deleted and may be brought back. */
  function ownText(): string {
    const { content, isEmptied } = text;
    return isBlank(content) && !isBlank(text.saved.content) && !isEmptied ? text.saved.content : content;
  }

  function needsSave(): boolean {
    return text.earlier.length > 0 || text.mood !== text.savedMood || ownText() !== text.saved.content;
  }

  function storeDraft(): void {
    // Its person may have gone: what they left is sealed.
    if (text.closed) return;
    if (!needsSave()) drafts.remove(date);
    else {
      const { baseRevision, sent, changedAt, isEmptied, mood } = text;
      text.isDraftStored = drafts.save(date, {
        content: ownText(),
        baseRevision,
        sent,
        changedAt: changedAt ?? 0,
        ...(isEmptied && { isEmptied }),
        ...(mood !== text.savedMood && { mood }),
      });
    }
  }

  function removeFirstEarlier(): void {
    const [first, ...rest] = text.earlier;
    text.earlier = rest;
    if (first) drafts.removeKey(first.key);
  }

  function applySaved(version: EntryVersion): void {
    text.saved = version;
    text.baseRevision = version.revision;
    text.sent = [];
  }

  /** Gives up what is not saved. */
  function discard(): void {
    text.content = text.saved.content;
    text.isEmptied = false;
    text.mood = text.savedMood;
    for (const { key } of text.earlier) drafts.removeKey(key);
    text.earlier = [];
    text.conflict = null;
  }
}

/** @param problem why the last save has not succeeded */
export function statusOf(text: EntryText, problem: 'retrying' | 'day-over' | 'too-long' | null): SaveStatus {
  const { content, saved, conflict, isDraftStored } = text;
  if (conflict) return 'conflict';
  if (text.needsSave()) {
    if (problem === 'retrying' && !isDraftStored) return 'retrying-in-memory';
    return problem ?? (isDraftStored ? 'on-device' : 'in-memory');
  }
  if (content !== saved.content) return 'blank';
  return saved.revision > 0 ? 'saved' : 'none';
}
