import type { SaveSafetyPlan, StoredPlan } from '@inkwell/contracts';
import { NO_PLAN, type PlanSection } from '@inkwell/contracts/constants';
import { createStore } from 'zustand/vanilla';
import { RequestError } from '../../lib/request.ts';
import type { PlanDraft, PlanDrafts } from './plan-drafts.ts';
import { isSamePlan, mergePlans, toPlan, toRows, toStorable, type PlanRow } from './plan-rows.ts';

/** Others that save at the same time, in a row. */
const MAX_CONFLICTS = 5;

/** 4xx statuses that are retried: the cause is temporary. */
const RETRYABLE_STATUSES = [408, 409, 425, 429];

export interface PlanState extends PlanDraft {
  /**
   * `kept`: on this device alone, for now. `refused`: the server does not take it as it is. `incomplete`: the server has
   * what can be stored, and the rest is on this device.
   */
  status: 'none' | 'saving' | 'saved' | 'kept' | 'refused' | 'incomplete' | 'in-memory';
  /** What the server has answered in place of saving it. */
  refusal: RequestError | null;
  /** Whether it was changed elsewhere meanwhile, and the lines of both are in it. */
  isMerged: boolean;
}

export type PlanStore = ReturnType<typeof createPlanStore>;

interface Deps {
  drafts: Pick<PlanDrafts, 'read' | 'save'>;
  save: (body: SaveSafetyPlan) => Promise<StoredPlan>;
  /** Called with what the server has now. */
  onSaved: (stored: StoredPlan) => void;
  /** The session has ended, so the server refuses to save. */
  onSignedOut: () => void;
  /** Whether its owner is still the one who is signed in. */
  isOwnerHere: () => boolean;
}

/** A plan while it is read and written: what is typed is on this device at once, and on the server after each step. */
export function createPlanStore(stored: StoredPlan, deps: Deps) {
  const { drafts, save, onSaved, onSignedOut, isOwnerHere } = deps;
  const draft = drafts.read();
  const store = createStore<PlanState>(() => ({
    step: null,
    rows: toRows(stored.plan),
    base: stored,
    isMerged: false,
    ...(draft && ontoNewer(stored, draft)),
    status: 'none',
    refusal: null,
  }));
  let running: Promise<void> | null = null;
  let isClosed = false;

  const isActive = () => !isClosed && isOwnerHere();
  const isChanged = ({ rows, base } = store.getState()) => !isSamePlan(toPlan(rows), base.plan);
  const isUnsaved = ({ rows, base } = store.getState()) =>
    !isSamePlan(toStorable(rows, base.plan), base.plan);

  function keep(): boolean {
    // What was on the device is sealed by now.
    if (!isActive()) return true;
    const { step, rows, base } = store.getState();
    return drafts.save(step !== null || isChanged() ? { step, rows, base } : null);
  }

  function set(changes: Partial<PlanState>): boolean {
    store.setState(changes);
    const isStored = keep();
    if (!isStored && isChanged()) store.setState({ status: 'in-memory' });
    return isStored;
  }

  async function send(): Promise<void> {
    for (let attempt = 0; attempt < MAX_CONFLICTS && isUnsaved(); attempt += 1) {
      // Somebody else may have signed in meanwhile: it would become theirs.
      if (!isActive()) return;
      const { rows, base } = store.getState();
      try {
        const saved = await save({ plan: toStorable(rows, base.plan), baseRevision: base.revision });
        if (!isActive()) return;
        set({ base: saved });
        onSaved(saved);
      } catch (error) {
        const theirs = conflictOf(error);
        if (!theirs) throw error;
        const { isMerged, ...merged } = onto(theirs, store.getState());
        set({ base: merged.base, rows: merged.rows, ...(isMerged && { isMerged }) });
      }
    }
  }

  function setStatus(refusal: RequestError | null): void {
    const isRefused =
      refusal !== null && refusal.status < 500 && !RETRYABLE_STATUSES.includes(refusal.status);
    const waiting = isRefused ? 'refused' : 'kept';
    store.setState({
      refusal,
      status:
        isChanged() && !keep() ? 'in-memory' : isUnsaved() ? waiting : isChanged() ? 'incomplete' : 'saved',
    });
  }

  async function run(): Promise<void> {
    store.setState({ status: 'saving', refusal: null });
    let refusal: RequestError | null = null;
    try {
      await send();
    } catch (error) {
      if (error instanceof RequestError) refusal = error;
      // fetch throws a TypeError without a connection, a DOMException when no answer comes; anything else is a bug.
      else if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    } finally {
      setStatus(refusal);
    }
    if (refusal?.code === 'unauthenticated') onSignedOut();
  }

  /**
   * Saves what the server does not have; one save after the other. Never rejects for want of a network.
   *
   * @returns whether the server has all of it now
   */
  async function saveNow(): Promise<boolean> {
    while (running) await running;
    if (!isActive()) return !isChanged();
    if (isUnsaved()) {
      running = run().finally(() => {
        running = null;
      });
      await running;
    } else if (isChanged()) set({ status: 'incomplete', refusal: null });
    return !isChanged();
  }

  return {
    ...store,
    isChanged: () => isChanged(),
    /** Sets the lines of a section. */
    setRows: (section: PlanSection, rows: readonly PlanRow[]) =>
      set({ rows: { ...store.getState().rows, [section]: rows }, status: 'none', refusal: null }),
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
     * Takes in the draft of a tab that was closed. With `resumes` the steps go on where they were left there.
     *
     * @returns whether this tab keeps all of it, also through a reload
     */
    mergeDraft: (closed: PlanDraft, resumes: boolean): boolean => {
      if (!isActive()) return false;
      const state = store.getState();
      const { rows, base } = ontoNewer(closed.base, state);
      const [theirs, mine] = [toPlan(closed.rows), toPlan(rows)];
      const merged = mergePlans(closed.base.plan, theirs, mine);
      const isSame = isSamePlan(merged, mine);
      return set({
        base,
        rows: isSame ? rows : toRows(merged, rows),
        step: state.step ?? (resumes ? closed.step : null),
        isMerged: state.isMerged || (!isSame && !isSamePlan(merged, theirs)),
      });
    },
    save: saveNow,
    /** Saves again what could not be saved; what the server has refused is left until it is changed. */
    retry: () => {
      if (store.getState().status !== 'refused') void saveNow();
    },
    /** Saves it as its page is left, which begins without notices the next time. */
    leave: (): Promise<boolean> => {
      const { status } = store.getState();
      store.setState({ isMerged: false, ...(status === 'saved' && { status: 'none' }) });
      return saveNow();
    },
  };
}

type Merged = PlanDraft & Pick<PlanState, 'isMerged'>;

/** What was written on another revision of the plan, on the one that is stored now. */
function onto(stored: StoredPlan, { step, rows, base }: PlanDraft): Merged {
  if (stored.revision === base.revision) return { step, rows, base, isMerged: false };
  const mine = toPlan(rows);
  const merged = mergePlans(base.plan, mine, stored.plan);
  // Where it is as it was written here, a save's answer was cut off: nothing came from elsewhere.
  const isMerged = !isSamePlan(merged, mine);
  return { step, rows: isMerged ? toRows(merged, rows) : rows, base: stored, isMerged };
}

/** As `onto`, but an older revision is left: it would bring back what was removed since. */
const ontoNewer = (stored: StoredPlan, draft: PlanDraft): Merged =>
  onto(stored.revision > draft.base.revision ? stored : draft.base, draft);

function conflictOf(error: unknown): StoredPlan | null {
  if (!(error instanceof RequestError) || error.code !== 'conflict') return null;
  const { plan, revision, updatedAt } = error.context as Partial<StoredPlan>;
  return plan && revision !== undefined ? { plan, revision, updatedAt: updatedAt ?? null } : null;
}
