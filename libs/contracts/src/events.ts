import { z } from 'zod';
import { type Service, TOPICS } from './constants.ts';
import { Day } from './text.ts';

const UserRef = z.object({ userId: z.string().min(1) });

interface EventDefinition {
  from: Service;
  to: readonly Service[];
  data: z.ZodObject;
  /** Consumed as before, and emitted by nobody any more. */
  retired?: true;
}

/**
 * The map of events: who sends what to whom. Ids only: no text, e-mail or token ever enters Redis.
 * A service that is named as a consumer must have a handler, or it does not boot. Names are added, never changed in
 * meaning: an older process leaves a name that it does not know for a newer one.
 */
export const EVENTS = {
  'auth.onboarding-completed': {
    from: 'auth',
    to: ['journal', 'chat', 'insights', 'calendar'],
    data: UserRef,
  },
  'auth.soulprint-written': { from: 'auth', to: ['journal', 'chat', 'insights'], data: UserRef },
  'auth.user-deleted': {
    from: 'auth',
    to: ['auth', 'billing', 'journal', 'chat', 'insights', 'calendar'],
    data: UserRef,
  },
  // What a message says of its writer was read, or it left the conversation. The day is its conversation's.
  'chat.message-analysed': { from: 'chat', to: ['insights'], data: UserRef.extend({ date: Day }) },
  // The level, its last sign or the chosen country.
  'chat.care-changed': { from: 'chat', to: ['auth'], data: UserRef },
  // A day became written or blank.
  'journal.day-written': { from: 'journal', to: ['insights'], data: UserRef.extend({ date: Day }) },
  // A mood was chosen, changed or taken back.
  'journal.mood-chosen': { from: 'journal', to: ['insights'], data: UserRef.extend({ date: Day }) },
  // A page was read after its text changed: for danger, and for what it says of its writer.
  'journal.entry-analysed': {
    from: 'journal',
    to: ['chat', 'insights'],
    data: UserRef.extend({ date: Day }),
  },
  // Emitted at each save by versions of before: what they left is still consumed.
  'journal.entry-saved': {
    from: 'journal',
    to: ['insights'],
    data: UserRef.extend({ date: Day }),
    retired: true,
  },
} as const satisfies Record<string, EventDefinition>;

export type EventName = keyof typeof EVENTS;
export type EventData<Name extends EventName> = z.output<(typeof EVENTS)[Name]['data']>;
/** The events that a service may emit. */
export type EmittedBy<S extends Service> = {
  [Name in EventName]: (typeof EVENTS)[Name] extends { retired: true }
    ? never
    : (typeof EVENTS)[Name]['from'] extends S
      ? Name
      : never;
}[EventName];

/** The services' own background jobs: whose they are, and their payloads. */
export const JOBS = {
  'auth.generate-soulprint': { owner: 'auth', data: UserRef.extend({ version: z.number().int() }) },
  'chat.analyse-message': {
    owner: 'chat',
    data: UserRef.extend({ messageId: z.string().regex(/^[0-9a-f]{24}$/) }),
  },
  'journal.analyse-entry': { owner: 'journal', data: UserRef.extend({ date: Day }) },
  'chat.summarise-conversation': {
    owner: 'chat',
    data: UserRef.extend({ conversationId: z.number().int() }),
  },
  'insights.update-streak': { owner: 'insights', data: UserRef.extend({ date: Day }) },
  'insights.recompute-insights': { owner: 'insights', data: UserRef },
  'calendar.sync-google': { owner: 'calendar', data: UserRef },
  'billing.sync-stripe-event': { owner: 'billing', data: z.object({ eventId: z.string().min(1) }) },
} as const satisfies Record<string, { owner: Service; data: z.ZodObject }>;

export type JobName = keyof typeof JOBS;
export type JobData<Name extends JobName> = z.output<(typeof JOBS)[Name]['data']>;
export type JobsOwnedBy<S extends Service> = {
  [Name in JobName]: (typeof JOBS)[Name]['owner'] extends S ? Name : never;
}[JobName];

/** The Redis channel on which a person's live notices travel from the services to the gateway. */
export const liveChannel = (userId: string) => `live:${userId}`;

/** One `data:` line of `GET /api/live`: what changed, or `hello` as the stream opens. */
export const LiveNotice = z.object({ topic: z.enum([...TOPICS, 'hello']) });
export type LiveNotice = z.infer<typeof LiveNotice>;
