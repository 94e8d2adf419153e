import type { Family } from '../local/feelings.ts';
import type { Pronouns } from './people.ts';

/**
 * A kind of sentence by which people tell things, whatever these are about: a verdict on oneself, a wish, a fear, what
 * somebody said. Shown by plain words.
 */
export type Telling = {
  id: string;
  /** Read in a mended sentence. Its group `x`, where it has one, holds words that can be said back. */
  pattern: RegExp;
  /** The sentence must match this, too. */
  needs?: RegExp;
  /** Only where somebody writes. */
  isOfWriting?: boolean;
  /** Only where the message is nothing else. */
  isWhole?: boolean;
  /** Only where the person names this feeling as theirs. */
  feeling?: Family;
  /**
   * Short answers to it, without a question. `{x}` and `{X}` are the words of the group, in the second person; `{he}`,
   * `{him}` and `{his}` whom it tells of. A line is only said where its slots can be filled.
   */
  lines: readonly string[];
  asks?: readonly string[];
  /** The exercise that fits it best. */
  exercise?: string;
  /** For so many messages it listens without a question. */
  listens?: number;
  /** Only beside these situations. */
  beside?: readonly string[];
  /** Only where it is known whom it tells of. */
  ofSomebody?: boolean;
  /** The group holds what somebody said: it is quoted. */
  quotes?: boolean;
  /** A clause of the message is said back before the question, where one can be, instead of a line. */
  saysBack?: boolean;
  /** It is left at this: no question follows, but a choice. */
  rests?: boolean;
  /** Nothing is offered beside it. */
  isSmall?: boolean;
  /** It weighs more than what the message is about, even in the first answer. */
  leads?: boolean;
  /** Only beside what is good, or only beside what is not. */
  tone?: 'good' | 'hard';
};

/** A kind of sentence found in a message. */
export type Told = { telling: Telling; x: string | null; sentence: string };

/** How a message is taken up: a short line, and the questions that go with it. */
export type Heard = {
  line: string;
  asks: readonly string[];
  exercise?: string;
  /** No question follows. */
  rests: boolean;
  /** What was said is not placed: its questions fit anything, and are asked sparingly. */
  isOpen?: boolean;
  /** Nothing was taken up: it only shows that the message was read. */
  isSign?: boolean;
  /** For so many messages it listens without a question. */
  listens?: number;
  /** What was said of it, in the second person: for the questions. */
  x: string | null;
  /** Whom its lines speak of. */
  who: Pronouns | null;
  /** Nothing is offered beside it. */
  isSmall?: boolean;
  /** It weighs more than what the message is about. */
  leads?: boolean;
  /** Something hard, known by what the message does. */
  ofKind?: boolean;
  /** Written for messages like this one: nothing is added to it. */
  isWritten?: boolean;
};
