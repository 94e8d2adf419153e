import { MAX_EMOTIONS } from '@inkwell/contracts/constants';
import { languageOf } from '../local/language.ts';
import { concludeFeelings, createScoreSum, type HeadReading, scoresOf } from './combine.ts';
import { type FeelingsReading, NO_FEELINGS, type SentenceFeelings } from './reading.ts';
import { type TextPiece, piecesOfText } from './units.ts';

/** Texts whose embeddings a reading needs at most: of a longer text the others are read by their words. */
const MAX_EMBEDDED_TEXTS = 240;

/** What a text says of its writer's feelings by the words alone, at once: for a message. A reader without embeddings reads a page in turns. */
export function readFeelingsByWords(text: string): FeelingsReading {
  const pieces = piecesOfText(text);
  const reading = createReading(pieces, new Map());
  for (const piece of pieces) reading.add(piece);
  return reading.sum();
}

/** The texts whose embeddings a reading of this text asks for. */
export const textsToEmbed = (text: string): string[] => textsToEmbedOf(piecesOfText(text));

/** The texts to embed: pieces and their sentences, from the whole length where they are too many. */
export function textsToEmbedOf(pieces: readonly TextPiece[]): string[] {
  const units = pieces.map(({ text, sentences }) => [...new Set([text, ...sentences])]);
  const total = units.reduce((sum, each) => sum + each.length, 0);
  const step = Math.max(1, Math.ceil(total / MAX_EMBEDDED_TEXTS));
  return [...new Set(units.filter((_, index) => index % step === 0).flat())];
}

/** Words mean other things in other languages: a French 'pain' is bread. Notes in English may seem to be none. */
const POSSIBLY_ENGLISH = new Set(['en', 'none', 'other']);

/** A language is told by the first 2,000 characters, so by no more pieces. */
const MAX_LANGUAGE_PIECES = 2_000;

const isMaybeEnglish = (pieces: readonly TextPiece[]): boolean =>
  POSSIBLY_ENGLISH.has(
    languageOf(
      pieces
        .slice(0, MAX_LANGUAGE_PIECES)
        .map(({ text }) => text)
        .join('\n'),
    ),
  );

/**
 * Reads the pieces of a text one after the other.
 *
 * @param pieces all of the text's
 * @param seen what the heads see in the units that were embedded
 */
export function createReading(pieces: readonly TextPiece[], seen: ReadonlyMap<string, HeadReading>) {
  const isEnglish = isMaybeEnglish(pieces);
  const sentences: SentenceFeelings[] = [];
  const sum = createScoreSum();
  return {
    add: (piece: TextPiece): void => {
      for (const text of piece.sentences) {
        const byHeads = [text, piece.text]
          .map((unit) => seen.get(unit))
          .filter((reading) => reading !== undefined);
        const scores = scoresOf(text, { byHeads, isEnglish });
        sum.add(scores);
        sentences.push({ text, ...concludeFeelings(scores) });
      }
    },
    sum: (): FeelingsReading => {
      const mean = sum.mean();
      return { ...(mean ? concludeFeelings(mean, MAX_EMOTIONS) : NO_FEELINGS), sentences };
    },
  };
}
