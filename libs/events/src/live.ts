import { liveChannel, type Topic } from '@inkwell/contracts';
import type { Logger, RedisClient } from '@inkwell/service';

/** Tells a person's open pages that something of theirs has changed. */
export interface Live {
  /** Published after a commit. A hint only: it never fails, and whoever misses it finds the truth at the next read. */
  publish: (userId: string, topic: Topic) => Promise<void>;
}

export function createLive(redis: RedisClient, log: Logger): Live {
  return {
    publish: async (userId, topic) => {
      try {
        await redis.publish(liveChannel(userId), JSON.stringify({ topic }));
      } catch (error) {
        log.debug({ err: error, topic }, 'live notice not sent');
      }
    },
  };
}
