import { readFile } from 'node:fs/promises';

/** What all processors have done since the machine was started, in ticks. */
export type ProcessorTimes = { total: number; stolen: number };

/** Of Linux; elsewhere nothing counts as stolen. Source: the table of /proc/stat in man 5 proc_stat. */
export async function readProcessorTimes(): Promise<ProcessorTimes> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  // user, nice, system, idle, iowait, irq, softirq, steal; guests are part of user.
  const ticks = (/^cpu +(.+)$/m.exec(text)?.[1] ?? '').split(' ').slice(0, 8).map(Number);
  return { total: ticks.reduce((sum, count) => sum + count, 0), stolen: ticks[7] ?? 0 };
}

/** The share of the time between that the machine's host gave to others, 0 to 1. */
export function stolenShare(before: ProcessorTimes, after: ProcessorTimes): number {
  return (after.stolen - before.stolen) / Math.max(after.total - before.total, 1);
}
