/**
 * Something that people write about, and what can be said to it. A head on sentence embeddings tells which one a
 * message is about (`libs/ai/training/companion`), so that each line must be true of everybody who writes of it.
 */
export type Situation = {
  /** Words joined by hyphens: 'fight-with-partner'. */
  id: string;
  /** What it is about in a word or two, as it stands after 'about': 'the quarrel', 'your sleep'. */
  about: string;
  /** `plain`: neither good nor hard. */
  tone: 'hard' | 'good' | 'plain';
  /** What is said first: one or two short sentences that show the message was understood. No question. */
  acks: readonly string[];
  /** Questions for what happened: answered by telling. */
  open: readonly string[];
  /** Questions for what it meant: felt, feared, hoped for. */
  deeper: readonly string[];
  /** Questions that look ahead: what would help, what matters, what is next. */
  ahead: readonly string[];
  /** Ids of exercises that fit, at most two. */
  exercises: readonly string[];
};
