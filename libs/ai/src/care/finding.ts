import { CARE_LEVELS, type CareKind, type CareLevel } from '@inkwell/contracts/constants';

/** What a text shows of danger: by how sure it is, and whether somebody else is in it. */
export type Finding = {
  /** `support`: something may be behind it; nothing of it stays on the person. */
  level: 'support' | CareLevel;
  kind: CareKind;
  /** Somebody else is in danger, and not the one who writes. */
  isOther?: true;
  /** By the second reader it says yes to a direct question of the companion's. */
  isYes?: true;
  /** The second reader sees no danger in it: that never becomes a sign of the person. */
  isDoubted?: true;
  /** The second reader alone sees a sign in it. */
  isBySecondAlone?: true;
};

/** A finding that makes a level of the person. */
export type PersonFinding = {
  level: CareLevel;
  kind: CareKind;
  /** Kinds that were taken for it before: their lines stay on the card. */
  also?: readonly CareKind[];
};

/** Whether somebody else is the danger, who may look at the screen too. */
export const isHurtByOthers = (kind: CareKind): boolean => kind === 'violence' || kind === 'child';

const LEVELS_BY_SEVERITY: readonly Finding['level'][] = ['support', ...CARE_LEVELS];
const severityRank = (finding: Finding | null) =>
  finding ? LEVELS_BY_SEVERITY.indexOf(finding.level) + 1 : 0;

/** The more severe of two findings; of two alike the first. */
export const moreSevere = <One extends Finding | null, Other extends Finding | null>(
  first: One,
  second: Other,
): One | Other => (severityRank(second) > severityRank(first) ? second : first);

/** What of a finding becomes a sign of the person: not a mere `support`, and nothing of somebody else. */
export const toPersonFinding = (finding: Finding | null): PersonFinding | null =>
  finding && finding.level !== 'support' && !finding.isOther
    ? { level: finding.level, kind: finding.kind }
    : null;
