import { EMOTIONS, THEMES } from '@inkwell/contracts/constants';
import { z } from 'zod';

/**
 * What a tapped answer does. `begin` names an exercise; `answer` belongs to the exercise under way, `date` names a line of a
 * list, `time` is its time.
 */
const ChoiceAction = z.union([
  z.enum(['answer', 'skip', 'talk', 'listen', 'page', 'go-on', 'leave', 'ask', 'list', 'time', 'nothing']),
  z.templateLiteral(['begin ', z.string()]),
  z.templateLiteral(['date ', z.string()]),
]);
export type ChoiceAction = z.infer<typeof ChoiceAction>;

const Choice = z.object({ say: z.string(), does: ChoiceAction });
/** A short answer that a reply offers, and what it does. */
export type Choice = z.infer<typeof Choice>;

/** What was offered by a version that knew other actions is offered no longer. */
const Choices = z
  .array(z.unknown())
  .transform((offered) => offered.flatMap((each) => Choice.safeParse(each).data ?? []));

export const ExerciseProgress = z.object({
  exercise: z.string(),
  step: z.string(),
  /** How many steps were shown, this one included. */
  shown: z.number(),
  kept: z.record(z.string(), z.string()),
  /** When the step was shown, in ms since 1970. */
  at: z.number(),
  paused: z.boolean(),
  /** Whether a number was asked for once more. */
  asked: z.boolean(),
  /** The step before, to which a correction goes back. */
  before: z.string().nullable().default(null),
  /** Slots filled from what was said before the exercise began. */
  given: z.array(z.string()).optional(),
});
/** An exercise under way. */
export type ExerciseProgress = z.infer<typeof ExerciseProgress>;

/** A line of a list, and when it is to be; null where no time was given, empty where none is needed. */
const ListLine = z.object({ what: z.string(), when: z.string().nullable() });
export type ListLine = z.infer<typeof ListLine>;

const MessageSubject = z.object({ emotion: z.enum(EMOTIONS).nullable(), themes: z.array(z.enum(THEMES)) });
const NO_SUBJECT: z.infer<typeof MessageSubject> = { emotion: null, themes: [] };

/** What is kept of a conversation beside its words. Fields of earlier versions are left out when it is read. */
export const CompanionState = z.object({
  /** What the last reply offered. */
  choices: Choices,
  /** How many messages in a row it has listened to without a question; 0 where it was not asked to. */
  listens: z.number().default(0),
  /** What 'Put it on today's page' would put there. */
  page: z.string().nullable().default(null),
  /** The little known language in which the person writes: 'de'. */
  language: z.string().nullable().default(null),
  /** What was told last, as far as it is sure. */
  about: MessageSubject.catch(NO_SUBJECT).default(NO_SUBJECT),
  /** Messages that told something. */
  told: z.number().default(0),
  /** How many of them there were when ways to go on were offered last. */
  offered: z.number().catch(0).default(0),
  /** Exercises that were begun, refused or said not to help: none of them is offered again. */
  past: z.array(z.string()).catch([]).default([]),
  /** A list that was pasted, line by line; an earlier version kept words alone. */
  list: z.array(ListLine).catch([]).default([]),
  /** What was planned in this conversation, with its time; the same thing only once. */
  planned: z.array(ListLine).catch([]).default([]),
  /** How often the person complained of the talk. */
  complaints: z.number().default(0),
  /** The line of the list for which a time is asked, by its number from 0, and `again` or `end` where that is no first time. */
  dating: z.string().nullable().catch(null).default(null),
});
export type CompanionState = z.infer<typeof CompanionState>;

export const NEW_STATE: CompanionState = {
  choices: [],
  listens: 0,
  page: null,
  language: null,
  about: NO_SUBJECT,
  told: 0,
  offered: 0,
  past: [],
  list: [],
  planned: [],
  complaints: 0,
  dating: null,
};
