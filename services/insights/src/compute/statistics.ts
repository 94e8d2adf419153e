/** Fewer cases than this say nothing. */
export const MIN_CASES = 5;
/** Of what passes, on average at most this share is chance. */
export const FALSE_DISCOVERY_RATE = 0.05;

/** Of how many cases something is true. */
export interface ShareOfCases {
  yes: number;
  of: number;
}

const logFactorials: number[] = [0];

function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1) {
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  }
  return logFactorials[n] ?? 0;
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** The probability that a draw of `size` from `total` cases, of which `yes` are true, has `k` or more true ones. */
function upperTail(k: number, { yes, size, total }: { yes: number; size: number; total: number }): number {
  let sum = 0;
  for (let count = k; count <= Math.min(yes, size); count += 1) {
    const impossible = size - count > total - yes;
    if (!impossible) {
      sum += Math.exp(logChoose(yes, count) + logChoose(total - yes, size - count) - logChoose(total, size));
    }
  }
  return Math.min(1, sum);
}

/**
 * Fisher's exact test, one-sided: how likely chance alone makes the share of the group as much larger than that of the
 * others as it is. https://en.wikipedia.org/wiki/Fisher%27s_exact_test
 *
 * @returns `p`, and the smallest `p` that any distribution of the same cases could reach
 */
export function fisherTest(group: ShareOfCases, others: ShareOfCases): { p: number; smallest: number } {
  const margins = { yes: group.yes + others.yes, size: group.of, total: group.of + others.of };
  return {
    p: upperTail(group.yes, margins),
    smallest: upperTail(Math.min(margins.yes, margins.size), margins),
  };
}

/**
 * Benjamini and Hochberg's procedure: keeps those of many tested things of which on average at most the share `rate` is
 * chance. https://en.wikipedia.org/wiki/False_discovery_rate
 */
export function keepSignificant<Tested extends { p: number }>(
  tested: readonly Tested[],
  rate: number,
): Tested[] {
  const sorted = tested.toSorted((a, b) => a.p - b.p);
  const last = sorted.findLastIndex(({ p }, at) => p <= (rate * (at + 1)) / sorted.length);
  return sorted.slice(0, last + 1);
}

/** How many times as large the group's share is; the others' share counts half a case at least. */
export function liftOf(group: ShareOfCases, others: ShareOfCases): number {
  if (others.of === 0 || group.of === 0) return 0;
  return group.yes / group.of / (Math.max(others.yes, 0.5) / others.of);
}
