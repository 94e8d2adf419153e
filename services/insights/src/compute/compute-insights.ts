import type { ComputedInsight, InsightSources } from './computed-insight.ts';
import { nudgeInsights } from './nudges.ts';
import { findPatterns, patternKey, type Pattern, patternInsight } from './patterns.ts';
import { progressInsights } from './progress.ts';

const MAX_PATTERNS = 3;
const MAX_PROGRESS = 2;
const MAX_NUDGES = 1;

/** The insights that a person's days support, in the order in which they are shown. */
export function computeInsights(sources: InsightSources): ComputedInsight[] {
  const { days, timeZone, dismissed } = sources;
  const isWanted = ({ key }: ComputedInsight) => !dismissed.has(key);
  const patterns = findPatterns(days, timeZone).filter((pattern) => !dismissed.has(patternKey(pattern)));
  return [
    ...nudgeInsights(sources, patterns).filter(isWanted).slice(0, MAX_NUDGES),
    ...oneForEachCondition(patterns).slice(0, MAX_PATTERNS).map(patternInsight),
    ...progressInsights(sources).filter(isWanted).slice(0, MAX_PROGRESS),
  ];
}

/** Sunday's anxiety and Sunday's overwhelm are one thing to read about: the surest. */
function oneForEachCondition(patterns: readonly Pattern[]): Pattern[] {
  const names = patterns.map(({ condition }) => condition.name);
  return patterns.filter(({ condition }, at) => names.indexOf(condition.name) === at);
}
