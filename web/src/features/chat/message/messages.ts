import type { Message } from '@inkwell/contracts';
import { PUT_ON_PAGE } from '@inkwell/contracts/constants';

/** What a reply may have besides its text; older replies were stored without it. */
type ReplyExtras = Partial<
  Pick<Message, 'analysis' | 'complete' | 'state' | 'choices' | 'exercise' | 'support'>
>;

export type DisplayedMessage = Pick<
  Message,
  'id' | 'sender' | 'content' | 'timestamp' | 'clientMessageId' | 'isCalendarConfirmation'
> &
  ReplyExtras;

/** A message that is displayed until its stored copy was fetched. A reply has the id of its stored copy. */
export interface LocalMessage extends DisplayedMessage {
  /** Shared by a message and its reply. */
  turn: string;
}

/** Whether the server knows the message by its id. */
export const isStored = (message: DisplayedMessage): boolean => !('turn' in message);

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

/** Whether a reply has ended before its time. */
export const isCutOff = ({ sender, state }: DisplayedMessage): boolean =>
  sender === 'ai' && (state === 'stopped' || state === 'interrupted' || state === 'failed');

/** Whether an answer to tap says what the button for a reply's page does. */
const isPutOnPage = (text: string) => text.replaceAll('’', "'").trim() === PUT_ON_PAGE;

/** The answers to tap that are displayed below a reply, each with its place among those that were offered. */
export const displayedChoices = ({ choices = [], exercise }: DisplayedMessage) =>
  choices.map((text, index) => ({ text, index })).filter(({ text }) => !exercise?.page || !isPutOnPage(text));

/** Identifies a message on the screen: its local and its stored copy have the same key. */
export const keyOf = ({ id, clientMessageId }: DisplayedMessage): string => clientMessageId ?? id;

/** A user's message of one character is not displayed (spec). */
export const isDisplayed = ({ sender, content }: DisplayedMessage): boolean =>
  sender === 'ai' || content.trim().length > 1;

/** The messages before the first of those that are replaced. */
function withoutReplaced(stored: readonly Message[], replaced: readonly string[]): readonly Message[] {
  const start = stored.findIndex(({ id }) => replaced.includes(id));
  return start === -1 ? stored : stored.slice(0, start);
}

/**
 * The messages of a conversation: the stored ones, then the local ones without a stored copy. While a reply is
 * streaming, its stored half is left out.
 *
 * @param replaced ids of one's own messages: they and what followed them are left out, also where they are stored still
 */
export function mergeMessages(
  stored: readonly Message[],
  localMessages: readonly LocalMessage[],
  replyStreaming: boolean,
  replaced: readonly string[] = [],
): DisplayedMessage[] {
  const kept = withoutReplaced(stored, replaced);
  const finished = replyStreaming ? kept.filter((message) => !isInProgress(message)) : kept;
  const unstored = localMessages.filter((local) => !finished.some((message) => isDuplicate(local, message)));
  return [...finished, ...unstored];
}
