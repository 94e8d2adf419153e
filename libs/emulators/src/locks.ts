/** Lets one piece of work at a time have a thing; pieces that concern different things run side by side. */
export interface KeyedLocks {
  /** Runs `work` when nobody else has any of these things, in the order of asking. */
  run<Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result>;
}

export function createKeyedLocks(): KeyedLocks {
  const tails = new Map<string, Promise<unknown>>();
  return {
    async run(keys, work) {
      // Taking all places at once, before any waiting, leaves no two pieces of work that wait for each other.
      const before = keys.map((key) => tails.get(key) ?? Promise.resolve());
      const done = Promise.all(before).then(work);
      const ended = done.catch(() => undefined);
      for (const key of keys) tails.set(key, ended);
      try {
        return await done;
      } finally {
        for (const key of keys) if (tails.get(key) === ended) tails.delete(key);
      }
    },
  };
}
