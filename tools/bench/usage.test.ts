import { expect, test } from 'vitest';

import { cpuSeconds, type ProcessUsage, residentKibibytes, usageTable } from './usage.ts';

/** Of proc(5), in its order: state, then 10 others, then the times in user and in system mode, then those of children. */
const statOf = (name: string) =>
  `4242 (${name}) S 1 4242 4242 0 -1 4194304 90210 7 3 0 1234 566 8000 9000 20 0 11 0 5150 1073741824 40960\n`;

test('when a process tells of its memory, then what is resident counts, not its highest or what is swapped', () => {
  const status =
    'Name:\tnode\nVmPeak:\t 1182204 kB\nVmHWM:\t  140000 kB\nVmRSS:\t  125436 kB\nVmSwap:\t       0 kB\n';
  expect(residentKibibytes(status)).toBe(125_436);
});

test('when a process has ended, then it has no memory, which is not none', () => {
  expect(() => residentKibibytes('Name:\tnode\nState:\tZ (zombie)\n')).toThrow('no resident memory');
});

test('when the name of a process has blanks and brackets, then its times are found all the same', () => {
  for (const name of ['node', 'node (worker) 3', ') 1 2 3']) expect(cpuSeconds(statOf(name))).toBe(18);
});

test('when a text has no times, then that is an error and no figure', () => {
  expect(() => cpuSeconds('4242 (node) Z 1')).toThrow('no times');
});

const measured = {
  restKibibytes: 204_800,
  restCores: 0.0104,
  loadKibibytes: 307_200,
  answered: [
    { name: 'GET journal-entries/:date', aSecond: 900.4, aCoreSecond: 2_100.6 },
    { name: 'POST journal-entries', aSecond: 200, aCoreSecond: 1_000 },
  ],
};
const journal: ProcessUsage = { name: 'journal', startSeconds: 1.234, measured };

test('when processes were measured, then each has a row under the headings', () => {
  const worker = { ...journal, name: 'journal worker', measured: { ...measured, answered: [] } };
  const [headings, first, second] = usageTable([journal, worker]).split('\n');
  expect(headings).toMatch(/^process +start +at rest +under load +cores at rest +answered/);
  expect(first).toMatch(
    /^journal +1\.23 s +200 MiB +300 MiB +10m +2101 GET journal-entries\/:date \(900 a second\); 1000 POST journal-entries \(200 a second\)$/,
  );
  expect(second).toMatch(/^journal worker +1\.23 s +200 MiB +300 MiB +10m$/);
});

test('when the system does not tell what a process uses, then the table says so and has the starts alone', () => {
  const [headings, row, why] = usageTable([{ ...journal, measured: null }]).split('\n');
  expect(headings).toMatch(/^process +start$/);
  expect(row).toMatch(/^journal +1\.23 s$/);
  expect(why).toContain('Linux alone');
});
