/**
 * Yields what `source` yields until the abort. The source is told to return but not awaited, because one that
 * ignores the signal would keep the caller waiting.
 */
export async function* abortable<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const aborted = new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted');
    signal.addEventListener('abort', () => resolve('aborted'), { once: true });
  });
  try {
    for (;;) {
      const pending = iterator.next();
      // The race below throws its error; after an abort nobody reads it, and Node would report it as unhandled.
      pending.catch(() => undefined);
      const next = await Promise.race([pending, aborted]);
      if (next === 'aborted' || next.done) return;
      yield next.value;
    }
  } finally {
    iterator.return?.().catch(() => undefined);
  }
}
