import { percentile } from '../bench/compare.ts';
import type { ProcessEnd } from '../fleet/fleet.ts';
import { partLine } from '../start/terminal.ts';
import type { DeliveryCounts } from './deliveries.ts';
import type { SteadyRequests } from './requests.ts';
import type { TalkCounts } from './talks.ts';

/** What was seen of a roll-out. */
export type RolloutResult = {
  requests: Pick<SteadyRequests, 'failures' | 'times' | 'again'>;
  talks: Omit<TalkCounts, 'stop'>;
  ends: readonly ProcessEnd[];
  deliveries: DeliveryCounts;
};

const sumCounts = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The figures, for people. */
export function formatReport({ requests, talks, ends, deliveries }: RolloutResult): string {
  const { times, failures } = requests;
  const ms = (value: number): string => `${Math.round(value)} ms`;
  const slowest = ends.toSorted((a, b) => b.seconds - a.seconds)[0];
  const { newName } = deliveries;
  return [
    partLine(
      'requests',
      `${times.length} sent, ${sumCounts(failures)} failed, ${requests.again} sent again; p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}, longest ${ms(Math.max(0, ...times))}`,
    ),
    partLine(
      'replies',
      `${talks.begun} begun, ${talks.complete} complete, ${talks.interrupted} interrupted, ${talks.lost} lost; ${sumCounts(talks.failures)} messages failed; ${talks.resumed} streams read on elsewhere; longest gap ${ms(talks.longestGapMs)}`,
    ),
    partLine(
      'processes',
      `${ends.length} replaced, ${ends.filter(({ code }) => code === 0).length} ended in order; the slowest, ${slowest?.name}, in ${slowest?.seconds.toFixed(1)} s`,
    ),
    partLine(
      'events',
      `${deliveries.emitted} emitted, ${deliveries.consumed} consumed, ${deliveries.besideEachOther} of them emitted while two versions ran`,
    ),
    partLine('new name', `${newName.emitted} emitted, ${newName.consumed} consumed`),
    partLine('jobs', `${deliveries.failedJobs} failed, ${deliveries.unread} texts unread`),
  ].join('\n');
}

/** What must not be; nothing where the roll-out went unnoticed. */
export function findProblems({ requests, talks, ends, deliveries }: RolloutResult): string[] {
  const { emitted, consumed, newName, failedJobs, unread } = deliveries;
  const failed = [...requests.failures, ...talks.failures].map(([what, count]) => `${what} (${count})`);
  const late = ends.filter(({ code }) => code !== 0).map(({ name, code }) => `${name} ended with ${code}`);
  const when = (isSo: boolean, problem: string): string[] => (isSo ? [problem] : []);
  return [
    ...failed,
    ...late,
    ...when(talks.begun === 0, 'no reply was begun'),
    ...when(talks.lost > 0, `${talks.lost} replies lost`),
    ...when(consumed < emitted, `${emitted - consumed} events not consumed`),
    ...when(newName.emitted === 0, 'no event of the new name was emitted'),
    ...when(newName.consumed < newName.emitted, `${newName.emitted - newName.consumed} of the new name lost`),
    ...when(failedJobs > 0, `${failedJobs} jobs failed`),
    ...when(unread > 0, `${unread} texts unread`),
  ];
}
