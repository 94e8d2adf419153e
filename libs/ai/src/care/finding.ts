import type { CareKind, CareLevel } from '@inkwell/contracts/constants';

/** What a text shows of danger. */
export type Finding = { level: CareLevel; kind: CareKind };

const rank = (finding: Finding | null) => (finding ? (finding.level === 'crisis' ? 2 : 1) : 0);

/** The one that sees more; of two alike the first. */
export const higher = (first: Finding | null, second: Finding | null): Finding | null =>
  rank(second) > rank(first) ? second : first;
