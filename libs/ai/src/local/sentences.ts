import { splitSentences } from '@inkwell/contracts/sentences';

/** The sentences of a text; a line is at least one. */
export const sentencesOf = (text: string): string[] => splitSentences(text.replaceAll('’', "'"));

/** A text without what others say in it between quotation marks: 'She said ‘I am so proud of you’'. */
export const withoutSpeech = (text: string): string =>
  text.replaceAll(/[“"‘][^”"’]{2,200}[”"’]|(?<=[\s(,])'[^']{2,200}'(?=[\s.,!?)]|$)/g, '…');
