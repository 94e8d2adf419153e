import type { CareKind } from '@inkwell/contracts/constants';

/** One of the kinds of danger, or what fits each of them. */
type ByKind = Record<CareKind, readonly string[]>;

/** A care reply's one thing to do or to answer. */
export type CareStep = {
  text: string;
  /** Short answers to tap; without them it is answered freely. */
  choices?: readonly string[];
};

/**
 * What the companion says of danger in one language. Of variants, one whose sentences were not said yet in the
 * conversation is taken, so no sentence may stand in two of them.
 */
export type CareProse = {
  /** The answers to the direct question, to tap. */
  answers: { yes: string; no: string; unsaid: string };
  /** What else counts as one of them, where a message begins with it; read in lower case and without accents. */
  spoken: {
    yes: RegExp;
    no: RegExp;
    unsaid: RegExp;
    /** A yes by itself, and the beginning of another sentence: 'I do the dishes'. */
    partly: RegExp;
    /** A yes where no other sentence follows: 'Sometimes on the train', not 'Sometimes it rains'. */
    often: RegExp;
  };
  /** Takes up what was said where something is likely, before the question: one or two sentences, no question. */
  takeUp: ByKind;
  /** The direct question, each in other words. */
  ask: ByKind;
  /** How the reply to outright danger begins: warmth, and what comes first now; no question, no number. */
  open: ByKind;
  /** How the reply to 'Yes' begins, which was the answer to the question. */
  afterYes: readonly string[];
  /** After 'No, not that': it is heard; back to what the person had said; no lecture. It ends with an invitation. */
  afterNo: readonly string[];
  /** After 'I'd rather not say'. */
  afterUnsaid: readonly string[];
  /** Before an ordinary reply, once, to somebody who was in danger before. */
  check: readonly string[];
  /** Says once in a conversation that it is a program that cannot see anybody and cannot call anybody. */
  program: readonly string[];
  /** Says that the numbers stand in the card on this page. */
  card: readonly string[];
  /** Where plan, means or 'tonight' came up: the emergency number `{number}` first, somebody near, away from the means. */
  imminent: readonly string[];
  /** The same where the number is not known. */
  imminentAnywhere: readonly string[];
  /** Answers to how close it is that are imminent danger; the step that asks has them. */
  close: { might: string; decided: string };
  /** After such an answer: it stays, and it can call nobody. Other sentences than those of `program`. */
  stay: readonly string[];
  /** Offers a safety plan to somebody without one, and to look at it to somebody with one. */
  plan: { write: CareStep; look: CareStep };
  /** How a later care reply begins: one sentence that shows the message was read as it stands. */
  later: readonly string[];
  /** After the first reply, one a reply: each does one thing, and ends with one question or one thing to do. */
  steps: Record<'any' | CareKind, readonly CareStep[]>;
  /** One of the people they named: `{person}` is 'your sister'. Whether they could be told, and with which words. */
  tell: readonly string[];
  /** 'my sister' → `{person}`: the group `person` of the pattern, in the words of `people`. */
  person: RegExp;
  people: Readonly<Record<string, string>>;
  /** For somebody else in danger: how to ask them, what to do, and whom to call; the lines follow. */
  third: ByKind;
  /** Names the card's button for somebody who may be watched at home. */
  hide: string;
};
