import { sweptRows } from './metrics.ts';

/** How long a claimed job has to end, in ms, before its row counts as due again. */
const CLAIM_MS = 60_000;
const CLAIMED_AT_ONCE = 100;

/**
 * The tick over work whose row says when it is due: claims each row that is due, by moving that time on, and queues
 * its job. A row whose job is lost is due again when the claim ends; of several processes one claims a row.
 *
 * @param options.now by the clock that set the rows' times, one for all processes: MongoDB's
 * @param options.find at most `limit` rows that were due at `now`, those that waited longest first, over a partial index
 * @param options.claim moves a row's time to `until`, unless another process was faster: then `matchedCount` is 0
 * @param options.enqueue queues one row's job; `false` ends the tick, as Redis is away
 * @param options.claimMs how long a job has to end, in ms. Default: 60,000
 */
export async function claimDueWork<Row>(options: {
  now: Date;
  find: (now: Date, limit: number) => Promise<Row[]>;
  claim: (row: Row, until: Date) => Promise<{ matchedCount: number }>;
  enqueue: (row: Row) => Promise<boolean>;
  claimMs?: number;
}): Promise<void> {
  const { now, find, claim, enqueue, claimMs = CLAIM_MS } = options;
  const until = new Date(now.getTime() + claimMs);
  for (const row of await find(now, CLAIMED_AT_ONCE)) {
    const { matchedCount } = await claim(row, until);
    if (matchedCount > 0 && !(await enqueue(row))) return;
  }
}

// Younger work has its job still in the queue. With the sweep of each minute, lost work is queued again within 80 s.
const SWEEP_GRACE_MS = 20_000;

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
  for await (const row of find(new Date(now().getTime() - SWEEP_GRACE_MS))) {
    if (!(await enqueue(row))) return;
    sweptRows.inc();
  }
}
