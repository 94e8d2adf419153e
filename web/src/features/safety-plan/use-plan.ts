import { useQueryClient } from '@tanstack/react-query';
import type { SafetyPlanState } from '@inkwell/contracts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { openPlanOf } from './open-plan.ts';
import type { PlanState, PlanStore } from './plan-store.ts';

/** The store of the person's plan while its page is open; what is left unsaved then is saved as it is left. */
export function usePlan(userId: string, known: SafetyPlanState): { store: PlanStore; plan: PlanState } {
  const client = useQueryClient();
  const [{ store, show }] = useState(() => openPlanOf(userId, client));
  useEffect(() => {
    store.takeOver({ plan: known.plan, revision: known.revision, updatedAt: known.updatedAt });
  }, [store, known]);
  useEffect(show, [show]);
  return { store, plan: useStore(store) };
}
