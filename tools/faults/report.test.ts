import { expect, test } from 'vitest';

import { findProblems, formatReport, type RunResult, type FaultReport } from './report.ts';

const killed: FaultReport = {
  name: 'redis-killed',
  what: 'Redis is killed',
  note: '',
  lastedMs: 4_000,
  during: { acknowledged: 7, failures: new Map([['503', 2]]) },
  answeredAfterMs: 300,
  failure: null,
};
const fine: RunResult = {
  seen: [killed],
  leftOut: [],
  acknowledgedWrites: { page: 5 },
  violations: [],
  convergedAfterMs: 12_000,
  lastToFit: null,
};
const lastLine = (result: RunResult) => formatReport(result).split('\n').at(-1);

test('when all that was acknowledged is there, then the last line says so, and refused requests are no problem', () => {
  expect(findProblems(fine)).toEqual([]);
  expect(lastLine(fine)).toContain('every acknowledged write is there once');
});

test.each<[string, Partial<RunResult>, string]>([
  [
    'a write is lost',
    { violations: [{ kind: 'lost', person: 'ann1', what: 'the page' }] },
    'lost, ann1: the page',
  ],
  [
    'the product does not answer again',
    { seen: [{ ...killed, answeredAfterMs: null }] },
    'the product did not answer again after redis-killed',
  ],
  [
    'a fault could not be done',
    { seen: [{ ...killed, failure: 'no job' }] },
    'redis-killed could not be done: no job',
  ],
  ['the end could not be read', { convergedAfterMs: null }, 'what is derived could not be read'],
])('when %s, then the run has failed and its last line says so', (_what, difference, problem) => {
  const result = { ...fine, ...difference };
  expect(findProblems(result)).toEqual([problem]);
  expect(lastLine(result)).toBe('1 problems.');
});

test('when a fault cannot be done on this machine, then the report says which and why', () => {
  expect(formatReport({ ...fine, leftOut: [{ name: 'clocks-ahead', why: 'no faketime' }] })).toContain(
    'LEFT OUT: clocks-ahead: no faketime',
  );
});
