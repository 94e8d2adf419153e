import { splitSentences } from '@inkwell/contracts/sentences';

/** The sentences of a text; a line is at least one. */
export const sentencesOf = (text: string): string[] => splitSentences(text.replaceAll('’', "'"));
