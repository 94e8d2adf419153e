import { setTimeout as pause } from 'node:timers/promises';
import { OVERDUE_STATUSES } from '@inkwell/contracts';
import { AppError, type Logger } from '@inkwell/service';
import type { Connection } from 'mongoose';
import { customerModel, type CustomerRow, FIRST_DATE } from './customer.model.ts';
import { IN_ORDER_STATUSES } from './standing.ts';
import { createStripeBudget } from './stripe-budget.ts';
import type { Sync } from './sync.ts';
import { RETRY_MS } from './sync-times.ts';

const MAX_STALE_LEASES = 100;
const BATCH_SIZE = 20;
/** How many of a batch may be overdue: they come first, and leave something to the others. */
const MAX_OVERDUE_IN_BATCH = 15;
/** Stripe's answers take some 150 ms each: so many side by side use up what may begin in a second. */
const MAX_PARALLEL = 10;
/** After so many people in a row for whom Stripe is out of reach, the rest are left for the next round. */
const MAX_UNREACHABLE_IN_A_ROW = 3;
/** How long a sweep goes on while something is due, in ms. Ticks do the rest. */
const MAX_SWEEP_MS = 10_000;
const BUDGET_POLL_MS = 100;
/** How long nobody is looked for after nobody was due, in ms. */
const PAUSE_WHEN_IDLE_MS = 10_000;

/** How long nobody is looked for after Stripe was out of reach, in ms. */
const PAUSE_WHEN_STRIPE_UNREACHABLE_MS = 60_000;

type DueCustomer = Pick<CustomerRow, '_id' | 'nextSyncAt'>;

/**
 * Compares with Stripe without a webhook: live subscriptions each day, each hour those that have just changed or are
 * overdue, and orders with an unknown outcome. All processes share the work and its rate.
 */
export function createReconciliation(deps: {
  connection: Connection;
  sync: Sync;
  log: Logger;
  now?: (() => number) | undefined;
}) {
  const { sync, log, now = Date.now } = deps;
  const Customer = customerModel(deps.connection);
  const budget = createStripeBudget({ connection: deps.connection, now });
  let idleUntil = 0;

  // Claiming a row moves its date on, so that two processes do not ask for the same. By its id: no other write of
  // one row finds its shard.
  async function claim({ _id, nextSyncAt }: DueCustomer): Promise<boolean> {
    const until = new Date(now() + RETRY_MS);
    const { matchedCount } = await Customer.updateOne({ _id, nextSyncAt }, { $set: { nextSyncAt: until } });
    return matchedCount > 0;
  }

  /** Syncs people. An error for one is logged; of a row of them for whom Stripe is out of reach, the last one ends it. */
  function createRound() {
    let away = 0;
    let outage: unknown = null;
    return {
      sync: async (userId: string): Promise<boolean> => {
        try {
          await sync(userId);
          away = 0;
          return true;
        } catch (error) {
          log.warn({ err: error, userId }, 'not reconciled');
          away = error instanceof AppError && error.code === 'unavailable' ? away + 1 : 0;
          if (away >= MAX_UNREACHABLE_IN_A_ROW) outage = error;
          return false;
        }
      },
      isOver: () => outage !== null,
      /** @throws the error that ended it */
      end: () => {
        if (outage !== null) throw outage;
      },
    };
  }

  /** Those who are due: the overdue first, then who has waited longest. */
  async function findDue(): Promise<DueCustomer[]> {
    const isDue = { nextSyncAt: { $gte: FIRST_DATE, $lte: new Date(now()) } };
    const find = (where: object, limit: number): Promise<DueCustomer[]> =>
      Customer.find({ ...isDue, ...where }, { nextSyncAt: 1 })
        .sort({ nextSyncAt: 1 })
        .limit(limit)
        .lean();
    const found = new Map<string, DueCustomer>();
    const add = (rows: DueCustomer[]) => rows.forEach((row) => found.set(row._id, row));
    add(await find({ status: { $in: OVERDUE_STATUSES } }, MAX_OVERDUE_IN_BATCH));
    add(await find({ status: { $in: IN_ORDER_STATUSES } }, BATCH_SIZE - found.size));
    // More that are overdue, and words of Stripe's that are not known here.
    if (found.size < BATCH_SIZE) add(await find({}, BATCH_SIZE));
    return [...found.values()].slice(0, BATCH_SIZE);
  }

  /** @returns how many were due; null where the rate allows none now */
  async function compareSome(): Promise<number | null> {
    const due = await findDue();
    if (due.length === 0) return 0;
    const granted = await budget.take(due.length);
    if (granted === 0) return null;
    const round = createRound();
    const people = due.slice(0, granted).values();
    // One by one until Stripe has answered: where it is away, it is not asked for all of them.
    for (const person of people) {
      if ((await claim(person)) && (await round.sync(person._id))) break;
      if (round.isOver()) break;
    }
    const lane = async (): Promise<void> => {
      for (const person of people) {
        if (round.isOver()) return;
        if (await claim(person)) await round.sync(person._id);
      }
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL }, lane));
    round.end();
    return due.length;
  }

  async function resolveStaleClaims(): Promise<void> {
    const round = createRound();
    const stale = { 'claim.until': { $lte: new Date(now()) } };
    const rows = await Customer.find(stale, { claim: 1 }).limit(MAX_STALE_LEASES).lean();
    for (const { _id, claim } of rows) {
      const isKnown = await round.sync(_id);
      round.end();
      // A lease that is still there has led to no subscription.
      if (isKnown) {
        await Customer.updateOne({ _id, 'claim.id': claim?.id, ...stale }, { $set: { claim: null } });
      }
    }
  }

  /** For how long the one who waits longest has been due, in seconds. */
  async function waitOf(where: object): Promise<number> {
    const oldest = await Customer.findOne({ ...where, nextSyncAt: { $gte: FIRST_DATE } }, { nextSyncAt: 1 })
      .sort({ nextSyncAt: 1 })
      .lean();
    return Math.max(0, (now() - (oldest?.nextSyncAt?.getTime() ?? now())) / 1_000);
  }

  return {
    sweep: async (): Promise<void> => {
      await resolveStaleClaims();
      const endsAt = Date.now() + MAX_SWEEP_MS;
      for (;;) {
        const compared = await compareSome();
        if (compared === 0 || Date.now() >= endsAt) return;
        if (compared === null) await pause(BUDGET_POLL_MS);
      }
    },
    /** What a second allows. */
    tick: async (): Promise<void> => {
      if (now() < idleUntil) return;
      // Until it is known that Stripe answers: each try of an outage puts somebody off.
      const until = idleUntil;
      idleUntil = now() + PAUSE_WHEN_STRIPE_UNREACHABLE_MS;
      idleUntil = (await compareSome()) === 0 ? now() + PAUSE_WHEN_IDLE_MS : until;
    },
    /** What waits for a comparison, in seconds since it was due. */
    oldestDue: async (): Promise<{ overdue: number; all: number }> => ({
      overdue: await waitOf({ status: { $in: OVERDUE_STATUSES } }),
      all: await waitOf({}),
    }),
  };
}
