import type { ChatMessage } from '@inkwell/ai';

/** Characters of earlier messages that go to the model with the newest. */
const HISTORY_CHARACTERS = 24_000;
/** Messages that are looked at to fill them. */
export const HISTORY_MESSAGES = 40;

/**
 * The last messages that fit into `budget` characters, oldest first. The newest always goes, whatever its length;
 * no message is cut, and nothing older than one that does not fit.
 */
export function withinBudget(messages: readonly ChatMessage[], budget = HISTORY_CHARACTERS): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let left = budget;
  for (const message of messages.toReversed()) {
    left -= message.content.length;
    if (left < 0 && kept.length > 0) break;
    kept.unshift(message);
  }
  return kept;
}
