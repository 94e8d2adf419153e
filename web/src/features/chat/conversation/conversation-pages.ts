import type { Conversation, Message } from '@inkwell/contracts';

/** A conversation as far as it was loaded: its newest page, and the messages before it. */
export interface LoadedConversation extends Conversation {
  /** Messages before the newest page, oldest first. `more` tells whether there are older ones than these. */
  earlier: Message[];
}

/** The newest page, fetched again, with the earlier messages that were loaded before. */
export function withNewestPage(
  loaded: LoadedConversation | undefined,
  page: Conversation,
): LoadedConversation {
  const known = loaded ? [...loaded.earlier, ...loaded.messages] : [];
  const overlap = known.findIndex(({ id }) => id === page.messages[0]?.id);
  // Without an overlap there would be a gap between the two, so the earlier messages are loaded again on demand.
  if (!loaded || overlap <= 0) return { ...page, earlier: [] };
  return { ...page, earlier: known.slice(0, overlap), more: loaded.more };
}

/** Adds the page that ends before the oldest loaded message. */
export function withEarlierPage(loaded: LoadedConversation, page: Conversation): LoadedConversation {
  return { ...loaded, earlier: [...page.messages, ...loaded.earlier], more: page.more };
}

/** The id before which the next earlier page ends. */
export const oldestId = ({ earlier, messages }: LoadedConversation): string | undefined =>
  (earlier[0] ?? messages[0])?.id;
