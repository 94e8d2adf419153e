import { partLine, table } from '../start/terminal.ts';
import type { OutcomeCounts } from './calls.ts';
import type { Violation } from './checks.ts';

/** What was seen of one fault. */
export type FaultReport = {
  name: string;
  what: string;
  /** What is worth telling; empty for nothing. */
  note: string;
  lastedMs: number;
  during: OutcomeCounts;
  /** From the end of the fault until every part answered; null where it did not in time. */
  answeredAfterMs: number | null;
  /** Why it was not done, or could not be. */
  failure: string | null;
};

/** What was seen of a run. */
export type RunResult = {
  seen: readonly FaultReport[];
  /** Faults that cannot be done here, and why. */
  leftOut: readonly { name: string; why: string }[];
  /** By what they were about. */
  acknowledgedWrites: Readonly<Record<string, number>>;
  violations: readonly Violation[];
  /** From the end of the last fault until all that is derived fitted; null where it did not in time. */
  convergedAfterMs: number | null;
  /** What did not fit at the last look but one; null where all fitted at once. */
  lastToFit: string | null;
};

const formatSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const formatFailures = ({ failures }: OutcomeCounts): string => {
  const parts = [...failures].toSorted(([, a], [, b]) => b - a).map(([how, count]) => `${how} × ${count}`);
  return parts.length > 0 ? parts.join(', ') : 'none';
};

const countFailures = ({ failures }: OutcomeCounts): number =>
  [...failures.values()].reduce((sum, count) => sum + count, 0);

/** One fault, for people. */
export function describeFault({
  name,
  what,
  note,
  lastedMs,
  during,
  answeredAfterMs,
  failure,
}: FaultReport): string {
  const again =
    answeredAfterMs === null
      ? 'did not answer again'
      : `answered again ${formatSeconds(answeredAfterMs)} after`;
  return [
    `${name}: ${what}${note && ` (${note})`}`,
    partLine('', `${formatSeconds(lastedMs)}; ${again}`),
    partLine(
      '',
      `requests: ${during.acknowledged} acknowledged, ${countFailures(during)} not (${formatFailures(during)})`,
    ),
    ...(failure === null ? [] : [partLine('', `it could not be done: ${failure}`)]),
  ].join('\n');
}

/** What must not be, each in a line. */
export function findProblems({ seen, violations, convergedAfterMs }: RunResult): string[] {
  return [
    ...seen.flatMap(({ name, failure, answeredAfterMs }) => [
      ...(failure === null ? [] : [`${name} could not be done: ${failure}`]),
      ...(answeredAfterMs === null ? [`the product did not answer again after ${name}`] : []),
    ]),
    ...violations.map(({ kind, person, what }) => `${kind}, ${person}: ${what}`),
    ...(convergedAfterMs === null && violations.length === 0 ? ['what is derived could not be read'] : []),
  ];
}

/** All of it, for people; its last line is the verdict. */
export function formatReport(result: RunResult): string {
  const { seen, leftOut, acknowledgedWrites, convergedAfterMs, lastToFit } = result;
  const problems = findProblems(result);
  const rows = seen.map(({ name, lastedMs, during, answeredAfterMs }) => [
    name,
    formatSeconds(lastedMs),
    String(during.acknowledged),
    String(countFailures(during)),
    answeredAfterMs === null ? 'no' : formatSeconds(answeredAfterMs),
  ]);
  const writes = Object.entries(acknowledgedWrites).map(([kind, count]) => `${count} ${kind}`);
  const converged =
    convergedAfterMs === null ? 'not in time' : `${formatSeconds(convergedAfterMs)} after the last fault`;
  return [
    table([['fault', 'lasted', 'acknowledged', 'not', 'answered again after'], ...rows]),
    '',
    ...leftOut.map(({ name, why }) => `LEFT OUT: ${name}: ${why}`),
    `acknowledged writes: ${writes.join(', ')}`,
    `all that is derived had converged: ${converged}${lastToFit === null ? '' : `; the last of it: ${lastToFit}`}`,
    ...problems.map((problem) => `FAILED: ${problem}`),
    problems.length > 0
      ? `${problems.length} problems.`
      : `${seen.length} faults: every acknowledged write is there once, nobody saw another's data.`,
  ].join('\n');
}
