import { MAX_EMOTIONS } from '@inkwell/contracts/constants';
import { ModelError } from '../errors.ts';
import { languageOf } from '../local/language.ts';
import type { LanguageModel } from '../model.ts';
import type { Embedding, Embeddings } from '../reading/embeddings.ts';
import { createTimedTurns } from '../turns.ts';
import { conclude, createScoreSum, type FeelingHeads, type HeadReading, scoresOf } from './combine.ts';
import { readFeelingsByModel } from './read-by-model.ts';
import { type FeelingsReading, NO_FEELINGS, type SentenceFeelings } from './reading.ts';
import { TRAINED_FEELINGS } from './trained.ts';
import { type Piece, piecesIn, piecesOfText } from './units.ts';

/** Texts whose embeddings a reading needs at most: of a longer text the others are read by their words. */
const MAX_EMBEDDED = 240;

/** How long the model may take: then the local reading answers, so that the job which waits for it ends. */
const MODEL_MS = 30_000;

/** Whose text it is, by the name that the model's provider knows, and what is told the tokens that it cost. */
export type FeelingsPerson = { safetyIdentifier: string; onTokens?: (tokens: number) => void };

export interface FeelingsReader {
  /**
   * What all of a text says of its writer's feelings: by the model where there is one and the person is given, else
   * locally. A text that nobody waits for: messages go first.
   *
   * @throws ModelError where the reading server could not be asked; without embeddings the words are read alone
   */
  read: (text: string, person?: FeelingsPerson) => Promise<FeelingsReading>;
}

export interface FeelingsReaderOptions {
  /** Without them the words are read alone. */
  embeddings?: Pick<Embeddings, 'embed'> | undefined;
  /** Default: the trained ones. */
  heads?: FeelingHeads;
  /** Asked first, where it is one: the local provider is none. */
  model?: Pick<LanguageModel, 'object' | 'provider'> | undefined;
  /** Told when the model could not be asked; with no text. */
  onFailure?: (error: ModelError) => void;
}

/** Reads feelings and themes by the words and, where there are embeddings, by the trained heads. */
export function createFeelingsReader({
  embeddings,
  heads = TRAINED_FEELINGS,
  model,
  onFailure,
}: FeelingsReaderOptions = {}): FeelingsReader {
  /** Null where there is no model, or it cannot read this text. */
  async function askModel(text: string, person: FeelingsPerson | undefined): Promise<FeelingsReading | null> {
    if (!model || model.provider === 'local' || !person) return null;
    try {
      return await readFeelingsByModel(model, { text, ...person, signal: AbortSignal.timeout(MODEL_MS) });
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      onFailure?.(error);
      return null;
    }
  }

  async function readLocally(text: string): Promise<FeelingsReading> {
    const turns = createTimedTurns();
    const pieces: Piece[] = [];
    for (const piece of piecesIn(text)) {
      pieces.push(piece);
      if (turns.isOver()) await turns.next();
    }
    const seen = new Map<string, HeadReading>();
    for (const unit of embeddings ? textsToEmbedOf(pieces) : []) {
      // One a call: the server computes one call at a time, and a message may wait. What the heads see in it takes
      // milliseconds, and is not left for the end: requests of this process would wait for all of them.
      const [vector] = (await embeddings?.embed([unit])) ?? [];
      if (vector) seen.set(unit, heads(vector));
    }
    const reading = createReading(pieces, seen);
    for (const piece of pieces) {
      reading.add(piece);
      if (turns.isOver()) await turns.next();
    }
    return reading.sum();
  }

  return { read: async (text, person) => (await askModel(text, person)) ?? readLocally(text) };
}

/** The same by the words alone, at once: for a message. A reader without embeddings reads a page in turns. */
export function readFeelingsByWords(text: string): FeelingsReading {
  const pieces = piecesOfText(text);
  const reading = createReading(pieces, new Map());
  for (const piece of pieces) reading.add(piece);
  return reading.sum();
}

/** The same of a short message, with its embedding where there is one: all of it is read at once. */
export function readMessageFeelings(text: string, embedding: Embedding | null): FeelingsReading {
  const pieces = piecesOfText(text);
  const seen = embedding && TRAINED_FEELINGS(embedding);
  const reading = createReading(pieces, new Map(seen ? pieces.map((piece) => [piece.text, seen]) : []));
  for (const piece of pieces) reading.add(piece);
  return reading.sum();
}

/** The texts whose embeddings a reading of this text asks for. */
export const textsToEmbed = (text: string): string[] => textsToEmbedOf(piecesOfText(text));

/** The texts to embed: pieces and their sentences, from the whole length where they are too many. */
function textsToEmbedOf(pieces: readonly Piece[]): string[] {
  const units = pieces.map(({ text, sentences }) => [...new Set([text, ...sentences])]);
  const total = units.reduce((sum, each) => sum + each.length, 0);
  const step = Math.max(1, Math.ceil(total / MAX_EMBEDDED));
  return [...new Set(units.filter((_, index) => index % step === 0).flat())];
}

/** Words mean other things in other languages: a French 'pain' is bread. Notes in English may seem to be none. */
const MAYBE_ENGLISH = new Set(['en', 'none', 'other']);

/** A language is told by the first 2,000 characters, so by no more pieces. */
const LANGUAGE_PIECES = 2_000;

const isMaybeEnglish = (pieces: readonly Piece[]): boolean =>
  MAYBE_ENGLISH.has(
    languageOf(
      pieces
        .slice(0, LANGUAGE_PIECES)
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
function createReading(pieces: readonly Piece[], seen: ReadonlyMap<string, HeadReading>) {
  const isEnglish = isMaybeEnglish(pieces);
  const sentences: SentenceFeelings[] = [];
  const sum = createScoreSum();
  return {
    add: (piece: Piece): void => {
      for (const text of piece.sentences) {
        const byHeads = [text, piece.text]
          .map((unit) => seen.get(unit))
          .filter((reading) => reading !== undefined);
        const scores = scoresOf(text, { byHeads, isEnglish });
        sum.add(scores);
        sentences.push({ text, ...conclude(scores) });
      }
    },
    sum: (): FeelingsReading => {
      const mean = sum.mean();
      return { ...(mean ? conclude(mean, MAX_EMOTIONS) : NO_FEELINGS), sentences };
    },
  };
}
