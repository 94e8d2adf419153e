import { z } from 'zod';

/**
 * What a tapped answer does. `begin` names an exercise, `guide` a node of a guide ('breakup/evenings'), `plan` a topic of plans ('dentist'); `answer` is one of
 * the exercise under way.
 */
const ChoiceAction = z.union([
  z.enum([
    'answer',
    'skip',
    'talk',
    'listen',
    'page',
    'go-on',
    'leave',
    'right',
    'not-quite',
    'prompt',
    'ask',
    'list',
    'date',
    'change',
    'take-out',
    'add-line',
    'undo',
    'nothing',
  ]),
  z.templateLiteral(['begin ', z.string()]),
  z.templateLiteral(['guide ', z.string()]),
  z.templateLiteral(['plan ', z.string()]),
]);
export type ChoiceAction = z.infer<typeof ChoiceAction>;

const Choice = z.object({ say: z.string(), does: ChoiceAction });
/** A short answer that a reply offers, and what it does. */
export type Choice = z.infer<typeof Choice>;

export const ExerciseProgress = z.object({
  exercise: z.string(),
  step: z.string(),
  /** How many steps were shown, this one included. */
  shown: z.number(),
  kept: z.record(z.string(), z.string()),
  /** When the step was shown, in ms since 1970. */
  at: z.number(),
  paused: z.boolean(),
  /** Whether a number, or a step of a plan, was asked for once more. */
  asked: z.boolean(),
  /** The step before, to which a correction goes back. */
  before: z.string().nullable().default(null),
  /** Slots filled from what was said before the exercise began. */
  given: z.array(z.string()).optional(),
});
/** An exercise under way. */
export type ExerciseProgress = z.infer<typeof ExerciseProgress>;

const Topic = z.object({
  situation: z.string().nullable(),
  /** How many of the person's messages were about it. */
  turns: z.number(),
  /** Whether it is good news. */
  good: z.boolean().optional(),
  /** Whether something hard was told of it. */
  hard: z.boolean().optional(),
  /** Whether an exercise was offered. */
  offered: z.boolean(),
});
/** What a conversation is about just now. */
export type Topic = z.infer<typeof Topic>;

const PlanSlot = z.enum([
  'aim',
  'rhythm',
  'amount',
  'due',
  'first',
  'day',
  'time',
  'from',
  'obstacle',
  'instead',
]);
export type PlanSlot = z.infer<typeof PlanSlot>;
/** What belongs to a plan, in the order in which it is asked for. */
export const PLAN_SLOTS = PlanSlot.options;

const PlanState = z.object({
  facts: z.partialRecord(PlanSlot, z.string()),
  /** What the last reply asked for. */
  asked: PlanSlot.nullable(),
  /** Whether all of it was said once: what follows is added to it. */
  stands: z.boolean().optional(),
  /** How many messages in a row answered nothing. */
  missed: z.number().optional(),
  /** How often each thing was asked for. */
  times: z.partialRecord(PlanSlot, z.number()),
});
/** What is known of the plan that is talked about. */
export type PlanState = z.infer<typeof PlanState>;

const GuideProgress = z.object({
  id: z.string(),
  /** The node whose question waits for an answer; '' is the first question. */
  at: z.string(),
});

/** What the companion keeps of a conversation beside its words. */
export const CompanionState = z.object({
  topic: Topic.nullable(),
  /** What the last reply offered. */
  choices: z.array(Choice),
  /** For how many more messages it listens without a question. */
  listens: z.number(),
  /** Short answers in a row. */
  short: z.number(),
  /** Messages that told something since the last summary. */
  told: z.number(),
  /** What the last choice 'Put it on today's page' would put there. */
  page: z.string().nullable(),
  /** In which the person writes, where it is one that is little known. */
  language: z.string().nullable(),
  /** Of the last exercise, the words that matter most. */
  gist: z.string().nullish(),
  /** Ids of the exercises that were offered. */
  offered: z.array(z.string()).optional(),
  /** Whether what the last reply offered stands beside a question about something else: a 'yes' answers the question. */
  isBeside: z.boolean().optional(),
  /** Whether good news was just closed: what follows it is small. */
  closed: z.boolean().optional(),
  /** How often the person complained of the conversation. */
  complaints: z.number().optional(),
  /** Whether an offer was refused: then none comes by itself. */
  refused: z.boolean().optional(),
  plan: PlanState.nullish(),
  guide: GuideProgress.nullish(),
  /** Whether a guide was begun about the wrong thing: then none begins by itself. */
  unguided: z.boolean().optional(),
  /** Ids of the guides that were begun in this conversation. */
  guided: z.array(z.string()).optional(),
  /** Messages that were about the conversation itself, as they were written: nothing of them is quoted or kept. */
  asides: z.array(z.string()).optional(),
  /** The page as it was before the last change of it. */
  pageBefore: z.string().nullish(),
  /** The line of the page, or the part of the plan, for which the next message stands; '' where that is asked. */
  changing: z.string().nullish(),
  /** What was taken down in a talk about plans, in the person's words. */
  list: z.array(z.string()).optional(),
  /** The thing of the list for which a day was asked. */
  dating: z.string().nullish(),
  /** Those of the list that need none. */
  undated: z.array(z.string()).optional(),
});
export type CompanionState = z.infer<typeof CompanionState>;

export const NEW_STATE: CompanionState = {
  topic: null,
  choices: [],
  listens: 0,
  short: 0,
  told: 0,
  page: null,
  language: null,
};
