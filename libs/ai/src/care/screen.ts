import type { Embeddings } from '../reading/embeddings.ts';
import { higher, type Finding } from './finding.ts';
import { readByHead, type CareHead } from './head.ts';
import trained from './head.json' with { type: 'json' };
import { piecesOf } from './pieces.ts';
import { readByRules } from './rules.ts';

/** A text that is being read. */
export type ScreenReading = {
  /** What the rules found. */
  byRules: Finding | null;
  /** The higher one of the rules and the head, once the head has read all of it. Never rejects. */
  whole: Promise<Finding | null>;
};

export type Screen = {
  /** Begins to read: the rules at once, the head by the embeddings' server where there is one. */
  read: (text: string) => ScreenReading;
};

export type ScreenOptions = {
  /** Without them the rules read alone. */
  embeddings?: Pick<Embeddings, 'embed'> | undefined;
  head?: CareHead;
  /** Told when the server could not be asked; with no text. */
  onFailure?: (error: unknown) => void;
};

/** Before analyses and other work that can wait. */
const PRIORITY = 10;
const PIECES_PER_CALL = 4;

/** Reads texts for danger to the person who writes, or to others. */
export function createScreen({ embeddings, head = trained, onFailure }: ScreenOptions = {}): Screen {
  async function readAll(text: string, byRules: Finding | null): Promise<Finding | null> {
    if (!embeddings) return byRules;
    let found = byRules;
    const pieces = piecesOf(text);
    try {
      for (let start = 0; start < pieces.length; start += PIECES_PER_CALL) {
        const group = pieces.slice(start, start + PIECES_PER_CALL);
        const vectors = await embeddings.embed(group, { priority: PRIORITY });
        for (const vector of vectors) found = higher(found, readByHead(head, vector));
      }
    } catch (error) {
      onFailure?.(error);
    }
    return found;
  }

  return {
    read: (text) => {
      const byRules = readByRules(text);
      return { byRules, whole: readAll(text, byRules) };
    },
  };
}
