import { SERVICES } from '@inkwell/contracts';
import type { Queue } from 'bullmq';
import { createFailedOperations, type FailedOperations } from './failed-operations.ts';
import { connectProducer, eventQueueOf, jobQueueOf, openQueue, type QueueSettings } from './queue.ts';

/** All queues of all services, for whoever looks after them. */
export function openEveryQueue(settings: QueueSettings): {
  queues: Queue[];
  failed: FailedOperations;
  close: () => Promise<void>;
} {
  const redis = connectProducer(settings);
  const names = SERVICES.flatMap((service) => [eventQueueOf(service), jobQueueOf(service)]);
  const queues = names.map((name) => openQueue(name, redis, settings));
  return {
    queues,
    failed: createFailedOperations(queues, redis),
    close: async () => {
      await Promise.all(queues.map((queue) => queue.close()));
      redis.disconnect();
    },
  };
}
