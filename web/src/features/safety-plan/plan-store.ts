import type { SaveSafetyPlan, StoredPlan } from '@inkwell/contracts';
import { PLAN_SECTIONS, type PlanSection } from '@inkwell/contracts/constants';
import { createStore } from 'zustand/vanilla';
import { RequestError } from '../../lib/request.ts';
import { readPlanDraft, storePlanDraft, type PlanDraft } from './plan-draft.ts';
import { isSamePlan, mergePlans, NO_PLAN, toPlan, toRows, wrongNumbers, type PlanRow } from './plan-rows.ts';

/** Others that save at the same time, in a row. */
const MAX_CONFLICTS = 5;

export interface PlanState extends PlanDraft {
  /** `kept`: on this device alone, for now. */
  status: 'none' | 'saving' | 'saved' | 'kept' | 'in-memory';
  /** Whether it was changed elsewhere meanwhile, and the lines of both are in it. */
  isMerged: boolean;
}

export type PlanStore = ReturnType<typeof createPlanStore>;

interface Deps {
  save: (body: SaveSafetyPlan) => Promise<StoredPlan>;
  /** Called with what the server has now. */
  onSaved: (stored: StoredPlan) => void;
  /** Whether its owner is still the one who is signed in. */
  isOwnerHere: () => boolean;
}

/** A plan while it is read and written: what is typed is on this device at once, and on the server after each step. */
export function createPlanStore(userId: string, stored: StoredPlan, { save, onSaved, isOwnerHere }: Deps) {
  const draft = readPlanDraft(userId);
  const store = createStore<PlanState>(() => ({
    step: null,
    rows: toRows(stored.plan),
    base: stored,
    isMerged: false,
    ...(draft && onto(stored, draft)),
    status: 'none',
  }));
  let running: Promise<void> | null = null;
  let isClosed = false;

  const isChanged = ({ rows, base } = store.getState()) => !isSamePlan(toPlan(rows), base.plan);

  function keep(): boolean {
    // What was on the device is sealed by now.
    if (isClosed || !isOwnerHere()) return true;
    const { step, rows, base } = store.getState();
    return storePlanDraft(userId, step !== null || isChanged() ? { step, rows, base } : null);
  }

  function set(changes: Partial<PlanState>): void {
    store.setState(changes);
    const isStored = keep();
    if (!isStored && isChanged()) store.setState({ status: 'in-memory' });
  }

  async function send(): Promise<void> {
    for (let attempt = 0; attempt < MAX_CONFLICTS && isChanged(); attempt += 1) {
      // Somebody else may have signed in meanwhile: it would become theirs.
      if (isClosed || !isOwnerHere()) return;
      const { rows, base } = store.getState();
      const plan = toPlan(rows);
      try {
        const saved = await save({ plan, baseRevision: base.revision });
        if (isClosed || !isOwnerHere()) return;
        set({ base: saved });
        onSaved(saved);
      } catch (error) {
        const theirs = conflictOf(error);
        if (!theirs) throw error;
        const { isMerged, ...merged } = onto(theirs, { ...store.getState(), base });
        set({ base: merged.base, rows: merged.rows, ...(isMerged && { isMerged }) });
      }
    }
  }

  async function run(): Promise<void> {
    store.setState({ status: 'saving' });
    try {
      await send();
      store.setState({ status: isChanged() ? 'kept' : 'saved' });
    } catch (error) {
      if (
        !(error instanceof RequestError) &&
        !(error instanceof TypeError) &&
        !(error instanceof DOMException)
      )
        throw error;
      store.setState({ status: keep() ? 'kept' : 'in-memory' });
    }
  }

  const isValid = () =>
    PLAN_SECTIONS.every((section) => wrongNumbers(store.getState().rows[section]).length === 0);

  return {
    ...store,
    isChanged: () => isChanged(),
    /** Sets the lines of a section. */
    setRows: (section: PlanSection, rows: readonly PlanRow[]) =>
      set({ rows: { ...store.getState().rows, [section]: rows }, status: 'none' }),
    /** Goes to a step of the six; null: to the plan. */
    goTo: (step: number | null) => set({ step }),
    /** Takes out everything. */
    clear: () => set({ rows: toRows(NO_PLAN), step: null, isMerged: false }),
    /** Ends it when its owner is not signed in any more: from then on nothing is written to the device. */
    close: () => {
      isClosed = true;
    },
    /** Shows what another tab or device has saved, where nothing is being written here. */
    takeOver: (next: StoredPlan) => {
      const { base, step, rows } = store.getState();
      // An answer that was under way while it was saved here is older.
      if (next.revision <= base.revision || isChanged()) return;
      set({ base: next, rows: step === null ? toRows(next.plan) : toRows(next.plan, rows) });
    },
    /**
     * Saves what the server does not have; one save after the other. Never rejects for want of a network.
     *
     * @returns whether the server has all of it now
     */
    save: async (): Promise<boolean> => {
      while (running) await running;
      if (isClosed || !isChanged() || !isValid()) return !isChanged();
      running = run().finally(() => {
        running = null;
      });
      await running;
      return !isChanged();
    },
  };
}

/** What was written on an older plan, on the one that is stored now. */
function onto(stored: StoredPlan, { step, rows, base }: PlanDraft): PlanDraft & Pick<PlanState, 'isMerged'> {
  if (stored.revision === base.revision) return { step, rows, base, isMerged: false };
  const mine = toPlan(rows);
  const merged = mergePlans(base.plan, mine, stored.plan);
  // Where it is as it was written here, a save's answer was cut off: nothing came from elsewhere.
  const isMerged = !isSamePlan(merged, mine);
  return { step, rows: isMerged ? toRows(merged, rows) : rows, base: stored, isMerged };
}

function conflictOf(error: unknown): StoredPlan | null {
  if (!(error instanceof RequestError) || error.code !== 'conflict') return null;
  const { plan, revision, updatedAt } = error.context as Partial<StoredPlan>;
  return plan && revision !== undefined ? { plan, revision, updatedAt: updatedAt ?? null } : null;
}
