import { z } from 'zod';

/**
 * What a tapped answer does. `begin` names an exercise; `answer` belongs to the exercise under way, `date` to a line of a
 * list, `slot` to an hour for it.
 */
const ChoiceAction = z.union([
  z.enum(['answer', 'skip', 'talk', 'listen', 'page', 'go-on', 'leave', 'ask', 'list', 'nothing']),
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

/** A line of a list, and when it is to be; null where no time was given. */
const ListLine = z.object({ what: z.string(), when: z.string().nullable() });
export type ListLine = z.infer<typeof ListLine>;

/** What is kept of a conversation beside its words. Fields of earlier versions are left out when it is read. */
export const CompanionState = z.object({
  /** What the last reply offered. */
  choices: Choices,
  /** Whether it was asked to listen, and only that. */
  listens: z.union([z.boolean(), z.number().transform((messages) => messages > 0)]).default(false),
  /** What 'Put it on today's page' would put there. */
  page: z.string().nullable().default(null),
  /** The little known language in which the person writes: 'de'. */
  language: z.string().nullable().default(null),
  /** Whether it was said in this conversation that no model is connected. */
  introduced: z.boolean().default(false),
  /** Messages that told something, since exercises were offered last. */
  told: z.number().default(0),
  /** A list that was pasted, line by line; an earlier version kept words alone. */
  list: z.array(ListLine).catch([]).default([]),
  /** The line of the list for which a time is asked. */
  dating: z.string().nullable().default(null),
});
export type CompanionState = z.infer<typeof CompanionState>;

export const NEW_STATE: CompanionState = {
  choices: [],
  listens: false,
  page: null,
  language: null,
  introduced: false,
  told: 0,
  list: [],
  dating: null,
};
