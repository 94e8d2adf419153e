import { EVENTS, type Service } from '@inkwell/contracts';
import type { Closers } from '@inkwell/service';
import type { Connection } from 'mongoose';
import type { Handler } from './handlers.ts';
import type { QueueSettings } from './queue.ts';
import { startRelay } from './relay.ts';
import { startWorker } from './worker.ts';

/**
 * Starts a service's background half: the worker of its queues and, where it emits events, the relay of its outbox.
 *
 * @throws Error where an event or a job of this service has no handler, or two
 */
export function startBackgroundWork(
  options: QueueSettings & {
    service: Service;
    connection: Connection;
    closers: Closers;
    handlers: Handler[];
    /** Looks in MongoDB for due work and queues its jobs. */
    sweep?: () => Promise<void>;
    /** Queues the jobs of work that is due at a time of its own. Runs each second. */
    tick?: () => Promise<void>;
    /** Events at once, and beside them as many jobs of the service's own. Default 8. */
    concurrency?: number;
    /** By which events and jobs are due: MongoDB's, as all processes must agree. Default: the clock. */
    now?: () => Date;
  },
): void {
  const worker = startWorker(options);
  options.closers.add(worker.close);
  const emits = Object.values(EVENTS).some((event) => event.from === options.service);
  if (!emits) return;
  const relay = startRelay(options);
  options.closers.add(relay.close);
}
