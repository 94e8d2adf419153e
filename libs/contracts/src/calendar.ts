import { z } from 'zod';
import { EVENT_COLOR_FALLBACK, EVENT_COLORS, LIMITS } from './constants.ts';
import { readRule, writeRule } from './recurrence.ts';
import { answerText, Day, freeText, Instant } from './text.ts';

const Color = z.enum([...EVENT_COLORS, EVENT_COLOR_FALLBACK]);

/** `YYYY-MM-DD HH:mm:ss` on the wall clock of the person who sends it. */
export const LocalTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'must be a time as YYYY-MM-DD HH:mm:ss')
  .refine((text) => Day.safeParse(text.slice(0, 10)).success, 'must be a date that exists');

/** A rule of RFC 5545 without its start, as it is kept: `FREQ=WEEKLY;BYDAY=MO`. */
export const Recurrence = z.string().transform((text, context) => {
  const rule = readRule(text);
  if (typeof rule !== 'string') return writeRule(rule);
  context.addIssue({ code: 'custom', message: rule });
  return z.NEVER;
});

export const SaveEvent = z.object({
  title: answerText(LIMITS.eventTitle),
  startTime: LocalTime,
  endTime: LocalTime,
  description: freeText(LIMITS.eventDescription).nullable(),
  color: Color,
  suggested: z.boolean(),
  /** Absent: none for a new event, unchanged for one that is there. */
  recurrence: Recurrence.nullable().optional(),
});
export type SaveEvent = z.infer<typeof SaveEvent>;

export const CreateEvent = SaveEvent.extend({
  /** Chosen by the client, unique by person: the same again answers the event that it made first. */
  clientId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, hyphens or underscores')
    .optional(),
});
export type CreateEvent = z.infer<typeof CreateEvent>;

/** Which instances of a series a change is meant for. */
export const EventScope = z.enum(['one', 'following', 'all']);
export type EventScope = z.infer<typeof EventScope>;

export const UpdateEvent = SaveEvent.extend({
  scope: EventScope.optional(),
  /** The revision that the change was made on. Another one by now is a conflict. Absent: the last change wins. */
  revision: z.number().int().min(0).optional(),
});
export type UpdateEvent = z.infer<typeof UpdateEvent>;

/** What the person has answered to an invitation. */
export const InvitationResponse = z.enum(['accepted', 'declined', 'tentative', 'needsAction']);
export type InvitationResponse = z.infer<typeof InvitationResponse>;

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
  /** The rule by which it repeats; null for a single event. */
  recurrence: z.string().nullable(),
  /** The series that it is an instance of, or is itself; null for a single event. */
  seriesId: z.string().nullable(),
  /** Where it was made. */
  source: z.enum(['inkwell', 'google']),
  /** It can be changed at Google alone. */
  readOnly: z.boolean(),
  /** Null where it is no invitation. */
  response: InvitationResponse.nullable(),
  /** Whether its time counts as taken: not where the person has declined, or is not sure, or has marked it as free. */
  busy: z.boolean(),
  /** Grows with each change. All instances of a series have the one of their series. */
  revision: z.number().int(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** An event as the companion reads it. */
export const PlannedEvent = CalendarEvent.omit({ revision: true, busy: true }).partial({ response: true });
export type PlannedEvent = z.infer<typeof PlannedEvent>;

/** A person's events of some days, for the companion. */
export const PlannedEvents = z.object({ events: z.array(PlannedEvent) });

export const EventRange = z.object({ from: Instant.optional(), to: Instant.optional() });
export type EventRange = z.infer<typeof EventRange>;
