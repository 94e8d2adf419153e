import type { Family } from '../local/feelings.ts';

/**
 * A kind of sentence by which people tell things, whatever these are about: a verdict on oneself, a wish, a fear, what
 * somebody said. Shown by plain words.
 */
export type Telling = {
  id: string;
  /** Read in a mended sentence. Its group `x`, where it has one, holds words that can be said back. */
  pattern: RegExp;
  /** Only where the person names this feeling as theirs. */
  feeling?: Family;
  /** Short answers to it, without a question. `{x}` and `{X}` are the words of the group, in the second person. */
  lines: readonly string[];
  asks?: readonly string[];
  /** The exercise that fits it best. */
  exercise?: string;
  /** For so many messages it listens without a question. */
  listens?: number;
  /** Only beside these situations. */
  beside?: readonly string[];
  /** It is left at this: no question follows, but a choice. */
  rests?: boolean;
  /** It weighs more than what the message is about, even in the first answer. */
  leads?: boolean;
  /** Only beside what is good, or only beside what is not. */
  tone?: 'good' | 'hard';
};

/** A kind of sentence found in a message. */
export type Told = { telling: Telling; x: string | null };
