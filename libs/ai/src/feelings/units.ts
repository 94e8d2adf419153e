import { countWords } from '@inkwell/contracts/words';
import { cutBetweenWords } from '../care/pieces.ts';

/** As long as the sentences that the heads were trained with. */
const UNIT_CHARS = 240;
/** Shorter ones are read with the sentence before: 'Bliss.' */
const FEWEST_WORDS = 4;

const isShort = (sentence: string): boolean => countWords(sentence) < FEWEST_WORDS;

/** Sentences that are read together, because one helps to understand the other. */
export interface Piece {
  text: string;
  sentences: string[];
}

/** A text in pieces of at most 240 characters, and each in its sentences. A piece ends with its paragraph. */
export function piecesOfText(text: string): Piece[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const pieces: Piece[] = [];
    for (const sentence of sentencesOf(paragraph)) {
      const last = pieces.at(-1);
      if (last && last.text.length + sentence.length < UNIT_CHARS) {
        last.text += ` ${sentence}`;
        last.sentences.push(sentence);
      } else pieces.push({ text: sentence, sentences: [sentence] });
    }
    return pieces;
  });
}

function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const part of paragraph
    .split(/(?<=[.!?…]["”')]?)\s+|\n/)
    .flatMap((each) => cutBetweenWords(each, UNIT_CHARS))) {
    const sentence = part.trim();
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence)) continue;
    const last = sentences.at(-1);
    if (
      last !== undefined &&
      (isShort(sentence) || isShort(last)) &&
      last.length + sentence.length < UNIT_CHARS
    )
      sentences[sentences.length - 1] = `${last}${/[.!?…]$/.test(last) ? ' ' : '\n'}${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}
