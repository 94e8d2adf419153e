import { ModelError } from '../errors.ts';
import type { ObjectModel } from '../model.ts';
import type { Embedding, Embeddings } from '../reading/embeddings.ts';
import { createTimedTurnTaker } from '../turns.ts';
import type { FeelingHeads, HeadReading } from './combine.ts';
import { readFeelingsByModel } from './read-by-model.ts';
import { createReading, textsToEmbedOf } from './read-by-words.ts';
import type { FeelingsReading } from './reading.ts';
import { TRAINED_FEELINGS } from './trained.ts';
import { type TextPiece, piecesIn, piecesOfText } from './units.ts';

/** How long the model may take: then the local reading answers, so that the job which waits for it ends. */
const MODEL_TIMEOUT_MS = 30_000;

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
  model?: ObjectModel | undefined;
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
      return await readFeelingsByModel(model, {
        text,
        ...person,
        signal: AbortSignal.timeout(MODEL_TIMEOUT_MS),
      });
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      onFailure?.(error);
      return null;
    }
  }

  async function readLocally(text: string): Promise<FeelingsReading> {
    const turns = createTimedTurnTaker();
    const pieces: TextPiece[] = [];
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

/** The same of a short message, with its embedding where there is one. */
export async function readMessageFeelings(
  text: string,
  embedding: Embedding | null,
): Promise<FeelingsReading> {
  const turns = createTimedTurnTaker();
  const pieces = piecesOfText(text);
  const seen = embedding && TRAINED_FEELINGS(embedding);
  const reading = createReading(pieces, new Map(seen ? pieces.map((piece) => [piece.text, seen]) : []));
  for (const piece of pieces) {
    if (turns.isOver()) await turns.next();
    reading.add(piece);
  }
  return reading.sum();
}
