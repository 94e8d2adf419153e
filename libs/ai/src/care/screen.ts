import type { LanguageModel } from '../model.ts';
import type { Embedding, Embeddings } from '../reading/embeddings.ts';
import { higher, type Finding } from './finding.ts';
import { readByHead, type CareHead } from './head.ts';
import trained from './head.json' with { type: 'json' };
import { countReading } from './metrics.ts';
import { piecesOf } from './pieces.ts';
import { readByRules, readPageByRules } from './rules.ts';
import { askForVerdict } from './verdict.ts';

/** What was found in a text. */
export type Reading = {
  found: Finding | null;
  /** False where the head could not read all of it: then it may be read again. */
  isWhole: boolean;
  /** Of the text, or of its first piece where it is long; null where the head could not read it. */
  embedding: Embedding | null;
};

/** Whose text it is, by the name that the model's provider knows, and who counts what reading it used. */
export type ScreenedPerson = { safetyIdentifier: string; onTokens?: (tokens: number) => void };

/** A text that is being read. */
export type ScreenReading = {
  /** What the rules found, at once. */
  byRules: Finding | null;
  /** The highest of what the rules, the head and the model see, once all have read all of it. Never rejects. */
  whole: Promise<Reading>;
};

export type Screen = {
  /** Begins to read a message: the rules at once, the head and the model where there are any. */
  read: (text: string, person?: ScreenedPerson) => ScreenReading;
  /**
   * Reads all of a text that nobody waits for: messages go first.
   *
   * @throws ModelError where the server could not be asked; without one the rules read alone
   */
  readInBackground: (text: string) => Promise<Finding | null>;
};

export type ScreenOptions = {
  /** Without them the rules read alone. */
  embeddings?: Pick<Embeddings, 'embed'> | undefined;
  head?: CareHead;
  /** Reads messages, too, where it is one: the local provider is none. */
  model?: Pick<LanguageModel, 'object' | 'provider'> | undefined;
  /** Told when the server or the model could not be asked; with no text. */
  onFailure?: (error: unknown) => void;
};

/** Before analyses and other work that can wait. */
const MESSAGE_PRIORITY = 10;
const PIECES_PER_CALL = 4;

/** Reads texts for danger to the person who writes, or to others. */
export function createScreen({ embeddings, head = trained, model, onFailure }: ScreenOptions = {}): Screen {
  /** What the head finds, group by group of a text's pieces. */
  async function* readByPieces(
    text: string,
    piecesPerCall: number,
    priority: number,
  ): AsyncGenerator<{ finding: Finding | null; vector: Embedding }> {
    if (!embeddings) return;
    const pieces = piecesOf(text);
    for (let start = 0; start < pieces.length; start += piecesPerCall) {
      const vectors = await embeddings.embed(pieces.slice(start, start + piecesPerCall), { priority });
      for (const vector of vectors) yield { finding: readByHead(head, vector), vector };
    }
  }

  async function readByModel(text: string, person?: ScreenedPerson): Promise<Finding | null> {
    if (!model || model.provider === 'local') return null;
    try {
      return await askForVerdict(model, text, person);
    } catch (error) {
      onFailure?.(error);
      return null;
    }
  }

  async function readByHeadAndRules(text: string, byRules: Finding | null): Promise<Reading> {
    let found = byRules;
    let embedding: Embedding | null = null;
    try {
      for await (const { finding, vector } of readByPieces(text, PIECES_PER_CALL, MESSAGE_PRIORITY)) {
        found = higher(found, finding);
        embedding ??= vector;
      }
      return { found, isWhole: true, embedding };
    } catch (error) {
      onFailure?.(error);
      return { found, isWhole: false, embedding };
    }
  }

  return {
    read: (text, person) => {
      const byRules = readByRules(text);
      const whole = Promise.all([readByHeadAndRules(text, byRules), readByModel(text, person)]);
      return {
        byRules,
        whole: whole.then(([reading, verdict]) => {
          const found = higher(reading.found, verdict);
          countReading(found);
          return { ...reading, found };
        }),
      };
    },
    readInBackground: async (text) => {
      let found = await readPageByRules(text);
      // One piece a call: the server computes one call at a time, and a message may wait.
      for await (const { finding } of readByPieces(text, 1, 0)) found = higher(found, finding);
      countReading(found);
      return found;
    },
  };
}
