import { z } from 'zod';
import {
  LIMITS,
  MAX_PLANNED_SUGGESTIONS,
  MODES,
  PLANNING_EXERCISES,
  SUGGESTION_MINUTES,
  SUGGESTION_PRIORITIES,
} from './constants.ts';
import { answerText, Day, freeText, Instant } from './text.ts';

const MAX_REASON_CHARS = 500;

/** Something that the person may want to have in their calendar. */
export const CalendarSuggestion = z.object({
  /** The same for the same suggestion: accepting it twice makes one event. */
  id: answerText(100),
  title: answerText(LIMITS.eventTitle),
  description: freeText(LIMITS.eventDescription),
  priority: z.enum(SUGGESTION_PRIORITIES),
  suggestedTime: Instant,
  /** In minutes. */
  duration: z.number().int().min(SUGGESTION_MINUTES.min).max(SUGGESTION_MINUTES.max),
  reasoning: freeText(MAX_REASON_CHARS),
  emotionalBenefit: freeText(MAX_REASON_CHARS),
  /** In percent. */
  confidence: z.number().min(0).max(100),
});
export type CalendarSuggestion = z.infer<typeof CalendarSuggestion>;

export const FindSuggestions = z.object({
  conversationContent: freeText(LIMITS.message),
  mode: z.enum(MODES),
  /** Whose end the content is: then it needs no keyword. */
  exercise: z.enum(PLANNING_EXERCISES).optional(),
});
export type FindSuggestions = z.infer<typeof FindSuggestions>;

export const Suggestions = z.object({
  suggestions: z.array(CalendarSuggestion).max(MAX_PLANNED_SUGGESTIONS),
});
export type Suggestions = z.infer<typeof Suggestions>;

/** `YYYY-MM-DD HH:mm` by the person's clock. */
const ClockTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as YYYY-MM-DD HH:mm')
  .refine((text) => Day.safeParse(text.slice(0, 10)).success, 'must be a date that exists');

/** Something that the companion would plan for a person, and where they are. */
export const ProposeEvent = z.object({
  title: answerText(LIMITS.eventTitle),
  start: ClockTime,
  minutes: z.number().int().min(SUGGESTION_MINUTES.min).max(SUGGESTION_MINUTES.max),
  /** Whether the person has said the hour: then it may lie in what is taken for their sleep. */
  isNamed: z.boolean().optional(),
  zone: z.string().max(100).optional(),
  offset: z.number().int().optional(),
});
export type ProposeEvent = z.infer<typeof ProposeEvent>;

export const PROPOSAL_PROBLEMS = ['past', 'asleep', 'taken', 'skipped', 'far'] as const;
export type ProposalProblem = (typeof PROPOSAL_PROBLEMS)[number];

/** A stretch of a day at which nothing is planned, by the person's clock: `HH:mm`. */
export const FreeTime = z.object({ day: Day, from: z.string(), to: z.string() });
export type FreeTime = z.infer<typeof FreeTime>;
export const FreeTimes = z.object({ free: z.array(FreeTime) });
export type FreeTimes = z.infer<typeof FreeTimes>;

/** What becomes of a proposal: a suggestion, or what stands against it, and when it could be. */
export const CheckedProposal = z.object({
  suggestion: CalendarSuggestion.nullable(),
  problem: z.enum(PROPOSAL_PROBLEMS).nullable(),
  free: z.array(FreeTime),
});
export type CheckedProposal = z.infer<typeof CheckedProposal>;

export const AcceptSuggestion = z.object({ suggestion: CalendarSuggestion });
export type AcceptSuggestion = z.infer<typeof AcceptSuggestion>;
