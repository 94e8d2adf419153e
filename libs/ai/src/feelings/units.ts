import { splitSentences } from '@inkwell/contracts/sentences';
import { countWords } from '@inkwell/contracts/words';
import { cutBetweenWords } from '../care/pieces.ts';

/** As long as the sentences that the heads were trained with. */
const MAX_UNIT_CHARS = 240;
/** Shorter ones are read with the sentence before: 'Bliss.' */
const MIN_SENTENCE_WORDS = 4;

const CLAUSE_SEPARATORS = [', ', '; ', ': ', ') ', ' – ', ' — '];

const isShortSentence = (sentence: string): boolean => countWords(sentence) < MIN_SENTENCE_WORDS;

/** Sentences that are read together, because one helps to understand the other. */
export interface TextPiece {
  text: string;
  sentences: string[];
}

/** A text in pieces of at most 240 characters, and each in its sentences. A piece ends with its paragraph. */
export const piecesOfText = (text: string): TextPiece[] => [...piecesIn(text)];

/** The same one after the other, so that a long text can be divided into turns. */
export function* piecesIn(text: string): Generator<TextPiece> {
  for (const paragraph of text.split(/\n\s*\n/)) {
    let piece: TextPiece | null = null;
    for (const sentence of joinedSentencesIn(paragraph)) {
      if (piece && piece.text.length + sentence.length < MAX_UNIT_CHARS) {
        piece.text += ` ${sentence}`;
        piece.sentences.push(sentence);
        continue;
      }
      if (piece) yield piece;
      piece = { text: sentence, sentences: [sentence] };
    }
    if (piece) yield piece;
  }
}

function* joinedSentencesIn(paragraph: string): Generator<string> {
  let last: string | null = null;
  for (const part of sentencePartsIn(paragraph)) {
    const sentence = part.trim();
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence)) continue;
    const isJoined =
      last !== null &&
      last.length + sentence.length < MAX_UNIT_CHARS &&
      (isShortSentence(sentence) || isShortSentence(last));
    if (isJoined) {
      last = `${last}${/[.!?…]$/.test(last ?? '') ? ' ' : '\n'}${sentence}`;
      continue;
    }
    if (last !== null) yield last;
    last = sentence;
  }
  if (last !== null) yield last;
}

function* sentencePartsIn(paragraph: string): Generator<string> {
  for (const part of splitSentences(paragraph)) yield* cutBetweenClauses(part);
}

/** What is too long for one, cut behind a part of the sentence where there is one, else between words. */
function* cutBetweenClauses(text: string): Generator<string> {
  let rest = text;
  while (rest.length > MAX_UNIT_CHARS) {
    const room = rest.slice(0, MAX_UNIT_CHARS);
    const mark = Math.max(...CLAUSE_SEPARATORS.map((each) => room.lastIndexOf(each)));
    const [words = room] = cutBetweenWords(rest.slice(0, MAX_UNIT_CHARS + 1), MAX_UNIT_CHARS);
    const part = mark > MAX_UNIT_CHARS / 3 ? rest.slice(0, mark + 1) : words;
    yield part;
    rest = rest.slice(part.length);
  }
  yield rest;
}
