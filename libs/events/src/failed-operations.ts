import type { EventName } from '@inkwell/contracts';
import { AppError, type RedisClient } from '@inkwell/service';
import type { Job, Queue } from 'bullmq';
import { readSetAside, setAsideKeyOf } from './set-aside.ts';

const PAGE_SIZE = 500;
const ERASURE_EVENT: EventName = 'auth.user-deleted';

/** Failed jobs of one queue, name and reason. */
export interface FailedGroup {
  queue: string;
  name: string;
  reason: string;
  jobs: number;
  /** How many of them a person has set aside. */
  setAside: number;
  /** When the oldest was made. */
  since: Date;
  /** The id of the oldest that is not set aside, otherwise of the oldest. */
  example: string;
}

/** What a person can do about failed jobs. */
export interface FailedOperations {
  /** All failed jobs in groups, those of the most jobs first. */
  list: () => Promise<FailedGroup[]>;
  /**
   * Ends that a job is tried again by itself, for as long as it is kept (14 days).
   *
   * @throws AppError where there is no such failed job, or where it erases somebody
   */
  setAside: (queue: string, id: string) => Promise<void>;
  /**
   * Tries a job again now, also one that is set aside.
   *
   * @throws AppError where there is no such failed job
   */
  retry: (queue: string, id: string) => Promise<void>;
}

export function createFailedOperations(queues: Queue[], redis: RedisClient): FailedOperations {
  async function find(name: string, id: string): Promise<{ queue: Queue; job: Job }> {
    const queue = queues.find((each) => each.name === name);
    if (!queue)
      throw new AppError(
        'not_found',
        `There is no queue ${name}. There are: ${queues.map((each) => each.name).join(', ')}.`,
      );
    const job: Job | undefined = await queue.getJob(id);
    if (!job || !(await job.isFailed()))
      throw new AppError('not_found', `In the queue ${name} no job ${id} has failed.`);
    return { queue, job };
  }

  return {
    list: async () => {
      const groups = new Map<string, FailedGroup>();
      for (const queue of queues) {
        const setAside = await readSetAside(queue, redis);
        for (let from = 0; ; from += PAGE_SIZE) {
          const jobs: Job[] = await queue.getJobs('failed', from, from + PAGE_SIZE - 1, true);
          for (const job of jobs) addToGroup(groups, queue.name, job, setAside);
          if (jobs.length < PAGE_SIZE) break;
        }
      }
      return [...groups.values()].toSorted((one, another) => another.jobs - one.jobs);
    },
    setAside: async (name, id) => {
      const { queue, job } = await find(name, id);
      if (job.name === ERASURE_EVENT)
        throw new AppError('invalid', 'An erasure cannot be set aside: somebody’s data would stay.');
      await redis.sadd(setAsideKeyOf(queue), id);
    },
    retry: async (name, id) => {
      const { queue, job } = await find(name, id);
      await redis.srem(setAsideKeyOf(queue), id);
      await job.retry('failed');
    },
  };
}

function addToGroup(
  groups: Map<string, FailedGroup>,
  queue: string,
  job: Job,
  setAside: ReadonlySet<string>,
): void {
  const { id = '', name, failedReason: reason } = job;
  const key = `${queue} ${name} ${reason}`;
  const made = new Date(job.timestamp);
  const group = groups.get(key) ?? { queue, name, reason, jobs: 0, setAside: 0, since: made, example: id };
  groups.set(key, group);
  const isBetter = setAside.has(group.example) === setAside.has(id) ? made < group.since : !setAside.has(id);
  if (isBetter) group.example = id;
  if (made < group.since) group.since = made;
  group.jobs += 1;
  if (setAside.has(id)) group.setAside += 1;
}
