import type { Live } from '@inkwell/events';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { createCalendarEvents } from './calendar-events.ts';
import { createEventStore } from './event-store.ts';
import { createRemovals } from './removals.ts';

interface StoriesDeps {
  connection: Connection;
  vault: Vault;
  live: Live;
  /** Default: the clock. */
  now?: () => Date;
}

/** Everything this service does, put together: for the process and for its tests alike. */
export function createStories({ connection, now = () => new Date(), ...deps }: StoriesDeps) {
  const store = createEventStore(connection);
  return {
    events: createCalendarEvents({ ...deps, store, now }),
    removals: createRemovals({ ...deps, store, now }),
  };
}
