import autocannon from 'autocannon';

const MEASUREMENTS = 3;
const WARM_UP_SECONDS = 10;

export type Target = { url: string; headers: Record<string, string> };

/** What a target was measured at, and a bare one beside it. */
export type Comparison = {
  /** Of the median measurement: requests a second, those of the bare one, and the first by the second. */
  rate: number;
  bareRate: number;
  ratio: number;
  /** The lowest and the highest ratio that was measured. */
  spread: [number, number];
};

/**
 * The median of three measurements of two rates. Each goes bare, target, target, bare, so that a machine whose
 * speed drifts is fair to both.
 */
export async function compare(
  rateOfTarget: () => Promise<number>,
  rateOfBare: () => Promise<number>,
): Promise<Comparison> {
  const measured: Array<Omit<Comparison, 'spread'>> = [];
  for (let count = 0; count < MEASUREMENTS; count += 1) {
    const bareBefore = await rateOfBare();
    const rate = ((await rateOfTarget()) + (await rateOfTarget())) / 2;
    const bareRate = (bareBefore + (await rateOfBare())) / 2;
    measured.push({ rate, bareRate, ratio: rate / bareRate });
  }
  const [lowest, middle, highest] = measured.toSorted((a, b) => a.ratio - b.ratio);
  if (!lowest || !middle || !highest) throw new Error('nothing was measured');
  return { ...middle, spread: [lowest.ratio, highest.ratio] };
}

/**
 * Requests a second that a target answers beside a bare one.
 *
 * @param seconds how long each of the four parts of a measurement takes
 * @throws Error when more than 1 % are answered with something else than 2xx or 304
 */
export async function compareRates(
  target: Target,
  bare: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Comparison> {
  const rateOf = (one: Target) => measureRate(one, connections, seconds);
  // The first thousands of answers take up to three times as long: the code of a process is still being compiled.
  await measureRate(target, connections, WARM_UP_SECONDS);
  await measureRate(bare, connections, WARM_UP_SECONDS);
  return compare(
    () => rateOf(target),
    () => rateOf(bare),
  );
}

/**
 * Requests a second that are answered with 2xx or, where they name an ETag, with 304.
 *
 * @throws Error when more than 1 % are not
 */
export async function measureRate(target: Target, connections: number, seconds: number): Promise<number> {
  const result = await autocannon({ ...target, connections, duration: seconds });
  const answered = result['2xx'] + result['3xx'];
  const failed = result['1xx'] + result['4xx'] + result['5xx'] + result.errors;
  if (failed > answered / 100) throw new Error(`${target.url} failed ${failed} times`);
  return answered / result.duration;
}

/** The middle one of some numbers; of an even count the upper middle one. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The number that this share of the others is below: of 0.95 the p95. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
