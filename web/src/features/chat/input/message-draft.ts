import type { Mode } from '@inkwell/contracts/constants';
import { readStorage, removeStorageOfOthers, writeStorage } from '../../../lib/storage.ts';
import type { OutgoingMessage } from '../reply/chat-store.ts';

/** What is typed in a conversation and not yet sent, or not known to be stored. */
export interface MessageDraft {
  text: string;
  /** `text` begins with this message, whose sending failed: sent again unchanged, it is stored once. */
  sent?: OutgoingMessage;
  /** Sent, without an answer yet. */
  pending?: OutgoingMessage;
  /** One's own message that is being edited; `text` waits meanwhile. */
  edit?: MessageEdit;
}

export interface MessageEdit {
  /** Of the stored message. */
  id: string;
  text: string;
  sent?: OutgoingMessage;
}

const PREFIX = 'inkwell-message:';

const keyOf = (userId: string, mode: Mode, date: string) => `${PREFIX}${userId}:${mode}:${date}`;

// Session storage survives a reload and is cleared with its tab.
const AREA = 'sessionStorage';

export function readMessageDraft(userId: string, mode: Mode, date: string): MessageDraft {
  const text = readStorage(AREA, keyOf(userId, mode, date));
  return text === null ? { text: '' } : (JSON.parse(text) as MessageDraft);
}

export function saveMessageDraft(userId: string, mode: Mode, date: string, draft: MessageDraft): void {
  writeStorage(AREA, keyOf(userId, mode, date), isEmptyDraft(draft) ? null : JSON.stringify(draft));
}

export const isEmptyDraft = ({ text, pending, edit }: MessageDraft): boolean =>
  text.trim() === '' && !pending && !edit;

/** Removes the drafts of everybody else from this tab; of everybody where nobody is signed in. */
export const clearMessageDrafts = (userId?: string): void => removeStorageOfOthers(AREA, PREFIX, userId);

/** One text after another, where neither is blank. */
export const joinTexts = (first: string, second: string): string =>
  [first, second].filter((text) => text.trim() !== '').join('\n\n');

/** Without the message that it begins with, which is known to be stored. */
export function withoutSent({ sent, ...draft }: MessageDraft): MessageDraft {
  if (!sent) return draft;
  if (draft.text.trim() === sent.content) return { ...draft, text: '' };
  const start = `${sent.content}\n\n`;
  return draft.text.startsWith(start) ? { ...draft, text: draft.text.slice(start.length) } : draft;
}

/** After a reload: what was pending is typed again until it is known to be stored. */
export function withPendingTyped({ pending, ...draft }: MessageDraft): MessageDraft {
  // An older build stored only that there was one.
  if (typeof pending !== 'object') return draft;
  const { replaces: _replaces, ...sent } = pending;
  return { ...draft, text: joinTexts(pending.content, draft.text), sent };
}

/** Puts what is typed in one day's conversation into another's. What is being sent, or edited, stays. */
export function moveTypedText(userId: string, mode: Mode, from: string, to: string): void {
  const { text, sent: _sent, ...rest } = readMessageDraft(userId, mode, from);
  const there = readMessageDraft(userId, mode, to);
  saveMessageDraft(userId, mode, to, { ...there, text: joinTexts(there.text, text) });
  saveMessageDraft(userId, mode, from, { ...rest, text: '' });
}
