import type { Message } from '@inkwell/contracts';

/** A message that is shown before the server's own copy of it has been read. */
export interface LocalMessage {
  id: string;
  /** The message and its reply go together. */
  turn: string;
  sender: Message['sender'];
  content: string;
  timestamp: string;
  /** The server's id, once it is known. */
  storedId?: string;
  analysis?: Message['analysis'];
  care?: Message['care'];
}

export type ShownMessage = Pick<Message, 'id' | 'sender' | 'content' | 'timestamp' | 'analysis' | 'care'>;

const DUPLICATE_MS = 10_000;

function isDuplicate(local: LocalMessage, stored: Message): boolean {
  if (local.storedId !== undefined && local.storedId === stored.id) return true;
  return (
    local.sender === stored.sender &&
    local.content.trim() === stored.content.trim() &&
    Math.abs(Date.parse(local.timestamp) - Date.parse(stored.timestamp)) <= DUPLICATE_MS
  );
}

export const isInProgress = ({ sender, complete }: Message): boolean => sender === 'ai' && complete === false;

/**
 * What the list shows: the stored messages, then the local ones that are not among them. While a reply is being
 * read, the stored half of it stays out.
 */
export function shownMessages(
  stored: readonly Message[],
  locals: readonly LocalMessage[],
  reading: boolean,
): ShownMessage[] {
  const settled = reading ? stored.filter((message) => !isInProgress(message)) : stored;
  const fresh = locals.filter((local) => !settled.some((message) => isDuplicate(local, message)));
  return [...settled, ...fresh].filter(({ sender, content }) => sender === 'ai' || content.trim().length > 1);
}
