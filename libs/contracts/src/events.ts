import type { Service } from './constants.ts';

/**
 * The map of events: who sends what to whom. Ids only: no text, e-mail or token ever enters Redis.
 * A service that is named as a consumer must have a handler, or it does not boot.
 */
export interface EventData {
  'auth.onboarding-completed': { userId: string };
  'auth.soulprint-written': { userId: string };
  'auth.user-deleted': { userId: string };
  'journal.entry-saved': { userId: string; date: string };
}
export type EventName = keyof EventData;

export const EVENTS = {
  'auth.onboarding-completed': { from: 'auth', to: ['chat'] },
  'auth.soulprint-written': { from: 'auth', to: ['chat'] },
  'auth.user-deleted': { from: 'auth', to: ['billing', 'journal', 'chat', 'insights', 'calendar'] },
  'journal.entry-saved': { from: 'journal', to: ['insights'] },
} as const satisfies Record<EventName, { from: Service; to: readonly Service[] }>;

/** The services' own background jobs, by name, with their payloads. */
export interface JobData {
  'auth.generate-soulprint': { userId: string; version: number };
  'insights.update-streak': { userId: string; date: string };
  'billing.sync-stripe-event': { eventId: string };
}
export type JobName = keyof JobData;

export const JOBS = {
  'auth.generate-soulprint': { owner: 'auth' },
  'insights.update-streak': { owner: 'insights' },
  'billing.sync-stripe-event': { owner: 'billing' },
} as const satisfies Record<JobName, { owner: Service }>;
