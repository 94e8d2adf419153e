import { z } from 'zod';
import { EVENT_COLOR_FALLBACK, EVENT_COLORS, LIMITS } from './constants.ts';
import { answer, Day, freeText, Instant } from './text.ts';

const Color = z.enum([...EVENT_COLORS, EVENT_COLOR_FALLBACK]);

/** `YYYY-MM-DD HH:mm:ss` on the wall clock of the person who sends it. */
export const LocalTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'must be a time as YYYY-MM-DD HH:mm:ss')
  .refine((text) => Day.safeParse(text.slice(0, 10)).success, 'must be a date that exists');

export const SaveEvent = z.object({
  title: answer(LIMITS.eventTitle),
  startTime: LocalTime,
  endTime: LocalTime,
  description: freeText(LIMITS.eventDescription).nullable(),
  color: Color,
  suggested: z.boolean(),
});
export type SaveEvent = z.infer<typeof SaveEvent>;

export const CalendarEvent = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  startTime: Instant,
  endTime: Instant,
  color: Color,
  suggested: z.boolean(),
  allDay: z.boolean(),
  startDate: Day.nullable(),
  endDate: Day.nullable(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** A person's events of some days, for the companion. */
export const EventsOfDays = z.object({ events: z.array(CalendarEvent) });

export const EventRange = z.object({ from: Instant.optional(), to: Instant.optional() });
export type EventRange = z.infer<typeof EventRange>;
