import type { KeyedLocks } from '../locks.ts';
import type { StripeStore, StoredTimer } from './account.ts';
import type { RouteCall } from './call.ts';
import { expirePromotion } from './promotions.ts';
import { catchUpSubscription } from './subscription-cycle.ts';

const timerBatchSize = 100;

export interface TimersDependencies {
  store: StripeStore;
  locks: KeyedLocks;
  /** Unix seconds of the emulator's clock. */
  now: () => number;
  newCall: () => RouteCall;
  commit: (call: RouteCall) => Promise<void>;
  log: (line: string) => void;
}

/** Does what is due, each object on its own, found by index. */
export function createTimers({ store, locks, now, newCall, commit, log }: TimersDependencies) {
  const due = (where: object) =>
    store.list('timer', { ...where, at: { $lte: now() } }, { sort: { at: 1 }, limit: timerBatchSize });

  async function run(timer: StoredTimer): Promise<void> {
    const call = newCall();
    const current = await call.objects.get('timer', timer.id);
    // Another call was first.
    if (current === undefined || current.at > call.now) return;
    if (current.type === 'subscription') await catchUpSubscription(call, current.id);
    else await expirePromotion(call, current);
    await commit(call);
  }

  async function runDueLocked(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    for (const timer of await due({ key: { $in: keys } })) await run(timer);
  }

  return {
    /** What is due of these customers and promotions; the caller has their locks. */
    runDueLocked,
    async runDue(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      const timers = await due({ key: { $in: keys } });
      for (const timer of timers) await locks.run([timer.key, timer.id], () => run(timer));
    },
    /** Everything that is due. What fails is logged and left for the next time. */
    async runAll(): Promise<void> {
      const failed = new Set<string>();
      for (;;) {
        const timers = await due({ id: { $nin: [...failed] } });
        if (timers.length === 0) return;
        for (const timer of timers) {
          try {
            await locks.run([timer.key, timer.id], () => run(timer));
          } catch (error) {
            failed.add(timer.id);
            log(`what was due for ${timer.id} failed and is tried again later: ${String(error)}`);
          }
        }
      }
    },
  };
}
