import type { StoredPlan } from '@inkwell/contracts';
import { PLAN_SECTIONS, type PlanSection } from '@inkwell/contracts/constants';
import { readStorage, writeStorage } from '../../lib/storage.ts';
import type { PlanRow, PlanRows } from './plan-rows.ts';

/** A plan that is being written on this device. */
export interface PlanDraft {
  /** The step that it was left at; null where the six steps are not being gone through. */
  step: number | null;
  rows: PlanRows;
  /** What the rows were made of. */
  base: StoredPlan;
}

/** As `typed-texts.ts` knows it, which seals it when its owner is not signed in. */
const keyOf = (userId: string) => `inkwell-plan:${userId}`;

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

const isBase = (base: unknown): base is StoredPlan => {
  const { plan, revision } = Object(base) as Partial<StoredPlan>;
  return Number.isInteger(revision) && PLAN_SECTIONS.every((section) => Array.isArray(plan?.[section]));
};

/** The draft that this device keeps; null where there is none. */
export function readPlanDraft(userId: string): PlanDraft | null {
  const { step, rows, base } = parse(readStorage('localStorage', keyOf(userId)));
  if (!hasRows(rows) || !isBase(base)) return null;
  const isStep = Number.isInteger(step) && Number(step) >= 0 && Number(step) < PLAN_SECTIONS.length;
  return { step: isStep ? Number(step) : null, rows, base };
}

/** Keeps a draft, or removes it. Returns whether it survives a reload. */
export const storePlanDraft = (userId: string, draft: PlanDraft | null): boolean =>
  writeStorage('localStorage', keyOf(userId), draft && JSON.stringify(draft));
