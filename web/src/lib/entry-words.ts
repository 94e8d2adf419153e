import { isBlankText } from '@inkwell/contracts/blank';
import { splitPrompt } from '@inkwell/contracts/prompt-lines';

/** Whether nothing is written; a prompt above the text is not. */
export const isBlank = (content: string): boolean => isBlankText(splitPrompt(content).text);

/** An entry's text with another one after it, an empty line in between. */
export const withAppended = (content: string, text: string): string =>
  content.trim() === '' ? text : `${content.trimEnd()}\n\n${text}`;
