import type { Live } from '@inkwell/events';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { createCalendarEvents } from './calendar-events.ts';

interface StoriesDeps {
  connection: Connection;
  vault: Vault;
  live: Live;
}

/** Everything this service does, put together: for the process and for its tests alike. */
export function createStories(deps: StoriesDeps) {
  return { events: createCalendarEvents(deps) };
}
