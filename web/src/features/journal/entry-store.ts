import type { Entry } from '@inkwell/contracts';
import type { Emotion } from '@inkwell/contracts/constants';
import { createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import { isBlank, type SaveInput, withAppended } from '../../lib/entries.ts';
import { RequestError } from '../../lib/request.ts';
import {
  type EntrySnapshot,
  type EntryVersion,
  type LoadedEntry,
  type SaveStatus,
  versionOf,
} from './entry-state.ts';
import { fingerprint, type Drafts, type StoredDraft } from './drafts.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { missingText } from './missing-text.ts';

export const AUTO_SAVE_MS = 2_000;
/** So long after the last change a text that was deleted as a whole is saved as empty; leaving the page does it, too. */
export const EMPTY_SAVE_MS = 10_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
const MAX_SENT_FINGERPRINTS = 20;

export interface EntryStoreDeps {
  saveEntry: (input: SaveInput) => Promise<Entry>;
  drafts: Drafts;
  onSaved: (entry: Entry) => void;
  /** The session or the access has ended, so the server refuses to save. */
  onAccessDenied: (error: RequestError) => void;
  /** The page was written in two tabs, and one of the texts goes into the history. */
  onMerged: () => void;
}

export type EntryStore = ReturnType<typeof createEntryStore>;

/**
 * The store of one day's entry while it is edited. Stores each change as a draft on this device at once, saves it
 * AUTO_SAVE_MS after the last change, one request at a time, and retries until the server has the latest text. It
 * outlives the editor, so that opening another day does not lose an unsaved text.
 */
export function createEntryStore(date: string, entry: LoadedEntry | null, deps: EntryStoreDeps) {
  const { saveEntry, drafts, onSaved, onAccessDenied, onMerged } = deps;
  let saved: EntryVersion = { content: entry?.content ?? '', revision: entry?.revision ?? 0 };
  let content = saved.content;
  let savedMood = entry?.mood ?? null;
  let mood = savedMood;
  let baseRevision = saved.revision;
  let sent: string[] = [];
  let isDraftStored = true;
  let edited = false;
  /** When the text was last changed in this tab; null where it is the server's. */
  let changedAt: number | null = null;
  /** The person has deleted the whole text and gone on: only then a blank text is saved over another (spec). */
  let isEmptied = false;
  let emptiedText: string | null = null;
  let emptyTimer: ReturnType<typeof setTimeout> | undefined;
  /** Texts that are saved before the content, so that the history has them; the oldest first. */
  let earlier: StoredDraft[] = [];
  /** Until the content is saved: the history must have what that replaces. */
  let keepReplaced = false;
  let conflict: EntryVersion | null = null;
  let problem: 'retrying' | 'day-over' | 'too-long' | null = null;
  let failures = 0;
  let saving: Promise<void> | null = null;
  let saveAgain = false;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  restoreDraft();
  mergeOthers(drafts.others(date));
  const snapshot = createStore(computeSnapshot);
  let listeners = 0;

  const state: Pick<typeof snapshot, 'getState' | 'getInitialState' | 'subscribe'> = {
    ...snapshot,
    subscribe: (listener) => {
      const unsubscribe = snapshot.subscribe(listener);
      listeners += 1;
      return () => {
        listeners -= 1;
        unsubscribe();
      };
    },
  };

  function restoreDraft(): void {
    const draft = drafts.read(date);
    if (!draft) return;
    if (draft.mood !== undefined) ({ mood } = draft);
    // The server already has this text: the save succeeded and only its response was lost.
    const isUsable = !isBlank(draft.content) || draft.isEmptied;
    if (isUsable && draft.content !== saved.content) {
      ({ content, baseRevision, sent, isEmptied = false } = draft);
      changedAt = draft.changedAt ?? 0;
    } else if (mood === savedMood) drafts.remove(date);
  }

  /** Returns whether the texts of two tabs met. */
  function mergeOthers(others: readonly StoredDraft[]): boolean {
    if (closed) return false;
    const known = new Set(earlier.map(({ key }) => key));
    const found = others.filter(({ key }) => !known.has(key));
    const merge = mergeDrafts(
      { content, saved: saved.content, changedAt, isFixed: conflict !== null },
      found,
    );
    if (merge.mood !== undefined && mood === savedMood) ({ mood } = merge);
    const met = merge.earlier.some(({ isReplaced }) => !isReplaced) || (merge.newest && changedAt !== null);
    if (merge.newest) {
      if (changedAt === null) ({ baseRevision, sent } = merge.newest);
      else replaceContent();
      ({ content, isEmptied = false } = merge.newest);
      changedAt = merge.newest.changedAt ?? 0;
    }
    earlier.push(...merge.earlier);
    if (merge.earlier.length > 0) keepReplaced = true;
    for (const { key } of [...merge.needless, ...(merge.newest ? [merge.newest] : [])]) drafts.removeKey(key);
    if (found.length > 0) storeDraft();
    return met ?? false;
  }

  /** Lets another text take the content's place: the history gets this one, also where it was not saved yet. */
  function replaceContent(): void {
    keepReplaced = true;
    if (isBlank(content) || content === saved.content) return;
    const replaced = { content, baseRevision, sent, isReplaced: true, changedAt: changedAt ?? 0 };
    earlier.push(drafts.add(date, replaced));
  }

  function ownText(): string {
    return isBlank(content) && !isBlank(saved.content) && !isEmptied ? saved.content : content;
  }

  const textToSave = () => earlier[0]?.content ?? ownText();

  function needsSave(): boolean {
    return earlier.length > 0 || mood !== savedMood || ownText() !== saved.content;
  }

  function computeStatus(): SaveStatus {
    if (conflict) return 'conflict';
    if (needsSave()) {
      if (problem === 'retrying' && !isDraftStored) return 'retrying-in-memory';
      return problem ?? (isDraftStored ? 'on-device' : 'in-memory');
    }
    if (content !== saved.content) return 'blank';
    return saved.revision > 0 ? 'saved' : 'none';
  }

  function computeSnapshot(): EntrySnapshot {
    return { content, mood, status: computeStatus(), emptiedText, conflict };
  }

  function notifyIfChanged(): void {
    const next = computeSnapshot();
    if (!shallow(next, snapshot.getState())) snapshot.setState(next);
  }

  function storeDraft(): void {
    // Its person may have gone: what they left is sealed.
    if (closed) return;
    if (!needsSave()) drafts.remove(date);
    else {
      const changedMood = mood !== savedMood && { mood };
      const draft = {
        content: ownText(),
        baseRevision,
        sent,
        changedAt: changedAt ?? 0,
        ...(isEmptied && { isEmptied }),
        ...changedMood,
      };
      isDraftStored = drafts.save(date, draft);
    }
  }

  function scheduleSave(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  }

  function setContent(text: string): void {
    if (text === content) return;
    clearTimeout(emptyTimer);
    if (!isBlank(text)) emptiedText = null;
    else if (!isBlank(content)) {
      emptiedText = saved.content.length > content.length ? saved.content : content;
      emptyTimer = setTimeout(() => void leave(), EMPTY_SAVE_MS);
    }
    isEmptied = false;
    content = text;
    edited = true;
    changedAt = Date.now();
    if (problem === 'too-long') problem = null;
    storeDraft();
    if (needsSave()) scheduleSave(AUTO_SAVE_MS);
    else clearTimeout(timer);
    notifyIfChanged();
  }

  /** Saves the mood at once: it is chosen, not typed. */
  function setMood(chosen: Emotion | null): void {
    if (chosen === mood) return;
    mood = chosen;
    edited = true;
    storeDraft();
    notifyIfChanged();
    void save();
  }

  /** Saves unsaved changes now. Resolves when the attempt has ended, also when it failed. */
  function save(): Promise<void> {
    clearTimeout(timer);
    saveAgain = true;
    saving ??= saveUntilDone().finally(() => {
      saving = null;
    });
    return saving;
  }

  /** As `save`, and what the person has emptied is saved as empty; the history keeps what was there. */
  function leave(): Promise<void> {
    clearTimeout(emptyTimer);
    if (isBlank(content) && emptiedText !== null && !conflict) {
      isEmptied = true;
      storeDraft();
    }
    return save();
  }

  async function saveUntilDone(): Promise<void> {
    while (saveAgain && needsSave() && !conflict && !closed && problem !== 'day-over') {
      saveAgain = false;
      await attemptSave(textToSave());
    }
    notifyIfChanged();
  }

  async function attemptSave(text: string): Promise<void> {
    sent = [...sent, fingerprint(text)].slice(-MAX_SENT_FINGERPRINTS);
    storeDraft();
    const changedMood = mood !== savedMood && { mood };
    try {
      const input = {
        date,
        content: text,
        baseRevision,
        ...((keepReplaced || (isEmptied && isBlank(text))) && { keepReplaced: true }),
        ...changedMood,
      };
      handleSaved(await saveEntry(input), text);
    } catch (error) {
      handleFailure(error, text);
    }
    notifyIfChanged();
  }

  function handleSaved(entry: Entry, text: string): void {
    applySaved({ content: text, revision: entry.revision });
    savedMood = entry.mood;
    if (earlier[0]?.content === text) {
      removeFirstEarlier();
      saveAgain = true;
    } else {
      keepReplaced = false;
    }
    storeDraft();
    onSaved(entry);
  }

  function removeFirstEarlier(): void {
    const [first, ...rest] = earlier;
    earlier = rest;
    if (first) drafts.removeKey(first.key);
  }

  function applySaved(version: EntryVersion): void {
    saved = version;
    baseRevision = version.revision;
    sent = [];
    problem = null;
    failures = 0;
  }

  function handleFailure(error: unknown, text: string): void {
    if (!(error instanceof RequestError)) return retryLater(error);
    switch (error.code) {
      case 'conflict': {
        const theirs = versionOf(error);
        return theirs ? resolveConflict(theirs, text) : retryLater(error);
      }
      case 'not_today':
        problem = 'day-over';
        return;
      case 'too_large':
        problem = 'too-long';
        return;
      case 'unauthenticated':
      case 'onboarding_required':
      case 'subscription_required':
        // The draft stays on the device, and the next visit restores it.
        problem = 'retrying';
        onAccessDenied(error);
        return;
      default:
        return retryLater(error);
    }
  }

  /** The server has another revision than the one this text is based on: either our own, or somebody else's. */
  function resolveConflict(theirs: EntryVersion, text: string): void {
    const isOurs = theirs.content === text || sent.includes(fingerprint(theirs.content));
    // Only the mood was to be saved: no text of ours would be lost.
    if (!isOurs && earlier.length === 0 && ownText() === saved.content) ({ content } = theirs);
    if (isOurs || isBlank(theirs.content) || content === theirs.content) {
      // An earlier save succeeded and its response was lost, or nothing would be overwritten: continue from theirs.
      applySaved(theirs);
      if (earlier[0]?.content === theirs.content) removeFirstEarlier();
      saveAgain = true;
      storeDraft();
      return;
    }
    conflict = theirs;
  }

  function retryLater(error: unknown): void {
    // fetch throws a TypeError when offline and a DOMException when aborted; anything else is a bug.
    if (!(error instanceof RequestError || error instanceof TypeError || error instanceof DOMException)) {
      throw error;
    }
    problem = 'retrying';
    scheduleSave(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
    failures += 1;
  }

  return {
    date,
    /** For `useStore`. */
    state,
    setContent,
    setMood,
    /** Adds a text after an empty line. */
    append: (text: string) => setContent(withAppended(content, text)),
    save,
    leave,
    /** Puts the text back that was deleted as a whole. */
    bringBack: () => {
      if (emptiedText !== null) setContent(emptiedText);
    },
    /** Retries at once instead of waiting for the scheduled retry. */
    retryNow: () => {
      if (needsSave() && problem === 'retrying') void save();
    },
    /** Replaces the text with a newer version of the server; ignored while changes are unsaved. */
    replaceWith: (fresh: LoadedEntry) => {
      const isBlankPending = isBlank(content) && content !== saved.content;
      if (fresh.revision <= saved.revision || saving || needsSave() || isBlankPending) return;
      applySaved({ content: fresh.content, revision: fresh.revision });
      ({ content } = fresh);
      changedAt = null;
      isEmptied = false;
      emptiedText = null;
      mood = savedMood = fresh.mood === undefined ? savedMood : fresh.mood;
      notifyIfChanged();
    },
    /** Resolves a conflict with this text; theirs stays in the history. */
    keepMine: () => {
      if (!conflict) return;
      applySaved(conflict);
      keepReplaced = true;
      conflict = null;
      storeDraft();
      notifyIfChanged();
      void save();
    },
    /** Resolves a conflict with the server's text; this one is saved first, so that it stays in the history. */
    takeTheirs: () => {
      if (!conflict) return;
      replaceContent();
      content = conflict.content;
      isEmptied = false;
      applySaved(conflict);
      conflict = null;
      storeDraft();
      notifyIfChanged();
      void save();
    },
    /** Makes an earlier text the page's; what it replaces is saved first, so that the history has it. */
    takeBack: (text: string) => {
      if (conflict || text === content) return;
      replaceContent();
      content = text;
      isEmptied = false;
      emptiedText = null;
      edited = true;
      changedAt = Date.now();
      storeDraft();
      notifyIfChanged();
      void save();
    },
    /** Takes in drafts of tabs that were closed. */
    takeIn: (others: readonly StoredDraft[]) => {
      if (mergeOthers(others)) onMerged();
      notifyIfChanged();
      void save();
    },
    /** Gives up what is not saved. */
    discard: () => {
      ({ content } = saved);
      isEmptied = false;
      mood = savedMood;
      for (const { key } of earlier) drafts.removeKey(key);
      earlier = [];
      conflict = null;
      problem = null;
      storeDraft();
      notifyIfChanged();
    },
    isDayOver: () => problem === 'day-over',
    /** What the server does not have of the text. */
    missingText: () => missingText(saved.content, content),
    /** Milliseconds since the last change in this tab. */
    msSinceChange: () => (changedAt === null ? Infinity : Date.now() - changedAt),
    isSaved: () => !needsSave() && !saving,
    isEdited: () => edited,
    hasListeners: () => listeners > 0,
    /** Stops all saving; the draft stays on the device. */
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearTimeout(emptyTimer);
    },
  };
}
