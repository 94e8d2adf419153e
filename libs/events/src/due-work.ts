// Younger work has its job still in the queue. With the sweep of each minute, lost work is queued again within 80 s.
const GRACE_MS = 20_000;

/**
 * The sweep over work that stands on its row: queues the job of every row that has been due for 20 s, because its
 * job was lost or could not be queued. Any number of times: the job's id or key keeps it single.
 *
 * @param options.find the rows that were due before a time, those that waited longest first, over a partial index
 *   of the due ones
 * @param options.enqueue queues one row's job; `false` ends the sweep, as Redis is away
 * @param options.now default: the clock
 */
export async function enqueueDueWork<Row>(options: {
  find: (dueBefore: Date) => AsyncIterable<Row>;
  enqueue: (row: Row) => Promise<boolean>;
  now?: (() => Date) | undefined;
}): Promise<void> {
  const { find, enqueue, now = () => new Date() } = options;
  for await (const row of find(new Date(now().getTime() - GRACE_MS))) {
    if (!(await enqueue(row))) return;
  }
}
