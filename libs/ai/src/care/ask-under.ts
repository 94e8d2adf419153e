import type { Conclusion, StreamRequest } from '../model.ts';
import type { CareContext } from './reply-request.ts';
import { writeCareReply } from './reply.ts';
import { conclude, partsOf } from './with-care.ts';

/** A reply that was given, and what came with it. */
export type GivenReply = { text: string; conclusion: Conclusion | null };

/**
 * Puts the direct question under a reply that was given before its message was found to be a sign.
 *
 * @returns what is added to its text, and what comes with it now
 */
export function askUnder(
  request: Pick<StreamRequest, 'messages' | 'context'>,
  care: CareContext,
  { text, conclusion }: GivenReply,
): { text: string; conclusion: Conclusion } {
  const messages = [...request.messages, { role: 'assistant' as const, content: text }];
  const written = writeCareReply(partsOf({ messages }, care));
  const concluded = conclusion ?? conclude(request, written);
  return { text: `\n\n${written.text}`, conclusion: { ...concluded, choices: [...written.choices] } };
}
