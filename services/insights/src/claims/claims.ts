import type { Claim, ClaimSources } from './claim.ts';
import { nudgeClaims } from './nudges.ts';
import { findPatterns, keyOf, type Pattern, patternClaim } from './patterns.ts';
import { progressClaims } from './progress.ts';

const MAX_PATTERNS = 3;
const MAX_PROGRESS = 2;
const MAX_NUDGES = 1;

/** The claims that a person's days support, in the order in which they are shown. */
export function claimsOf(sources: ClaimSources): Claim[] {
  const { days, timeZone, dismissed } = sources;
  const isWanted = ({ key }: Claim) => !dismissed.has(key);
  const patterns = findPatterns(days, timeZone).filter((pattern) => !dismissed.has(keyOf(pattern)));
  return [
    ...nudgeClaims(sources, patterns).filter(isWanted).slice(0, MAX_NUDGES),
    ...oneForEachCondition(patterns).slice(0, MAX_PATTERNS).map(patternClaim),
    ...progressClaims(sources).filter(isWanted).slice(0, MAX_PROGRESS),
  ];
}

/** Sunday's anxiety and Sunday's overwhelm are one thing to read about: the surest. */
function oneForEachCondition(patterns: readonly Pattern[]): Pattern[] {
  const names = patterns.map(({ condition }) => condition.name);
  return patterns.filter(({ condition }, at) => names.indexOf(condition.name) === at);
}
