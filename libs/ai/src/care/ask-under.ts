import type { Conclusion, StreamRequest } from '../model.ts';
import type { CareContext } from './reply-request.ts';
import { type CareReply, writeCareReply } from './reply.ts';
import { concludeCareReply, careReplyRequestOf } from './with-care.ts';

/** A reply that was given, and what came with it. */
export type GivenReply = { text: string; conclusion: Conclusion | null };

/**
 * Puts the direct question under a reply that was given before its message was found to be a sign.
 *
 * @returns what is added to its text, and what comes with it now
 */
export function appendDirectQuestion(
  request: Pick<StreamRequest, 'messages' | 'context'>,
  care: CareContext,
  { text, conclusion }: GivenReply,
): { text: string; conclusion: Conclusion } {
  const written = writeCareQuestion(request, care, text);
  // Its words have taken up what was said.
  return { text: `\n\n${written.question}`, conclusion: withAnswerChoices(request, written, conclusion) };
}

/** Puts the answers to tap under a reply that has asked the direct question in its own words. */
export function appendAnswerChoices(
  request: Pick<StreamRequest, 'messages' | 'context'>,
  care: CareContext,
  { text, conclusion }: GivenReply,
): Conclusion {
  if (conclusion?.exercise) return conclusion;
  return withAnswerChoices(request, writeCareQuestion(request, care, text), conclusion);
}

const writeCareQuestion = (
  request: Pick<StreamRequest, 'messages'>,
  care: CareContext,
  text: string,
): CareReply =>
  writeCareReply(
    careReplyRequestOf(
      { messages: [...request.messages, { role: 'assistant' as const, content: text }] },
      care,
    ),
  );

const withAnswerChoices = (
  request: Pick<StreamRequest, 'context'>,
  written: CareReply,
  conclusion: Conclusion | null,
): Conclusion => ({ ...(conclusion ?? concludeCareReply(request, written)), choices: [...written.choices] });
