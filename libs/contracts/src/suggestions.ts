import { z } from 'zod';
import { LIMITS, MAX_SUGGESTIONS, MODES, PLANNING_EXERCISES, SUGGESTION_PRIORITIES } from './constants.ts';
import { answer, freeText, Instant } from './text.ts';

/** The shortest and the longest that a suggestion may take, in minutes. */
export const SUGGESTION_MINUTES = { min: 5, max: 1_439 } as const;
const MAX_REASON = 500;

/** Something that the person may want to have in their calendar. */
export const CalendarSuggestion = z.object({
  /** The same for the same suggestion: accepting it twice makes one event. */
  id: answer(100),
  title: answer(LIMITS.eventTitle),
  description: freeText(LIMITS.eventDescription),
  priority: z.enum(SUGGESTION_PRIORITIES),
  suggestedTime: Instant,
  /** In minutes. */
  duration: z.number().int().min(SUGGESTION_MINUTES.min).max(SUGGESTION_MINUTES.max),
  reasoning: freeText(MAX_REASON),
  emotionalBenefit: freeText(MAX_REASON),
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

export const Suggestions = z.object({ suggestions: z.array(CalendarSuggestion).max(MAX_SUGGESTIONS) });
export type Suggestions = z.infer<typeof Suggestions>;

export const AcceptSuggestion = z.object({ suggestion: CalendarSuggestion });
export type AcceptSuggestion = z.infer<typeof AcceptSuggestion>;
