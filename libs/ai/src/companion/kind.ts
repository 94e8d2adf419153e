/** Kinds that ask for a similar answer. */
export type Family = 'others' | 'inside' | 'fear' | 'loss' | 'body' | 'good' | 'plain';

/**
 * What somebody does by a message, whatever it is about: tells of a kindness, plays something down, waits for a result.
 * The head on the embedding tells them apart.
 */
export type Kind = {
  id: string;
  family: Family;
  /** Right for everything of this kind; they presume nothing beyond it. */
  lines: readonly string[];
  asks: readonly string[];
  /** The exercise that fits it best. */
  exercise?: string;
  /** Words that show it; with them the head needs to be less sure, and without an embedding they are enough. */
  words?: RegExp;
};

/** Lines where only the family is sure. */
export type FamilyLines = { lines: readonly string[]; asks: readonly string[] };
