import { DAY_MS, ERROR_CODES, HOUR_MS, MINUTE_MS } from '@inkwell/contracts';
import { AppError, errorTypeOf, isMongoUnreachable, isTransient } from '@inkwell/service';
import type { Job } from 'bullmq';

/** How often a worker may be lost with a job before the job is to blame. Its own failures are counted apart. */
export const MAX_CRASHES = 3;

const MAX_RETRY_WAIT_MS = 6 * HOUR_MS;

const PERMANENT_CODES: ReadonlySet<string> = new Set(
  ERROR_CODES.filter((code) => !isTransient(new AppError(code))),
);
/** What a job needs is out of reach: however long that lasts, it says nothing against the job. */
const UNREACHABLE_CODES: ReadonlySet<string> = new Set([
  'unavailable',
  'rate_limited',
] satisfies AppError['code'][]);

/** What is known of a failed job. */
export type FailedJob = Pick<Job, 'failedReason' | 'stalledCounter' | 'timestamp' | 'finishedOn'>;

/** Whether the job's workers were lost so often that it is to blame. */
export const hasCrashed = (job: Pick<Job, 'stalledCounter'>): boolean => job.stalledCounter > MAX_CRASHES;

/** What Redis keeps of an error: a code or a type, never a message that might quote somebody. */
export function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (isMongoUnreachable(error)) return 'unavailable';
  return errorTypeOf(error);
}

/** Whether it was refused as wrong, or crashed its workers: that others succeed says nothing of it. */
export const isJobAtFault = (job: FailedJob): boolean =>
  hasCrashed(job) || PERMANENT_CODES.has(job.failedReason);

/**
 * Whether only a person can mend it, as far as can be told: it is to blame, or an error of an unknown cause has lasted
 * for a day. It is tried again all the same, but slowly: see `slowWaitOf`.
 *
 * @param at the time, in ms
 */
export function isFailedForGood(job: FailedJob, at: number): boolean {
  return isJobAtFault(job) || (at - job.timestamp > DAY_MS && !UNREACHABLE_CODES.has(job.failedReason));
}

/**
 * How long a job that failed for good waits for its next try, in ms: as long as it took until it last failed, so that
 * the waits double, an hour at least and six hours at most.
 */
export function slowWaitOf({ timestamp, finishedOn = timestamp }: FailedJob): number {
  return Math.min(Math.max(finishedOn - timestamp, HOUR_MS), MAX_RETRY_WAIT_MS);
}

/**
 * Whether a failed job may begin again as its work is asked for: a sweep or a claim may find the same work each minute
 * for as long as its job fails. One that failed for good waits as long as it took until it last failed, six hours at
 * most; within its first minute it does not wait, as what it works on may have changed.
 */
export function mayRetry(job: FailedJob, at: number): boolean {
  if (!isFailedForGood(job, at)) return true;
  const { timestamp, finishedOn = timestamp } = job;
  const failedForMs = finishedOn - timestamp;
  return failedForMs < MINUTE_MS || at - finishedOn >= Math.min(failedForMs, MAX_RETRY_WAIT_MS);
}
