import { expect, test } from 'vitest';

import {
  cpuSlowdown,
  hasEnoughRuns,
  isMeasurable,
  lighthouseFailures,
  readRun,
  runsThatCount,
  scoreTable,
  type LighthouseRun,
} from './lighthouse-scores.ts';
import { stolenShare } from './processor-times.ts';

const run = (performance: number | null, accessibility = 100): LighthouseRun => ({
  scores: { performance, accessibility, 'best-practices': 100, seo: 100 },
  lost: performance === 100 ? [] : ['total-blocking-time (performance): 300 ms'],
  benchmarkIndex: 1_600.4,
  slowdown: 3.7,
  stolen: 0.004,
});

test('when one run is slow, then the median passes', () => {
  const pages = [{ path: '/', runs: [run(60), run(95), run(97)] }];
  expect(lighthouseFailures(pages)).toEqual([]);
  expect(scoreTable(pages)).toMatch(
    /^\/ +95 \(60, 95, 97\) +100 \(100, 100, 100\).* 1600, 1600, 1600 +3.7, 3.7, 3.7 +0 %, 0 %, 0 %$/m,
  );
});

test('when the median is below its bound, then the failure names page, category and what cost points', () => {
  const pages = [
    { path: '/', runs: [run(100), run(100), run(100)] },
    { path: '/signin', runs: [run(94), run(94, 99), run(99, 99)] },
  ];
  expect(lighthouseFailures(pages)).toEqual([
    '/signin: performance 94, at least 95\n    total-blocking-time (performance): 300 ms',
    '/signin: accessibility 99, at least 100',
  ]);
});

test('when a category has no score or nothing was run, then that is a failure', () => {
  expect(lighthouseFailures([{ path: '/', runs: [run(null), run(99), run(99)] }])).toEqual([
    expect.stringContaining('/: performance without a score'),
  ]);
  expect(lighthouseFailures([{ path: '/', runs: [] }])).toHaveLength(4);
});

const category = (score: number | null, auditRefs: object[] = []) => ({ score, auditRefs });

test('when Lighthouse has written its result, then scores and lost points are read from it', () => {
  const result = {
    environment: { benchmarkIndex: 850 },
    configSettings: { throttling: { cpuSlowdownMultiplier: 1.9 } },
    categories: {
      performance: category(0.95, [
        { id: 'speed-index', weight: 10 },
        { id: 'unused-css', weight: 0 },
      ]),
      accessibility: category(0.99, [{ id: 'label', weight: 7 }]),
      'best-practices': category(1),
      seo: category(null),
    },
    audits: {
      'speed-index': { score: 0.9, displayValue: '3.0 s', title: 'Speed Index' },
      'unused-css': { score: 0, title: 'Unused CSS' },
      label: { score: 0, title: 'Form elements do not have labels' },
    },
  };
  expect(readRun(JSON.stringify(result))).toEqual({
    scores: { performance: 95, accessibility: 99, 'best-practices': 100, seo: null },
    benchmarkIndex: 850,
    slowdown: 1.9,
    lost: ['speed-index (performance): 3.0 s', 'label (accessibility): Form elements do not have labels'],
  });
});

test('when Lighthouse could not load the page, then its reason is thrown', () => {
  const result = { runtimeError: { message: 'NO_FCP' }, categories: {}, audits: {} };
  expect(() => readRun(JSON.stringify(result))).toThrow('NO_FCP');
});

test.each([
  [2_000, 4],
  [1_750, 4],
  [1_000, 2.3],
  [300, 1],
])('when the benchmark index is %s, then the processor is taken for %s times slower', (index, slowdown) => {
  expect(cpuSlowdown(index)).toBe(slowdown);
});

test('when the host disturbed runs, then they do not count as quiet, and the least disturbed ones are taken', () => {
  const runs = [0.2, 0.01, 0.06].map((stolen, index) => ({ ...run(90 + index), stolen }));
  expect(hasEnoughRuns(runs)).toBe(false);
  expect(runsThatCount(runs).map(({ stolen }) => stolen)).toEqual([0.01, 0.06]);
  expect(hasEnoughRuns([...runs, run(91)])).toBe(true);
});

test('when two runs agree on each bound, then their lower scores are taken', () => {
  expect(hasEnoughRuns([run(97)])).toBe(false);
  expect(hasEnoughRuns([run(97), run(95)])).toBe(true);
  expect(hasEnoughRuns([run(94), run(80)])).toBe(true);
  expect(lighthouseFailures([{ path: '/', runs: [run(94), run(80)] }])).toEqual([
    expect.stringContaining('performance 80'),
  ]);
});

test('when two runs disagree on a bound, then seven are taken', () => {
  expect(hasEnoughRuns([run(97), run(97, 99)])).toBe(false);
  const split = [93, 99, 92, 97, 98, 96].map((score) => run(score));
  expect(hasEnoughRuns(split)).toBe(false);
  const runs = [...split, run(97), { ...run(20), stolen: 0.3 }];
  expect(hasEnoughRuns(runs)).toBe(true);
  expect(runsThatCount(runs)).toHaveLength(7);
  expect(lighthouseFailures([{ path: '/', runs: runsThatCount(runs) }])).toEqual([]);
});

test('when the processors worked, then the share that was stolen is of the time between', () => {
  expect(stolenShare({ total: 1_000, stolen: 10 }, { total: 1_200, stolen: 20 })).toBe(0.05);
  expect(stolenShare({ total: 0, stolen: 0 }, { total: 0, stolen: 0 })).toBe(0);
});

test('when the host disturbed the runs that count, then their speed is not judged, and the rest is', () => {
  const runs = [run(60, 99), run(60, 99), { ...run(60, 99), stolen: 0.3 }];
  expect(isMeasurable({ path: '/', runs })).toBe(false);
  expect(lighthouseFailures([{ path: '/', runs }])).toEqual(['/: accessibility 99, at least 100']);
});
