import type { Entry } from '@inkwell/contracts';
import type { Emotion } from '@inkwell/contracts/constants';
import { createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import { isBlank, type SaveInput, withAppended } from '../../../lib/entries.ts';
import { RequestError } from '../../../lib/request.ts';
import { type EntrySnapshot, type EntryVersion, type LoadedEntry, versionOf } from './entry-state.ts';
import { fingerprint, type Drafts, type StoredDraft } from '../drafts/drafts.ts';
import { createEntryText, statusOf } from './entry-text.ts';
import { missingText } from '../drafts/missing-text.ts';

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
  const text = createEntryText(date, entry, drafts);
  let edited = false;
  let emptiedText: string | null = null;
  let emptyTimer: ReturnType<typeof setTimeout> | undefined;
  let problem: 'retrying' | 'day-over' | 'too-long' | null = null;
  let failures = 0;
  let saving: Promise<void> | null = null;
  let saveAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

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

  function computeSnapshot(): EntrySnapshot {
    const { content, mood, conflict } = text;
    return { content, mood, status: statusOf(text, problem), emptiedText, conflict };
  }

  function notifyIfChanged(): void {
    const next = computeSnapshot();
    if (!shallow(next, snapshot.getState())) snapshot.setState(next);
  }

  function scheduleSave(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  }

  function setContent(content: string): void {
    if (content === text.content) return;
    clearTimeout(emptyTimer);
    if (!isBlank(content)) emptiedText = null;
    else if (!isBlank(text.content)) {
      const { saved } = text;
      emptiedText = saved.content.length > text.content.length ? saved.content : text.content;
      emptyTimer = setTimeout(() => void leave(), EMPTY_SAVE_MS);
    }
    text.isEmptied = false;
    text.content = content;
    edited = true;
    text.changedAt = Date.now();
    if (problem === 'too-long') problem = null;
    text.storeDraft();
    if (text.needsSave()) scheduleSave(AUTO_SAVE_MS);
    else clearTimeout(timer);
    notifyIfChanged();
  }

  /** Saves the mood at once: it is chosen, not typed. */
  function setMood(chosen: Emotion | null): void {
    if (chosen === text.mood) return;
    text.mood = chosen;
    edited = true;
    saveChange();
  }

  function saveChange(): void {
    text.storeDraft();
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
    if (isBlank(text.content) && emptiedText !== null && !text.conflict) {
      text.isEmptied = true;
      text.storeDraft();
    }
    return save();
  }

  async function saveUntilDone(): Promise<void> {
    while (saveAgain && text.needsSave() && !text.conflict && !text.closed && problem !== 'day-over') {
      saveAgain = false;
      await attemptSave(text.textToSave());
    }
    notifyIfChanged();
  }

  async function attemptSave(content: string): Promise<void> {
    text.sent = [...text.sent, fingerprint(content)].slice(-MAX_SENT_FINGERPRINTS);
    text.storeDraft();
    const { baseRevision, mood, keepReplaced, isEmptied } = text;
    try {
      const input = {
        date,
        content,
        baseRevision,
        ...((keepReplaced || (isEmptied && isBlank(content))) && { keepReplaced: true }),
        ...(mood !== text.savedMood && { mood }),
      };
      handleSaved(await saveEntry(input), content);
    } catch (error) {
      handleFailure(error, content);
    }
    notifyIfChanged();
  }

  function handleSaved(entry: Entry, content: string): void {
    applySaved({ content, revision: entry.revision });
    text.savedMood = entry.mood;
    if (text.earlier[0]?.content === content) {
      text.removeFirstEarlier();
      saveAgain = true;
    } else {
      text.keepReplaced = false;
    }
    text.storeDraft();
    onSaved(entry);
  }

  function applySaved(version: EntryVersion): void {
    text.applySaved(version);
    problem = null;
    failures = 0;
  }

  function handleFailure(error: unknown, content: string): void {
    if (!(error instanceof RequestError)) return retryLater(error);
    switch (error.code) {
      case 'conflict': {
        const theirs = versionOf(error);
        return theirs ? resolveConflict(theirs, content) : retryLater(error);
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
  function resolveConflict(theirs: EntryVersion, content: string): void {
    const isOurs = theirs.content === content || text.sent.includes(fingerprint(theirs.content));
    // Only the mood was to be saved: no text of ours would be lost.
    if (!isOurs && text.earlier.length === 0 && text.ownText() === text.saved.content)
      text.content = theirs.content;
    if (isOurs || isBlank(theirs.content) || text.content === theirs.content) {
      // An earlier save succeeded and its response was lost, or nothing would be overwritten: continue from theirs.
      applySaved(theirs);
      if (text.earlier[0]?.content === theirs.content) text.removeFirstEarlier();
      saveAgain = true;
      text.storeDraft();
      return;
    }
    text.conflict = theirs;
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
    append: (added: string) => setContent(withAppended(text.content, added)),
    save,
    leave,
    /** Puts the text back that was deleted as a whole. */
    bringBack: () => {
      if (emptiedText !== null) setContent(emptiedText);
    },
    /** Retries at once instead of waiting for the scheduled retry. */
    retryNow: () => {
      if (text.needsSave() && problem === 'retrying') void save();
    },
    /** Replaces the text with a newer version of the server; ignored while changes are unsaved. */
    replaceWith: (fresh: LoadedEntry) => {
      const { content, saved } = text;
      const isBlankPending = isBlank(content) && content !== saved.content;
      if (fresh.revision <= saved.revision || saving || text.needsSave() || isBlankPending) return;
      applySaved({ content: fresh.content, revision: fresh.revision });
      text.content = fresh.content;
      text.changedAt = null;
      text.isEmptied = false;
      emptiedText = null;
      if (fresh.mood !== undefined) text.savedMood = fresh.mood;
      text.mood = text.savedMood;
      notifyIfChanged();
    },
    /** Resolves a conflict with this text; theirs stays in the history. */
    keepMine: () => {
      if (!text.conflict) return;
      applySaved(text.conflict);
      text.keepReplaced = true;
      text.conflict = null;
      saveChange();
    },
    /** Resolves a conflict with the server's text; this one is saved first, so that it stays in the history. */
    takeTheirs: () => {
      const { conflict } = text;
      if (!conflict) return;
      text.replaceContent();
      text.content = conflict.content;
      text.isEmptied = false;
      applySaved(conflict);
      text.conflict = null;
      saveChange();
    },
    /** Makes an earlier text the page's; what it replaces is saved first, so that the history has it. */
    takeBack: (content: string) => {
      if (text.conflict || content === text.content) return;
      text.replaceContent();
      text.content = content;
      text.isEmptied = false;
      emptiedText = null;
      edited = true;
      text.changedAt = Date.now();
      saveChange();
    },
    /** Takes in drafts of tabs that were closed. */
    takeIn: (others: readonly StoredDraft[]) => {
      if (text.takeIn(others)) onMerged();
      notifyIfChanged();
      void save();
    },
    /** Gives up what is not saved. */
    discard: () => {
      text.discard();
      problem = null;
      text.storeDraft();
      notifyIfChanged();
    },
    isDayOver: () => problem === 'day-over',
    /** What the server does not have of the text. */
    missingText: () => missingText(text.saved.content, text.content),
    /** Milliseconds since the last change in this tab. */
    msSinceChange: () => (text.changedAt === null ? Infinity : Date.now() - text.changedAt),
    isSaved: () => !text.needsSave() && !saving,
    isEdited: () => edited,
    hasListeners: () => listeners > 0,
    /** Stops all saving; the draft stays on the device. */
    close: () => {
      text.closed = true;
      clearTimeout(timer);
      clearTimeout(emptyTimer);
    },
  };
}
