import { isDeepStrictEqual } from 'node:util';
import {
  Instant,
  NO_PLAN,
  type TimeZoneRef,
  SafetyPlan,
  type SafetyPlanState,
  type SaveSafetyPlan,
  type StoredPlan,
} from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import { z } from 'zod';
import type { Erasure } from '../people/erasure.ts';
import { type PersonModel, type PersonRow, setUnlessChanged } from '../people/person.model.ts';
import { CARE_FIELDS, type CarePerson } from './care.ts';
import { linesFor } from './lines.ts';

/** What is sealed of a plan. */
const SealedPlan = z.object({ plan: SafetyPlan, updatedAt: Instant });
type SealedPlan = z.infer<typeof SealedPlan>;

type PlanPerson = CarePerson & Pick<PersonRow, 'plan' | 'planVersion'>;
const PLAN_FIELDS = { ...CARE_FIELDS, plan: 1, planVersion: 1 } as const;

const planAad = (userId: string) => ({ collection: 'people', row: userId, field: 'plan' });

export type PlanUseCases = ReturnType<typeof createPlans>;

/** People's safety plans: one each, on the person's row. Nobody is kept from their own, whatever their access. */
export function createPlans(deps: {
  Person: PersonModel;
  vault: Vault;
  live: Live;
  erasure: Pick<Erasure, 'refuseErased'>;
}) {
  const { Person, vault, live, erasure } = deps;

  const find = async (userId: string): Promise<PlanPerson> =>
    (await Person.findById(userId, PLAN_FIELDS).lean<PlanPerson>()) ?? { _id: userId };

  return {
    get: async (userId: string, timeZone: TimeZoneRef): Promise<SafetyPlanState> => {
      const box = await vault.open(userId);
      const person = await find(userId);
      return { ...openPlan(person, box), resources: linesFor(person, timeZone, box).resources };
    },

    /**
     * Saves a plan. One that is sent twice is stored once, so that a save may be repeated.
     *
     * @throws AppError `conflict` with the plan as it is, where it is not in the revision that was changed
     */
    save: async (userId: string, { plan, baseRevision }: SaveSafetyPlan): Promise<StoredPlan> => {
      const box = await vault.open(userId);
      const updatedAt = new Date().toISOString();
      const isStored = await setUnlessChanged(
        Person,
        userId,
        ['planVersion', baseRevision === 0 ? undefined : baseRevision],
        {
          plan: box.sealJson({ plan, updatedAt } satisfies SealedPlan, planAad(userId)),
          hasPlan: Object.values(plan).some((lines) => lines.length > 0),
        },
      );
      if (!isStored) {
        const stored = openPlan(await find(userId), box);
        if (stored.revision > 0 && isDeepStrictEqual(stored.plan, plan)) return stored;
        throw new AppError('conflict', 'This plan was changed elsewhere in the meantime.', {
          context: stored,
        });
      }
      await Promise.all([erasure.refuseErased(userId), live.publish(userId, 'chat')]);
      return { plan, revision: baseRevision + 1, updatedAt };
    },
  };
}

function openPlan({ _id, plan, planVersion }: PlanPerson, box: Box): StoredPlan {
  if (!plan || planVersion === undefined) return { plan: NO_PLAN, revision: 0, updatedAt: null };
  return { ...SealedPlan.parse(box.unsealJson(plan, planAad(_id))), revision: planVersion };
}
