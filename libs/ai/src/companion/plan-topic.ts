/**
 * What people often plan, written out in advance: what is said when somebody brings it, the first steps to tap with how
 * each is done, and what is said to the usual worries. `plan-exercise.ts` leads from there to a day, and to what is done if it falls through.
 */
export type PlanTopic = {
  /** Words joined by hyphens: 'dentist'. */
  id: string;
  /** What a person taps where it is not sure what it is about: two to six words, 'The dentist'. */
  title: string;
  /** What many messages about it hold, and few others: read beside the embedding, and alone where there is none. */
  words: RegExp;
  /**
   * `once` asks for a day and an hour, `often` for an hour. Of what is `private` no day is asked for, and none of the
   * person's words head the plan: others may read their calendar.
   */
  kind: 'once' | 'often' | 'private';
  /** The first line of the plan where the message says it in too many words: 'see a dentist', in the second person. */
  aim: string;
  /** Said first, right for everybody who brings it. No question. */
  acks: readonly [string, string, ...string[]];
  /** The same where shame, fear or grief is in the message. */
  heavy: readonly [string, string, ...string[]];
  /** Asked beside the steps. */
  ask: string;
  /** First steps, of ten minutes at most. */
  steps: readonly [PlanStep, PlanStep, PlanStep];
  worries: readonly PlanWorry[];
  /** Answers to 'how does one do that': established ways, in one or two sentences each. */
  ways: readonly string[];
  /** Asked for the day in place of the usual question. */
  when?: string;
  /** Beside it, in place of the usual days. */
  days?: readonly string[];
  /** The exercise that may fit better than a plan: it stands to tap beside the first steps. */
  exercise?: string;
};

export type PlanStep = {
  /** To tap, first person or imperative, at most 40 characters: 'Look up one near me'. */
  say: string;
  /** What a typed answer of this kind holds. */
  words: RegExp;
  /** How exactly that is done: one or two sentences, no question. */
  how: string;
};

/** A worry, doubt or obstacle that people often name. */
export type PlanWorry = { words: RegExp; say: string };
