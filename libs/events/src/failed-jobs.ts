import { ERROR_CODES } from '@inkwell/contracts';
import { AppError, isTransient, type Logger } from '@inkwell/service';
import type { Job, Queue } from 'bullmq';
import { JOB_DEFAULTS } from './queue.ts';

/** How often a worker may be lost with a job before the job is to blame. Its own failures are counted apart. */
export const MAX_CRASHES = 3;

const REVIVED_AT_ONCE = 1_000;

// What a version of before wrote where it did not know a job's name.
const NO_HANDLER = 'no handler';

const PERMANENT: ReadonlySet<string> = new Set(
  ERROR_CODES.filter((code) => !isTransient(new AppError(code))),
);

/** Whether the job's workers were lost so often that it is not to be tried again. */
export const hasCrashed = (job: Job): boolean => job.stalledCounter > MAX_CRASHES;

/** What Redis keeps of an error: a code or a type, never a message that might quote somebody. */
export function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/**
 * Gives one more attempt to each job that only ran out of attempts: its fault may have healed. A job that crashed its
 * workers, or that failed for good, stays as it is.
 *
 * @param knows whether a name has a handler in this process
 */
export async function reviveFailed(
  queue: Queue,
  knows: (name: string) => boolean,
  log: Logger,
): Promise<void> {
  for (const job of await queue.getFailed(0, REVIVED_AT_ONCE - 1)) {
    if (!isWorthAnotherTry(job, knows)) continue;
    try {
      await job.retry('failed');
    } catch (error) {
      log.debug({ err: error, job: job.name, id: job.id }, 'job was revived elsewhere');
    }
  }
}

function isWorthAnotherTry(job: Job, knows: (name: string) => boolean): boolean {
  if (hasCrashed(job)) return false;
  if (job.failedReason === NO_HANDLER) return knows(job.name);
  return job.attemptsMade >= JOB_DEFAULTS.attempts && !PERMANENT.has(job.failedReason);
}
