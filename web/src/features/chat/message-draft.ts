import type { Mode } from '@inkwell/contracts/constants';
import type { Outgoing } from './chat.ts';

/** What stands in the box, or was sent and may not have arrived. */
export interface MessageDraft {
  text: string;
  /** Set once it was sent: another try under the same name is the same message. */
  sent?: Outgoing;
  /** Sent, and nothing heard of it yet. */
  pending?: boolean;
}

const PREFIX = 'inkwell-message';

const keyOf = (userId: string, mode: Mode, date: string) => `${PREFIX}:${userId}:${mode}:${date}`;

// In the storage of the tab: it survives a reload and goes with the tab.
const storage = () => window.sessionStorage;

export function readMessageDraft(userId: string, mode: Mode, date: string): MessageDraft {
  const text = storage().getItem(keyOf(userId, mode, date));
  return text === null ? { text: '' } : (JSON.parse(text) as MessageDraft);
}

export function keepMessageDraft(userId: string, mode: Mode, date: string, draft: MessageDraft): void {
  if (draft.text === '') storage().removeItem(keyOf(userId, mode, date));
  else storage().setItem(keyOf(userId, mode, date), JSON.stringify(draft));
}

/** Leaves nothing of what anyone was about to say in this tab. */
export function forgetMessageDrafts(): void {
  for (const key of Object.keys(storage())) {
    if (key.startsWith(`${PREFIX}:`)) storage().removeItem(key);
  }
}
