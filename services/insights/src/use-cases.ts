import type { Jobs, Live } from '@inkwell/events';
import type { InternalReader, Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { createRecomputation } from './compute/recomputation.ts';
import { reflectionModel } from './days/reflection.model.ts';
import { createReflections } from './days/reflections.ts';
import { insightModel } from './insights/insight.model.ts';
import { createInsights } from './insights/insights.ts';
import { createPeople } from './people/people.ts';
import { personModel } from './people/person.model.ts';

export interface UseCasesDeps {
  connection: Connection;
  vault: Vault;
  live: Live;
  jobs: Pick<Jobs<'insights'>, 'enqueue'>;
  log: Logger;
  /** Read the internal routes of those who own what insights follow. */
  readFromJournal: InternalReader;
  readFromChat: InternalReader;
  readFromAuth: InternalReader;
  /** Default: the clock. */
  now?: () => Date;
}

export type UseCases = ReturnType<typeof createUseCases>;

/** Everything this service does, put together: for the process and for its tests alike. */
export function createUseCases({ now = () => new Date(), ...deps }: UseCasesDeps) {
  const { connection, vault } = deps;
  const models = {
    Reflection: reflectionModel(connection),
    Person: personModel(connection),
    Insight: insightModel(connection),
  };

  async function removeAll(userId: string): Promise<void> {
    await models.Reflection.deleteMany({ userId });
    await models.Insight.deleteMany({ userId });
    await models.Person.deleteOne({ _id: userId });
  }

  const people = createPeople({ ...deps, ...models, removeAll, now });
  const shared = { ...deps, ...models, people, removeAll, now };
  return {
    people,
    reflections: createReflections(shared),
    insights: createInsights(shared),
    recomputation: createRecomputation(shared),
    /** Leaves nothing of the person but the tombstone that keeps later events out. */
    eraseUser: async (userId: string): Promise<void> => {
      await vault.erase(userId);
      await removeAll(userId);
    },
  };
}
