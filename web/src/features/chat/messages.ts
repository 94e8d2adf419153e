import type { Message } from '@inkwell/contracts';

/** A message that is displayed until its stored copy was fetched. */
export interface LocalMessage {
  id: string;
  /** Shared by a message and its reply. */
  turn: string;
  sender: Message['sender'];
  content: string;
  timestamp: string;
  /** The server's id, once known. */
  storedId?: string;
  analysis?: Message['analysis'];
}

export type DisplayedMessage = Pick<Message, 'id' | 'sender' | 'content' | 'timestamp' | 'analysis'>;

const DUPLICATE_WINDOW_MS = 10_000;

function isDuplicate(local: LocalMessage, stored: Message): boolean {
  if (local.storedId !== undefined && local.storedId === stored.id) return true;
  return (
    local.sender === stored.sender &&
    local.content.trim() === stored.content.trim() &&
    Math.abs(Date.parse(local.timestamp) - Date.parse(stored.timestamp)) <= DUPLICATE_WINDOW_MS
  );
}

/** Whether the stored message is a reply that the server is still writing. */
export const isInProgress = ({ sender, complete }: Message): boolean => sender === 'ai' && complete === false;

/**
 * The messages to display: the stored ones, then the local ones without a stored copy. While a reply is streaming,
 * its stored half is left out. A user's message of one character is not displayed (spec).
 */
export function mergeMessages(
  stored: readonly Message[],
  localMessages: readonly LocalMessage[],
  replyStreaming: boolean,
): DisplayedMessage[] {
  const finished = replyStreaming ? stored.filter((message) => !isInProgress(message)) : stored;
  const unstored = localMessages.filter((local) => !finished.some((message) => isDuplicate(local, message)));
  return [...finished, ...unstored].filter(
    ({ sender, content }) => sender === 'ai' || content.trim().length > 1,
  );
}
