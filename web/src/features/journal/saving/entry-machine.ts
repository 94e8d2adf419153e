import type { Entry } from '@inkwell/contracts';
import { AUTO_SAVE_MS, type Emotion } from '@inkwell/contracts/constants';
import type { SaveInput } from '../../../lib/entries.ts';
import { isBlankPage } from '@inkwell/contracts/prompt-lines';
import type { RequestError } from '../../../lib/request.ts';
import { type Draft, fingerprint, type StoredDraft } from '../drafts/drafts.ts';
import type { EntryState } from './entry-state.ts';
import {
  type DraftPlace,
  type EntryVersion,
  type LoadedEntry,
  needsSave,
  ownText,
  textToSave,
  withDraft,
  withDrafts,
  withoutChanges,
  withReplaced,
  withSaved,
} from './entry-text.ts';

/** So long after the last change a text that was deleted as a whole is saved as empty; leaving the page does it, too. */
export const EMPTY_SAVE_MS = 10_000;
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_DELAY_MS = 60_000;
const MAX_SENT_FINGERPRINTS = 20;

/** Why a save failed. */
export type SaveFailure =
  | { reason: 'conflict'; theirs: EntryVersion }
  | { reason: 'day-over' | 'too-long' | 'unreachable' }
  /** The session or the access has ended. */
  | { reason: 'access-denied'; error: RequestError }
  /** A fault of this program. */
  | { reason: 'bug' };

/** Times are in ms; a `place` is where the content is stored if another text takes its place. */
export type EntryEvent =
  /** The drafts of this day on this device: this tab's, and those of closed ones. */
  | { type: 'opened'; draft: Draft | null; others: readonly StoredDraft[]; place: DraftPlace }
  | { type: 'drafts-found'; others: readonly StoredDraft[]; place: DraftPlace }
  | { type: 'content-changed'; content: string; at: number }
  | { type: 'mood-chosen'; mood: Emotion | null }
  /** The text that was deleted as a whole is put back. */
  | { type: 'brought-back'; at: number }
  /** An earlier text is made the page's. */
  | { type: 'earlier-text-chosen'; content: string; at: number; place: DraftPlace }
  | { type: 'save-requested' }
  /** The page was left, or empty for long enough. */
  | { type: 'left' }
  /** The server may be there again. */
  | { type: 'retry-requested' }
  | { type: 'saved'; entry: Entry }
  | { type: 'save-failed'; failure: SaveFailure }
  /** The server's entry was read. */
  | { type: 'loaded'; entry: LoadedEntry }
  | { type: 'mine-chosen' }
  | { type: 'theirs-chosen'; place: DraftPlace }
  | { type: 'changes-discarded' }
  | { type: 'closed' };

/** What is to be done outside, in this order; after it the state's `sending` is sent. */
export type Effect =
  /** The new state's draft; where it has none, the stored one is removed. */
  | { type: 'write-draft' }
  | { type: 'add-draft'; draft: StoredDraft }
  | { type: 'remove-draft'; key: string }
  /** In so many ms; null cancels. */
  | { type: 'schedule-save' | 'schedule-emptying'; ms: number | null }
  | { type: 'report-saved'; entry: Entry }
  | { type: 'report-access-denied'; error: RequestError }
  /** The page was written in two tabs, and one of the texts goes into the history. */
  | { type: 'report-merged' };

interface Step {
  state: EntryState;
  effects: Effect[];
}

/** What an event makes of the state, and what is to be done outside. */
export function transition(state: EntryState, event: EntryEvent): Step {
  switch (event.type) {
    case 'opened': {
      const restored = { ...state, ...withDraft(state, event.draft) };
      const step = mergeFound(restored, event.others, event.place);
      const effects = step.effects.filter(({ type }) => type !== 'report-merged');
      const isNeedless = event.draft !== null && !needsSave(restored);
      return { state: step.state, effects: isNeedless ? [...writeDraft(state), ...effects] : effects };
    }
    case 'drafts-found':
      return state.isClosed ? unchanged(state) : mergeFound(state, event.others, event.place);
    case 'content-changed':
      return changeContent(state, event.content, event.at);
    case 'mood-chosen':
      if (event.mood === state.mood) return unchanged(state);
      return saveChange({ ...state, mood: event.mood, isEdited: true });
    case 'brought-back':
      return state.emptiedText === null
        ? unchanged(state)
        : changeContent(state, state.emptiedText, event.at);
    case 'earlier-text-chosen': {
      if (state.phase.name === 'conflict' || event.content === state.content) return unchanged(state);
      const replaced = withReplaced(state, event.content, event.place);
      const step = saveChange({ ...replaced, emptiedText: null, isEdited: true, changedAt: event.at });
      return { state: step.state, effects: [...addDraft(replaced, event.place), ...step.effects] };
    }
    case 'save-requested':
      return requestSave(state);
    case 'left':
      return leave(state);
    case 'retry-requested':
      return needsSave(state) && state.phase.name === 'retrying' ? requestSave(state) : unchanged(state);
    case 'saved':
      return state.sending ? applyResponse(state, state.sending, event.entry) : unchanged(state);
    case 'save-failed':
      return state.sending ? applyFailure(state, state.sending, event.failure) : unchanged(state);
    case 'loaded':
      return replaceWith(state, event.entry);
    case 'mine-chosen':
      if (state.phase.name !== 'conflict') return unchanged(state);
      return saveChange({ ...withVersion(state, state.phase.theirs), keepReplaced: true });
    case 'theirs-chosen': {
      if (state.phase.name !== 'conflict') return unchanged(state);
      const { theirs } = state.phase;
      const replaced = withReplaced(state, theirs.content, event.place);
      const step = saveChange(withVersion(replaced, theirs));
      return { state: step.state, effects: [...addDraft(replaced, event.place), ...step.effects] };
    }
    case 'changes-discarded':
      return {
        state: { ...state, ...withoutChanges(state), phase: { name: 'open' } },
        effects: [...state.earlier.map(({ key }) => removeDraft(key)), ...writeDraft(state)],
      };
    case 'closed':
      return {
        state: { ...state, isClosed: true },
        effects: [scheduleSave(null), { type: 'schedule-emptying', ms: null }],
      };
  }
}

const unchanged = (state: EntryState): Step => ({ state, effects: [] });

const scheduleSave = (ms: number | null): Effect => ({ type: 'schedule-save', ms });

const removeDraft = (key: string): Effect => ({ type: 'remove-draft', key });

/** Once it is closed its person may have gone: what they left is sealed. */
const writeDraft = ({ isClosed }: EntryState): Effect[] => (isClosed ? [] : [{ type: 'write-draft' }]);

/** Stores the text that was replaced, where it is not on the server. */
const addDraft = ({ earlier }: EntryState, { key }: DraftPlace): Effect[] =>
  earlier.filter((draft) => draft.key === key).map((draft) => ({ type: 'add-draft', draft }));

/** The state once the server has this version: nothing stands in the way of the next save. */
function withVersion(state: EntryState, version: EntryVersion): EntryState {
  return { ...withSaved(state, version), phase: { name: 'open' }, failures: 0 };
}

function mergeFound(state: EntryState, others: readonly StoredDraft[], place: DraftPlace): Step {
  const isFixed = state.phase.name === 'conflict';
  const { text, needless, hasFound, hasMet } = withDrafts(state, others, { isFixed, place });
  const effects = [...addDraft(text, place), ...needless.map(removeDraft)];
  if (hasFound) effects.push(...writeDraft(state));
  if (hasMet) effects.push({ type: 'report-merged' });
  return { state: text, effects };
}

function changeContent(state: EntryState, content: string, at: number): Step {
  if (content === state.content) return unchanged(state);
  const isDeletion = isBlankPage(content) && !isBlankPage(state.content);
  const { saved, phase } = state;
  const longest = saved.content.length > state.content.length ? saved.content : state.content;
  const next: EntryState = {
    ...state,
    content,
    changedAt: at,
    isEmptied: false,
    isEdited: true,
    emptiedText: isDeletion ? longest : isBlankPage(content) ? state.emptiedText : null,
    phase: phase.name === 'too-long' ? { name: 'open' } : phase,
  };
  return {
    state: next,
    effects: [
      { type: 'schedule-emptying', ms: isDeletion ? EMPTY_SAVE_MS : null },
      ...writeDraft(next),
      scheduleSave(needsSave(next) ? AUTO_SAVE_MS : null),
    ],
  };
}

/** Stores the change and saves it at once. */
function saveChange(state: EntryState): Step {
  const { state: next, effects } = requestSave(state);
  return { state: next, effects: [...writeDraft(state), ...effects] };
}

/** What the person has emptied is saved as empty; the history keeps what was there. */
function leave(state: EntryState): Step {
  const isEmptied =
    isBlankPage(state.content) && state.emptiedText !== null && state.phase.name !== 'conflict';
  const { state: next, effects } = isEmptied ? saveChange({ ...state, isEmptied }) : requestSave(state);
  return { state: next, effects: [{ type: 'schedule-emptying', ms: null }, ...effects] };
}

function requestSave(state: EntryState): Step {
  if (state.sending) return { state: { ...state, saveAgain: true }, effects: [scheduleSave(null)] };
  const { phase, isClosed } = state;
  if (isClosed || phase.name === 'conflict' || phase.name === 'day-over' || !needsSave(state))
    return { state: { ...state, saveAgain: false }, effects: [scheduleSave(null)] };
  const content = textToSave(state);
  const next: EntryState = {
    ...state,
    sent: [...state.sent, fingerprint(content)].slice(-MAX_SENT_FINGERPRINTS),
    sending: saveInputOf(state, content),
    saveAgain: false,
  };
  return { state: next, effects: [scheduleSave(null), ...writeDraft(next)] };
}

function saveInputOf(state: EntryState, content: string): SaveInput {
  const { date, baseRevision, mood, savedMood, keepReplaced, isEmptied } = state;
  return {
    date,
    content,
    baseRevision,
    ...((keepReplaced || (isEmptied && isBlankPage(content))) && { keepReplaced: true }),
    ...(mood !== savedMood && { mood }),
  };
}

/** The request has ended; what was asked for meanwhile is sent next. */
function endRequest({ state, effects }: Step): Step {
  const ended: EntryState = { ...state, sending: null };
  if (!state.saveAgain) return { state: ended, effects };
  const next = requestSave(ended);
  return { state: next.state, effects: [...effects, ...next.effects] };
}

/** The server has this version, and the next text is sent. */
function continueFrom(state: EntryState, version: EntryVersion): Step {
  const [first, ...rest] = state.earlier;
  const next = withVersion(state, version);
  if (first?.content !== version.content) return { state: next, effects: [] };
  return { state: { ...next, earlier: rest, saveAgain: true }, effects: [removeDraft(first.key)] };
}

function applyResponse(state: EntryState, { content }: SaveInput, entry: Entry): Step {
  const step = continueFrom({ ...state, savedMood: entry.mood }, { content, revision: entry.revision });
  const isFirst = step.state.earlier.length < state.earlier.length;
  const next = isFirst ? step.state : { ...step.state, keepReplaced: false };
  return endRequest({
    state: next,
    effects: [...step.effects, ...writeDraft(next), { type: 'report-saved', entry }],
  });
}

function applyFailure(state: EntryState, { content }: SaveInput, failure: SaveFailure): Step {
  switch (failure.reason) {
    case 'conflict':
      return endRequest(resolveConflict(state, content, failure.theirs));
    case 'day-over':
    case 'too-long':
      return endRequest({ state: { ...state, phase: { name: failure.reason } }, effects: [] });
    case 'access-denied':
      // The draft stays on the device, and the next visit restores it.
      return endRequest({
        state: { ...state, phase: { name: 'retrying' } },
        effects: [{ type: 'report-access-denied', error: failure.error }],
      });
    case 'unreachable': {
      const ms = Math.min(FIRST_RETRY_MS * 2 ** state.failures, MAX_RETRY_DELAY_MS);
      return endRequest({
        state: { ...state, phase: { name: 'retrying' }, failures: state.failures + 1 },
        effects: [scheduleSave(ms)],
      });
    }
    case 'bug':
      return { state: { ...state, sending: null, saveAgain: false }, effects: [] };
  }
}

/** The server has another revision than the one this text is based on: either our own, or somebody else's. */
function resolveConflict(state: EntryState, sentContent: string, theirs: EntryVersion): Step {
  const isOurs = theirs.content === sentContent || state.sent.includes(fingerprint(theirs.content));
  // Only the mood was to be saved: no text of ours would be lost.
  const isMoodAlone = !isOurs && state.earlier.length === 0 && ownText(state) === state.saved.content;
  const content = isMoodAlone ? theirs.content : state.content;
  if (!isOurs && !isBlankPage(theirs.content) && content !== theirs.content)
    return { state: { ...state, phase: { name: 'conflict', theirs } }, effects: [] };
  // An earlier save succeeded and its response was lost, or nothing would be overwritten: continue from theirs.
  const { state: next, effects } = continueFrom({ ...state, content }, theirs);
  return { state: { ...next, saveAgain: true }, effects: [...effects, ...writeDraft(next)] };
}

function replaceWith(state: EntryState, { content, revision, mood }: LoadedEntry): Step {
  const isBlankPending = isBlankPage(state.content) && state.content !== state.saved.content;
  if (revision <= state.saved.revision || state.sending || needsSave(state) || isBlankPending)
    return unchanged(state);
  const savedMood = mood === undefined ? state.savedMood : mood;
  const text = { content, changedAt: null, isEmptied: false, emptiedText: null, savedMood, mood: savedMood };
  return { state: { ...withVersion(state, { content, revision }), ...text }, effects: [] };
}
