import type { Mode } from '@inkwell/contracts/constants';
import type { OutgoingMessage } from './chat-store.ts';

/** The text of the input, or a message whose sending was not confirmed. */
export interface MessageDraft {
  text: string;
  /** The message as it was sent: a retry with the same `clientMessageId` is stored once. */
  sent?: OutgoingMessage;
  /** Sent, without an answer yet. */
  pending?: boolean;
}

const PREFIX = 'inkwell-message';

const keyOf = (userId: string, mode: Mode, date: string) => `${PREFIX}:${userId}:${mode}:${date}`;

// Session storage survives a reload and is cleared with its tab.
const storage = () => window.sessionStorage;

export function readMessageDraft(userId: string, mode: Mode, date: string): MessageDraft {
  const text = storage().getItem(keyOf(userId, mode, date));
  return text === null ? { text: '' } : (JSON.parse(text) as MessageDraft);
}

export function saveMessageDraft(userId: string, mode: Mode, date: string, draft: MessageDraft): void {
  if (draft.text === '') storage().removeItem(keyOf(userId, mode, date));
  else storage().setItem(keyOf(userId, mode, date), JSON.stringify(draft));
}

/** Removes the drafts of every user from this tab. */
export function clearMessageDrafts(): void {
  for (const key of Object.keys(storage())) {
    if (key.startsWith(`${PREFIX}:`)) storage().removeItem(key);
  }
}
