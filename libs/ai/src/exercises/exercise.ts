import type { BreathingPace, Mode } from '@inkwell/contracts';
import type { Emotion } from '@inkwell/contracts/constants';

/** Languages other than English in which there are exercises. */
export type ExerciseLanguage = 'de' | 'es' | 'fr' | 'pt';

/**
 * A guided exercise, as data. A line may hold `{slot}`: what was kept under that name, in the person's own words.
 */
export type Exercise = {
  /** Words joined by hyphens: 'thought-record'. */
  id: string;
  /** How it is called beside a reply, where that is not its id. */
  shownAs?: string;
  /** Default: English. */
  language?: ExerciseLanguage;
  /** Where it is offered by itself; the first is the one it is made for. */
  modes: readonly Mode[];
  title: string;
  minutes: number;
  /** Who described the method, and where. */
  source: string;
  fits: {
    /** Completes 'fits …', for the menu of a model. */
    for: string;
    feelings?: readonly Emotion[];
    /** Local hours in which it fits best, from and until (24 h); over midnight where the first is the greater. */
    hours?: readonly [from: number, until: number];
  };
  /** What is done in it and how long it takes; completes a sentence. */
  offer: string;
  /** What a person taps to begin: first person, two to six words. */
  begin: string;
  /** 3 to 8. */
  steps: readonly Step[];
  /** What can be put onto today's page, line by line. A line whose slot is empty is left out. */
  page: readonly string[];
  /** Said at the end, before what was kept is shown: one or two short sentences, no praise. */
  closing: readonly string[];
};

export type Step = {
  id: string;
  /** Ways to say the same: what to do now, and one question at most. */
  lines: readonly [string, string, ...string[]];
  /**
   * `text`: anything written. `list`: several, in one message or in several. `number`: 0 to 10. `choice`: one of the
   * choices, or anything written. `pace`: breathing.
   */
  waits: 'text' | 'list' | 'number' | 'choice' | 'pace';
  /** The slot in which the answer is kept. */
  keeps?: string;
  /** What of an answer is kept. Default: all of it. */
  reads?: (answer: string) => string;
  /** Answers to tap, at most four of at most 60 characters, and the step each leads to (default: `next`). */
  choices?: readonly StepChoice[];
  /** Where it leads: a step's id, or 'end'. Default: the step that follows in the list. */
  next?: string;
  /** The first that holds leads elsewhere. */
  branches?: readonly StepBranch[];
  pace?: BreathingPace;
  /** Said where somebody doesn't know: an easier way in, or an example of another person's answer. */
  help: string;
};

export type StepChoice = {
  say: string;
  to?: string;
  /** Whether it says that there is nothing: then it is not kept. */
  isNone?: boolean;
};

/** Holds where the slot's number lies in the range, or where its text matches. */
export type StepBranch = { slot: string; atLeast?: number; atMost?: number; matches?: RegExp; to: string };
