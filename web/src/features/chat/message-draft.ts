import type { Mode } from '@inkwell/contracts/constants';
import { listStorageKeys, readStorage, writeStorage } from '../../lib/storage.ts';
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
const AREA = 'sessionStorage';

export function readMessageDraft(userId: string, mode: Mode, date: string): MessageDraft {
  const text = readStorage(AREA, keyOf(userId, mode, date));
  return text === null ? { text: '' } : (JSON.parse(text) as MessageDraft);
}

export function saveMessageDraft(userId: string, mode: Mode, date: string, draft: MessageDraft): void {
  writeStorage(AREA, keyOf(userId, mode, date), draft.text === '' ? null : JSON.stringify(draft));
}

/** Removes the drafts of every user from this tab. */
export function clearMessageDrafts(): void {
  for (const key of listStorageKeys(AREA, `${PREFIX}:`)) writeStorage(AREA, key, null);
}
