import type { Embedding, Embeddings } from '../reading/embeddings.ts';
import { conclude, type FeelingHeads, type Scores, scoresOf, sumUp } from './combine.ts';
import { type FeelingsReading, MAX_TEXT_EMOTIONS, NO_FEELINGS, type SentenceFeelings } from './reading.ts';
import { TRAINED_FEELINGS } from './trained.ts';
import { type Piece, piecesOfText } from './units.ts';

/** Texts whose embeddings a reading needs at most: of a longer text the others are read by their words. */
const MAX_EMBEDDED = 240;

export interface FeelingsReader {
  /**
   * What all of a text says of its writer's feelings. A text that nobody waits for: messages go first.
   *
   * @throws ModelError where the server could not be asked; without embeddings the words are read alone
   */
  read: (text: string) => Promise<FeelingsReading>;
}

export interface FeelingsReaderOptions {
  /** Without them the words are read alone. */
  embeddings?: Pick<Embeddings, 'embed'> | undefined;
  /** Default: the trained ones. */
  heads?: FeelingHeads;
}

/** Reads feelings and themes by the words and, where there are embeddings, by the trained heads. */
export function createFeelingsReader({
  embeddings,
  heads = TRAINED_FEELINGS,
}: FeelingsReaderOptions = {}): FeelingsReader {
  async function read(text: string): Promise<FeelingsReading> {
    const pieces = piecesOfText(text);
    const vectors = new Map<string, Embedding>();
    for (const unit of embeddings ? textsToEmbedOf(pieces) : []) {
      // One a call: the server computes one call at a time, and a message may wait.
      const [vector] = (await embeddings?.embed([unit])) ?? [];
      if (vector) vectors.set(unit, vector);
    }
    return readWith(pieces, vectors, heads);
  }
  return { read };
}

/** The same by the words alone, at once. */
export const readFeelingsByWords = (text: string): FeelingsReading =>
  readWith(piecesOfText(text), new Map(), TRAINED_FEELINGS);

/** The texts whose embeddings a reading of this text asks for. */
export const textsToEmbed = (text: string): string[] => textsToEmbedOf(piecesOfText(text));

/** The texts to embed: pieces and their sentences, from the whole length where they are too many. */
function textsToEmbedOf(pieces: readonly Piece[]): string[] {
  const units = pieces.map(({ text, sentences }) => [...new Set([text, ...sentences])]);
  const total = units.reduce((sum, each) => sum + each.length, 0);
  const step = Math.max(1, Math.ceil(total / MAX_EMBEDDED));
  return [...new Set(units.filter((_, index) => index % step === 0).flat())];
}

function readWith(
  pieces: readonly Piece[],
  vectors: ReadonlyMap<string, Embedding>,
  heads: FeelingHeads,
): FeelingsReading {
  const all: Scores[] = [];
  const sentences: SentenceFeelings[] = [];
  for (const piece of pieces) {
    for (const text of piece.sentences) {
      const embeddings = [text, piece.text]
        .map((unit) => vectors.get(unit))
        .filter((vector) => vector !== undefined);
      const scores = scoresOf(text, embeddings, heads);
      all.push(scores);
      sentences.push({ text, ...conclude(scores) });
    }
  }
  const sum = sumUp(all);
  return { ...(sum ? conclude(sum, MAX_TEXT_EMOTIONS) : NO_FEELINGS), sentences };
}
