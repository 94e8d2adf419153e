import { setTimeout as pause } from 'node:timers/promises';

import { type Service, SERVICES } from '@inkwell/contracts/constants';
import { openEveryQueue } from '@inkwell/events';
import { createLog } from '@inkwell/service';
import mongoose from 'mongoose';

import { databaseOf } from '../start/environment.ts';
import { NEW_EVENT_NAME } from './versions.ts';

const POLL_EVERY_MS = 2_000;

/** What has become of everything that was emitted and queued. */
export type DeliveryCounts = {
  emitted: number;
  consumed: number;
  /** Emitted while two versions ran. */
  besideEachOther: number;
  /** Of the event that the older version does not know. */
  newName: { emitted: number; consumed: number };
  /** Messages and pages that wait for the job that reads them. */
  unread: number;
  failedJobs: number;
};

export const isAllDelivered = ({ emitted, consumed, newName, unread, failedJobs }: DeliveryCounts): boolean =>
  emitted === consumed && newName.emitted === newName.consumed && unread === 0 && failedJobs === 0;

/**
 * Waits until every event was consumed and every job is done, or the signal is aborted.
 *
 * @param window in which two versions ran
 */
export async function awaitDeliveries(
  { mongodbUri, redisUrl }: { mongodbUri: string; redisUrl: string },
  window: { from: Date; to: Date },
  signal: AbortSignal,
): Promise<DeliveryCounts> {
  const log = createLog({ name: 'rollout', level: 'silent' });
  const connection = await mongoose.createConnection(mongodbUri).asPromise();
  const { queues, close } = openEveryQueue({ redisUrl, log });
  const rowsOf = (service: Service, collection: string) =>
    connection.useDb(new URL(databaseOf(mongodbUri, service)).pathname.slice(1)).collection(collection);

  const look = async (): Promise<DeliveryCounts> => {
    const deliveries = { emitted: 0, consumed: 0, besideEachOther: 0, unread: 0, failedJobs: 0 };
    for (const service of SERVICES) {
      const outbox = rowsOf(service, 'outbox');
      const { from, to } = window;
      deliveries.emitted += await outbox.countDocuments({});
      deliveries.consumed += await outbox.countDocuments({ confirmedAt: { $ne: null } });
      deliveries.besideEachOther += await outbox.countDocuments({ createdAt: { $gte: from, $lt: to } });
      // A relay looks after an event at each doubling of its age: asked to, it does so at once.
      await outbox.updateMany({ confirmedAt: null }, { $set: { checkAt: new Date() } });
    }
    deliveries.unread += await rowsOf('chat', 'messages').countDocuments({
      analysisDueAt: { $exists: true },
    });
    for (const queue of queues) deliveries.failedJobs += await queue.getFailedCount();
    const outbox = rowsOf('journal', 'outbox');
    const newName = {
      emitted: await outbox.countDocuments({ name: NEW_EVENT_NAME }),
      consumed: await outbox.countDocuments({ name: NEW_EVENT_NAME, confirmedAt: { $ne: null } }),
    };
    return { ...deliveries, newName };
  };

  try {
    let deliveries = await look();
    while (!isAllDelivered(deliveries) && !signal.aborted) {
      await pause(POLL_EVERY_MS, undefined, { signal }).catch(() => undefined);
      deliveries = await look();
    }
    return deliveries;
  } finally {
    await close();
    await connection.close();
  }
}
