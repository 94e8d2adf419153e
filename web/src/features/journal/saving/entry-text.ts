import type { Entry } from '@inkwell/contracts';
import type { Emotion } from '@inkwell/contracts/constants';
import { isBlankPage } from '@inkwell/contracts/prompt-lines';
import type { Draft, StoredDraft } from '../drafts/drafts.ts';
import { mergeDrafts } from '../drafts/merge-drafts.ts';

export interface EntryVersion {
  readonly content: string;
  readonly revision: number;
}

/** An entry as it was loaded. Without a mood the known one stays. */
export type LoadedEntry = EntryVersion & Partial<Pick<Entry, 'mood'>>;

/** One day's text and mood as this tab has them, with what the server has. */
export interface EntryText {
  readonly content: string;
  readonly mood: Emotion | null;
  /** What the server has. */
  readonly saved: EntryVersion;
  readonly savedMood: Emotion | null;
  /** The server's revision that the content is based on. */
  readonly baseRevision: number;
  /** Fingerprints of texts that were sent and may have been saved without a response. */
  readonly sent: readonly string[];
  /** When the text was last changed in this tab, in ms; null where it is the server's. */
  readonly changedAt: number | null;
  /** The person has deleted the whole text and gone on: only then a blank text is saved over another (spec). */
  readonly isEmptied: boolean;
  /** Texts that are saved before the content, so that the history has them; the oldest first. */
  readonly earlier: readonly StoredDraft[];
  /** Until the content is saved: the history must have what that replaces. */
  readonly keepReplaced: boolean;
}

/** Where a draft of this day is stored that is not the text's own. */
export type DraftPlace = Pick<StoredDraft, 'key' | 'date'>;

export function textOf(entry: LoadedEntry | null): EntryText {
  const { content = '', revision = 0, mood = null } = entry ?? {};
  return {
    content,
    mood,
    saved: { content, revision },
    savedMood: mood,
    baseRevision: revision,
    sent: [],
    changedAt: null,
    isEmptied: false,
    earlier: [],
    keepReplaced: false,
  };
}

/** The content, or what the server has where that was deleted and may be brought back. */
export function ownText({ content, saved, isEmptied }: EntryText): string {
  return isBlankPage(content) && !isBlankPage(saved.content) && !isEmptied ? saved.content : content;
}

/** The text that is saved next. */
export const textToSave = (text: EntryText): string => text.earlier[0]?.content ?? ownText(text);

export function needsSave(text: EntryText): boolean {
  return text.earlier.length > 0 || text.mood !== text.savedMood || ownText(text) !== text.saved.content;
}

/** What is kept on this device; null where the server has it all. */
export function draftOf(text: EntryText): Draft | null {
  if (!needsSave(text)) return null;
  const { baseRevision, sent, changedAt, isEmptied, mood } = text;
  return {
    content: ownText(text),
    baseRevision,
    sent: [...sent],
    changedAt: changedAt ?? 0,
    ...(isEmptied && { isEmptied }),
    ...(mood !== text.savedMood && { mood }),
  };
}

/** The text with the draft that this tab left of it. */
export function withDraft(text: EntryText, draft: Draft | null): EntryText {
  if (!draft) return text;
  const { content, baseRevision, sent, isEmptied = false, changedAt = 0, mood = text.mood } = draft;
  // The server already has this text: the save succeeded and only its response was lost.
  const isUsable = (!isBlankPage(content) || isEmptied) && content !== text.saved.content;
  return { ...text, mood, ...(isUsable && { content, baseRevision, sent, isEmptied, changedAt }) };
}

/** The text once the server has this version: what follows is based on it. */
export function withSaved<Text extends EntryText>(text: Text, version: EntryVersion): Text {
  return { ...text, saved: version, baseRevision: version.revision, sent: [] };
}

/** Lets another text take the content's place: the history gets this one, also where it was not saved yet. */
export function withReplaced<Text extends EntryText>(text: Text, next: string, place: DraftPlace): Text {
  const { content, baseRevision, sent, changedAt, earlier } = text;
  const isUnsaved = !isBlankPage(content) && content !== text.saved.content;
  const draft = { content, baseRevision, sent: [...sent], changedAt: changedAt ?? 0, isReplaced: true };
  return {
    ...text,
    content: next,
    isEmptied: false,
    keepReplaced: true,
    earlier: isUnsaved ? [...earlier, { ...draft, ...place }] : earlier,
  };
}

/**
 * The text with drafts of tabs that were closed.
 * @param isFixed whether a conflict waits for a choice between two texts, which must not change meanwhile
 * @param place where the content is stored if another text takes its place
 */
export function withDrafts<Text extends EntryText>(
  text: Text,
  others: readonly StoredDraft[],
  { isFixed, place }: { isFixed: boolean; place: DraftPlace },
) {
  const known = new Set(text.earlier.map(({ key }) => key));
  const found = others.filter(({ key }) => !known.has(key));
  const { content, changedAt } = text;
  const { newest, earlier, needless, mood } = mergeDrafts(
    { content, saved: text.saved.content, changedAt, isFixed },
    found,
  );
  let merged = text;
  if (mood !== undefined && text.mood === text.savedMood) merged = { ...merged, mood };
  if (newest) {
    const { baseRevision, sent } = newest;
    merged =
      changedAt === null ? { ...merged, baseRevision, sent } : withReplaced(merged, newest.content, place);
    const { isEmptied = false } = newest;
    merged = { ...merged, content: newest.content, isEmptied, changedAt: newest.changedAt ?? 0 };
  }
  if (earlier.length > 0)
    merged = { ...merged, earlier: [...merged.earlier, ...earlier], keepReplaced: true };
  return {
    text: merged,
    /** The keys of drafts that hold nothing else any more. */
    needless: [...needless, ...(newest ? [newest] : [])].map(({ key }) => key),
    hasFound: found.length > 0,
    /** Whether the texts of two tabs met. */
    hasMet: earlier.some(({ isReplaced }) => !isReplaced) || (newest !== null && changedAt !== null),
  };
}

/** The text without what is not saved. */
export function withoutChanges<Text extends EntryText>(text: Text): Text {
  return { ...text, content: text.saved.content, isEmptied: false, mood: text.savedMood, earlier: [] };
}
