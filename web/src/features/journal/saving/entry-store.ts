import type { Entry } from '@inkwell/contracts';
import type { Emotion } from '@inkwell/contracts/constants';
import { createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import type { SaveInput } from '../../../lib/entries.ts';
import { withAppended } from '../../../lib/append-to-entry.ts';
import { RequestError } from '../../../lib/request.ts';
import type { Drafts, StoredDraft } from '../drafts/drafts.ts';
import { missingText } from '../drafts/missing-text.ts';
import { type Effect, type EntryEvent, type SaveFailure, transition } from './entry-machine.ts';
import { initialState, snapshotOf } from './entry-state.ts';
import { type DraftPlace, draftOf, type LoadedEntry, needsSave } from './entry-text.ts';

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
 * outlives the editor, so that opening another day does not lose an unsaved text. What happens is decided by
 * `transition`; this does it.
 */
export function createEntryStore(date: string, entry: LoadedEntry | null, deps: EntryStoreDeps) {
  const { saveEntry, drafts } = deps;
  let entryState = initialState(date, entry);
  let saving: Promise<void> | null = null;
  let listeners = 0;
  const saveTimer = createTimer(() => void save());
  const emptyTimer = createTimer(() => void leave());
  const snapshot = createStore(() => snapshotOf(entryState));

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

  dispatch({ type: 'opened', draft: drafts.read(date), others: drafts.others(date), place: freePlace() });

  function dispatch(event: EntryEvent): void {
    const step = transition(entryState, event);
    entryState = step.state;
    for (const effect of step.effects) run(effect);
    const next = snapshotOf(entryState);
    if (!shallow(next, snapshot.getState())) snapshot.setState(next);
    if (entryState.sending) saving ??= sendUntilDone();
  }

  function run(effect: Effect): void {
    switch (effect.type) {
      case 'write-draft': {
        const draft = draftOf(entryState);
        if (draft) entryState = { ...entryState, isDraftStored: drafts.save(date, draft) };
        else drafts.remove(date);
        return;
      }
      case 'add-draft':
        return drafts.add(effect.draft);
      case 'remove-draft':
        return drafts.removeKey(effect.key);
      case 'schedule-save':
        return saveTimer.start(effect.ms);
      case 'schedule-emptying':
        return emptyTimer.start(effect.ms);
      case 'report-saved':
        return deps.onSaved(effect.entry);
      case 'report-access-denied':
        return deps.onAccessDenied(effect.error);
      case 'report-merged':
        return deps.onMerged();
    }
  }

  async function sendUntilDone(): Promise<void> {
    try {
      while (entryState.sending) dispatch(await send(entryState.sending));
    } finally {
      saving = null;
    }
  }

  async function send(input: SaveInput): Promise<EntryEvent> {
    try {
      return { type: 'saved', entry: await saveEntry(input) };
    } catch (error) {
      const failure = failureOf(error);
      if (failure) return { type: 'save-failed', failure };
      dispatch({ type: 'save-failed', failure: { reason: 'bug' } });
      throw error;
    }
  }

  function freePlace(): DraftPlace {
    return { date, key: drafts.freeKey(date) };
  }

  /** Saves unsaved changes now. Resolves when the attempt has ended, also when it failed. */
  function save(): Promise<void> {
    dispatch({ type: 'save-requested' });
    return saving ?? Promise.resolve();
  }

  /** As `save`, and what the person has emptied is saved as empty; the history keeps what was there. */
  function leave(): Promise<void> {
    dispatch({ type: 'left' });
    return saving ?? Promise.resolve();
  }

  const setContent = (content: string) => dispatch({ type: 'content-changed', content, at: Date.now() });

  return {
    date,
    /** For `useStore`. */
    state,
    setContent,
    /** Saves the mood at once: it is chosen, not typed. */
    setMood: (mood: Emotion | null) => dispatch({ type: 'mood-chosen', mood }),
    /** Adds a text after an empty line. */
    append: (added: string) => setContent(withAppended(entryState.content, added)),
    save,
    leave,
    /** Puts the text back that was deleted as a whole. */
    bringBack: () => dispatch({ type: 'brought-back', at: Date.now() }),
    /** Retries at once instead of waiting for the scheduled retry. */
    retryNow: () => dispatch({ type: 'retry-requested' }),
    /** Replaces the text with a newer version of the server; ignored while changes are unsaved. */
    replaceWith: (fresh: LoadedEntry) => dispatch({ type: 'loaded', entry: fresh }),
    /** Resolves a conflict with this text; theirs stays in the history. */
    keepMine: () => dispatch({ type: 'mine-chosen' }),
    /** Resolves a conflict with the server's text; this one is saved first, so that it stays in the history. */
    takeTheirs: () => dispatch({ type: 'theirs-chosen', place: freePlace() }),
    /** Makes an earlier text the page's; what it replaces is saved first, so that the history has it. */
    takeBack: (content: string) =>
      dispatch({ type: 'earlier-text-chosen', content, at: Date.now(), place: freePlace() }),
    /** Merges the drafts of tabs that were closed. */
    mergeDrafts: (others: readonly StoredDraft[]) => {
      dispatch({ type: 'drafts-found', others, place: freePlace() });
      void save();
    },
    /** Gives up what is not saved. */
    discard: () => dispatch({ type: 'changes-discarded' }),
    isDayOver: () => entryState.phase.name === 'day-over',
    /** What the server does not have of the text. */
    missingText: () => missingText(entryState.saved.content, entryState.content),
    /** Milliseconds since the last change in this tab. */
    msSinceChange: () => (entryState.changedAt === null ? Infinity : Date.now() - entryState.changedAt),
    isSaved: () => !needsSave(entryState) && saving === null,
    isEdited: () => entryState.isEdited,
    hasListeners: () => listeners > 0,
    /** Stops all saving; the draft stays on the device. */
    close: () => dispatch({ type: 'closed' }),
  };
}

/** A timer that runs in so many ms; null stops it. */
function createTimer(task: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start: (ms: number | null): void => {
      clearTimeout(timer);
      if (ms !== null) timer = setTimeout(task, ms);
    },
  };
}

/** Why a save failed; null where the error is a bug. */
function failureOf(error: unknown): SaveFailure | null {
  // fetch throws a TypeError when offline and a DOMException when aborted; anything else is a bug.
  if (error instanceof TypeError || error instanceof DOMException) return { reason: 'unreachable' };
  if (!(error instanceof RequestError)) return null;
  switch (error.code) {
    case 'conflict': {
      const { content, revision } = error.context;
      // Without the server's version nothing can be decided.
      return typeof content === 'string' && typeof revision === 'number'
        ? { reason: 'conflict', theirs: { content, revision } }
        : { reason: 'unreachable' };
    }
    case 'not_today':
      return { reason: 'day-over' };
    case 'too_large':
      return { reason: 'too-long' };
    case 'unauthenticated':
    case 'onboarding_required':
    case 'subscription_required':
      return { reason: 'access-denied', error };
    default:
      return { reason: 'unreachable' };
  }
}
