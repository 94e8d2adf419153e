import type { Service } from '@inkwell/contracts';
import type { Closers } from '@inkwell/service';
import type { Connection } from 'mongoose';
import type { QueueSettings } from './queue.ts';
import { startRelay } from './relay.ts';
import { type Handler, startWorker } from './worker.ts';

/**
 * Starts a service's background half: the relay of its outbox and the worker of its queue. Both belong to the
 * worker role; a process of role `http` starts neither.
 *
 * @throws Error where an event or a job of this service has no handler, or two
 */
export function startBackbone(
  options: QueueSettings & {
    service: Service;
    role: 'all' | 'http' | 'worker';
    connection: Connection;
    closers: Closers;
    handlers: Handler[];
    /** Looks in MongoDB for what is behind and queues it again. */
    sweep?: () => Promise<void>;
  },
): void {
  if (options.role === 'http') return;
  const worker = startWorker(options);
  options.closers.add(worker.close);
  const relay = startRelay({ ...options, onRedisReplaced: worker.sweepSoon });
  options.closers.add(relay.close);
}
