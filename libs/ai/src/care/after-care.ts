import { languageOf } from '../local/language.ts';
import type { ChatMessage } from '../tasks.ts';
import { freshOrOldestLine } from './lines.ts';
import { ANSWERS_PROSE } from './prose/answers-prose.ts';
import { PROSE } from './prose/prose.ts';

/** Stands in the first care reply of a conversation, and in no other reply. */
const FIRST_CARE_REPLY_LINES = Object.values(PROSE).flatMap(({ program }) => [...program]);

/**
 * What is said to a message without a sign in a conversation that danger came up in, where nothing was asked for:
 * exercises and the page stay open, and none is offered. Undefined in any other conversation.
 *
 * @param isCheck whether the reply begins with the check, which alone says that danger came up
 */
export function replyAfterCare(messages: readonly ChatMessage[], isCheck: boolean): string | undefined {
  const said = messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])).join('\n');
  if (!isCheck && !FIRST_CARE_REPLY_LINES.some((line) => said.includes(line))) return undefined;
  const answers = ANSWERS_PROSE[languageOf(messages.at(-1)?.content ?? '')] ?? ANSWERS_PROSE['en'];
  return answers && freshOrOldestLine(answers.listen, said);
}
