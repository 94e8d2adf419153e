import type { Logger } from '@inkwell/service';
import type { Collection } from 'mongoose';
import { createOutageLog } from './outage.ts';

const REOPEN_MS = 1_000;

/**
 * Calls `onInsert` for each row that is added to a collection. A hint only: while the change stream is broken rows
 * are missed, and a new one is opened a second later. There is never more than one.
 */
export function watchInserts(
  collection: Collection,
  onInsert: () => void,
  log: Logger,
): { close: () => Promise<void> } {
  const outage = createOutageLog(log, `the change stream of ${collection.collectionName}`);
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let stream: ReturnType<typeof open> | undefined;

  function open() {
    // The row itself stays in the database: only that there is one matters.
    const opened = collection.watch([{ $match: { operationType: 'insert' } }, { $project: { _id: 1 } }]);
    opened.on('change', () => {
      outage.succeeded();
      onInsert();
    });
    let ended = false;
    // The server may end a stream by an error, by closing it, or by both; only one may follow it.
    const replace = (error?: unknown) => {
      if (closed || ended) return;
      ended = true;
      outage.failed(error);
      void opened.close();
      timer = setTimeout(() => {
        stream = open();
      }, REOPEN_MS);
    };
    opened.on('error', replace);
    opened.on('close', replace);
    return opened;
  }
  stream = open();

  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await stream?.close();
    },
  };
}
