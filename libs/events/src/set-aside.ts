import type { RedisClient } from '@inkwell/service';
import type { Queue } from 'bullmq';

/** The ids of failed jobs that a person has looked at and that are not to be tried again by themselves. */
export const setAsideKeyOf = (queue: Queue): string => queue.toKey('set-aside');

/** Whether a person has set the job aside. */
export async function isSetAside(queue: Queue, redis: RedisClient, jobId: string): Promise<boolean> {
  return (await redis.sismember(setAsideKeyOf(queue), jobId)) === 1;
}

/** The jobs that are set aside. Forgets those that have not failed any more: somebody had them tried again. */
export async function readSetAside(queue: Queue, redis: RedisClient): Promise<Set<string>> {
  const ids = await redis.smembers(setAsideKeyOf(queue));
  if (ids.length === 0) return new Set();
  const failedAt = await redis.zmscore(queue.toKey('failed'), ids);
  const isFailed = (_: string, position: number) => typeof failedAt[position] === 'string';
  const gone = ids.filter((id, position) => !isFailed(id, position));
  if (gone.length > 0) await redis.srem(setAsideKeyOf(queue), gone);
  return new Set(ids.filter(isFailed));
}
