import { z } from 'zod';
import { Instant } from './text.ts';

/** A calendar's id at Google: often an e-mail address. */
const CalendarId = z.string().min(1).max(320);

/** What a sync did, counted in events; a series counts as one. */
export const GoogleSyncCounts = z.object({
  /** New here. */
  imported: z.number().int().min(0),
  /** New at Google. */
  exported: z.number().int().min(0),
  /** Changed on either side. */
  updated: z.number().int().min(0),
  /** Gone from either side. */
  deleted: z.number().int().min(0),
});
export type GoogleSyncCounts = z.infer<typeof GoogleSyncCounts>;

/** `permission`: Google takes no more calls of ours until the person connects again. `quota`: it asked us to wait. */
export const GoogleState = z.enum(['ok', 'syncing', 'permission', 'quota']);
export type GoogleState = z.infer<typeof GoogleState>;

/** An event that was changed on both sides between two syncs: the later change stands, the other one is kept. */
export const GoogleConflict = z.object({
  id: z.string(),
  eventId: z.string(),
  /** The title of the version that did not stand. */
  title: z.string(),
  /** Whose version stands. */
  stands: z.enum(['inkwell', 'google']),
  at: Instant,
});
export type GoogleConflict = z.infer<typeof GoogleConflict>;

export const GoogleStatus = z.discriminatedUnion('connected', [
  z.object({
    connected: z.literal(false),
    syncEnabled: z.literal(false),
    primaryCalendarId: z.null(),
  }),
  z.object({
    connected: z.literal(true),
    /** Whether events travel by themselves. */
    syncEnabled: z.boolean(),
    primaryCalendarId: CalendarId.nullable(),
    /** The address of the Google account. */
    account: z.string(),
    state: GoogleState,
    lastSync: GoogleSyncCounts.extend({ at: Instant }).nullable(),
    /** The newest first, at most 20, each for 30 days. */
    conflicts: z.array(GoogleConflict),
    /**
     * How many of the calendar's events are here where it has more than that: those to come first, the nearest first,
     * then the latest of those that are over. Absent: all are here.
     */
    importLimit: z.number().int().optional(),
  }),
]);
export type GoogleStatus = z.infer<typeof GoogleStatus>;

export const GoogleCalendar = z.object({
  id: CalendarId,
  summary: z.string(),
  primary: z.boolean(),
  /** Its events are shown here and can be changed at Google alone. */
  readOnly: z.boolean(),
});
export type GoogleCalendar = z.infer<typeof GoogleCalendar>;

export const SaveGoogleSettings = z.object({
  syncEnabled: z.boolean().optional(),
  primaryCalendarId: CalendarId.optional(),
});
export type SaveGoogleSettings = z.infer<typeof SaveGoogleSettings>;

export const DisconnectGoogle = z.object({
  /** Whether events that were made here stay at Google. Default true */
  keep: z.boolean().default(true),
});
export type DisconnectGoogle = z.infer<typeof DisconnectGoogle>;

/** What `Sync now` asks for: the events of one calendar in a time. */
export const SyncGoogle = z
  .object({ calendarId: CalendarId, timeMin: Instant, timeMax: Instant })
  .refine(({ timeMin, timeMax }) => timeMin < timeMax, {
    path: ['timeMax'],
    message: 'must be after timeMin',
  });
export type SyncGoogle = z.infer<typeof SyncGoogle>;

export const GoogleSyncAnswer = GoogleSyncCounts.extend({ message: z.string() });
export type GoogleSyncAnswer = z.infer<typeof GoogleSyncAnswer>;

/** How the way to Google's page and back may end. */
export type GoogleOutcome = 'connected' | 'denied' | 'failed';

/** Where the browser goes on after it. */
export const pageAfterGoogle = (outcome: GoogleOutcome): string => `/app?mode=plan&google=${outcome}`;
