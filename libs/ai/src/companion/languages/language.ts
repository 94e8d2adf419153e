import type { Exercise } from '../exercise.ts';

/** What a message asks for, as far as plain words of a language show it; the rest is told by the feelings in it. */
export type PlainIntent =
  | 'greeting'
  | 'goodbye'
  | 'thanks'
  | 'agree'
  | 'disagree'
  | 'unsure'
  | 'leave'
  | 'pause'
  | 'ask-human'
  | 'ask-can-do'
  | 'ask-privacy'
  | 'ask-diagnosis'
  | 'ask-advice'
  | 'wants-listening'
  | 'wish-exercise'
  | 'wish-paced-breathing'
  | 'wish-five-four-three-two-one'
  | 'wish-three-good-things'
  | 'correction'
  | 'complaint';

export type PlainFeeling = 'sad' | 'anxious' | 'angry' | 'tired' | 'lonely' | 'overwhelmed' | 'good';

/** What the companion can say in a language that it knows little of. */
export type LanguageProse = {
  /** Read in lower case; the first that matches counts. */
  intents: readonly (readonly [PlainIntent, RegExp])[];
  feelings: readonly (readonly [PlainFeeling, RegExp])[];
  /** Where its end is: said once, with what it can do nonetheless. */
  limits: readonly string[];
  /** Two or three ways to answer each. */
  answers: Record<Exclude<PlainIntent, `wish-${string}`>, readonly string[]>;
  /** For each feeling two or three: taken up in a few words, and one open question. */
  felt: Record<PlainFeeling, readonly string[]>;
  /** At least eight open questions, for whatever is not understood. */
  tellMore: readonly string[];
  /** At least six short signs of having read it. */
  nods: readonly string[];
  /** Paced breathing, 5-4-3-2-1 and three good things: ids with the language at the end, 'paced-breathing-de'. */
  exercises: readonly [Exercise, Exercise, Exercise];
  /** Around an exercise: beginning, asking for a number again, after leaving, before what was kept, after it. */
  exerciseLines: {
    starting: readonly string[];
    noNumber: readonly string[];
    left: readonly string[];
    paused: readonly string[];
    kept: readonly string[];
    skip: string;
    leave: string;
    goOn: string;
  };
  /** Answers to tap. */
  choices: {
    listen: string;
    enough: string;
    /** Said beside the answer that puts words onto the page, whose label is English. */ page: string;
  };
};
