import type { ObjectModel } from '@inkwell/ai';
import type { DangerScreen } from '@inkwell/ai/care';
import type { Jobs, Live } from '@inkwell/events';
import type { InternalReader, Logger, TokenBudget } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { createCalendarEvents } from './calendar-events.ts';
import { createEventStore } from './event-store.ts';
import { createGoogle, type GoogleDeps } from './google/google.ts';
import { createPeople } from './people/people.ts';
import { personModel } from './people/person.model.ts';
import { createRemovals } from './removals.ts';
import { createAcceptance } from './suggestions/acceptance.ts';
import { createSuggestions } from './suggestions/suggestions.ts';

interface UseCasesDeps {
  connection: Connection;
  vault: Vault;
  live: Live;
  log: Logger;
  /** Reads auth's internal routes. */
  readFromAuth: InternalReader;
  screen: Pick<DangerScreen, 'read'>;
  model: ObjectModel;
  tokenBudget: Pick<TokenBudget, 'isOver' | 'count'>;
  /** A keyed hash of what makes a suggestion the same. */
  fingerprintOf: (text: string) => string;
  /** The name by which the model's provider knows a person. */
  safetyIdentifierOf: (userId: string) => string;
  jobs: Jobs<'calendar'>;
  google: Pick<
    GoogleDeps,
    'client' | 'publicUrl' | 'hosts' | 'limits' | 'importLimit' | 'hashOf' | 'hasAccess'
  >;
  /** How long a model may take to suggest, in ms. */
  modelMs?: number;
  /** Default: the clock. */
  now?: () => Date;
}

/** Everything this service does, put together: for the process and for its tests alike. */
export function createUseCases({ connection, now = () => new Date(), ...deps }: UseCasesDeps) {
  const store = createEventStore(connection, now);
  const events = createCalendarEvents({ ...deps, store, now });
  const google = createGoogle({ ...deps.google, ...deps, connection, store, events, now });
  const people = createPeople({ ...deps, Person: personModel(connection) });
  return {
    events,
    removals: createRemovals({ ...deps, store, now }),
    people,
    google,
    suggestions: createSuggestions({ ...deps, events, people, now }),
    acceptance: createAcceptance({ ...deps, store }),
    /** Removes all rows of the person. */
    eraseUser: async (userId: string): Promise<void> => {
      await google.giveBack(userId);
      await events.eraseUser(userId);
      await people.remove(userId);
      await google.eraseUser(userId);
    },
  };
}
