/**
 * The pieces of `source` up to the abort. The source is told to stop and not waited for: one that hears neither
 * the signal nor `return` must not hold up who asked.
 */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const aborted = new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted');
    signal.addEventListener('abort', () => resolve('aborted'), { once: true });
  });
  try {
    for (;;) {
      const coming = iterator.next();
      // The race reports it; after an abort nobody asks any more.
      coming.catch(() => undefined);
      const next = await Promise.race([coming, aborted]);
      if (next === 'aborted' || next.done) return;
      yield next.value;
    }
  } finally {
    iterator.return?.().catch(() => undefined);
  }
}
