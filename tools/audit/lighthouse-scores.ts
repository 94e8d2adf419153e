import { table } from '../start/terminal.ts';

/** The categories that are held to a score, each with the lowest that passes. */
export const CATEGORIES = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

export type Category = keyof typeof CATEGORIES;

/** One run of Lighthouse on one page. */
export type LighthouseRun = {
  /** From 0 to 100; null where Lighthouse could not compute one. */
  scores: Record<Category, number | null>;
  /** The audits that cost points, each `id (category)` with what it measured. */
  lost: string[];
  /** How fast this machine was meanwhile. */
  benchmarkIndex: number;
  /** How many times slower the processor was taken for. */
  slowdown: number;
  /** The share of processor time that the machine's host gave to others meanwhile, 0 to 1. */
  stolen: number;
};

export type PageScores = { path: string; runs: LighthouseRun[] };

const FULL_SLOWDOWN = 4;
/** The middle of the range that Lighthouse's own slowdown presumes, 1,500 to 2,000. */
const FULL_SLOWDOWN_INDEX = 1_750;

/**
 * How many times the processor is slowed down to resemble a phone's: Lighthouse's own four where the machine is as
 * fast as that presumes, and less on slower ones, as its documentation asks for.
 */
export function cpuSlowdown(benchmarkIndex: number): number {
  const slowdown = (FULL_SLOWDOWN * benchmarkIndex) / FULL_SLOWDOWN_INDEX;
  return Math.round(Math.min(Math.max(slowdown, 1), FULL_SLOWDOWN) * 10) / 10;
}

type LighthouseResult = {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  configSettings: { throttling: { cpuSlowdownMultiplier: number } };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string; title: string }>;
};

/**
 * What counts of Lighthouse's JSON.
 * @throws Error when Lighthouse could not load the page
 */
export function readRun(json: string): Omit<LighthouseRun, 'stolen'> {
  const { runtimeError, environment, configSettings, categories, audits } = JSON.parse(
    json,
  ) as LighthouseResult;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scores = {
    performance: null,
    accessibility: null,
    'best-practices': null,
    seo: null,
  } as LighthouseRun['scores'];
  const lost: string[] = [];
  for (const name of Object.keys(CATEGORIES) as Category[]) {
    const category = categories[name];
    // Lighthouse writes 0.95 as 0.95 or 0.9500000000000001.
    if (typeof category?.score === 'number') scores[name] = Math.round(category.score * 100);
    for (const { id, weight } of category?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score >= 1) continue;
      lost.push(`${id} (${name}): ${audit.displayValue ?? audit.title}`);
    }
  }
  return {
    scores,
    lost,
    benchmarkIndex: environment.benchmarkIndex,
    slowdown: configSettings.throttling.cpuSlowdownMultiplier,
  };
}

/** Measured: an idle machine lost up to 0.04; of seven runs above 0.05, two scored 94 and 85, the others 97 to 100. */
const MAX_STOLEN_SHARE = 0.05;

const isQuietRun = ({ stolen }: LighthouseRun): boolean => stolen <= MAX_STOLEN_SHARE;

/** How many runs were not disturbed by the machine's host. */
const countQuietRuns = (runs: readonly LighthouseRun[]): number => runs.filter(isQuietRun).length;

/** So many quiet runs, which agree on which side of each bound a page is: a third could not move a median across it. */
const MIN_QUIET_RUNS = 2;
/** So many where they do not: on one machine the same page scored 87 and 100. */
const MIN_QUIET_RUNS_OF_SPLIT = 7;

/** How many quiet runs the median of a page takes. */
function runsFor(runs: readonly LighthouseRun[]): number {
  const quiet = runs.filter(isQuietRun);
  const isSplit = (Object.entries(CATEGORIES) as [Category, number][]).some(([name, atLeast]) => {
    const passes = ({ scores }: LighthouseRun) => (scores[name] ?? 0) >= atLeast;
    return quiet.some(passes) && !quiet.every(passes);
  });
  return isSplit ? MIN_QUIET_RUNS_OF_SPLIT : MIN_QUIET_RUNS;
}

/** Whether a page has been run as often as its median takes. */
export const hasEnoughRuns = (runs: readonly LighthouseRun[]): boolean =>
  countQuietRuns(runs) >= runsFor(runs);

/** The runs that count: all that the median takes, or those that the machine's host disturbed least, two at least. */
export const runsThatCount = (runs: readonly LighthouseRun[]): LighthouseRun[] =>
  runs
    .toSorted((a, b) => a.stolen - b.stolen)
    .slice(0, hasEnoughRuns(runs) ? runsFor(runs) : Math.max(MIN_QUIET_RUNS, countQuietRuns(runs)));

/** The middle score of a category over the runs, of two the lower; null when a run has none. */
function medianScore(runs: readonly LighthouseRun[], category: Category): number | null {
  const scores = runs.map((run) => run.scores[category]);
  if (scores.length === 0 || scores.includes(null)) return null;
  return (scores as number[]).toSorted((a, b) => a - b)[Math.floor((scores.length - 1) / 2)] ?? null;
}

/** Whether speed could be measured: the machine's host disturbed none of the page's runs. */
export const isMeasurable = ({ runs }: PageScores): boolean => countQuietRuns(runs) === runs.length;

/**
 * One line for each category of a page whose median is below its bound, and what cost the median run points. Where the
 * host disturbed the runs that count, their speed is the host's and not judged.
 */
export function lighthouseFailures(pages: readonly PageScores[]): string[] {
  return pages.flatMap((page) => {
    const { path, runs } = page;
    return (Object.entries(CATEGORIES) as [Category, number][]).flatMap(([category, atLeast]) => {
      if (category === 'performance' && !isMeasurable(page)) return [];
      const median = medianScore(runs, category);
      if (median !== null && median >= atLeast) return [];
      const medianRun = runs.find((run) => run.scores[category] === median);
      const lost = medianRun?.lost.filter((line) => line.includes(`(${category})`)) ?? [];
      return [
        [`${path}: ${category} ${median ?? 'without a score'}, at least ${atLeast}`, ...lost].join('\n    '),
      ];
    });
  });
}

/** A table for people: the median of each category and, in brackets, each run; the speed of the machine. */
export function scoreTable(pages: readonly PageScores[]): string {
  const names = Object.keys(CATEGORIES) as Category[];
  const rows = [
    [
      '',
      ...names.map((name) => `${name} ≥ ${CATEGORIES[name]}`),
      'benchmark index',
      'times slower',
      'stolen',
    ],
    ...pages.map(({ path, runs }) => [
      path,
      ...names.map(
        (name) =>
          `${medianScore(runs, name) ?? '-'} (${runs.map(({ scores }) => scores[name] ?? '-').join(', ')})`,
      ),
      runs.map(({ benchmarkIndex }) => Math.round(benchmarkIndex)).join(', '),
      runs.map(({ slowdown }) => slowdown).join(', '),
      runs.map(({ stolen }) => `${Math.round(stolen * 100)} %`).join(', '),
    ]),
  ];
  return table(rows);
}
