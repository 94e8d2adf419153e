import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SafetyPlanState, SaveSafetyPlan, StoredPlan } from '@inkwell/contracts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { request } from '../../lib/request.ts';
import { safetyPlanQuery } from '../../lib/safety-plan.ts';
import { beforeSignOut, onUserLeft, userQuery } from '../../lib/session.ts';
import { addUnsavedCheck } from '../../lib/unsaved.ts';
import { createPlanStore, type PlanState, type PlanStore } from './plan-store.ts';

const RETRY_MS = 15_000;

const savePlan = (body: SaveSafetyPlan) => request<StoredPlan>('PUT', '/api/care/plan', body);

/** The store of the person's plan while its page is open; what is left unsaved then is saved as it is left. */
export function usePlan(userId: string, known: SafetyPlanState): { store: PlanStore; plan: PlanState } {
  const client = useQueryClient();
  const [store] = useState(() =>
    createPlanStore(
      userId,
      { plan: known.plan, revision: known.revision, updatedAt: known.updatedAt },
      {
        save: savePlan,
        isOwnerHere: () => client.getQueryData(userQuery.queryKey)?.id === userId,
        onSaved: (saved) =>
          client.setQueryData(safetyPlanQuery.queryKey, (state) => state && { ...state, ...saved }),
      },
    ),
  );
  const { data } = useQuery(safetyPlanQuery);
  useEffect(() => {
    if (data) store.takeOver({ plan: data.plan, revision: data.revision, updatedAt: data.updatedAt });
  }, [store, data]);

  useEffect(() => {
    const save = () => void store.save();
    // What the last visit could not save.
    save();
    const removers = [addUnsavedCheck(store.isChanged), beforeSignOut(store.save), onUserLeft(store.close)];
    window.addEventListener('online', save);
    const timer = setInterval(save, RETRY_MS);
    return () => {
      for (const remove of removers) remove();
      window.removeEventListener('online', save);
      clearInterval(timer);
      save();
    };
  }, [store]);
  return { store, plan: useStore(store) };
}
