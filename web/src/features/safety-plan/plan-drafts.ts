import type { StoredPlan } from '@inkwell/contracts';
import { PLAN_SECTIONS, type PlanSection } from '@inkwell/contracts/constants';
import { PLAN_DRAFT_PREFIX, planDraftKeys } from '../../lib/safety-plan.ts';
import { readStorage, writeStorage } from '../../lib/storage.ts';
import { openTabs, tabId } from '../../lib/tab-id.ts';
import type { PlanRow, PlanRows } from './plan-rows.ts';

/** A plan that is being written on this device. */
export interface PlanDraft {
  /** The step that it was left at; null where the six steps are not being gone through. */
  step: number | null;
  rows: PlanRows;
  /** What the rows were made of. */
  base: StoredPlan;
}

/** One user's drafts on this device. */
export interface PlanDrafts {
  /** The draft of this tab; null where there is none. */
  read: () => PlanDraft | null;
  /** Keeps this tab's draft, or removes it. Returns whether it survives a reload. */
  save: (draft: PlanDraft | null) => boolean;
  /**
   * Hands over the drafts of tabs that were closed, each to one tab of the browser. One is removed as soon as `take` says
   * that it is kept elsewhere.
   */
  adopt: (take: (draft: PlanDraft) => boolean) => Promise<void>;
}

const ADOPT_LOCK = 'inkwell-adopt-plan-drafts';

function parse(text: string | null): Partial<PlanDraft> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Partial<PlanDraft>;
  } catch (error) {
    // A damaged draft is ignored.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

const isRow = (row: unknown): row is PlanRow => {
  const { id, text, tel } = Object(row) as Partial<Record<keyof PlanRow, unknown>>;
  return [id, text, tel].every((value) => typeof value === 'string');
};

const hasRows = (rows: unknown): rows is PlanRows =>
  PLAN_SECTIONS.every((section: PlanSection) => {
    const lines: unknown = (Object(rows) as Record<string, unknown>)[section];
    return Array.isArray(lines) && lines.every(isRow);
  });

export const isStoredPlan = (base: unknown): base is StoredPlan => {
  const { plan, revision } = Object(base) as Partial<StoredPlan>;
  return Number.isInteger(revision) && PLAN_SECTIONS.every((section) => Array.isArray(plan?.[section]));
};

function readKey(key: string): PlanDraft | null {
  const { step, rows, base } = parse(readStorage('localStorage', key));
  if (!hasRows(rows) || !isStoredPlan(base)) return null;
  const isStep = Number.isInteger(step) && Number(step) >= 0 && Number(step) < PLAN_SECTIONS.length;
  return { step: isStep ? Number(step) : null, rows, base };
}

/**
 * The drafts of the plan by tab, so that no tab overwrites another's. A key is `<prefix><user>:<tab>`, with `.sealed-<id>`
 * for one that came back beside a newer one; an older build's has no tab.
 */
export function createPlanDrafts(userId: string): PlanDrafts {
  const prefix = `${PLAN_DRAFT_PREFIX}${userId}`;
  const ownKey = () => `${prefix}:${tabId()}`;
  const tabOf = (key: string) => key.slice(prefix.length + 1).split('.', 1)[0] ?? '';
  const listOthers = () => planDraftKeys(userId).filter((key) => key !== ownKey());

  return {
    read: () => readKey(ownKey()),
    save: (draft) => writeStorage('localStorage', ownKey(), draft && JSON.stringify(draft)),
    async adopt(take) {
      // Most often there are none, and nothing has to be asked.
      if (listOthers().length === 0) return;
      const takeAll = async () => {
        const open = await openTabs();
        for (const key of listOthers()) {
          const isOthers = open.has(tabOf(key)) && tabOf(key) !== tabId();
          const draft = isOthers ? null : readKey(key);
          if (draft && take(draft)) writeStorage('localStorage', key, null);
        }
      };
      await (navigator.locks ? navigator.locks.request(ADOPT_LOCK, takeAll) : takeAll());
    },
  };
}
