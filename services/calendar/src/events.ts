import { type Handler, onEvent, onJob } from '@inkwell/events';
import type { Syncing } from './google/syncing.ts';
import type { People } from './people/people.ts';

export interface HandlerDeps {
  people: Pick<People, 'refresh'>;
  google: { syncing: Pick<Syncing, 'work'> };
  eraseUser: (userId: string) => Promise<void>;
}

/** Handlers of domain events; a person's calendar events are in calendar-events.ts. */
export function calendarHandlers({ people, google, eraseUser }: HandlerDeps): Handler[] {
  return [
    onEvent('auth.onboarding-completed', ({ userId }) => people.refresh(userId)),
    onEvent('auth.user-deleted', ({ userId }) => eraseUser(userId)),
    onJob('calendar.sync-google', ({ userId }) => google.syncing.work(userId)),
  ];
}
