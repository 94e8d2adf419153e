import { randomUUID } from 'node:crypto';
import type { NotedFact } from '@inkwell/ai/memory';
import {
  dayOf,
  type Memory,
  type MemoryFact,
  type MemorySettings,
  type TimeZoneRef,
} from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError, retryDuplicateKey } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import { digestOf } from '@inkwell/vault/digests';
import type { Digests } from '../people/digests.ts';
import type { Erasure } from '../people/erasure.ts';
import { type PersonModel, type PersonRow, setUnlessChanged } from '../people/person.model.ts';
import {
  allFacts,
  type FactSource,
  memoryOf,
  type MemoryPerson,
  sealMemory,
  shownFact,
  type StoredFact,
  type StoredMemory,
  withChangedFact,
  withFactsOf,
  withoutFactsOf,
  withDeletedFact,
} from './facts.ts';

/** More concurrent writers of one memory than this is a fault, not a race. */
const MAX_ATTEMPTS = 5;

const MEMORY_FIELDS = { digest: 1, memory: 1, memoryVersion: 1, memoryOff: 1, companionOff: 1 } as const;

export type MemoryUseCases = ReturnType<typeof createMemory>;

/** What the companion has noted of a person, and what the person changes and deletes of it. */
export function createMemory(deps: {
  Person: PersonModel;
  digests: Pick<Digests, 'refresh'>;
  vault: Vault;
  live: Live;
  erasure: Pick<Erasure, 'refuseErased'>;
}) {
  const { Person, digests, vault, live, erasure } = deps;

  const find = async (userId: string): Promise<MemoryPerson> =>
    (await Person.findById(userId, MEMORY_FIELDS).lean<MemoryPerson>()) ?? { _id: userId };

  /** @returns whether anything was changed */
  async function change(
    userId: string,
    box: Box,
    changed: (memory: StoredMemory, person: MemoryPerson) => StoredMemory,
  ): Promise<boolean> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const person = await find(userId);
      const before = memoryOf(person, box);
      const after = changed(before, person);
      if (after === before) return false;
      const fields = { memory: sealMemory(userId, after, box) };
      if (!(await setUnlessChanged(Person, userId, ['memoryVersion', person.memoryVersion], fields)))
        continue;
      await erasure.refuseErased(userId);
      await live.publish(userId, 'chat');
      return true;
    }
    throw new AppError('unavailable');
  }

  /** Finds a fact by its id, for as long as it is there. @throws AppError `not_found` */
  function factOf(person: MemoryPerson, box: Box, id: string, today: string): StoredFact {
    const fact = allFacts(person, box, today).find((each) => each.id === id);
    if (!fact) throw new AppError('not_found');
    return fact;
  }

  const shown = (person: MemoryPerson, box: Box, today: string): Memory => ({
    enabled: !person.memoryOff,
    companion: !person.companionOff,
    facts: allFacts(person, box, today).map(shownFact),
  });

  return {
    isEnabled: async (userId: string): Promise<boolean> =>
      !(await Person.findById(userId, { memoryOff: 1 }).lean())?.memoryOff,

    get: async (userId: string, timeZone: TimeZoneRef): Promise<Memory> => {
      const box = await vault.open(userId);
      let person = await find(userId);
      // Digests of before did not tell on which day the answers were given.
      if (digestOf(person, box)?.answeredOn === null) {
        await digests.refresh(userId);
        person = await find(userId);
      }
      return shown(person, box, dayOf(new Date(), timeZone));
    },

    /** @throws AppError `not_found` where the person has no such fact */
    changeFact: async (
      userId: string,
      timeZone: TimeZoneRef,
      id: string,
      text: string,
    ): Promise<MemoryFact> => {
      const box = await vault.open(userId);
      const today = dayOf(new Date(), timeZone);
      let fact: StoredFact | null = null;
      await change(userId, box, (memory, person) => {
        fact = factOf(person, box, id, today);
        return fact.text === text ? memory : withChangedFact(memory, fact, text);
      });
      return shownFact({ ...(fact ?? factOf(await find(userId), box, id, today)), text });
    },

    /** @throws AppError `not_found` where the person has no such fact */
    removeFact: async (userId: string, timeZone: TimeZoneRef, id: string): Promise<void> => {
      const box = await vault.open(userId);
      const today = dayOf(new Date(), timeZone);
      await change(userId, box, (memory, person) => withDeletedFact(memory, factOf(person, box, id, today)));
    },

    changeSettings: async (
      userId: string,
      timeZone: TimeZoneRef,
      { enabled, companion }: MemorySettings,
    ): Promise<Memory> => {
      const fields: Partial<PersonRow> = {
        ...(enabled !== undefined && { memoryOff: !enabled }),
        ...(companion !== undefined && { companionOff: !companion }),
      };
      const box = await vault.open(userId);
      const person = await retryDuplicateKey(() =>
        Person.findOneAndUpdate(
          { _id: userId },
          { $set: fields },
          { upsert: true, returnDocument: 'after', projection: MEMORY_FIELDS },
        ).lean<MemoryPerson>(),
      );
      await erasure.refuseErased(userId);
      await live.publish(userId, 'chat');
      return shown(person ?? { _id: userId }, box, dayOf(new Date(), timeZone));
    },

    /** Notes what a text says, in place of what the same text said before. Nothing where the memory is switched off. */
    note: (userId: string, box: Box, source: FactSource, facts: readonly NotedFact[]): Promise<boolean> =>
      change(userId, box, (memory, { memoryOff }) =>
        memoryOff ? memory : withFactsOf(memory, source, facts, randomUUID),
      ),

    /** Drops what was noted from messages that are gone. @param areThere which of these ids still are */
    dropGone: async (
      userId: string,
      box: Box,
      areThere: (ids: string[]) => Promise<ReadonlySet<string>>,
    ): Promise<void> => {
      const { facts } = memoryOf(await find(userId), box);
      const ids = facts.filter(({ kind }) => kind === 'message').map(({ from }) => from);
      if (ids.length === 0) return;
      const there = await areThere(ids);
      const isGone = ({ kind, from }: StoredFact) =>
        kind === 'message' && ids.includes(from) && !there.has(from);
      await change(userId, box, (memory) => withoutFactsOf(memory, isGone));
    },
  };
}
