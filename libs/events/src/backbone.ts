import { EVENTS, type Service } from '@inkwell/contracts';
import type { Closers } from '@inkwell/service';
import type { Connection } from 'mongoose';
import type { QueueSettings } from './queue.ts';
import { startRelay } from './relay.ts';
import { type Handler, startWorker } from './worker.ts';

/**
 * Starts a service's background half: the worker of its queue and, where it emits events, the relay of its outbox.
 *
 * @throws Error where an event or a job of this service has no handler, or two
 */
export function startBackbone(
  options: QueueSettings & {
    service: Service;
    connection: Connection;
    closers: Closers;
    handlers: Handler[];
    /** Looks in MongoDB for what is behind and queues it again. */
    sweep?: () => Promise<void>;
  },
): void {
  const worker = startWorker(options);
  options.closers.add(worker.close);
  const emits = Object.values(EVENTS).some((event) => event.from === options.service);
  if (!emits) return;
  const relay = startRelay({ ...options, onRedisReplaced: worker.sweepSoon });
  options.closers.add(relay.close);
}
