import { type Handler, onEvent } from '@inkwell/events';
import type { People } from './people/people.ts';

export interface HandlerDeps {
  people: Pick<People, 'refresh'>;
  eraseUser: (userId: string) => Promise<void>;
}

/** Handlers of domain events; a person's calendar events are in calendar-events.ts. */
export function calendarHandlers({ people, eraseUser }: HandlerDeps): Handler[] {
  return [
    onEvent('auth.onboarding-completed', ({ userId }) => people.refresh(userId)),
    onEvent('auth.user-deleted', ({ userId }) => eraseUser(userId)),
  ];
}
