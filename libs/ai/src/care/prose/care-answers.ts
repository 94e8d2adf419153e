import type { MedicalDanger } from '../told.ts';
import type { UserQuestion } from '../questions.ts';
import type { CareStep } from './care-prose.ts';

/** What is asked or said by somebody who is worried about somebody else. */
export type OtherPersonQuestion = 'morning' | 'after' | 'words' | 'yes' | 'means' | 'police' | 'go';

/**
 * What the companion says of danger in one language to what somebody has answered, asked or told. `{number}` is the
 * emergency number, or `anyNumber`. As in `CareProse`, no sentence may stand in two of the lines.
 */
export type CareAnswers = {
  /** In place of a number that is not known. */
  anyNumber: string;
  /** In imminent danger, after the first lines and after a refusal: number, person and distance, in other words. */
  again: readonly string[];
  /** Says once more that it stays, and can call nobody. */
  stay: readonly string[];
  /** A body in danger now: what to do, with the number. */
  medical: Record<MedicalDanger, readonly string[]>;
  /** To somebody with a weapon whom a voice, or anger, drives at another person. */
  armed: Record<'voice' | 'anger', readonly string[]>;
  /** To somebody who has moved away from the danger, or is with a person: that it is seen. */
  glad: readonly string[];
  /** After that one small thing. */
  small: readonly string[];
  /** To somebody who thinks of going to a person, or of giving the thing away. */
  idea: readonly string[];
  /** To somebody who may be seen with this page at any moment. Nothing is said after it. */
  leaveNow: readonly string[];
  /** To somebody who is in danger from another person: the number, out of reach, other people. */
  threatened: readonly string[];
  /** Distance from what cannot be put away. */
  away: Record<'place' | 'vehicle', CareStep>;
  /** What follows an answer to a step. */
  follow: {
    /** Somebody is near: to them now, with the words. */
    go: readonly CareStep[];
    /** Nobody is near: whom to ring, and what a line does. */
    ring: readonly CareStep[];
    /** They don't want to go to anybody, or ask anybody. */
    refused: readonly CareStep[];
    /** They know somebody who could come: what to write to them. */
    write: readonly CareStep[];
    /** They cannot put the thing away alone. */
    hand: readonly CareStep[];
    /** They have moved away from it, called, or are with somebody. */
    safer: readonly CareStep[];
    /** Which wounds need a doctor today. */
    wound: readonly CareStep[];
    /** Which signs of a body that gets too little need a doctor today. */
    weak: readonly CareStep[];
    /** Hurt by somebody: what needs a doctor today. */
    injured: readonly CareStep[];
  };
  /** The words to say to somebody, to somebody who is to take a thing away, and of what is no wish to die. */
  words: Record<'company' | 'hand' | 'body' | 'violence' | 'voice' | 'anger', readonly string[]>;
  /** One or two true sentences each; `words` has its own. */
  questions: Record<Exclude<UserQuestion, 'words'>, readonly string[]>;
  /** To somebody who takes back what they had said in danger. Before the check. */
  takenBack: readonly string[];
  /** About somebody else who may kill or hurt themselves. */
  third: Record<OtherPersonQuestion, readonly string[]>;
  /** To somebody who has called, or is on the way to them. */
  thirdDone: readonly string[];
  /** About somebody else, where none of these is asked; the last one ends with a question. */
  thirdMore: readonly string[];
  /** After it had taken the person for the one in danger. */
  notYou: readonly string[];
  /** Shows that it reads on, in place of an exercise that nobody asked for. */
  listen: readonly string[];
};
