import type { Situation } from './situation.ts';

/**
 * A talk about one subject that is written out in advance: what is said, what people usually answer, and what is said to
 * that. `guide-turn.ts` leads through it by the answers that are tapped, or typed in few words: what is told beside them it
 * knows nothing of.
 */
export type Guide = {
  /** Words joined by hyphens: 'breakup'. */
  id: string;
  /** What a person taps where it is not sure what it is about: two to six words, 'My boss'. */
  title: string;
  /** What many messages about it hold, and few others: read beside the embedding. */
  words: RegExp;
  /** Ids of the situations that belong to it. */
  situations: readonly Situation['id'][];
  /** `hard` belongs to healing and writing, `good` and `plain` to writing first of all. */
  tone: Situation['tone'];
  /** What is said first where nothing was written for the very message. No question. */
  acks: readonly [string, string, ...string[]];
  /** The first question, right after any message about the subject. */
  ask: string;
  /** What people usually answer, 2 to 4. */
  ways: readonly Way[];
  nodes: readonly GuideNode[];
};

/** An answer to tap, or to type. */
export type Way = {
  /** First person, at most 60 characters: 'The evenings'. */
  say: string;
  /** What a typed answer of this kind holds. */
  words: RegExp;
  /** The id of a node. */
  to: string;
};

export type GuideNode = {
  id: string;
  /** One to four sentences that are right after every answer that leads here. */
  say: string;
  /** One question; left out at the end of the talk, and where what was said is left to stand. */
  ask?: string;
  /** Without them the talk goes on by what is told, and not by the guide. */
  ways?: readonly Way[];
  /** At the end: the exercise that fits. */
  exercise?: string;
};
