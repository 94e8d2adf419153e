import type { Message } from '@inkwell/contracts';

/** What a reply may have besides its text; not there in what was stored before there was any. */
type ReplyExtras = Partial<Pick<Message, 'analysis' | 'complete' | 'state' | 'choices' | 'exercise'>>;

export type DisplayedMessage = Pick<Message, 'id' | 'sender' | 'content' | 'timestamp' | 'clientMessageId'> &
  ReplyExtras;

/** A message that is displayed until its stored copy was fetched. A reply has the id of its stored copy. */
export interface LocalMessage extends DisplayedMessage {
  /** Shared by a message and its reply. */
  turn: string;
}

const DUPLICATE_WINDOW_MS = 10_000;

function isDuplicate(local: LocalMessage, stored: Message): boolean {
  if (local.id === stored.id) return true;
  if (local.sender !== stored.sender) return false;
  if (local.clientMessageId !== undefined && stored.clientMessageId !== undefined) {
    return local.clientMessageId === stored.clientMessageId;
  }
  return (
    local.content.trim() === stored.content.trim() &&
    Math.abs(Date.parse(local.timestamp) - Date.parse(stored.timestamp)) <= DUPLICATE_WINDOW_MS
  );
}

/** Whether the message is a reply that the server is still writing. */
export const isInProgress = ({ sender, complete }: DisplayedMessage): boolean =>
  sender === 'ai' && complete === false;

/** Whether the message is a reply that has ended, however it did. */
export const isFinishedReply = (message: DisplayedMessage): boolean =>
  message.sender === 'ai' && !isInProgress(message);

/** Identifies a message on the screen: its local and its stored copy have the same key. */
export const keyOf = ({ id, clientMessageId }: DisplayedMessage): string => clientMessageId ?? id;

/** A user's message of one character is not displayed (spec). */
export const isDisplayed = ({ sender, content }: DisplayedMessage): boolean =>
  sender === 'ai' || content.trim().length > 1;

/**
 * The messages of a conversation: the stored ones, then the local ones without a stored copy. While a reply is
 * streaming, its stored half is left out.
 */
export function mergeMessages(
  stored: readonly Message[],
  localMessages: readonly LocalMessage[],
  replyStreaming: boolean,
): DisplayedMessage[] {
  const finished = replyStreaming ? stored.filter((message) => !isInProgress(message)) : stored;
  const unstored = localMessages.filter((local) => !finished.some((message) => isDuplicate(local, message)));
  return [...finished, ...unstored];
}
